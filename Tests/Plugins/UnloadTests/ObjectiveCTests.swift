import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// A module whose classes, categories and literals are in records that clang made: `objc_entry.c` and `objc_part.m`.
@Suite(.serialized, .waitsForProcesses) struct ObjectiveCTests {
  private let directory: TemporaryDirectory
  private let loader = PluginLoader()

  init() throws { directory = try TemporaryDirectory() }

  private func module(_ flags: String...) throws -> String {
    let sources = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Plugins")
    // Modules are kept by what one source includes, and not those of sources elsewhere.
    for name in ["objc_entry.c", "objc_part.m"] {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      _ = try directory.write(text, to: name)
    }
    return try PluginFixture.build(
      source: directory.url.appendingPathComponent("objc_entry.c"), in: directory.url,
      flags: [
        directory.url.appendingPathComponent("objc_part.m").path, "-fobjc-runtime=gnustep-2.0",
        "-O1",
      ] + flags, compiler: "clang")
  }

  @Test func isLoadedAndUnloaded() throws {
    let path = try module()
    for _ in 0..<3 {
      let plugin = try loader.load(path: path)
      #expect(plugin.classes.map(\.name) == ["OCGreeter"])
      let cls = try #require(RuntimeClass(named: "OCGreeter"))
      #expect(try cls.object.send(Selector("greeting"))?.description == "good morning")
      #expect(try cls.object.send(Selector("shortGreeting"))?.description == "hi")
      try autoreleasePool {
        let greeter = try cls.make()
        #expect(try Message<() -> Int32>("next")(greeter) == 1)
        #expect(try Message<() -> Int32>("next")(greeter) == 2)
      }
      #expect(try Message<() -> Int32>("ocNumber")(Object()) == 7)
      #expect(try loader.unload(plugin).moduleStays == nil)
      #expect(RuntimeClass(named: "OCGreeter") == nil)
      #expect(!Object.runtimeClass.responds(to: Selector("ocNumber")))
    }
  }

  @Test func aLiteralThatIsHeldIsInTheWay() throws {
    let plugin = try loader.load(path: module())
    let cls = try #require(RuntimeClass(named: "OCGreeter"))
    var held = try cls.object.send(Selector("greeting"))
    let error = #expect(throws: PluginError.self) { try loader.unload(plugin) }
    #expect(error?.blockers == [.literals(count: 1, examples: ["good morning"])])
    #expect(held?.description == "good morning")
    held = nil
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  @Test func aLiteralThatIsHeldOutlivesTheModuleThatIsReplaced() throws {
    let plugin = try loader.load(path: module())
    let held = try #require(
      try RuntimeClass(named: "OCGreeter")?.object.send(Selector("greeting")))
    let (again, unloading) = try loader.reload(plugin)
    #expect(unloading.moduleStays == "a string literal in its data is in use: \"good morning\"")
    #expect(held.description == "good morning")
    #expect(try held.send(Selector("length"), arguments: [], returning: UInt.self) == 12)
    #expect(loader.plugins.count == 1)
    try autoreleasePool {
      let cls = try #require(RuntimeClass(named: "OCGreeter"))
      let other = try #require(try cls.object.send(Selector("greeting")))
      #expect(other !== held)
      #expect(try Equality.isEqual(other, held))
    }
    #expect(try loader.unload(again).moduleStays == nil)
    #expect(held.description == "good morning")
  }

  @Test func aClassThatCannotBeRegisteredIsAbsent() throws {
    let path = try module("-DSUPERCLASS=\"NSObjct\"")
    for _ in 0..<2 {
      let plugin = try loader.load(path: path)
      #expect(plugin.classes.isEmpty)
      #expect(plugin.unregisteredClasses.isEmpty)
      #expect(
        plugin.absentClasses.map(\.sentence) == [
          "the class NSObjct is absent: there is no class named NSObjct",
          "the class OCGreeter is absent: its superclass NSObjct is absent: there is no class named NSObjct",
        ])
      #expect(RuntimeClass(named: "OCGreeter") == nil)
      #expect(Object.runtimeClass.responds(to: Selector("ocNumber")))
      #expect(try loader.unload(plugin).moduleStays == nil)
      #expect(!Object.runtimeClass.responds(to: Selector("ocNumber")))
    }
  }

  @Test func isRefusedWithoutRecords() throws {
    let path = try module("-DNO_RECORDS")
    let error = #expect(throws: PluginError.self) { try loader.load(path: path) }
    #expect(
      error?.description
        == "\(path): its load failed: its entry asks for Objective-C records, and there are none; "
        + "link a file in Objective-C, or remove CAROB_OBJC")
    #expect(RuntimeClass(named: "OCGreeter") == nil)
    #expect(!Object.runtimeClass.responds(to: Selector("ocNumber")))
  }
}
