import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Several owners change one class, besides its methods, and are discarded in any order.
@Suite struct StackedChangesTests {
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  private static func attributes(_ getter: String) throws -> PropertyAttributes {
    try PropertyAttributes([("T", "q"), ("G", getter)])
  }

  /// Has three owners change a class one after the other, discards them in an order, and looks after each step.
  ///
  /// - Parameters:
  ///   - change: by the owner of that number.
  ///   - expect: what must be there while the last that is left is the owner of that number; nil for none.
  private func stack(
    _ order: [Int], change: (Int) throws -> Void, expect: (Int?) throws -> Void
  ) throws {
    let owners = (0..<3).map { RegistrationOwner(name: "owner \($0)") }
    var left: Set<Int> = []
    try expect(nil)
    for (number, owner) in owners.enumerated() {
      try owner.whileRegistering { try change(number) }
      left.insert(number)
      try expect(number)
    }
    for number in order {
      owners[number].discard()
      left.remove(number)
      try expect(left.max())
    }
  }

  @Test(arguments: orders) func superclasses(_ order: [Int]) throws {
    let first = try makeClass("First")
    let others = try (0..<3).map { _ in try makeClass("Other") }
    let cls = try makeClass("Moved", below: first)
    try stack(order) {
      try cls.setSuperclass(others[$0])
    } expect: { top in
      let above = top.map { others[$0] } ?? first
      #expect(cls.superclass == above)
      #expect(above.subclasses == [cls])
    }
  }

  @Test(arguments: orders) func propertiesThatTheClassHad(_ order: [Int]) throws {
    let cls = try makeClass { cls in
      try cls.declareProperty("before", Self.attributes("b"))
      try cls.declareProperty("number", Self.attributes("own"))
      try cls.declareProperty("behind", Self.attributes("c"))
    }
    try stack(order) {
      try cls.replaceProperty("number", Self.attributes("by\($0)"))
    } expect: { top in
      let getter = top.map { "by\($0)" } ?? "own"
      #expect(cls.properties.map(\.getter.name) == ["b", getter, "c"])
      let record = try #require(cls.propertyRecord(named: "number"))
      #expect(String(cString: record.pointee.attributes) == "Tq,G\(getter)")
    }
  }

  @Test(arguments: orders) func propertiesThatAreNew(_ order: [Int]) throws {
    let cls = try makeClass()
    try stack(order) {
      try cls.replaceProperty("number", Self.attributes("by\($0)"))
    } expect: { top in
      #expect(cls.properties.map(\.getter.name) == (top.map { ["by\($0)"] } ?? []))
      #expect((cls.propertyRecord(named: "number") == nil) == (top == nil))
    }
  }

  @Test(arguments: orders) func adoptions(_ order: [Int]) throws {
    let cls = try makeClass()
    let adopted = RuntimeProtocol.registered(uniqueName("Adopted"))
    try stack(order) { number in
      #expect(cls.adopt(adopted) == (number == 0))
    } expect: { top in
      #expect(cls.protocols == (top == nil ? [] : [adopted]))
      #expect((cls.record.pointee.protocols == nil) == (top == nil))
    }
  }

  @Test func whatTheHostPutsOnTopStays() throws {
    let (first, second, third) = (try makeClass(), try makeClass(), try makeClass())
    let cls = try makeClass(below: first)
    let adopted = RuntimeProtocol.registered(uniqueName("Adopted"))
    let owner = RegistrationOwner(name: "test")
    try owner.whileRegistering {
      try cls.setSuperclass(second)
      try cls.replaceProperty("number", Self.attributes("owners"))
      #expect(cls.adopt(adopted))
    }
    try cls.setSuperclass(third)
    try cls.replaceProperty("number", Self.attributes("hosts"))
    #expect(!cls.adopt(adopted))
    owner.discard()
    #expect(cls.superclass == third)
    #expect(cls.properties.map(\.getter.name) == ["hosts"])
    #expect(cls.protocols == [adopted])
  }

  @Test func changesByOneOwnerDoNotGrow() throws {
    let (first, second) = (try makeClass(), try makeClass())
    let cls = try makeClass(below: first)
    let owner = RegistrationOwner(name: "test")
    let other = RegistrationOwner(name: "other")
    for round in 0..<10 {
      try owner.whileRegistering {
        try cls.setSuperclass(round % 2 == 0 ? second : first)
        try cls.replaceProperty("number", Self.attributes("by\(round)"))
      }
      _ = try other.whileRegistering { try cls.setSuperclass(first) }
    }
    #expect(cls.data.superclassLayers?.values(without: other).count == 2)
    #expect(cls.data.propertyLayers["number"]?.values(without: other).count == 1)
    other.discard()
    owner.discard()
    #expect(cls.superclass == first)
    #expect(cls.properties == [])
    #expect(cls.data.superclassLayers == nil)
    #expect(cls.data.propertyLayers.isEmpty)
  }

  /// What was above a class may be below it by the time that it would be above it again.
  @Test func noClassEndsUpBelowItself() throws {
    let (first, middle, last) = (try makeClass("A"), try makeClass("B"), try makeClass("C"))
    let cls = try makeClass("Moved", below: first)
    let (one, two) = (RegistrationOwner(name: "one"), RegistrationOwner(name: "two"))
    _ = try one.whileRegistering { try cls.setSuperclass(middle) }
    _ = try two.whileRegistering { try cls.setSuperclass(last) }
    try middle.setSuperclass(cls)
    two.discard()
    #expect(cls.superclass == first)
    #expect(middle.superclass == cls)
    one.discard()
    #expect(cls.superclass == first)
  }

  /// An owner's class that would come to light beneath somebody else's change is in the way of taking it back.
  @Test func aSuperclassBeneathIsSeen() throws {
    let (one, two) = (RegistrationOwner(name: "one"), RegistrationOwner(name: "two"))
    let cls = try makeClass("Moved")
    let owned = try one.whileRegistering { try makeClass("Owned") }
    try cls.setSuperclass(owned)
    let other = try two.whileRegistering {
      let other = try makeClass("Other")
      try cls.setSuperclass(other)
      return other
    }
    #expect(one.blockers(of: 0..<0) == [.subclass(cls.name, superclass: owned.name)])
    #expect(two.blockers(of: 0..<0) == [])
    two.discard()
    #expect(cls.superclass == owned)
    #expect(one.blockers(of: 0..<0) == [.subclass(cls.name, superclass: owned.name)])
    try cls.setSuperclass(Object.runtimeClass)
    #expect(one.blockers(of: 0..<0) == [])
    one.discard()
    _ = other
  }

  /// The same of a metaclass.
  @Test func aMetaclassThatOthersGaveIsSeen() throws {
    let (one, two) = (RegistrationOwner(name: "one"), RegistrationOwner(name: "two"))
    let cls = try makeClass("Changed")
    let own = cls.metaclass
    let owned = try one.whileRegistering { try makeClass("Owned") }
    _ = try one.whileRegistering { try cls.object.setMetaclass(owned.metaclass) }
    #expect(one.blockers(of: 0..<0) == [])
    _ = try two.whileRegistering { try cls.object.setMetaclass(owned.metaclass) }
    #expect(one.blockers(of: 0..<0) == [.metaclass(cls.name, of: owned.name)])
    #expect(
      one.blockers(of: 0..<0).map(\.description)
        == ["\(cls.name), which is not the plugin's, has the metaclass of \(owned.name)"])
    #expect(two.blockers(of: 0..<0) == [])
    two.discard()
    #expect(cls.object.isa == owned.metaclass)
    #expect(one.blockers(of: 0..<0) == [])
    one.discard()
    #expect(cls.object.isa == own)
  }

  /// A class of an owner that another changed, and that is made again meanwhile.
  @Test func aClassThatIsMadeAgainKeepsItsOwn() throws {
    let (one, two) = (RegistrationOwner(name: "one"), RegistrationOwner(name: "two"))
    let name = uniqueName("Again")
    func make() throws -> RuntimeClass {
      try one.whileRegistering {
        let cls = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
        try cls.declareProperty("number", Self.attributes("own"))
        try cls.registerPair()
        return cls
      }
    }
    let cls = try make()
    _ = try two.whileRegistering { try cls.replaceProperty("number", Self.attributes("others")) }
    one.discard()
    let again = try make()
    two.discard()
    #expect(again.properties.map(\.getter.name) == ["own"])
    one.discard()
  }
}
