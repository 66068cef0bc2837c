/// What one operation costs.
struct Measurement: Codable {
  /// What was measured.
  let operation: String
  /// Nanoseconds each, the median of the repetitions.
  let nanoseconds: Double
  /// The fastest repetition.
  let minimum: Double
  /// The median as a multiple of the first measurement's; filled in when all are there.
  var ratio: Double = 0
}

/// Times operations in loops of about equal length.
struct Stopwatch {
  /// How often each loop is timed.
  let repetitions: Int
  /// How long one loop takes.
  let loop: Duration

  /// Measures an operation.
  ///
  /// - Parameter body: performs it the given number of times.
  func measure(_ operation: String, _ body: (Int) throws -> Void) rethrows -> Measurement {
    var count = 64
    while true {
      let elapsed = try time(count, body)
      if elapsed >= loop || count > 1 << 34 { break }
      let factor = loop / max(elapsed, .nanoseconds(1))
      count = Int(Double(count) * min(max(factor * 1.1, 1.5), 10))
    }
    var results: [Double] = []
    for _ in 0..<repetitions {
      results.append(try time(count, body) / .nanoseconds(1) / Double(count))
    }
    results.sort()
    return Measurement(
      operation: operation, nanoseconds: results[results.count / 2], minimum: results[0])
  }

  private func time(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    try body(count)
    return clock.now - start
  }
}
