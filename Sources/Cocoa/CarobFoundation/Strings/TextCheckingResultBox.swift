import CarobRuntime
import Foundation

/// The range of a match of a regular expression, and of its groups. Registered as `NSTextCheckingResult`. [any-thread]
public final class TextCheckingResultBox: Object {
  /// The match; empty in an object that no search made.
  public private(set) var result = nothing()

  private var expression: RegularExpressionBox?

  private static func nothing() -> NSTextCheckingResult {
    var range = NSRange.nowhere
    return NSTextCheckingResult.regularExpressionCheckingResult(
      ranges: &range, count: 1, regularExpression: RegularExpressionBox.noExpression)
  }

  /// Boxes a match of an expression.
  public convenience init(_ result: NSTextCheckingResult, of expression: RegularExpressionBox?) {
    self.init(isa: Self.runtimeClass)
    self.result = result
    self.expression = expression
  }

  public override class var runtimeName: String { "NSTextCheckingResult" }

  /// `{0, 2}` and more.
  public override var objectDescription: String {
    "\(result.range){\(expression?.expression.pattern ?? "")}"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: TextCheckingResultBox.self, "Where a regular expression was found, and its groups."
    ) { result in
      result.isImmutable()
      result.property("@property (nonatomic, readonly) NSTextCheckingType resultType") { _ in
        regularExpression
      }
      result.property("@property (nonatomic, readonly) NSRange range") { $0.result.range }
      result.property("@property (nonatomic, readonly) NSUInteger numberOfRanges") {
        UInt($0.result.numberOfRanges)
      }
      result.property(
        "@property (nonatomic, readonly, nullable) NSRegularExpression *regularExpression"
      ) { $0.expression }
      result.method("- (NSRange)rangeAtIndex:(NSUInteger)index") { (this, index: UInt) in
        let count = this.result.numberOfRanges
        guard index < UInt(count) else {
          throw RangeError(index: Int(clamping: index), count: count)
        }
        return this.result.range(at: Int(index))
      }
      result.method("- (NSRange)rangeWithName:(NSString *)name") { (this, name: String) in
        this.result.range(withName: name)
      }
      result.method("- (NSTextCheckingResult *)resultByAdjustingRangesWithOffset:(NSInteger)offset")
      { (this, offset: Int) in
        try this.adjusted(offset)
      }
    }
  }

  /// `NSTextCheckingTypeRegularExpression`.
  private static let regularExpression: UInt64 = 1 << 10

  private func adjusted(_ offset: Int) throws -> TextCheckingResultBox {
    for index in 0..<result.numberOfRanges {
      let range = result.range(at: index)
      let (start, overflow) = range.location.addingReportingOverflow(offset)
      guard range.location == NSNotFound || (!overflow && start >= 0) else {
        throw ObjectiveCException.invalidArgument(
          "-[NSTextCheckingResult resultByAdjustingRangesWithOffset:]: \(offset) is too much")
      }
    }
    return TextCheckingResultBox(result.adjustingRanges(offset: offset), of: expression)
  }
}
