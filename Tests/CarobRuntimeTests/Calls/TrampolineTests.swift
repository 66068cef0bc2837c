import Foundation
import PluginTestSupport
import Testing

/// The functions of `closures.c` that are made while the process runs: each check is in the program.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .waitsForProcesses)
struct TrampolineTests {
  @Test(arguments: ["-O0", "-O3"], [[], ["-fsanitize=address"]])
  func passWords(optimization: String, flags: [String]) throws {
    try expectEverything(flags: [optimization] + flags)
  }

  @Test(
    .enabled(if: AArch64.isEmulated, "there is no qemu-aarch64 or no C library for it"),
    arguments: ["-O0", "-O3"])
  func passWordsOnAArch64(optimization: String) throws {
    try expectEverything(flags: [AArch64.target, optimization], emulator: AArch64.emulator)
  }

  private func expectEverything(flags: [String], emulator: [String] = []) throws {
    let directory = try TemporaryDirectory()
    let program = directory.url.appendingPathComponent("trampolines").path
    let sources =
      ["Tests/Fixtures/Trampolines/trampolines.c"]
      + ["closures.c", "closures-x86_64.S", "closures-aarch64.S", "failures.c", "thread.c"]
      .map { "Sources/CCarob/\($0)" }
    let built = try ChildProcess(
      "clang",
      [
        "-Wall", "-Wextra", "-Werror", "-fuse-ld=lld", "-pthread", "-g", "-I",
        PluginFixture.headers.path, "-o", program,
      ] + flags + sources.map { PluginFixture.project.appendingPathComponent($0).path })
    #expect(built.errors == "")
    let words = emulator + [program]
    let child = try ChildProcess(words[0], Array(words.dropFirst()))
    #expect(child.output == "everything holds\n")
    #expect(child.errors == "")
    #expect(child.status == 0)
  }
}
