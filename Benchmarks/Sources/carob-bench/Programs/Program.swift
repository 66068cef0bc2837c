/// A process that measures operations and prints a line for each.
struct Program {
  /// Who is measured, as the table calls it.
  enum Name: String, CaseIterable, Codable {
    case carob = "Carob"
    case c = "C"
    case libffi = "libffi"
    case libobjc = "GCC libobjc"
    case libobjcByClang = "GCC libobjc, by clang"
    case libobjc2 = "libobjc2"
    case gnustep = "GNUstep base"
    /// What is measured of GNUstep base, linked with `libcarob.so`.
    case linked = "a program on Carob"
    case simdjson
  }

  let name: Name
  /// The command, without what every program takes.
  let command: [String]

  /// Runs the program once.
  ///
  /// - Parameters:
  ///   - operations: the names of what is to be measured.
  ///   - core: the processor core to stay on; any when nil.
  /// - Throws: `Child.Failure` when it fails or leaves something out.
  func measure(
    _ operations: [String], with stopwatch: Stopwatch, on core: Int?
  ) throws -> [Measurement] {
    let pinned = core.map { ["taskset", "-c", "\($0)"] } ?? []
    let child = try Child(
      pinned + command + ["\(stopwatch.milliseconds)", "\(stopwatch.repetitions)"] + operations)
    let measurements = child.output.split(separator: "\n").compactMap(Measurement.init(line:))
    guard child.status == 0, Set(measurements.map(\.operation)) == Set(operations) else {
      throw Child.Failure(
        description: "\(name.rawValue) ended with status \(child.status): \(child.errors)")
    }
    return measurements
  }
}
