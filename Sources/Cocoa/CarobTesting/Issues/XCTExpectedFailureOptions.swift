import CarobRuntime

/// Which failures `XCTExpectFailure` expects. [any-thread]
public final class XCTExpectedFailureOptions: Object, @unchecked Sendable {
  // SAFETY: the state is behind a lock.
  private struct State {
    var matcher: Block?
    var isEnabled = true
    var isStrict = true
  }

  private let state = Locked(State())

  /// Decides whether an issue is expected; nil for all.
  var matcher: Block? { state.withLock { $0.matcher } }

  /// Whether failures are expected at all.
  var isEnabled: Bool { state.withLock { $0.isEnabled } }

  /// Whether the test fails when none happens.
  var isStrict: Bool { state.withLock { $0.isStrict } }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTExpectedFailureOptions.self, "Which failures of a test are expected."
    ) { options in
      options.classMethod("+ (instancetype)nonStrictOptions") { _ in
        let options = XCTExpectedFailureOptions()
        options.state.withLock { $0.isStrict = false }
        return options
      }
      options.property(
        "@property (copy, nullable) BOOL (^issueMatcher)(XCTIssue *issue)", get: { $0.matcher },
        set: { (this, matcher: Block?) in this.state.set(\.matcher, to: matcher) })
      options.property(
        "@property (getter=isEnabled) BOOL enabled", get: { $0.isEnabled },
        set: { (this, value: Bool) in this.state.withLock { $0.isEnabled = value } })
      options.property(
        "@property (getter=isStrict) BOOL strict", get: { $0.isStrict },
        set: { (this, value: Bool) in this.state.withLock { $0.isStrict = value } })
    }
  }
}

/// A failure that a running test expects. [any-thread]
final class ExpectedFailure: Sendable {
  let reason: String
  private let options: XCTExpectedFailureOptions?
  private let isMet = Locked(false)

  init(_ reason: String, _ options: XCTExpectedFailureOptions?) {
    self.reason = reason
    self.options = options
  }

  /// Whether it had to happen, and did not.
  var isUnmet: Bool {
    options?.isEnabled != false && options?.isStrict != false && !isMet.withLock { $0 }
  }

  /// Returns whether this is the failure, and notes that it has happened.
  ///
  /// - Throws: the error of the program's matcher.
  func matches(_ issue: XCTIssue) throws -> Bool {
    if options?.isEnabled == false { return false }
    guard try options?.matcher?.call(issue, returning: Bool.self) ?? true else { return false }
    isMet.withLock { $0 = true }
    return true
  }
}
