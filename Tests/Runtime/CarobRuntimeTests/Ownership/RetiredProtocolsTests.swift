import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Protocols of a plugin that is loaded and unloaded again and again.
@Suite struct RetiredProtocolsTests {
  private let base = RuntimeProtocol.registered(uniqueName("Base"))

  /// What one loading makes, in addresses.
  private struct Made: Equatable {
    let `protocol`: UnsafeMutablePointer<objc_protocol>
    let lists: [UnsafeRawPointer?]
  }

  private func load(
    _ owner: RegistrationOwner, _ name: String, method: Selector = Selector("one")
  ) throws -> RuntimeProtocol {
    try owner.whileRegistering {
      let made = try RuntimeProtocol.allocate(named: name)
      try made.inherit(from: base)
      try made.addMethod(method, types: "v@:")
      try made.addMethod(Selector("two"), types: "q@:", isRequired: false, isClassMethod: true)
      try made.addProperty("size", PropertyAttributes(type: "q"))
      try made.addProperty("shared", PropertyAttributes(type: "@"), isClassProperty: true)
      try made.register()
      return made
    }
  }

  private func addresses(_ made: RuntimeProtocol) -> Made {
    let record = made.record.pointee
    return Made(
      protocol: made.record,
      lists: [
        UnsafeRawPointer(record.protocols), UnsafeRawPointer(record.instance_methods),
        UnsafeRawPointer(record.optional_class_methods), UnsafeRawPointer(record.properties),
        UnsafeRawPointer(record.class_properties),
      ])
  }

  @Test func recordsAreUsedAgain() throws {
    let name = uniqueName("Loaded")
    var first: Made?
    for _ in 0..<5 {
      let owner = RegistrationOwner(name: "test")
      let made = try load(owner, name)
      let object = made.object
      AssociatedObjects.set(StringBox("mine"), on: object, key: 1, policy: .retain)
      let addresses = addresses(made)
      #expect(!addresses.lists.contains(nil))
      #expect(addresses == first ?? addresses)
      first = addresses
      #expect(owner.protocols == [made])
      #expect(made.methods.map(\.selector) == [Selector("one"), Selector("two")])
      #expect(made.properties.map(\.property.name) == ["size", "shared"])
      #expect(made.protocols == [base])
      owner.discard()
      #expect(RuntimeProtocol(named: name) == nil)
      #expect(!made.isRegistered)
      #expect(AssociatedObjects.get(from: object, key: 1) == nil)
    }
  }

  /// One that failed to load, or that changed its mind.
  @Test func alsoThoseThatWereNotRegistered() throws {
    let name = uniqueName("Unfinished")
    var first: RuntimeProtocol?
    for _ in 0..<3 {
      let owner = RegistrationOwner(name: "test")
      let made = try owner.whileRegistering {
        let made = try RuntimeProtocol.allocate(named: name)
        try made.addMethod(Selector("one"), types: "v@:")
        try made.addProperty("size", PropertyAttributes(type: "q"))
        return made
      }
      #expect(owner.protocols.isEmpty)
      #expect(made == first ?? made)
      first = made
      owner.discard()
    }
  }

  /// A new version of a plugin asks for something else.
  @Test func membersMayBeOthers() throws {
    let name = uniqueName("Changed")
    let old = RegistrationOwner(name: "old")
    let made = try load(old, name)
    let record = made.record
    old.discard()
    let new = RegistrationOwner(name: "new")
    let again = try load(new, name, method: Selector("other"))
    #expect(again.record == record)
    #expect(again.method(for: Selector("one")) == nil)
    #expect(again.method(for: Selector("other")) != nil)
    #expect(RuntimeProtocol(named: name) == again)
    new.discard()
  }

  @Test func whatOthersUseStaysAsItIs() throws {
    let (adoptedName, inheritedName) = (uniqueName("Adopted"), uniqueName("Inherited"))
    let owner = RegistrationOwner(name: "test")
    let adopted = try load(owner, adoptedName)
    let inherited = try load(owner, inheritedName)
    let cls = try makeClass { _ = $0.adopt(adopted) }
    let heir = try RuntimeProtocol.allocate(named: uniqueName("Heir"))
    try heir.inherit(from: inherited)
    try heir.register()
    owner.discard()

    let again = RegistrationOwner(name: "again")
    #expect(try load(again, adoptedName) != adopted)
    #expect(try load(again, inheritedName) != inherited)
    #expect(cls.conforms(to: adopted))
    #expect(adopted.method(for: Selector("one")) != nil)
    #expect(heir.method(for: Selector("one")) != nil)
    again.discard()
  }

  /// What a plugin's own classes adopt goes with them, and so does what its protocols inherit from.
  @Test func ownClassesAndProtocolsDoNotCount() throws {
    let (name, heirName, className) = (uniqueName("P"), uniqueName("Heir"), uniqueName("Adopter"))
    let host = try makeClass()
    var first: [RuntimeProtocol]?
    for _ in 0..<3 {
      let owner = RegistrationOwner(name: "test")
      let made = try owner.whileRegistering {
        let made = try load(owner, name)
        let heir = try RuntimeProtocol.allocate(named: heirName)
        try heir.inherit(from: made)
        try heir.register()
        let cls = try RuntimeClass.allocatePair(
          named: className, superclass: Object.runtimeClass)
        cls.adopt(heir)
        try cls.registerPair()
        host.adopt(made)
        return [made, heir]
      }
      #expect(made == first ?? made)
      first = made
      owner.discard()
      #expect(!host.conforms(to: made[0]))
    }
  }

  @Test func oneThatWasRevokedCannotBeUsed() throws {
    let owner = RegistrationOwner(name: "test")
    let name = uniqueName("Gone")
    let made = try load(owner, name)
    owner.discard()
    #expect(!(try makeClass()).adopt(made))
    let text = "<\(name)> was disposed of, and cannot be changed any more"
    #expect(throws: RegistrationError.self) { try made.addMethod(Selector("x"), types: "v@:") }
    do {
      try made.register()
      Issue.record("it was registered")
    } catch {
      #expect(error.description == text)
    }
    let other = try RuntimeProtocol.allocate(named: uniqueName("Other"))
    #expect(throws: RegistrationError.self) { try other.inherit(from: made) }
  }
}
