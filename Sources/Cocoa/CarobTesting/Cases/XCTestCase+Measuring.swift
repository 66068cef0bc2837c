import CarobRuntime
import Foundation

extension XCTestCase {
  private static let repetitions = 10

  /// Defines `-measureBlock:`, which prints how long the block takes, and compares it with nothing.
  static func defineMeasuring(_ test: ClassMembers<XCTestCase>) {
    test.method("- (void)measureBlock:(void (NS_NOESCAPE ^)(void))block") { (this, block: Block) in
      var seconds: [Double] = []
      for _ in 0..<repetitions {
        let clock = ContinuousClock()
        let begin = clock.now
        try autoreleasePool { try block.call() }
        seconds.append((clock.now - begin) / .seconds(1))
      }
      TestRecorder.report(.measured(this.identifier, text(seconds)))
    }
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
