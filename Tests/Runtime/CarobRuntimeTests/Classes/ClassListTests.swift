import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct ClassListTests {
  @Test func subclassesAndDescendants() throws {
    let top = try makeClass("ListTop")
    let b = try makeClass("ListB", below: top)
    let a = try makeClass("ListA", below: top)
    let c = try makeClass("ListC", below: b)
    _ = try RuntimeClass.allocatePair(named: uniqueName("ListD"), superclass: top)
    #expect(top.subclasses == [a, b])
    #expect(top.descendants == [a, b, c])
    #expect(c.subclasses.isEmpty)
    #expect(top.metaclass.subclasses == [a.metaclass, b.metaclass])
    #expect(top.metaclass.descendants == [a.metaclass, b.metaclass, c.metaclass])
    // The root has its metaclass below it, which is no class.
    #expect(Object.runtimeClass.subclasses.allSatisfy { !$0.isMetaclass })
    #expect(Object.runtimeClass.metaclass.subclasses.allSatisfy { $0.isMetaclass })
    #expect(Object.runtimeClass.descendants.contains(c))
  }

  @Test func theVersionIsAPlainNumber() throws {
    let cls = try makeClass("Version")
    #expect(cls.version == 0)
    cls.version = 7
    #expect(cls.version == 7)
    #expect(cls.record.pointee.version == 7)
  }
}
