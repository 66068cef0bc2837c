import Foundation
import PluginTestSupport

/// A program that sends messages through what is linked into Objective-C modules, with a small runtime in the
/// host's place.
struct GlueProgram {
  /// Why one could not be built.
  struct BuildFailure: Error, CustomStringConvertible {
    let description: String
  }

  /// The sources of `CarobObjC`.
  static func glue() throws -> [String] { try files(in: "Sources/CarobObjC", ending: ["c", "S"]) }

  private let directory: TemporaryDirectory
  private let program: String
  private let emulator: [String]

  /// - Parameter emulator: the command before the program, if the machine is another one.
  init(flags: [String], emulator: [String] = []) throws {
    directory = try TemporaryDirectory()
    program = directory.url.appendingPathComponent("send").path
    self.emulator = emulator
    // Carob's own functions for blocks, which belong to the host.
    let blocks = ["blocks.c", "block_counts.c"].map {
      PluginFixture.project.appendingPathComponent("Sources/CCarob/\($0)").path
    }
    let sources = try Self.files(in: "Tests/Fixtures/ObjectiveC/Send", ending: ["c", "m"])
    let child = try ChildProcess(
      "clang",
      [
        "-Wall", "-Wextra", "-Werror", "-Qunused-arguments", "-fuse-ld=lld", "-pthread", "-g",
        "-fobjc-runtime=gnustep-2.0", "-fobjc-weak", "-fblocks", "-fexceptions",
        "-fobjc-exceptions", "-I", PluginFixture.headers.path, "-o", program,
      ] + flags + sources + blocks + Self.glue())
    if child.status != 0 { throw BuildFailure(description: child.errors) }
  }

  /// Runs it to its end.
  ///
  /// - Parameter selectors: how they are numbered: `spread`, or `colliding`.
  func run(selectors: String) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    // Its caches stay.
    environment["ASAN_OPTIONS"] = "detect_leaks=0"
    let words = emulator + [program, selectors]
    return try ChildProcess(words[0], Array(words.dropFirst()), environment: environment)
  }

  private static func files(in folder: String, ending: Set<String>) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: PluginFixture.project.appendingPathComponent(folder), includingPropertiesForKeys: nil
    )
    .filter { ending.contains($0.pathExtension) }.map(\.path).sorted()
  }
}
