import Foundation
import PluginTestSupport
import CarobLibc

/// A run of `allocation-probe` with the counting allocator before the C library's.
struct AllocationRun: Sendable {
  /// One run for all tests.
  static let shared = Result { try AllocationRun() }

  /// In the order of the probe: how often each operation asked for memory in a thousand times.
  let allocations: [(operation: String, count: Int)]

  /// The same for what certainly allocates, by which the allocator itself is checked.
  let allocationsOfControl: Int

  /// Why there are no figures.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds the allocator and the plugins, runs the probe.
  private init() throws {
    let sources = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Allocations")
    let directory = try TemporaryDirectory()
    let allocator = try PluginFixture.build(
      source: sources.appendingPathComponent("count_allocations.c"), in: directory.url)
    let plugins = try ["sends.c", "reads.c"].map {
      try PluginFixture.build(source: sources.appendingPathComponent($0), in: directory.url)
    }
    let probe = try CompletedProcess(
      BuiltProduct.url(of: "allocation-probe").path, plugins,
      environment: ProcessInfo.processInfo.environment.merging(["LD_PRELOAD": allocator]) {
        _, ours in ours
      })
    if probe.status != 0 { throw Failure(description: "\(probe.status): \(probe.errors)") }
    let lines = try probe.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let count = Int(fields[1]) else {
        throw Failure(description: "not a line of the probe's: \(line)")
      }
      return (operation: String(fields[0]), count: count)
    }
    allocationsOfControl = lines.first { $0.operation == "control" }?.count ?? 0
    allocations = lines.filter { $0.operation != "control" }
  }

  /// Whether this process, and so the probe, was built for a sanitizer.
  static var isUnderSanitizer: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }
}
