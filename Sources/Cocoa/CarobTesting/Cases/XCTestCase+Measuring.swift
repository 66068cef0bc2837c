import CarobFoundation
import CarobRuntime
import Foundation

/// What a test measures of a block: the time of the whole block, or between two messages.
struct Measurement {
  fileprivate var begin: ContinuousClock.Instant?
  fileprivate var seconds: Double?
}

extension XCTestCase {
  private static let repetitions = 10
  private static let wallClockTime = "com.apple.XCTPerformanceMetric_WallClockTime"

  /// Defines `-measureBlock:` and its kin, which print how long the block takes, and compare it with nothing.
  static func defineMeasuring(_ test: ClassMembers<XCTestCase>) {
    test.method("- (void)measureBlock:(void (NS_NOESCAPE ^)(void))block") { (this, block: Block) in
      try this.measure(block, startsByItself: true)
    }
    test.method(
      """
      - (void)measureMetrics:(NSArray<XCTPerformanceMetric> *)metrics \
      automaticallyStartMeasuring:(BOOL)automaticallyStartMeasuring \
      forBlock:(void (NS_NOESCAPE ^)(void))block
      """
    ) { (this, _: ArrayBox?, startsByItself: Bool, block: Block) in
      try this.measure(block, startsByItself: startsByItself)
    }
    test.method("- (void)startMeasuring") { this in
      guard let measurement = this.measurement, measurement.begin == nil,
        measurement.seconds == nil
      else { throw this.refusal("startMeasuring") }
      this.measurement?.begin = ContinuousClock.now
    }
    test.method("- (void)stopMeasuring") { this in
      let end = ContinuousClock.now
      guard let begin = this.measurement?.begin, this.measurement?.seconds == nil else {
        throw this.refusal("stopMeasuring")
      }
      this.measurement?.seconds = (end - begin) / .seconds(1)
    }
    test.classMethod("+ (NSArray<XCTPerformanceMetric> *)defaultPerformanceMetrics") { _ in
      [wallClockTime]
    }
  }

  private func measure(_ block: Block, startsByItself: Bool) throws {
    var seconds: [Double] = []
    defer { measurement = nil }
    for _ in 0..<Self.repetitions {
      measurement = Measurement()
      let begin = ContinuousClock.now
      if startsByItself { measurement?.begin = begin }
      try autoreleasePool { try block.call() }
      let end = ContinuousClock.now
      guard let done = measurement?.seconds ?? measurement?.begin.map({ (end - $0) / .seconds(1) })
      else { throw refusal("measureMetrics:automaticallyStartMeasuring:forBlock:") }
      seconds.append(done)
    }
    TestRecorder.measured(Self.text(seconds), by: identifier)
  }

  /// The error of a message out of order.
  private func refusal(_ selector: String) -> RaisedError {
    RaisedError(
      "-[\(runtimeClass.name) \(selector)]: a block that is measured sends startMeasuring once, then stopMeasuring at most once",
      exceptionName: "NSInternalInconsistencyException")
  }

  private static func text(_ seconds: [Double]) -> String {
    let average = seconds.reduce(0, +) / Double(seconds.count)
    let variance =
      seconds.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(seconds.count)
    let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
    let values = seconds.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    return "measured [Time, seconds] average: \(String(format: "%.3f", average)), "
      + "relative standard deviation: \(String(format: "%.3f", deviation))%, values: [\(values)]"
  }
}
