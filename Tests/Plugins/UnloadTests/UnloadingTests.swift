import CarobPlugins
import CarobRuntime
import InstantCocoa
import PluginTestSupport
import Testing

/// Unloading real modules. One after the other, because the class table is the process's.
@Suite(.serialized, .waitsForProcesses) struct UnloadingTests {
  private let fixture: UnloadFixture
  private var loader: PluginLoader { fixture.loader }

  private static let value = Message<() -> Int>("value")
  private static let classValue = Message<() -> Int>("classValue")

  init() throws { fixture = try UnloadFixture() }

  /// The error of an unloading that must be refused.
  private func refusal(_ plugin: LoadedPlugin) -> PluginError? {
    #expect(throws: PluginError.self) { try loader.unload(plugin) }
  }

  @Test func nothingIsLeft() throws {
    let plugin = try fixture.loadThings("ULGone")
    let record = try #require(RuntimeClass(named: "ULGoneThing"))
    #expect(try Self.value(record.make()) == 1)
    let unloading = try loader.unload(plugin)
    #expect(unloading.moduleStays == nil)
    #expect(unloading.error == nil)
    #expect(loader.plugins.isEmpty)
    #expect(RuntimeClass(named: "ULGoneThing") == nil)
    #expect(!UnloadFixture.isMapped(plugin.path))
    #expect(!record.responds(to: Selector("value")))
    #expect(throws: PluginError.self) { try loader.unload(plugin) }
    let again = try loader.load(path: plugin.path)
    #expect(try Self.value(fixture.make("ULGoneThing")) == 1)
    try loader.unload(again)
  }

  @Test func anErrorOfUnloadIsGiven() throws {
    let plugin = try fixture.loadThings("ULRaising", ["-DRAISES"])
    let unloading = try loader.unload(plugin)
    #expect(unloading.error.map { "\($0)" } == "the thing was not tidy")
    #expect(unloading.moduleStays == nil)
  }

  @Test func instancesAreInTheWay() throws {
    let plugin = try fixture.loadThings("ULKept")
    var kept = [try fixture.make("ULKeptThing"), try fixture.make("ULKeptThing")]
    let error = refusal(plugin)
    #expect(error?.code == .inUse)
    #expect(error?.blockers == [.instances(count: 2, className: "ULKeptThing")])
    #expect(
      error?.description
        == "\(plugin.path): cannot be unloaded: 2 instances of ULKeptThing are alive")
    kept.removeLast()
    #expect(refusal(plugin)?.reason == "cannot be unloaded: an instance of ULKeptThing is alive")
    // An object that became of another class is none of them.
    try kept[0].setClass(Object.runtimeClass)
    try loader.unload(plugin)
  }

  @Test func anInstanceMayBeInAPool() throws {
    let plugin = try fixture.loadThings("ULPooled")
    try autoreleasePool {
      try autoreleasePool { _ = try fixture.make("ULPooledThing").autoreleased() }
      _ = try fixture.make("ULPooledThing").autoreleased()
      #expect(refusal(plugin)?.blockers == [.instances(count: 1, className: "ULPooledThing")])
    }
    try loader.unload(plugin)
  }

  @Test func aSubclassIsInTheWay() throws {
    let plugin = try fixture.loadThings("ULBase")
    let base = try #require(RuntimeClass(named: "ULBaseThing"))
    let below = try RuntimeClass.allocatePair(named: "ULBelow", superclass: base)
    let blocker = UnloadBlocker.subclass("ULBelow", superclass: "ULBaseThing")
    #expect(refusal(plugin)?.blockers == [blocker])
    try below.registerPair()
    #expect(refusal(plugin)?.blockers == [blocker])
    #expect(
      blocker.description == "ULBelow, which is not the plugin's, is a subclass of ULBaseThing")
    try below.disposePair()
    try loader.unload(plugin)
  }

  @Test func associationsAreInTheWay() throws {
    let plugin = try fixture.loadThings("ULAttached")
    var object: Object? = Object()
    try autoreleasePool {
      let thing = try fixture.make("ULAttachedThing")
      _ = try thing.send(Selector("attachTo:"), object)
      _ = try thing.send(Selector("attachClassTo:"), object)
    }
    let error = refusal(plugin)
    #expect(
      error?.blockers == [
        .associationKeys(count: 1), .associatedClass(count: 1, className: "ULAttachedThing"),
      ])
    #expect(
      error?.reason
        == "cannot be unloaded: an object has something associated under a key in the module, "
        + "an object has the class ULAttachedThing associated with it")
    object = nil
    try loader.unload(plugin)
  }

  @Test func handlersOfObjectsAreInTheWay() throws {
    let plugin = try fixture.loadThings("ULAnswering")
    var object: Object? = Object()
    try autoreleasePool {
      _ = try fixture.make("ULAnsweringThing").send(Selector("answerFor:"), object)
    }
    #expect(try object.map { try Message<() -> Int>("ulAnswer")($0) } == 1)
    #expect(
      refusal(plugin)?.reason == "cannot be unloaded: an object answers ulAnswer with its code")
    object = nil
    try loader.unload(plugin)
  }

  @Test func codeThatOthersInstalledIsInTheWay() throws {
    let plugin = try fixture.loadThings("ULLent")
    let thing = try #require(RuntimeClass(named: "ULLentThing"))
    let code = try #require(thing.implementation(for: Selector("value")))
    let borrower = try RuntimeClass.allocatePair(
      named: "ULBorrower", superclass: Object.runtimeClass)
    try borrower.registerPair()
    try borrower.addMethod(Selector("borrowed"), code, types: "q@:")
    #expect(
      refusal(plugin)?.reason
        == "cannot be unloaded: -[ULBorrower borrowed], which is not the plugin's, "
        + "is implemented by its code")
    try borrower.disposePair()
    try loader.unload(plugin)
  }

  @Test func blocksAreInTheWay() throws {
    let plugin = try fixture.loadThings("ULBlocks")
    var block: Block? = try autoreleasePool {
      try Message<() -> Block>("newBlock")(fixture.make("ULBlocksThing"))
    }
    #expect(try block?.call(returning: Int.self) == 1)
    #expect(refusal(plugin)?.reason == "cannot be unloaded: a block of its code is alive")
    block = nil
    try loader.unload(plugin)
  }

  @Test func aRunningCallIsInTheWay() throws {
    let plugin = try fixture.loadThings("ULRunning")
    let caller = try RuntimeClass.allocatePair(
      named: "ULCaller", superclass: Object.runtimeClass)
    nonisolated(unsafe) var refused: PluginError?
    nonisolated(unsafe) let loader = loader
    try caller.addMethod(Selector("ulCallBack")) { (_: Object) in
      do throws(PluginError) { try loader.unload(plugin) } catch { refused = error }
    }
    try caller.registerPair()
    try autoreleasePool {
      _ = try fixture.make("ULRunningThing").send(Selector("callBack:"), caller.make())
    }
    #expect(
      refused?.blockers == [
        .runningCalls(count: 1), .instances(count: 1, className: "ULRunningThing"),
      ])
    try loader.unload(plugin)
    try caller.disposePair()
  }

  @Test func whatIsRegisteredLaterGoesToo() throws {
    let plugin = try fixture.loadThings("ULLater")
    let target = try RuntimeClass.allocatePair(
      named: "ULLaterTarget", superclass: Object.runtimeClass)
    try target.registerPair()
    try autoreleasePool {
      _ = try fixture.make("ULLaterThing").send(Selector("addLaterTo:"), target.make())
    }
    #expect(target.responds(to: Selector("ulLater")))
    #expect(plugin.classes.map(\.name) == ["ULLaterThing", "ULLaterMadeLater"])
    try loader.unload(plugin)
    #expect(!target.responds(to: Selector("ulLater")))
    #expect(RuntimeClass(named: "ULLaterMadeLater") == nil)
    try target.disposePair()
  }

  /// What was warm before is asked again, in the host and in another plugin.
  @Test func aWarmSiteFindsTheNewCode() throws {
    let sender = try loader.load(path: fixture.build("sender", as: "sender"))
    for value in [1, 2, 1, 3] {
      let plugin = try fixture.loadThings("ULWarm", value: value)
      for _ in 0..<3 {
        #expect(try warmAnswers() == [value, value, 100 + value, 100 + value, value])
      }
      try loader.unload(plugin)
    }
    try loader.unload(sender)
  }

  private static let ask = Message<(Object) -> Int>("ask:")
  private static let askClass = Message<(Object) -> Int>("askClass:")

  /// What sites of the host and of another plugin get, and key-value coding.
  private func warmAnswers() throws -> [Int] {
    try autoreleasePool {
      let asking = try fixture.make("ULSender")
      let thing = try fixture.make("ULWarmThing")
      let cls = thing.runtimeClass.object
      return [
        try Self.value(thing), try Self.ask(asking, thing), try Self.classValue(cls),
        try Self.askClass(asking, cls),
        (try thing.value(forKey: "value") as? NumberBox)?.integerValue ?? 0,
      ]
    }
  }

  /// The Swift runtime cannot forget a module, which is mapped once however often it is loaded.
  @Test func aModuleInSwiftStaysMapped() throws {
    let path = try fixture.buildSwiftThings("ULSwift")
    for _ in 0..<3 {
      let plugin = try loader.load(path: path)
      #expect(try autoreleasePool { try Self.value(fixture.make("ULSwiftThing")) } == 1)
      #expect(
        try loader.unload(plugin).moduleStays
          == "it is written in Swift, whose runtime cannot forget a module")
      #expect(RuntimeClass(named: "ULSwiftThing") == nil)
      #expect(UnloadFixture.isMapped(path))
    }
  }

  /// A controller of the host's, whose bindings for a plugin's class are warm.
  @MainActor @Test func aControllerBindsAnew() throws {
    let list = try RuntimeClass.allocatePair(
      named: "ULHostList", superclass: ICTableViewController.runtimeClass)
    let bound = Locked(0)
    try list.addMethod(Selector("configureCell:withULBoundThing:")) {
      (_: Object, _: Object, thing: Object) in
      let value = try Self.value(thing)
      bound.withLock { $0 += value }
    }
    try list.registerPair()
    let controller = try #require(try list.make() as? ICTableViewController)
    let cell = UITableViewCell()
    for value in [1, 20, 300] {
      let plugin = try fixture.loadThings("ULBound", value: value)
      try autoreleasePool {
        let thing = try fixture.make("ULBoundThing")
        for _ in 0..<2 { try controller.configureCell(cell, for: thing) }
      }
      try loader.unload(plugin)
    }
    #expect(bound.withLock { $0 } == 642)
  }
}
