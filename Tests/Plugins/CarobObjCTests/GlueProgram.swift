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
  static func glue() throws -> [String] {
    // A linker takes program.c for programs with a host alone.
    try files(in: "Sources/Plugins/CarobObjC", ending: ["c", "S"]).filter {
      !$0.hasSuffix("/program.c")
    }
  }

  /// The folder of the headers for Objective-C.
  static let headers = PluginFixture.project.appendingPathComponent(
    "Sources/Plugins/CarobObjC/include"
  )
  .path

  private let directory: TemporaryDirectory
  private let program: String
  private let emulator: [String]

  /// - Parameters:
  ///   - emulator: the command before the program, if the machine is another one.
  ///   - moduleFlags: those for the module alone, and not for what is linked into it.
  ///   - hasCXX: whether there is a C++ library, for files in Objective-C++.
  init(
    flags: [String], moduleFlags: [String] = [], emulator: [String] = [], hasCXX: Bool = true
  ) throws {
    directory = try TemporaryDirectory()
    program = directory.url.appendingPathComponent("send").path
    self.emulator = emulator
    // Carob's own functions for blocks, which belong to the host.
    let blocks = ["blocks.c", "block_counts.c", "boundary.c", "thread.c"].map {
      PluginFixture.project.appendingPathComponent("Sources/Runtime/CCarob/\($0)").path
    }
    let common = ["-Wall", "-Wextra", "-Werror", "-Qunused-arguments", "-fuse-ld=lld", "-g"]
    // What is outside the module, as a host is.
    let outside = directory.url.appendingPathComponent("liboutside.so").path
    try Self.compile(
      common + flags + ["-shared", "-fPIC", "-o", outside]
        + Self.files(in: "Tests/Fixtures/ObjectiveC/Outside", ending: ["c", "S"]))
    let module =
      common + [
        "-pthread", "-fobjc-runtime=gnustep-2.0", "-fobjc-weak", "-fobjc-arc-exceptions",
        "-fblocks",
        "-fexceptions", "-fobjc-exceptions", "-I", PluginFixture.headers.path,
        "-I", Self.headers,
      ] + flags
    var glue = try Self.glue()
    if !moduleFlags.isEmpty {
      let object = directory.url.appendingPathComponent("glue.o").path
      try Self.compile(module + ["-nostdlib", "-r", "-o", object] + glue)
      glue = [object]
    }
    let languages: Set = hasCXX ? ["c", "m", "mm"] : ["c", "m"]
    let sources = try Self.files(in: "Tests/Fixtures/ObjectiveC/Send", ending: languages)
    try Self.compile(
      module + moduleFlags + (hasCXX ? ["-DHAS_CXX", "-lstdc++"] : []) + ["-o", program] + sources
        + blocks + glue + [outside, "-lm", "-Wl,-rpath,$ORIGIN"])
  }

  private static func compile(_ arguments: [String]) throws {
    let child = try CompletedProcess("clang", arguments)
    if child.status != 0 { throw BuildFailure(description: child.errors) }
  }

  /// Runs it to its end.
  ///
  /// - Parameter selectors: how they are numbered: `spread`, or `colliding`.
  func run(selectors: String) throws -> CompletedProcess {
    var environment = ProcessInfo.processInfo.environment
    // Its caches stay. What has left the stack is looked for after each exception, which takes three times as long as all
    // else when the stack's copy is not kept small.
    environment["ASAN_OPTIONS"] =
      "detect_leaks=0:min_uar_stack_size_log=16:max_uar_stack_size_log=16"
    let words = emulator + [program, selectors]
    return try CompletedProcess(words[0], Array(words.dropFirst()), environment: environment)
  }

  private static func files(in folder: String, ending: Set<String>) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: PluginFixture.project.appendingPathComponent(folder), includingPropertiesForKeys: nil
    )
    .filter { ending.contains($0.pathExtension) }.map(\.path).sorted()
  }
}
