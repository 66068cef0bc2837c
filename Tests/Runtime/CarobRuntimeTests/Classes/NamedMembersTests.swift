import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct NamedMembersTests {
  private func property(_ name: String, type: String = "q") throws -> Property {
    try Property(checking: name, PropertyAttributes(type: type), of: "Test")
  }

  @Test func keepsTheOrderOfAddition() throws {
    var members = NamedMembers<Property>()
    for name in ["c", "a", "d", "b"] { members.put(try property(name)) }
    #expect(members.all.map(\.name) == ["c", "a", "d", "b"])
    #expect(members["d"]?.name == "d")
    #expect(members["e"] == nil)
    // One of the same name takes its place.
    members.put(try property("a", type: "d"))
    #expect(members.all.map(\.name) == ["c", "a", "d", "b"])
    #expect(members["a"]?.attributes.type == "d")
  }

  @Test func findsWhatIsLeft() throws {
    var members = NamedMembers<Property>()
    for name in ["a", "b", "c", "d"] { members.put(try property(name)) }
    members.remove("b")
    members.remove("x")
    #expect(members.all.map(\.name) == ["a", "c", "d"])
    for name in ["a", "c", "d"] { #expect(members[name]?.name == name) }
    #expect(members["b"] == nil)
    members.put(try property("b"))
    #expect(members.all.map(\.name) == ["a", "c", "d", "b"])
  }

  /// Sizes are added up as variables are, whatever was refused in between.
  @Test func variablesAreLaidOutAsTheyWereAdded() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Laid"), superclass: Object.runtimeClass)
    try cls.addIvar("_a", size: 1, alignment: 1, encoding: "c")
    #expect(throws: RegistrationError.self) {
      try cls.addIvar(
        "_large", size: IvarLayout.largestInstance, alignment: 1,
        encoding: "[\(IvarLayout.largestInstance)c]")
    }
    #expect(throws: RegistrationError.self) {
      try cls.addIvar("_a", size: 1, alignment: 1, encoding: "c")
    }
    try cls.addIvar("_b", size: 8, alignment: 8, encoding: "q")
    try cls.registerPair()
    #expect(cls.ivars.map(\.name) == ["_a", "_b"])
    #expect(cls.ivars.map(\.offset) == [8, 16])
    #expect(cls.instanceSize == 24)
  }
}
