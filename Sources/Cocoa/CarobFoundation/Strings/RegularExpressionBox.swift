import CarobRuntime
import Foundation

/// A pattern of texts. Registered as `NSRegularExpression`.
///
/// Patterns have ICU's syntax, like Apple's. [any-thread]
public final class RegularExpressionBox: Object {
  /// The expression; until an `-init…` sets another, one that matches nothing.
  public private(set) var expression = noExpression

  static let noExpression: NSRegularExpression = {
    guard let expression = try? NSRegularExpression(pattern: "(?!)") else {
      preconditionFailure("a pattern of a constant is wrong")
    }
    return expression
  }()

  /// Boxes an expression.
  public convenience init(_ expression: NSRegularExpression) {
    self.init(isa: Self.runtimeClass)
    self.expression = expression
  }

  public override class var runtimeName: String { "NSRegularExpression" }

  /// Whether another expression has the same pattern and options.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? RegularExpressionBox else { return false }
    return other.expression.pattern == expression.pattern
      && other.expression.options == expression.options
  }

  /// A hash of the pattern.
  public override var hash: Int { expression.pattern.hashValue }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: RegularExpressionBox.self,
      "A pattern of texts, with which texts are searched and changed."
    ) { expression in
      expression.isImmutable()
      defineMaking(expression)
      defineReading(expression)
      defineMatching(expression)
      defineReplacing(expression)
    }
  }

  private static let initialize = Message<(String, UInt, Pointer) -> RegularExpressionBox?>(
    "initWithPattern:options:error:")

  private static func defineMaking(_ expression: ClassMembers<RegularExpressionBox>) {
    expression.classMethod(
      """
      + (nullable instancetype)regularExpressionWithPattern:(NSString *)pattern \
      options:(NSRegularExpressionOptions)options error:(NSError *__autoreleasing *)error
      """
    ) { (cls, pattern: String, options: UInt, error: Pointer) -> RegularExpressionBox? in
      try initialize(cls.instanceClass.makeInstance(), pattern, options, error)
    }
    expression.method(
      """
      - (nullable instancetype)initWithPattern:(NSString *)pattern \
      options:(NSRegularExpressionOptions)options error:(NSError *__autoreleasing *)error
      """
    ) { (this, pattern: String, options: UInt, error: ObjectPointer) -> RegularExpressionBox? in
      error.catching {
        this.expression = try NSRegularExpression(
          pattern: pattern, options: .init(rawValue: options))
        return this
      }
    }
    expression.classMethod("+ (NSString *)escapedPatternForString:(NSString *)string") {
      (_, text: String) in
      NSRegularExpression.escapedPattern(for: text)
    }
    expression.classMethod("+ (NSString *)escapedTemplateForString:(NSString *)string") {
      (_, text: String) in
      NSRegularExpression.escapedTemplate(for: text)
    }
  }

  private static func defineReading(_ expression: ClassMembers<RegularExpressionBox>) {
    expression.property("@property (nonatomic, readonly) NSString *pattern") {
      $0.expression.pattern
    }
    expression.property("@property (nonatomic, readonly) NSRegularExpressionOptions options") {
      $0.expression.options.rawValue
    }
    expression.property("@property (nonatomic, readonly) NSUInteger numberOfCaptureGroups") {
      UInt($0.expression.numberOfCaptureGroups)
    }
  }
}
