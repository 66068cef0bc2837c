import CarobFoundation
import CarobRuntime

/// A failure of a test, as an object. [any-thread]
public class XCTIssue: Object {
  private struct State {
    var type = 0
    var text = ""
    var details: String?
    var context: XCTSourceCodeContext?
    var error: Object?
    var attachments = ArrayBox([])
  }

  private let state = Locked(State())

  /// The type of a failed assertion.
  private static let assertionFailure = 0
  /// The type of another failure, such as an exception.
  private static let uncaughtException = 2

  /// Makes the object for a failure.
  convenience init(_ issue: TestIssue) {
    self.init()
    state.withLock { state in
      state.type = issue.isExpected ? Self.assertionFailure : Self.uncaughtException
      state.text = issue.text
      if let file = issue.file {
        state.context = XCTSourceCodeContext(
          XCTSourceCodeLocation(file: file, line: issue.line ?? 0))
      }
    }
  }

  /// The failure for a report.
  var issue: TestIssue {
    let state = state.withLock { $0 }
    let location = state.context?.location
    return TestIssue(
      state.text, file: location?.file, line: location?.line,
      isExpected: state.type == Self.assertionFailure)
  }

  private func take(_ other: XCTIssue) -> Self {
    let values = other.state.withLock { $0 }
    state.set(\.self, to: values)
    return self
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTIssue.self, "A failure of a test.") { issue in
      issue.adopt("NSCopying")
      issue.adopt("NSMutableCopying")
      defineMaking(issue)
      issue.property("@property (readonly) XCTIssueType type") { $0.state.withLock { $0.type } }
      issue.property("@property (readonly, copy) NSString *compactDescription") {
        $0.state.withLock { $0.text }
      }
      issue.property("@property (readonly, copy, nullable) NSString *detailedDescription") {
        $0.state.withLock { $0.details }
      }
      issue.property("@property (readonly, strong) XCTSourceCodeContext *sourceCodeContext") {
        $0.state.withLock { $0.context } ?? XCTSourceCodeContext()
      }
      issue.property("@property (readonly, strong, nullable) NSError *associatedError") {
        this -> Object? in
        this.state.withLock { $0.error }
      }
      issue.property("@property (readonly, copy) NSArray *attachments") {
        $0.state.withLock { $0.attachments }
      }
    }
  }

  private static func defineMaking(_ issue: ClassMembers<XCTIssue>) {
    issue.method(
      """
      - (instancetype)initWithType:(XCTIssueType)type \
      compactDescription:(NSString *)compactDescription
      """
    ) { (this, type: Int, text: String) in
      this.state.withLock { ($0.type, $0.text) = (type, text) }
      return this
    }
    issue.method(
      """
      - (instancetype)initWithType:(XCTIssueType)type \
      compactDescription:(NSString *)compactDescription \
      detailedDescription:(nullable NSString *)detailedDescription \
      sourceCodeContext:(XCTSourceCodeContext *)sourceCodeContext \
      associatedError:(nullable NSError *)associatedError attachments:(NSArray *)attachments
      """
    ) {
      (
        this, type: Int, text: String, details: String?, context: XCTSourceCodeContext?,
        error: ErrorBox?, attachments: ArrayBox?
      ) in
      this.state.set(
        \.self,
        to: State(
          type: type, text: text, details: details, context: context, error: error,
          attachments: attachments ?? ArrayBox([])))
      return this
    }
    issue.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) -> Object in
      XCTIssue().take(this)
    }
    issue.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) -> Object in
      XCTMutableIssue().take(this)
    }
  }

  /// Defines the setters of the class below.
  fileprivate static func defineSetters(_ issue: ClassMembers<XCTMutableIssue>) {
    issue.property(
      "@property XCTIssueType type", get: { $0.state.withLock { $0.type } },
      set: { (this, type: Int) in this.state.withLock { $0.type = type } })
    issue.property(
      "@property (copy) NSString *compactDescription", get: { $0.state.withLock { $0.text } },
      set: { (this, text: String) in this.state.withLock { $0.text = text } })
    issue.property(
      "@property (copy, nullable) NSString *detailedDescription",
      get: { $0.state.withLock { $0.details } },
      set: { (this, text: String?) in this.state.withLock { $0.details = text } })
    issue.property(
      "@property (strong) XCTSourceCodeContext *sourceCodeContext",
      get: { $0.state.withLock { $0.context } ?? XCTSourceCodeContext() },
      set: { (this, context: XCTSourceCodeContext) in
        this.state.set(\.context, to: context)
      })
    issue.property(
      "@property (strong, nullable) NSError *associatedError",
      get: { this -> Object? in this.state.withLock { $0.error } },
      set: { (this, error: Object?) in this.state.set(\.error, to: error) })
    issue.property(
      "@property (copy) NSArray *attachments", get: { $0.state.withLock { $0.attachments } },
      set: { (this, all: ArrayBox) in this.state.set(\.attachments, to: all) })
  }
}

/// A failure that can be changed before it is recorded. [any-thread]
public final class XCTMutableIssue: XCTIssue {
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTMutableIssue.self, "A failure that can be changed.") { issue in
      defineSetters(issue)
    }
  }
}
