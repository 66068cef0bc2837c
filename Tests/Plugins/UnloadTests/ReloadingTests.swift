import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// Loading a module again that was built anew in the same place.
@Suite(.serialized, .waitsForProcesses) struct ReloadingTests {
  private let fixture: UnloadFixture
  private var loader: PluginLoader { fixture.loader }

  init() throws { fixture = try UnloadFixture() }

  private func value(_ name: String) throws -> Int {
    try autoreleasePool { try Message<() -> Int>("value")(fixture.make(name)) }
  }

  private func build(_ name: String, value: Int) throws -> String {
    try fixture.build("things", as: name, ["-DNAME=\"\(name)\"", "-DVALUE=\(value)"])
  }

  @Test func theNewBuildIsLoaded() throws {
    let path = try build("ULAgain", value: 1)
    var plugin = try loader.load(path: path, copying: true)
    for number in 2...4 {
      // Over the file, as `cp` does: had the file itself been mapped, this would end the process.
      let new = try Data(contentsOf: URL(fileURLWithPath: build("ULAgain", value: number)))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: new)
      try file.close()
      let (reloaded, unloading) = try loader.reload(plugin)
      #expect(unloading.moduleStays == nil)
      plugin = reloaded
      #expect(plugin.path == path)
      #expect(try value("ULAgainThing") == number)
    }
    #expect(loader.plugins.count == 1)
    try loader.unload(plugin)
  }

  @Test func aBrokenBuildLeavesTheOldOne() throws {
    let plugin = try loader.load(path: build("ULBroken", value: 1), copying: true)
    try Data("no module".utf8).write(to: URL(fileURLWithPath: plugin.path))
    let error = #expect(throws: PluginError.self) { try loader.reload(plugin) }
    #expect(
      error?.description
        == "\(plugin.path): is not a shared object: it has no ELF header")
    #expect(try value("ULBrokenThing") == 1)
    try loader.unload(plugin)
  }

  @Test func aBuildThatTheLinkerRefusesLeavesTheOldOne() throws {
    let plugin = try loader.load(path: build("ULUnlinked", value: 1), copying: true)
    let source = try TemporaryDirectory()
    _ = try source.write("extern int nowhere; int *p = &nowhere;", to: "things.c")
    _ = try PluginFixture.build(
      source: source.url.appendingPathComponent("things.c"),
      in: URL(fileURLWithPath: plugin.path).deletingLastPathComponent())
    let error = #expect(throws: PluginError.self) { try loader.reload(plugin) }
    #expect(error?.code == .notLoadable)
    #expect(error?.description.contains("carob-") == false || error?.plugin == plugin.path)
    #expect(try value("ULUnlinkedThing") == 1)
    try loader.unload(plugin)
  }

  @Test func whatIsInTheWayOfUnloadingIsInTheWayOfReloading() throws {
    let plugin = try loader.load(path: build("ULBusy", value: 1), copying: true)
    var thing: Object? = try fixture.make("ULBusyThing")
    let error = #expect(throws: PluginError.self) { try loader.reload(plugin) }
    #expect(error?.blockers == [.instances(count: 1, className: "ULBusyThing")])
    #expect(loader.plugins.map { $0 === plugin } == [true])
    #expect(try value("ULBusyThing") == 1)
    withExtendedLifetime(thing) {}
    thing = nil
    try loader.unload(try loader.reload(plugin).plugin)
  }

  @Test func aNewBuildWhoseLoadFails() throws {
    let plugin = try loader.load(path: build("ULFailing", value: 1), copying: true)
    let taken = try RuntimeClass.allocatePair(
      named: "ULFailing2Thing", superclass: Object.runtimeClass)
    try taken.registerPair()
    let other = try fixture.build(
      "things", as: "ULFailing2", ["-DNAME=\"ULFailing2\"", "-DVALUE=2"])
    try FileManager.default.removeItem(atPath: plugin.path)
    try FileManager.default.copyItem(atPath: other, toPath: plugin.path)
    let error = #expect(throws: PluginError.self) { try loader.reload(plugin) }
    #expect(error?.code == .loadFailed)
    #expect(loader.plugins.isEmpty)
    #expect(RuntimeClass(named: "ULFailingThing") == nil)
    try taken.disposePair()
  }

  @Test func theSameModuleTwice() throws {
    let plugin = try loader.load(path: build("ULTwice", value: 1), copying: true)
    for copying in [true, false] {
      let error = #expect(throws: PluginError.self) {
        try loader.load(path: plugin.path, copying: copying)
      }
      #expect(error?.code == .alreadyLoaded)
    }
    try loader.unload(plugin)
    let other = PluginLoader()
    let original = try loader.load(path: plugin.path)
    let error = #expect(throws: PluginError.self) { try other.load(path: plugin.path) }
    #expect(error?.code == .alreadyLoaded)
    #expect(throws: PluginError.self) { try other.unload(original) }
    try loader.unload(original)
  }
}
