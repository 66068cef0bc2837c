import CarobFoundation
import CarobRuntime
import Foundation

/// One run of a test or of a suite: its times and counts. [any-thread]
public class XCTestRun: Object {
  /// What is counted in a run.
  struct Counts {
    var executions: UInt = 0
    var skips: UInt = 0
    var failures: UInt = 0
    var unexpected: UInt = 0

    /// The failures, and the exceptions that nobody expected.
    var allFailures: UInt { failures + unexpected }
  }

  private struct State {
    var test: XCTest?
    var start: Date?
    var stop: Date?
    var counts = Counts()
    var recordings = 0
  }

  private final let state = Locked(State())

  /// The test or the suite that runs; nil for a run that a program made without one.
  final var test: XCTest? { state.withLock { $0.test } }

  /// The counts; those of a suite are the sums of its runs.
  var counts: Counts { state.withLock { $0.counts } }

  /// The seconds that the tests took.
  var testSeconds: Double { seconds }

  /// The seconds from the start to the end; 0 before the end.
  final var seconds: Double {
    state.withLock { state in
      guard let start = state.start, let stop = state.stop else { return 0 }
      return stop.timeIntervalSince(start)
    }
  }

  /// Counts a failure.
  ///
  /// - Parameter isExpected: whether an assertion failed.
  final func count(isExpected: Bool) {
    state.withLock { state in
      if isExpected { state.counts.failures += 1 } else { state.counts.unexpected += 1 }
    }
  }

  /// Notes that the test was skipped.
  final func countSkip() { state.withLock { $0.counts.skips += 1 } }

  /// Notes the time when the test begins.
  final func start() { state.withLock { $0.start = Date() } }

  /// Notes the time when the test or the suite ends, and counts the execution of a test.
  final func stop() {
    state.withLock { state in
      state.stop = Date()
      if state.test is XCTestCase { state.counts.executions += 1 }
    }
  }

  /// How many issues the run has recorded, also after the end of the test.
  final var recordings: Int { state.withLock { $0.recordings } }

  /// Counts an issue, reports it, and tells the observers.
  ///
  /// The class of the run may be any, since `-testRunClass` names it: the kind of the test decides.
  ///
  /// - Throws: the error of an observer.
  final func record(_ issue: XCTIssue) throws {
    state.withLock { $0.recordings += 1 }
    guard let test = test as? XCTestCase else {
      count(isExpected: issue.issue.isExpected)
      guard let suite = test as? XCTestSuite else { return }
      TestRecorder.recordOfSuite(issue.issue)
      return try TestObservers.tell(suite, issue)
    }
    TestRecorder.record(issue.issue, of: test.identifier, in: self)
    try TestObservers.tell(test, issue)
  }

  static let recordIssue = Selector("recordIssue:")

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTestRun.self, "One run of a test or of a suite: its times and counts."
    ) { run in
      run.classMethod("+ (instancetype)testRunWithTest:(XCTest *)test") {
        (cls, test: XCTest) -> Object? in
        try cls.instanceClass.makeInstance().send(Selector("initWithTest:"), test)
      }
      run.method("- (instancetype)initWithTest:(XCTest *)test") { (this, test: XCTest) in
        this.state.set(\.test, to: test)
        return this
      }
      run.property("@property (readonly, strong) XCTest *test") { this -> XCTest? in this.test }
      run.method("- (void)start") { $0.start() }
      run.method("- (void)stop") { $0.stop() }
      run.property("@property (readonly, copy, nullable) NSDate *startDate") { this -> Date? in
        this.state.withLock { $0.start }
      }
      run.property("@property (readonly, copy, nullable) NSDate *stopDate") { this -> Date? in
        this.state.withLock { $0.stop }
      }
      run.method(
        """
        - (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)filePath \
        atLine:(NSUInteger)lineNumber expected:(BOOL)expected
        """
      ) { (this, text: String?, file: String?, line: UInt, isExpected: Bool) in
        let issue = TestIssue(
          text ?? "", file: file, line: Int(clamping: line), isExpected: isExpected)
        try this.send(recordIssue, XCTIssue(issue))
      }
      run.method("- (void)recordIssue:(XCTIssue *)issue") { (this, issue: XCTIssue) in
        try this.record(issue)
      }
      defineCounts(run)
    }
  }

  private static func defineCounts(_ run: ClassMembers<XCTestRun>) {
    run.property("@property (readonly) double totalDuration") { $0.seconds }
    run.property("@property (readonly) double testDuration") { $0.testSeconds }
    run.property("@property (readonly) NSUInteger testCaseCount") { this -> UInt in
      try this.test?.caseCount() ?? 0
    }
    run.property("@property (readonly) NSUInteger executionCount") { $0.counts.executions }
    run.property("@property (readonly) NSUInteger skipCount") { $0.counts.skips }
    run.property("@property (readonly) NSUInteger failureCount") { $0.counts.failures }
    run.property("@property (readonly) NSUInteger unexpectedExceptionCount") {
      $0.counts.unexpected
    }
    run.property("@property (readonly) NSUInteger totalFailureCount") { $0.counts.allFailures }
    run.property("@property (readonly) BOOL hasSucceeded") { run in
      let counts = run.counts
      return counts.executions > 0 && counts.allFailures == 0
    }
    run.property("@property (readonly) BOOL hasBeenSkipped") { $0.counts.skips > 0 }
  }
}

/// The run of a test. [any-thread]
public final class XCTestCaseRun: XCTestRun {
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTestCaseRun.self, "The run of a test.") { _ in }
  }
}
