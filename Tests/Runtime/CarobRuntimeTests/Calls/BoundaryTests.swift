import PluginTestSupport
import Testing

/// The functions of `boundary.c` and `entries.c`: no exception of C++ passes the frames by which modules enter the host.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .waitsForProcesses)
struct BoundaryTests {
  @Test(arguments: ["-O0", "-O3"], [[], ["-fsanitize=address"]])
  func stopsExceptions(optimization: String, flags: [String]) throws {
    try expectStops(flags: [optimization] + flags)
  }

  @Test(
    .enabled(if: AArch64.isEmulated, "there is no qemu-aarch64 or no C library for it"),
    arguments: ["-O0", "-O3"])
  func stopsExceptionsOnAArch64(optimization: String) throws {
    try expectStops(flags: [AArch64.target, optimization], emulator: AArch64.emulator)
  }

  /// One line for each of the 128 entries, and for the three other ways into the host.
  private func expectStops(flags: [String], emulator: [String] = []) throws {
    let program = HostProgram(
      "Tests/Fixtures/Boundary/boundary.c",
      ["closures.c", "closures-x86_64.S", "closures-aarch64.S"])
    let lines = try program.run(flags, emulator).split(separator: "\n")
    #expect(lines.count == 131)
    #expect(
      Set(lines) == [
        "carob: an exception left a function of a plugin that the host had called; catch it in that function"
      ])
  }
}
