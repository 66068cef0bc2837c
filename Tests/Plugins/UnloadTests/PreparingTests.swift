import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// Plugins that are told before they are unloaded, and the holders of what is in the way.
@Suite(.serialized, .waitsForProcesses) struct PreparingTests {
  private let fixture: UnloadFixture
  private var loader: PluginLoader { fixture.loader }

  init() throws { fixture = try UnloadFixture() }

  private func build(_ name: String, _ flags: String...) throws -> String {
    try fixture.build("busy", as: name, ["-DNAME=\"\(name)\""] + flags)
  }

  @Test func aPluginThatPreparesIsReloaded() throws {
    var plugin = try loader.load(path: build("ULReady", "-DPREPARES"), copying: true)
    for _ in 0..<50 {
      let (reloaded, unloading) = try autoreleasePool { try loader.reload(plugin) }
      #expect(unloading.moduleStays == nil)
      plugin = reloaded
    }
    #expect(try loader.unload(plugin).moduleStays == nil)
    #expect(RuntimeClass(named: "ULReadyTicker") == nil)
  }

  @Test func holdersAreNamed() throws {
    let plugin = try autoreleasePool { try loader.load(path: build("ULHeld")) }
    let error = #expect(throws: PluginError.self) { try loader.unload(plugin) }
    #expect(error?.code == .inUse)
    #expect(
      error?.blockers == [
        .instances(count: 2, className: "ULHeldTicker"), .blocks(count: 1),
      ])
    #expect(
      error?.reason == """
        cannot be unloaded: 2 instances of ULHeldTicker are alive (retained by a variable of the module, an NSTimer that \
        calls -[ULHeldTicker tick:]), a block of its code is alive (retained by an observer of ULHeldNote in the \
        notification center)
        """)
  }

  @Test func aPluginMayAnswerNotNow() throws {
    let plugin = try loader.load(path: build("ULLater", "-DPREPARES", "-DREFUSES"))
    let error = #expect(throws: PluginError.self) { try loader.unload(plugin) }
    #expect(error?.code == .notNow)
    #expect(
      error?.description == "\(plugin.path): is not ready to be unloaded: a download is running")
    #expect(loader.plugins.count == 1)
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  @Test func anUnusableBuildPreparesNobody() throws {
    let plugin = try loader.load(path: build("ULUntold", "-DPREPARES"), copying: true)
    let module = try Data(contentsOf: URL(fileURLWithPath: plugin.path))
    try Data("no module".utf8).write(to: URL(fileURLWithPath: plugin.path))
    #expect(throws: PluginError.self) { try loader.reload(plugin) }
    try module.write(to: URL(fileURLWithPath: plugin.path))
    // Its timer and its observer are still there.
    #expect(plugin.classes[0].countedInstances == 2)
    _ = try loader.unload(plugin)
  }

  @Test func aVariableMayHoldAfterPreparing() throws {
    let plugin = try loader.load(path: build("ULAgainHeld", "-DPREPARES"))
    let cls = try #require(RuntimeClass(named: "ULAgainHeldTicker"))
    var kept: Object? = try cls.make()
    let error = #expect(throws: PluginError.self) { try loader.unload(plugin) }
    // The plugin has let go of its own.
    #expect(error?.blockers == [.instances(count: 1, className: "ULAgainHeldTicker")])
    withExtendedLifetime(kept) {}
    kept = nil
    #expect(throws: Never.self) { try loader.unload(plugin) }
  }
}
