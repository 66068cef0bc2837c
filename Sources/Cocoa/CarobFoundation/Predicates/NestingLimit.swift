import CarobRuntime

/// The maximum nesting of predicates and expressions.
///
/// They are evaluated, written and freed by recursion, for which a thread's stack must be large enough.
enum NestingLimit {
  static let maximumDepth = 500

  /// The depth of an expression with parts of these depths.
  ///
  /// - Throws: `ObjectiveCException`, an `NSInvalidArgumentException`, when that is too deep.
  static func depth(around depths: [Int]) throws -> Int {
    let depth = 1 + (depths.max() ?? 0)
    guard depth <= maximumDepth else {
      throw ObjectiveCException.invalidArgument(
        "no more than \(maximumDepth) levels of predicates and expressions are accepted; each "
          + "operator of a calculation is a level; join many predicates in one array")
    }
    return depth
  }
}
