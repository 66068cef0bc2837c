import CCarob
import CarobFoundation
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Root classes in a module, and literals whose class is one of them: `Tests/Fixtures/ObjectiveC/own_roots.m`.
@Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), .serialized)
struct OwnRootClassesTests {
  private func withModule(_ body: (CompiledModule) throws -> Void) throws {
    let module = try CompiledModule("own_roots")
    defer { module.close() }
    try module.register()
    try body(module)
    module.owner.letGoOfLiterals()
  }

  @Test func aLiteralIsWhatItsClassMakesOfIt() throws {
    try withModule { module in
      let id = try #require(module.literal(0))
      let literal = try #require(Object.from(id))
      #expect(literal.id == id)
      #expect(literal.runtimeClass.name == "NSConstantString")
      #expect(literal.isLiteral)
      let text = try literal.send(Selector("text"), returning: Pointer.self)
      #expect(
        text.address.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
          == "longer than eight")
      #expect(throws: RegistrationError.self) { try literal.setClass(literal.runtimeClass) }
      #expect(module.owner.literalsInUse.count == 1)
    }
  }

  /// Neither its literals nor what became of their class are in the way of unloading the module, which comes again.
  @Test func itsLiteralsAreInNobodysWay() throws {
    for _ in 1...3 {
      try withModule { module in
        #expect(Object.from(module.literal(0)) != nil)
        #expect(module.owner.literalsInUse.isEmpty)
        #expect(RuntimeClass(named: "NSConstantString")?.countedInstances == 0)
      }
      #expect(RuntimeClass(named: "NSConstantString") == nil)
    }
  }

  @Test func aRootClassNeedNotDeclareItsClass() throws {
    try withModule { _ in
      let cls = try #require(RuntimeClass(named: "OwnBare"))
      #expect(cls.superclass == nil)
      #expect(cls.ivar(named: "number")?.offset == 8)
      #expect(cls.instanceSize == 12)
      let object = try cls.makeInstance()
      #expect(try object.send(Selector("next"), returning: Int32.self) == 1)
      #expect(try object.send(Selector("next"), returning: Int32.self) == 2)
      #expect(object.isa == cls)
    }
  }

  @Test func variablesBeginWhereThoseOfTheSuperclassEnd() throws {
    try withModule { _ in
      let above = try #require(RuntimeClass(named: "OwnShort"))
      #expect(above.instanceSize == 10)
      #expect(try #require(RuntimeClass(named: "OwnWide")).ivar(named: "letter")?.offset ?? 0 >= 10)
    }
  }

  @Test func instancesAreAlignedAsTheirVariablesNeed() throws {
    try withModule { _ in
      let above = try #require(RuntimeClass(named: "OwnShort"))
      let cls = try #require(RuntimeClass(named: "OwnWide"))
      let below = try RuntimeClass.allocatePair(named: "OwnWideBelow", superclass: cls)
      try below.registerPair()
      defer { try? below.disposePair() }
      var objects: [Object] = []
      for number in 1...20 {
        let object = try (number % 2 == 0 ? cls : below).makeInstance(extraBytes: number)
        #expect(UInt(bitPattern: object.id) % 32 == 0)
        let values = try object.send(Selector("values"), returning: Pointer.self)
        #expect(UInt(bitPattern: values.address) % 32 == 0)
        #expect(object.indexedVariables?.count == number)
        #expect(Object.from(object.id) === object)
        AssociatedObjects.set(StringBox("of it"), on: object, key: 1, policy: .retain)
        #expect(object.indexedVariables?.count == number)
        objects.append(object)
      }
      objects = []
      #expect(throws: RegistrationError.self) { try above.makeInstance().setClass(cls) }
    }
  }
}
