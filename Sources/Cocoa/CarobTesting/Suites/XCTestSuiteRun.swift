import CarobFoundation
import CarobRuntime

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
