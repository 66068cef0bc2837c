import CarobPlugins
import CarobRuntime
import PluginTestSupport
import Testing

/// Which blocks keep a module: all but those that nobody has except methods that go with it.
@Suite(.serialized, .waitsForProcesses) struct BlocksTests {
  private let fixture: UnloadFixture
  private var loader: PluginLoader { fixture.loader }

  init() throws { fixture = try UnloadFixture() }

  private func load(_ name: String) throws -> LoadedPlugin {
    try loader.load(path: fixture.build("blocks", as: name, ["-DNAME=\"\(name)\""]))
  }

  /// A block that the plugin of that name makes for a message.
  private func block(_ message: Message<() -> Block>, of name: String) throws -> Block {
    try autoreleasePool { try message(fixture.make(name + "Maker")) }
  }

  /// What keeps the plugin, as unloading it says.
  private func blockers(of plugin: LoadedPlugin) -> [UnloadBlocker]? {
    #expect(throws: PluginError.self) { try loader.unload(plugin) }?.blockers
  }

  @Test func aMethodOfABlockGoesWithItsClass() throws {
    let plugin = try load("ULBlocksOnly")
    try autoreleasePool {
      let maker = try fixture.make("ULBlocksOnlyMaker")
      _ = try maker.send(Selector("addTwo"))
      #expect(try Message<() -> Int>("answer")(maker) == 8)
      #expect(try Message<() -> Int>("second")(maker) == 7)
    }
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  /// clang makes a global block of a literal that captures nothing, and nobody counts its references in it.
  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang with -fblocks"))
  func aMethodOfALiteralGoesWithItsClass() throws {
    let name = "ULBlocksLiteral"
    let plugin = try loader.load(
      path: fixture.build(
        "blocks", as: name, ["-DNAME=\"\(name)\"", "-fblocks"], compiler: "clang"))
    try autoreleasePool {
      let maker = try fixture.make("\(name)Maker")
      #expect(try Message<() -> Int>("literal")(maker) == 9)
      #expect(try Message<() -> Int>("literalToo")(maker) == 9)
    }
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  /// Its function is the host's, so that only its body is in the module.
  @Test func aBlockWithABodyKeepsTheModule() throws {
    let plugin = try load("ULBlocksBody")
    var block: Block? = try block(Message("newBodyBlock"), of: "ULBlocksBody")
    #expect(blockers(of: plugin) == [.blocks(count: 1)])
    #expect(try block?.call(Object(), returning: Int.self) == 8)
    block = nil
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  @Test func aBlockThatIsAMethodAndSomebodysKeepsTheModule() throws {
    let plugin = try load("ULBlocksShared")
    var block: Block? = try block(Message("newSharedBlock"), of: "ULBlocksShared")
    #expect(blockers(of: plugin) == [.blocks(count: 1)])
    #expect(try block?.call(Object(), returning: Int.self) == 7)
    block = nil
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  /// Two functions that keep one block are not two blocks, one of which might be another.
  @Test func twoMethodsOfOneBlockHideNoOther() throws {
    let plugin = try load("ULBlocksTwo")
    try autoreleasePool { _ = try fixture.make("ULBlocksTwoMaker").send(Selector("addTwo")) }
    var block: Block? = try block(Message("newBlock"), of: "ULBlocksTwo")
    #expect(blockers(of: plugin) == [.blocks(count: 1)])
    withExtendedLifetime(block) {}
    block = nil
    #expect(try loader.unload(plugin).moduleStays == nil)
  }

  /// Somebody else's method of such a block is seen, whether its function is the plugin's or only its body.
  @Test func codeOfABlockThatOthersInstalledIsInTheWay() throws {
    let plugin = try load("ULBlocksLent")
    let code = try #require(
      RuntimeClass(named: "ULBlocksLentMaker")?.implementation(for: Selector("answer")))
    let borrower = try RuntimeClass.allocatePair(
      named: "ULBlocksBorrower", superclass: Object.runtimeClass)
    try borrower.registerPair()
    try borrower.addMethod(Selector("borrowed"), code, types: "q@:")
    #expect(blockers(of: plugin) == [.implementation("-[ULBlocksBorrower borrowed]")])
    try borrower.disposePair()
    #expect(try loader.unload(plugin).moduleStays == nil)
  }
}
