import CarobFoundation
import CarobPlugins
import CarobRuntime
import PluginTestSupport
import Testing

/// Methods that several plugins change, and that lose the changes in any order.
@Suite(.serialized, .waitsForProcesses) struct SwizzlingTests {
  private let fixture: UnloadFixture
  private static let changed = ["replaced", "set", "exchanged", "inCategory"]

  init() throws { fixture = try UnloadFixture() }

  @Test(arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
  func theyUnstackInAnyOrder(_ order: [Int]) throws {
    let target = try RuntimeClass.allocatePair(
      named: "ULTarget", superclass: Object.runtimeClass)
    for name in Self.changed {
      try target.addMethod(Selector(validating: name)) { (_: Object) in 0 }
    }
    try target.registerPair()
    try target.declareProperty("declared", PropertyAttributes([("T", "q"), ("G", "declaredBy0")]))
    let adopted = RuntimeProtocol.registered("ULAdopted")
    let object = try target.make()
    func answers() throws -> [Int] {
      try Self.changed.map { name in
        (try object.send(Selector(validating: name)) as? NumberBox)?.integerValue ?? -1
      }
    }
    func expectTop(_ top: Int) throws {
      #expect(try answers() == [top, top, top, top])
      #expect(target.superclass?.name == (top == 0 ? "NSObject" : "ULAbove\(top)"))
      #expect(target.properties.map(\.attributes.string) == ["Tq,GdeclaredBy\(top)"])
      #expect(target.conforms(to: adopted) == (top > 0))
    }
    try expectTop(0)
    var plugins: [Int: LoadedPlugin] = [:]
    for number in 1...3 {
      plugins[number] = try fixture.loader.load(
        path: fixture.build("swizzler", as: "swizzler\(number)", ["-DNUMBER=\(number)"]))
      try expectTop(number)
    }
    for number in order {
      let plugin = try #require(plugins[number])
      plugins[number] = nil
      #expect(try fixture.loader.unload(plugin).moduleStays == nil)
      try expectTop(plugins.keys.max() ?? 0)
      let added = try Selector(validating: "addedBy\(number)")
      #expect(!target.responds(to: added))
    }
    #expect(target.methods.map(\.selector.name) == Self.changed.sorted())
    _ = object
    try target.disposePair()
  }
}
