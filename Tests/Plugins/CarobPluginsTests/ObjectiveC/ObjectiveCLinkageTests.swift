import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// Modules in Objective-C that cannot run here, and what their authors are told. The dynamic linker never sees them.
@Suite(.serialized, .waitsForProcesses) struct ObjectiveCLinkageTests {
  private let directory: TemporaryDirectory
  private let loader = PluginLoader()

  init() throws { directory = try TemporaryDirectory() }

  private static let doctor = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Doctor")

  private func build(_ fixture: String, _ flags: [String]) throws -> String {
    try PluginFixture.buildObjectiveC(
      Self.doctor.appendingPathComponent(fixture), in: directory.url, flags: flags)
  }

  /// Builds a module in C whose constructor leaves a file.
  private func module(_ name: String, _ text: String, _ flags: String...) throws -> String {
    let source = try directory.write(
      """
      #include <stdio.h>
      __attribute__((constructor)) static void leave_file(void) { fclose(fopen("\(marker)", "w")); }
      \(text)
      """, to: "\(name).c")
    return try PluginFixture.build(
      source: URL(fileURLWithPath: source), in: directory.url, flagsBehind: flags)
  }

  private var marker: String { directory.url.appendingPathComponent("opened").path }

  private func refusal(of path: String, copying: Bool = false) throws -> PluginError {
    let error = try #require(throws: PluginError.self) {
      _ = try loader.load(path: path, copying: copying)
    }
    #expect(error.code == .notLoadable)
    #expect(error.plugin == path)
    #expect(!FileManager.default.fileExists(atPath: marker))
    return error
  }

  // MARK: Linking

  @Test(arguments: [false, true]) func linkedWithoutTheLibrary(_ copying: Bool) throws {
    let path = try build("objc_plain.m", ["-fobjc-arc", "-DLINKED_PLAINLY"])
    #expect(
      try refusal(of: path, copying: copying).reason
        == "is linked without what Objective-C needs: it has no ._OBJC_CLASS_ICModel, __objc_load, objc_msgSend "
        + "and 1 more; build it with carob build, or link it with libcarob-objc.a")
  }

  @Test func linkedWithoutPlaceholders() throws {
    let path = try module(
      "unnamed", "extern char cls __asm__(\"._OBJC_CLASS_ICModel\");\nchar *reference = &cls;")
    #expect(
      try refusal(of: path).reason
        == "is linked without what Objective-C needs: it has no ._OBJC_CLASS_ICModel; build it with carob build, "
        + "which makes placeholders for the classes of others")
  }

  /// Functions of the runtime that a module in C wants are a mistake of another kind, about which the linker tells.
  @Test func aModuleInCIsLeftToTheLinker() throws {
    let path = try module("in_c", "void objc_msgSend(void);\nvoid (*send)(void) = objc_msgSend;")
    #expect(try refusal(of: path).reason.hasPrefix("the dynamic linker refused it: "))
  }

  @Test(arguments: ["libobjc.so.4", "libobjc.so.4.6", "libgnustep-base.so.1.28"])
  func linkedAgainstAnotherRuntime(_ library: String) throws {
    let source = try directory.write("int there;", to: "library.c")
    let made = try PluginFixture.build(
      source: URL(fileURLWithPath: source), in: directory.url, flags: ["-Wl,-soname,\(library)"])
    let path = try module(
      "other", "int x;", "-Wl,--no-as-needed,-rpath,\(directory.url.path)", made)
    try FileManager.default.moveItem(
      atPath: made, toPath: directory.url.appendingPathComponent(library).path)
    #expect(
      try refusal(of: path).reason
        == "is linked against \(library), another Objective-C runtime than this host's; build it with carob build, "
        + "or link it with libcarob-objc.a instead")
  }

  // MARK: ABIs

  private static let otherABI =
    "has Objective-C for another ABI than gnustep-2.0, such as GCC's or clang's gnustep-1.7; build it with carob "
    + "build, or compile it with clang and -fobjc-runtime=gnustep-2.0"

  /// clang knows the ABI of GCC, too.
  @Test(arguments: ["gnustep-1.7", "gcc", "objfw"])
  func compiledForAnOlderABI(_ runtime: String) throws {
    let path = try build("objc_other_abi.m", ["-fobjc-runtime=\(runtime)", "-DLINKED_PLAINLY"])
    #expect(try refusal(of: path).reason == Self.otherABI)
  }

  /// With the function that takes the classes in the module itself, nobody would miss anything.
  @Test func anOlderRuntimeInTheModule() throws {
    let source = try directory.write(
      """
      __attribute__((visibility("hidden"))) void __objc_exec_class(void *module) {}
      int name __asm__("__objc_class_name_ICModel");
      """, to: "runtime.c")
    let path = try build(
      "objc_other_abi.m", ["-fobjc-runtime=gnustep-1.7", "-DLINKED_PLAINLY", source])
    #expect(try refusal(of: path).reason == Self.otherABI)
  }

  // MARK: Modules that are as they should be

  @Test func aSoundModuleIsLoaded() throws {
    let plugin = try loader.load(path: build("objc_sound.m", ["-fobjc-arc"]))
    #expect(plugin.classes.map(\.name) == ["DSUser", "DSUserList"])
    #expect(try loader.unload(plugin).moduleStays == nil)
  }
}
