import CBench

/// Times operations, just as `harness.h` does it for the peers.
struct Stopwatch {
  /// How long one repetition takes, about.
  let milliseconds: Double
  /// How often each loop is timed.
  let repetitions: Int

  /// Measures an operation.
  func measure(_ operation: Operation) throws -> Measurement {
    let loop = try operation.prepare()
    let target = milliseconds * 1e6
    var count = 1
    var elapsed = try time(count, loop)
    while elapsed <= target / 4 {
      count *= 2
      elapsed = try time(count, loop)
    }
    count = Int(Double(count) * target / elapsed) + 1
    try loop(count)

    var results: [Measurement.Repetition] = []
    var before = bench_probe()
    for _ in 0..<repetitions {
      let nanoseconds = try time(count, loop) / Double(count)
      let after = bench_probe()
      results.append(.init(nanoseconds: nanoseconds, probe: max(before, after)))
      before = after
    }
    return Measurement(operation: operation.name, repetitions: results)
  }

  private func time(_ count: Int, _ loop: Operation.Loop) throws -> Double {
    let start = bench_now()
    try loop(count)
    return bench_now() - start
  }
}
