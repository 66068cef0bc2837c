/// Everything that was measured in a run.
struct Samples {
  private var repetitions: [Comparison.Subject: [Measurement.Repetition]] = [:]

  /// A repetition is quiet when its probe took at most so many times the best of the run.
  private static let tolerance = 1.15

  /// With fewer quiet repetitions, all of them count.
  private static let fewestQuiet = 5

  /// What is known of one operation.
  struct Summary: Codable {
    /// Nanoseconds of one turn, over the quiet repetitions of all rounds.
    let median: Double
    /// The fastest.
    let minimum: Double
    /// How many repetitions counted.
    let repetitions: Int
    /// Whether they were quiet.
    let isQuiet: Bool
  }

  /// Adds what a program measured.
  mutating func add(_ measurements: [Measurement], of program: Program.Name) {
    for measurement in measurements {
      let subject = Comparison.Subject(program, measurement.operation)
      repetitions[subject, default: []] += measurement.repetitions
    }
  }

  /// The share of repetitions that were quiet.
  var quietShare: Double {
    let probes = repetitions.values.joined().map(\.probe)
    guard !probes.isEmpty else { return 0 }
    let limit = quietLimit
    return Double(probes.count { $0 <= limit }) / Double(probes.count)
  }

  /// The medians of everything; the limit is found once for all.
  var summaries: [Comparison.Subject: Summary] {
    let limit = quietLimit
    return repetitions.compactMapValues { all in
      let quiet = all.filter { $0.probe <= limit }
      let isQuiet = quiet.count >= min(Self.fewestQuiet, all.count)
      let times = (isQuiet ? quiet : all).map(\.nanoseconds).sorted()
      guard let minimum = times.first else { return nil }
      return Summary(
        median: Self.median(times), minimum: minimum, repetitions: times.count, isQuiet: isQuiet)
    }
  }

  /// The best probe of the run, but for one in a hundred, and the tolerance.
  private var quietLimit: Double {
    let probes = repetitions.values.joined().map(\.probe).sorted()
    return probes.isEmpty ? 0 : probes[probes.count / 100] * Self.tolerance
  }

  /// The median of numbers in order, of which there is at least one.
  static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
