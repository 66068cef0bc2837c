/// Turns class names into model names, and names into selectors and other spellings.
///
/// An inflector is a value: a copy does not see prefixes added to the original later. All its
/// functions are pure and total, and may be called on any thread. Names are compared and cut by
/// Unicode scalars, never by canonical equivalence: two names that look alike but are spelled
/// with different scalars are two names, as they are in the runtime.
public struct Inflector: Sendable {
  /// The prefixes of every inflector, which come last in the list.
  private static let standardPrefixes = ["IC", "NS"]

  /// The known prefixes: added ones first, in the order they were added, then `IC`, then `NS`.
  ///
  /// No prefix is empty, and none occurs twice.
  public private(set) var prefixes: [String]

  /// Makes an inflector that knows the prefixes `NS` and `IC`.
  public init() {
    prefixes = Self.standardPrefixes
  }

  /// Adds prefixes.
  ///
  /// Empty strings, and prefixes that are already known, are ignored.
  ///
  /// - Complexity: O(*n* × *m*), where *n* is the number of prefixes known and *m* of those added.
  public mutating func addPrefixes(_ newPrefixes: some Sequence<String>) {
    for prefix in newPrefixes where !prefix.isEmpty && !knows(prefix) {
      prefixes.insert(prefix, at: prefixes.count - Self.standardPrefixes.count)
    }
  }

  /// Removes prefixes. Ignores unknown ones, `IC` and `NS`.
  ///
  /// - Complexity: O(*n* × *m*), as for adding.
  public mutating func removePrefixes(_ oldPrefixes: some Sequence<String>) {
    for prefix in oldPrefixes where !Self.standardPrefixes.contains(prefix) {
      prefixes.removeAll { $0.utf8.elementsEqual(prefix.utf8) }
    }
  }

  /// Adds a set of prefixes, sorted by Unicode scalars because a set has no order.
  ///
  /// Empty strings, and prefixes that are already known, are ignored.
  ///
  /// - Complexity: O(*n* × *m* + *m* log *m*), where *n* is the number of prefixes known and *m*
  ///   of those added.
  public mutating func addPrefixes(_ newPrefixes: Set<String>) {
    addPrefixes(Self.sorted(newPrefixes))
  }

  /// The prefixes in the order for adding a set.
  static func sorted(_ prefixes: some Sequence<String>) -> [String] {
    prefixes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func knows(_ prefix: String) -> Bool {
    prefixes.contains { $0.utf8.elementsEqual(prefix.utf8) }
  }
}

// Not synthesized, because `String` compares by canonical equivalence, and two inflectors whose prefixes are merely
// equivalent give different model names.
extension Inflector: Hashable {
  /// Whether both know the same prefixes, scalar by scalar, in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all prefixes together.
  public static func == (a: Inflector, b: Inflector) -> Bool {
    a.prefixes.elementsEqual(b.prefixes) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Feeds the bytes of every prefix to the hasher.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all prefixes together.
  public func hash(into hasher: inout Hasher) {
    for prefix in prefixes {
      for byte in prefix.utf8 { hasher.combine(byte) }
      hasher.combine(UInt8(0xFF))
    }
  }
}
