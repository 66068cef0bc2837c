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
    let program = HostProgram(
      "Tests/Fixtures/Trampolines/trampolines.c",
      ["closures.c", "closures-x86_64.S", "closures-aarch64.S"])
    #expect(try program.run(flags, emulator) == "")
  }
}
