import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// What is linked, hidden, into modules that clang compiles from Objective-C: each check is in the program.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .waitsForProcesses)
struct GlueTests {
  @Test(
    arguments: ["-O0", "-O2", "-O3"],
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
        flags: [AArch64.target, optimization, counting], emulator: AArch64.emulator, hasCXX: false))
  }

  /// Also with link-time optimization, which finds out late what it calls.
  @Test(arguments: ["-flto", "-flto=thin"])
  func canBeLinkedIntoAModuleThatIsOptimizedAsAWhole(optimization: String) throws {
    try expectEverything(
      of: GlueProgram(flags: ["-O2", "-fobjc-arc"], moduleFlags: [optimization]))
  }

  /// What a constructor sends to a class that no host has registered yet ends with words.
  @Test(arguments: ["-O0", "-O2"], ["gnustep-2.0", "gnustep-2.2"])
  func refusesMessagesBeforeTheModuleIsRegistered(optimization: String, runtime: String) throws {
    let directory = try TemporaryDirectory()
    let program = directory.url.appendingPathComponent("early").path
    let child = try CompletedProcess(
      "clang",
      [
        "-Wall", "-Wextra", "-Werror", "-fuse-ld=lld", "-pthread", "-fobjc-runtime=\(runtime)",
        "-fobjc-exceptions", "-fexceptions", optimization, "-I", PluginFixture.headers.path, "-I",
        GlueProgram.headers, "-o",
        program,
        PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/Early/early.m")
          .path,
      ] + GlueProgram.glue() + ["-lm"])
    #expect(child.errors == "")
    let sent = [
      "class": "sent make to Base", "subclass": "sent make to Lower",
      "placeholder": "sent make to Other", "alloc": "sent alloc to Other",
      "literal": "sent length to NSConstantString", "small": "sent length to NSString",
    ]
    for (receiver, words) in sent {
      let early = try CompletedProcess(program, [], environment: ["RECEIVER": receiver])
      #expect(
        early.errors
          == "carob: a constructor of an Objective-C module \(words) before the module was "
          + "registered; use +load\n")
      #expect(early.status == 128 + SIGABRT)
    }
    let throwing = try CompletedProcess(program, [], environment: ["RECEIVER": "throw"])
    #expect(
      throwing.errors
        == "carob: a constructor of an Objective-C module threw an exception; use +load\n")
    #expect(try CompletedProcess(program, [], environment: ["RECEIVER": ""]).status == 0)
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
    let symbols = try CompletedProcess("nm", ["-D", "--defined-only", module])
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
    let child = try CompletedProcess(
      "clang",
      [
        "-shared", "-fPIC", flag, "-fuse-ld=lld", "-Wl,-z,defs", "-Wl,-z,text", "-pthread",
        "-Wall", "-Wextra", "-Werror", "-g", "-I", PluginFixture.headers.path, "-I",
        GlueProgram.headers, "-o", module,
        PluginFixture.project.appendingPathComponent(source).path,
      ] + GlueProgram.glue() + ["-lm"])
    if child.status != 0 { throw GlueProgram.BuildFailure(description: child.errors) }
    return module
  }
}
