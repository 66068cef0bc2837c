import CarobFoundation
import CarobRuntime

/// A failure as `recordIssue:` gets it, which a test may override to change or drop failures. [any-thread]
public final class XCTIssue: Object {
  private struct State {
    var type = 0
    var text = ""
    var details: String?
    var context: XCTSourceCodeContext?
    var error: Object?
    var attachments: Object?
  }

  private let state = Locked(State())

  /// The types that a `TestIssue` can have: a failed assertion, and an exception that nothing caught.
  private static let (assertionFailure, uncaughtException) = (0, 4)

  convenience init(_ issue: TestIssue) {
    self.init(isa: Self.runtimeClass)
    state.withLock { state in
      state.type = issue.isExpected ? Self.assertionFailure : Self.uncaughtException
      state.text = issue.text
      let location = issue.file.map { XCTSourceCodeLocation(file: $0, line: issue.line ?? 0) }
      state.context = location.map { XCTSourceCodeContext($0) }
    }
  }

  /// The failure for the report.
  var issue: TestIssue {
    let state = state.withLock { $0 }
    let location = state.context?.location
    return TestIssue(
      state.text, file: location?.file, line: location?.line,
      isExpected: state.type != Self.uncaughtException)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTIssue.self, "A failure of a test.") { issue in
      issue.method(
        "- (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description"
      ) { (this, type: Int, text: String) in
        this.state.withLock { $0 = State(type: type, text: text) }
        return this
      }
      issue.method(
        """
        - (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description \
        detailedDescription:(nullable NSString *)details \
        sourceCodeContext:(XCTSourceCodeContext *)context associatedError:(nullable NSError *)error \
        attachments:(NSArray *)attachments
        """
      ) {
        (
          this, type: Int, text: String, details: String?, context: XCTSourceCodeContext?,
          error: ErrorBox?, attachments: Object?
        ) in
        this.state.withLock { state in
          state = State(
            type: type, text: text, details: details, context: context, error: error,
            attachments: attachments)
        }
        return this
      }
      defineProperties(issue)
    }
  }

  private static func defineProperties(_ issue: ClassMembers<XCTIssue>) {
    issue.property("@property (readonly) XCTIssueType type") { $0.state.withLock { $0.type } }
    issue.property("@property (readonly, copy) NSString *compactDescription") {
      $0.state.withLock { $0.text }
    }
    issue.property("@property (readonly, copy) NSString *detailedDescription") { this in
      this.state.withLock { $0.details ?? $0.text }
    }
    issue.property("@property (readonly) XCTSourceCodeContext *sourceCodeContext") { this in
      this.state.withLock { $0.context }
        ?? XCTSourceCodeContext(isa: XCTSourceCodeContext.runtimeClass)
    }
    issue.property("@property (readonly, nullable) NSError *associatedError") {
      $0.state.withLock { $0.error }
    }
    issue.property("@property (readonly, copy) NSArray *attachments") { this in
      this.state.withLock { $0.attachments } ?? ArrayBox([Object]())
    }
  }
}
