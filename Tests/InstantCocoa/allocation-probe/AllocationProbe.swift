import CarobLibc

import CarobRuntime

/// Prints how often operations allocate once they are warm: the name, a tabulator, and the number of
/// allocations in a thousand times. The first line is of something that does allocate.
///
///     LD_PRELOAD=count_allocations.so allocation-probe sends.so reads.so
@main
struct AllocationProbe {
  @MainActor
  static func main() throws {
    let modules = CommandLine.arguments.dropFirst()
    guard !modules.isEmpty, let counter = AllocationCounter() else {
      fail("usage: LD_PRELOAD=count_allocations.so allocation-probe MODULE...")
    }
    let control = Probe("control") { _ = Object() }
    let probes =
      try [control] + MessageProbes().all + LookUpProbes().all + BindingProbes().all
      + modules.flatMap { try PluginProbes(module: $0).all }
    for probe in probes { print("\(probe.name)\t\(try counter.count(probe))") }
  }

  private static func fail(_ text: String) -> Never {
    _ = write(STDERR_FILENO, text + "\n", text.utf8.count + 1)
    exit(64)
  }
}

/// One operation.
struct Probe {
  let name: String
  /// Performs it once.
  let run: () throws -> Void

  init(_ name: String, _ run: @escaping () throws -> Void) {
    self.name = name
    self.run = run
  }
}
