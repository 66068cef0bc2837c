/// What the repetitions of one operation took in one process: a line that every program prints.
struct Measurement {
  /// One run of the loop.
  struct Repetition {
    /// Nanoseconds of one turn.
    let nanoseconds: Double
    /// The worse of the probes before and after it; see `clock.h`.
    let probe: Double
  }

  /// What was measured.
  let operation: String
  /// In the order in which they were taken.
  let repetitions: [Repetition]

  init(operation: String, repetitions: [Repetition]) {
    self.operation = operation
    self.repetitions = repetitions
  }

  /// Reads a line; nil when it is none.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    let times = fields[1].split(separator: ",").compactMap { Double($0) }
    let probes = fields[2].split(separator: ",").compactMap { Double($0) }
    guard !times.isEmpty, times.count == probes.count else { return nil }
    operation = String(fields[0])
    repetitions = zip(times, probes).map { Repetition(nanoseconds: $0, probe: $1) }
  }

  /// The line.
  var line: String {
    let times = repetitions.map { "\($0.nanoseconds)" }.joined(separator: ",")
    let probes = repetitions.map { "\($0.probe)" }.joined(separator: ",")
    return "\(operation)\t\(times)\t\(probes)"
  }
}
