import CarobFoundation
import CarobRuntime
import Foundation

/// One run of a test or of a suite: its times and counts. [any-thread]
public class XCTestRun: Object {
  fileprivate struct State {
    var test: XCTest?
    var start: Date?
    var stop: Date?
    var executions: UInt = 0
    var skips: UInt = 0
    var failures: UInt = 0
    var unexpected: UInt = 0
  }

  fileprivate final let state = Locked(State())

  /// The counts of the run; those of a suite are the sums of its runs.
  struct Counts {
    var executions: UInt = 0
    var skips: UInt = 0
    var failures: UInt = 0
    var unexpected: UInt = 0
  }

  var counts: Counts {
    state.withLock {
      Counts(
        executions: $0.executions, skips: $0.skips, failures: $0.failures, unexpected: $0.unexpected
      )
    }
  }

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
      if isExpected { state.failures += 1 } else { state.unexpected += 1 }
    }
  }

  /// Notes that the test was skipped.
  final func countSkip() { state.withLock { $0.skips += 1 } }

  /// Notes the time when the test begins.
  func start() { state.withLock { $0.start = Date() } }

  /// Notes the time when the test ends.
  func stop() {
    state.withLock { state in
      state.stop = Date()
      state.executions += 1
    }
  }

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
      run.property("@property (readonly, strong) XCTest *test") { this -> XCTest? in
        this.state.withLock { $0.test }
      }
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
      ) { (this, _: String?, _: String?, _: UInt, isExpected: Bool) in
        this.count(isExpected: isExpected)
      }
      defineCounts(run)
    }
  }

  private static func defineCounts(_ run: ClassMembers<XCTestRun>) {
    run.property("@property (readonly) double totalDuration") { $0.seconds }
    run.property("@property (readonly) double testDuration") { $0.testSeconds }
    run.property("@property (readonly) NSUInteger testCaseCount") { this -> UInt in
      try this.state.withLock { $0.test }?.caseCount() ?? 0
    }
    run.property("@property (readonly) NSUInteger executionCount") { $0.counts.executions }
    run.property("@property (readonly) NSUInteger skipCount") { $0.counts.skips }
    run.property("@property (readonly) NSUInteger failureCount") { $0.counts.failures }
    run.property("@property (readonly) NSUInteger unexpectedExceptionCount") {
      $0.counts.unexpected
    }
    run.property("@property (readonly) NSUInteger totalFailureCount") {
      $0.counts.failures + $0.counts.unexpected
    }
    run.property("@property (readonly) BOOL hasSucceeded") { run in
      let counts = run.counts
      return counts.executions > 0 && counts.failures + counts.unexpected == 0
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

/// The run of a suite, with those of its tests. [any-thread]
public final class XCTestSuiteRun: XCTestRun {
  private let runs = Locked([XCTestRun]())

  override var counts: Counts {
    runs.withLock { $0 }.reduce(into: super.counts) { sum, run in
      let counts = run.counts
      sum.executions += counts.executions
      sum.skips += counts.skips
      sum.failures += counts.failures
      sum.unexpected += counts.unexpected
    }
  }

  override var testSeconds: Double { runs.withLock { $0 }.reduce(0) { $0 + $1.testSeconds } }

  // A suite executes its tests, and is none.
  override func stop() { state.withLock { $0.stop = Date() } }

  /// Adds the run of one of its tests.
  func add(_ run: XCTestRun) { runs.withLock { $0.append(run) } }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTestSuiteRun.self, "The run of a suite, with the runs of its tests."
    ) { run in
      run.property("@property (readonly, copy) NSArray<XCTestRun *> *testRuns") { this in
        ArrayBox(this.runs.withLock { $0 })
      }
      run.method("- (void)addTestRun:(XCTestRun *)testRun") { (this, run: XCTestRun) in
        this.add(run)
      }
    }
  }
}
