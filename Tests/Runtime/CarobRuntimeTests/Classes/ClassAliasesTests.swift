import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct ClassAliasesTests {
  @Test func severalOwnersMayHaveTheSame() throws {
    let cls = try makeClass()
    let alias = uniqueName("Alias")
    let owners = [RegistrationOwner(name: "first"), RegistrationOwner(name: "second")]
    for owner in owners {
      try owner.whileRegistering { () throws(RegistrationError) in try cls.addAlias(alias) }
    }
    #expect(RuntimeClass(named: alias) == cls)
    #expect(cls.name != alias)
    owners[0].discard()
    #expect(RuntimeClass(named: alias) == cls)
    owners[1].discard()
    #expect(RuntimeClass(named: alias) == nil)
  }

  @Test func aNameStandsForOneClass() throws {
    let (cls, other) = (try makeClass(), try makeClass())
    let alias = uniqueName("Alias")
    try cls.addAlias(alias)
    for taken in [alias, cls.name, "NSString"] {
      let error = #expect(throws: RegistrationError.self) { try other.addAlias(taken) }
      #expect(error?.code == .classNameTaken)
    }
    #expect(throws: RegistrationError.self) { try cls.addAlias("a b") }
  }

  /// A plugin with the class is loaded anew, and another one with the alias stays.
  @Test func theClassMayComeAgain() throws {
    let (name, alias) = (uniqueName("Comes"), uniqueName("Alias"))
    for isKnown in [false, true] {
      let owner = RegistrationOwner(name: "class")
      try owner.whileRegistering {
        let cls = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
        try cls.registerPair()
      }
      let cls = try #require(RuntimeClass(named: name))
      if !isKnown { try cls.addAlias(alias) }
      #expect(RuntimeClass(named: alias) == cls)
      owner.discard()
      #expect(RuntimeClass(named: alias) == nil)
    }
  }
}
