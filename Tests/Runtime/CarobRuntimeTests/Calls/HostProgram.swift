import Foundation
import PluginTestSupport
import Testing

/// A program in C with some of the host's functions, which checks them and says that everything holds.
struct HostProgram {
  private let sources: [String]

  /// - Parameter parts: sources of `CCarob`, besides those that all need.
  init(_ fixture: String, _ parts: [String]) {
    sources =
      [fixture]
      + (parts + [
        "boundary.c", "entries.c", "entries-x86_64.S", "entries-aarch64.S", "failures.c",
        "thread.c",
      ]).map { "Sources/Runtime/CCarob/\($0)" }
  }

  /// Compiles and runs it, and expects that everything holds.
  ///
  /// - Returns: what it wrote to standard error.
  func run(_ flags: [String], _ emulator: [String] = []) throws -> String {
    let directory = try TemporaryDirectory()
    let program = directory.url.appendingPathComponent("program").path
    let built = try CompletedProcess(
      "clang",
      [
        "-Wall", "-Wextra", "-Werror", "-fuse-ld=lld", "-pthread", "-g", "-I",
        PluginFixture.headers.path, "-o", program,
      ] + flags + sources.map { PluginFixture.project.appendingPathComponent($0).path })
    #expect(built.errors == "")
    let words = emulator + [program]
    let child = try CompletedProcess(words[0], Array(words.dropFirst()))
    #expect(child.output == "everything holds\n")
    #expect(child.status == 0)
    return child.errors
  }
}
