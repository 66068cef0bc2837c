import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Extra bytes of instances and classes.
@Suite struct IndexedVariablesTests {
  @Test(arguments: [1, 16, 1_000]) func areZeroAndAligned(_ count: Int) throws {
    let cls = try makeClass { cls in
      try cls.addIvar("flag", size: 1, alignment: 1, encoding: "B")
    }
    let object = try cls.makeInstance(extraBytes: count)
    let bytes = try #require(object.indexedVariables)
    #expect(bytes.count == count)
    #expect(bytes.allSatisfy { $0 == 0 })
    #expect(UInt(bitPattern: bytes.baseAddress) % 16 == 0)
    #expect(try #require(bytes.baseAddress) >= object.id + cls.instanceSize)
    bytes[count - 1] = 1
    #expect(object.runtimeClass == cls)
  }

  @Test func stayWhenTheClassChanges() throws {
    let top = try makeClass()
    let cls = try makeClass(below: top) { cls in
      try cls.addIvar("wide", size: 64, alignment: 8, encoding: "[8q]")
    }
    let object = try cls.makeInstance(extraBytes: 8)
    let before = try #require(object.indexedVariables).baseAddress
    try object.setClass(top)
    #expect(object.indexedVariables?.baseAddress == before)
  }

  @Test func mostObjectsHaveNone() throws {
    let cls = try makeClass()
    #expect(try cls.make().indexedVariables == nil)
    #expect(try cls.makeInstance(extraBytes: 0).indexedVariables == nil)
    #expect(StringBox("text").indexedVariables == nil)
    #expect(cls.object.indexedVariables == nil)
  }

  @Test func classesHaveSome() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Extra"), superclass: Object.runtimeClass, extraBytes: 24)
    for object in [cls.object, cls.metaclass.object] {
      let bytes = try #require(object.indexedVariables)
      #expect(bytes.count == 24)
      #expect(bytes.allSatisfy { $0 == 0 })
      #expect(UInt(bitPattern: bytes.baseAddress) % 16 == 0)
    }
    try cls.registerPair()
    #expect(try cls.duplicate(named: uniqueName("Extra")).object.indexedVariables == nil)
  }

  private final class Eager: Object {
    required init(isa: RuntimeClass) {
      super.init(isa: isa)
      _ = id
    }
  }

  @Test func whatIsRefused() throws {
    let cls = try makeClass()
    let largest = IvarLayout.largestInstance
    for count in [-1, largest + 1, .max] {
      let error = #expect(throws: RegistrationError.self) {
        try cls.makeInstance(extraBytes: count)
      }
      #expect(
        error?.description
          == "\(cls): extra bytes may be 0 to 16777216, \(count) were asked for")
      #expect(throws: RegistrationError.self) {
        try RuntimeClass.allocatePair(
          named: uniqueName("Extra"), superclass: cls, extraBytes: count)
      }
    }
    let eager = try makeClass(below: Eager.runtimeClass)
    let error = #expect(throws: RegistrationError.self) { try eager.makeInstance(extraBytes: 8) }
    #expect(
      error?.description
        == "\(eager): an instance gets its memory while it is made, without extra bytes")
    _ = try eager.makeInstance(extraBytes: 0)
    #expect(throws: RegistrationError.self) { try cls.metaclass.makeInstance(extraBytes: 8) }
  }
}
