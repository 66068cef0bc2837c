import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// What is linked, hidden, into modules that clang compiles from Objective-C: each check is in the program.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .waitsForProcesses)
struct GlueTests {
  @Test(
    arguments: ["-O0", "-O3"],
    [
      ["-fobjc-arc"], ["-fno-objc-arc"], ["-fobjc-arc", "-fsanitize=address"],
      ["-fno-objc-arc", "-fsanitize=address"], ["-fobjc-arc", "-fobjc-runtime=gnustep-2.2"],
      ["-fno-objc-arc", "-fobjc-runtime=gnustep-2.2"],
    ])
  func holdsWhatItPromises(optimization: String, flags: [String]) throws {
    try expectEverything(of: GlueProgram(flags: [optimization] + flags))
  }

  @Test(
    .enabled(if: AArch64.isEmulated, "there is no qemu-aarch64 or no C library for it"),
    arguments: ["-O0", "-O3"], ["-fobjc-arc", "-fno-objc-arc"])
  func holdsItOnAArch64(optimization: String, counting: String) throws {
    try expectEverything(
      of: GlueProgram(
        flags: ["--target=aarch64-linux-gnu", optimization, counting],
        emulator: ["qemu-aarch64", "-L", AArch64.libraries]))
  }

  private func expectEverything(of program: GlueProgram) throws {
    for selectors in ["spread", "colliding"] {
      let child = try program.run(selectors: selectors)
      #expect(child.errors == "")
      #expect(child.output == "everything holds\n")
      #expect(child.status == 0)
    }
  }

  /// Also when `CAROB_PLUGIN` defines the functions for blocks as well.
  @Test func isHiddenAndNeedsNothingOfTheHost() throws {
    let directory = try TemporaryDirectory()
    let module = try buildPlugin("Tests/Fixtures/Plugins/minimal.c", "-fblocks", in: directory)
    let symbols = try ChildProcess("nm", ["-D", "--defined-only", module])
    #expect(symbols.output.split(separator: "\n").count == 1)
    #expect(symbols.output.hasSuffix(" carob_plugin_entry\n"))
  }

  /// The plugin checks it while it loads.
  @Test func worksOverTheClassesOfTheHost() throws {
    let directory = try TemporaryDirectory()
    _ = try PluginLoader().load(
      path: buildPlugin("Tests/Fixtures/ObjectiveC/Host/sends.c", "-O1", in: directory))
  }

  private func buildPlugin(
    _ source: String, _ flag: String, in directory: TemporaryDirectory
  ) throws -> String {
    let module = directory.url.appendingPathComponent("plugin.so").path
    let child = try ChildProcess(
      "clang",
      [
        "-shared", "-fPIC", flag, "-fuse-ld=lld", "-Wl,-z,defs", "-Wl,-z,text", "-pthread",
        "-Wall", "-Wextra", "-Werror", "-g", "-I", PluginFixture.headers.path, "-o", module,
        PluginFixture.project.appendingPathComponent(source).path,
      ] + GlueProgram.glue())
    if child.status != 0 { throw GlueProgram.BuildFailure(description: child.errors) }
    return module
  }
}

/// The means to run programs for AArch64 on another machine.
private enum AArch64 {
  /// Where its C library is.
  static let libraries = "/usr/aarch64-linux-gnu"

  static let isEmulated =
    FileManager.default.fileExists(atPath: "\(libraries)/include/stdio.h")
    && FileManager.default.fileExists(atPath: "/usr/lib/gcc-cross/aarch64-linux-gnu")
    && (try? ChildProcess("qemu-aarch64", ["--version"]))?.status == 0
}
