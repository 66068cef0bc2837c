import CCarob
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Modules that clang compiled.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .serialized)
struct ObjectiveCModuleTests {
  /// With the class of the host, and modules that go after the test.
  func withModules<Result>(
    _ names: [String] = ["module"], _ optimization: String = "-O1",
    _ body: ([CompiledModule], RuntimeClass) throws -> Result
  ) throws -> Result {
    let host = try ModuleHost()
    defer { host.close() }
    let modules = try names.map { try CompiledModule($0, optimization) }
    defer { for module in modules.reversed() { module.close() } }
    return try body(modules, host.cls)
  }

  private let answer = Message<() -> Int32>("answer")

  @Test(arguments: ["-O0", "-O2"])
  func loadComesWhenEverythingIsThere(optimization: String) throws {
    try withModules(["module"], optimization) { modules, _ in
      let events = try ModuleEvents.during { try modules[0].register() }
      #expect(
        events == ["ModuleMiddle", "ModuleLeaf", "ModuleHost(Extras)", "ModuleMiddle(More)"])
      #expect(modules[0].owner.classes.map(\.name) == ["ModuleMiddle", "ModuleLeaf"])
      #expect(modules[0].owner.categories.map(\.category.name) == ["Extras"])
    }
  }

  @Test(arguments: ["-O0", "-O2"])
  func referencesLeadToWhatIsRegistered(optimization: String) throws {
    try withModules(["module"], optimization) { modules, host in
      let module = modules[0]
      try module.register()
      let middle = try #require(RuntimeClass(named: "ModuleMiddle"))
      let leaf = try #require(RuntimeClass(named: "ModuleLeaf"))
      #expect(leaf.superclass == middle)
      #expect(middle.superclass == host)
      #expect(module.classReference(0) == host.record)
      #expect(module.classReference(1) == middle.record)
      #expect(module.classReference(2) == leaf.record)
      #expect(module.protocolReference(0) == RuntimeProtocol(named: "ModuleForward")?.record)
      #expect(module.protocolReference(1) == RuntimeProtocol(named: "ModuleTitled")?.record)
    }
  }

  @Test func classesHaveWhatTheySay() throws {
    try withModules { modules, _ in
      try modules[0].register()
      let middle = try #require(RuntimeClass(named: "ModuleMiddle"))
      #expect(middle.metaclass.property(named: "width")?.attributes.string == "Ti,N")
      #expect(middle.protocols.map(\.name) == ["ModuleTitled"])
      try middle.object.send(Selector("setWidth:"), Int32(7))
      #expect(try middle.object.send(Selector("width"), returning: Int32.self) == 7)
      let object = try #require(RuntimeClass(named: "ModuleLeaf")).make()
      #expect(try object.send(Selector("length"), returning: Int32.self) == 12)
      #expect(try object.send(Selector("title:"), object, returning: Int32.self) == 1)
    }
  }

  @Test func aliasesFindTheirClasses() throws {
    try withModules { modules, host in
      try modules[0].register()
      let leaf = RuntimeClass(named: "ModuleLeaf")
      #expect(RuntimeClass(named: "ModuleOldHost") == host)
      #expect(RuntimeClass(named: "ModuleOldLeaf") == leaf)
      #expect(RuntimeClass(resolving: "ModuleOldLeaf") == leaf)
      #expect(RuntimeClass.all.count { $0 == leaf } == 1)
      // The name is taken.
      let error = #expect(throws: RegistrationError.self) {
        try RuntimeClass.allocatePair(named: "ModuleOldLeaf", superclass: host)
      }
      #expect(error?.code == .classNameTaken)
    }
    #expect(RuntimeClass(named: "ModuleOldHost") == nil)
  }

  @Test func categoriesReplaceAndVanish() throws {
    try withModules { modules, host in
      let object = try host.make()
      #expect(try answer(object) == 1)
      #expect(host.property(named: "size")?.attributes.type == "q")
      try modules[0].register()
      #expect(try answer(object) == 21)
      #expect(try object.send(Selector("shared:"), object, returning: Int32.self) == 1)
      #expect(try host.object.send(Selector("extras"), returning: Int32.self) == 20)
      #expect(host.metaclass.properties.map(\.name) == ["extras"])
      #expect(host.protocols.map(\.name) == ["ModuleShared"])
      #expect(host.property(named: "size")?.attributes.type == "i")
      let leaf = try #require(RuntimeClass(named: "ModuleLeaf")).make()
      #expect(try leaf.send(Selector("count"), returning: Int32.self) == 23)
      withExtendedLifetime(leaf) {}
    }
    try withModules { modules, host in
      let object = try host.make()
      try modules[0].register()
      modules[0].owner.discard()
      #expect(try answer(object) == 1)
      #expect(!host.responds(to: Selector("shared:")))
      #expect(host.metaclass.properties.isEmpty)
      #expect(host.protocols.isEmpty)
      #expect(host.property(named: "size")?.attributes.type == "q")
    }
  }

  @Test func nothingIsLeftBehind() throws {
    try withModules { modules, host in
      let module = modules[0]
      try module.register()
      let leaf = try #require(RuntimeClass(named: "ModuleLeaf"))
      module.owner.discard()
      for name in ["ModuleMiddle", "ModuleLeaf", "ModuleOldHost", "ModuleOldLeaf"] {
        #expect(RuntimeClass(named: name) == nil)
      }
      for name in ["ModuleNamed", "ModuleTitled", "ModuleShared"] {
        #expect(RuntimeProtocol(named: name) == nil)
      }
      // Code that still runs finds a class that answers nothing.
      #expect(module.classReference(2) == leaf.record)
      #expect(leaf.name == "ModuleLeaf")
      #expect(!leaf.isRegistered)
      #expect(throws: (any Error).self) { try leaf.object.send(Selector("all")) }
    }
  }

  @Test func aModuleIsRegisteredOnce() throws {
    try withModules { modules, _ in
      try modules[0].register()
      let message =
        "module: its classes were registered before, and the module is still mapped; load a copy of the file"
      #expect(refusal(of: modules[0])?.sentence == message)
      modules[0].owner.discard()
      #expect(refusal(of: modules[0])?.sentence == message)
      #expect(RuntimeClass(named: "ModuleLeaf") == nil)
    }
  }

  /// Another copy of it has records of its own; the class's is used again.
  @Test func aModuleComesAgain() throws {
    let leaves = try (0..<3).map { _ in
      try withModules { modules, _ in
        let events = try ModuleEvents.during { try modules[0].register() }
        #expect(events.count == 4)
        return try #require(RuntimeClass(named: "ModuleLeaf")).address
      }
    }
    #expect(Set(leaves).count == 1)
  }

  private func refusal(of module: CompiledModule) -> RegistrationError? {
    #expect(throws: RegistrationError.self) { try module.register() }
  }

  @Test func aModuleMayNeedAnother() throws {
    try withModules(["module", "other_module"]) { modules, host in
      try modules[1].register()
      #expect(modules[1].owner.absentClasses.map(\.name) == ["ModuleLeaf"])
      #expect(RuntimeClass(named: "ModuleOther") != nil)
      modules[1].owner.discard()
      #expect(RuntimeClass(named: "ModuleOther") == nil)
      try modules[0].register()
      let other = try CompiledModule("other_module")
      defer { other.close() }
      try other.register()
      #expect(other.classReference(1) == RuntimeClass(named: "ModuleLeaf")?.record)
      let object = try host.make()
      #expect(try answer(object) == 31)
      other.owner.discard()
      #expect(try answer(object) == 21)
    }
  }

  @Test func protocolsStayAsLongAsAnyModuleThatDeclaresThem() throws {
    try withModules(["module", "other_module"]) { modules, host in
      try modules[0].register()
      let shared = try #require(RuntimeProtocol(named: "ModuleShared"))
      try modules[1].register()
      #expect(modules[1].owner.protocols.map(\.name) == ["ModuleNamed", "ModuleShared"])
      #expect(RuntimeClass(named: "ModuleOther")?.protocols.contains(shared) == true)
      modules[0].owner.discard()
      #expect(RuntimeProtocol(named: "ModuleShared") == shared)
      #expect(RuntimeProtocol(named: "ModuleTitled") == nil)
      // The first declaration counts still.
      #expect(
        RuntimeProtocol(named: "ModuleNamed")?.method(for: Selector("length"))?.encoding
          == "i16@0:8")
      modules[1].owner.discard()
      #expect(RuntimeProtocol(named: "ModuleShared") == nil)
    }
  }

  @Test func protocolsHaveWhatTheySay() throws {
    try withModules { modules, _ in
      try modules[0].register()
      let titled = try #require(RuntimeProtocol(named: "ModuleTitled"))
      #expect(titled.protocols.map(\.name) == ["ModuleNamed"])
      #expect(titled.method(for: Selector("title:"))?.encoding == "i24@0:8@\"ModuleHost\"16")
      #expect(titled.method(for: Selector("all"), isClassMethod: true) != nil)
      #expect(titled.method(for: Selector("subtitle"), isRequired: false) != nil)
      #expect(
        titled.method(for: Selector("none"), isRequired: false, isClassMethod: true) != nil)
      #expect(titled.property(named: "count")?.property.attributes.isReadOnly == true)
      #expect(titled.property(named: "total", isClassProperty: true) != nil)
      #expect(titled.property(named: "rank", isRequired: false) != nil)
      #expect(titled.property(named: "limit", isRequired: false, isClassProperty: true) != nil)
      #expect(titled.missingMethods(in: try #require(RuntimeClass(named: "ModuleLeaf"))) == [])
    }
  }
}
