import Foundation

/// Runs all programs, one after the other, several times over.
///
/// A disturbance of a second or two then falls on everybody's repetitions, not on one program's; and each
/// round has new processes, so that where code and memory happen to lie is averaged, too.
struct Rounds {
  let programs: [Program]
  let stopwatch: Stopwatch
  let core: Int?
  /// Told of each round when it starts.
  let progress: (String) -> Void

  /// Measures what the comparisons need.
  func run(_ comparisons: [Comparison], times: Int, into samples: inout Samples) throws {
    let wanted = Self.operations(of: comparisons)
    for round in 0..<times {
      progress("round \(round + 1) of \(times)")
      for program in programs {
        guard let operations = wanted[program.name] else { continue }
        samples.add(
          try program.measure(operations, with: stopwatch, on: core), of: program.name)
      }
    }
  }

  /// The names of what each program has to measure, each once.
  static func operations(of comparisons: [Comparison]) -> [Program.Name: [String]] {
    var operations: [Program.Name: [String]] = [:]
    for comparison in comparisons {
      for case let subject? in [comparison.ours, comparison.peer]
      where !(operations[subject.program] ?? []).contains(subject.operation) {
        operations[subject.program, default: []].append(subject.operation)
      }
    }
    // libobjc2 runs what GCC's library runs, too.
    var ofLibobjc2 = operations[.libobjc2] ?? []
    for operation in operations[.libobjc] ?? [] where !ofLibobjc2.contains(operation) {
      ofLibobjc2.append(operation)
    }
    if !ofLibobjc2.isEmpty { operations[.libobjc2] = ofLibobjc2 }
    return operations
  }

  /// The last core that this process may run on; nil when `taskset` is missing.
  static var lastCore: Int? {
    guard Child.succeeds(["taskset", "--version"]),
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed_list:") })
    else { return nil }
    return line.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) }
  }
}
