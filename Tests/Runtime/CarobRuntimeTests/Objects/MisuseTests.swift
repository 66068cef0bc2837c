import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What a plugin may get wrong: refused with words, never a dangling pointer.
@Suite struct MisuseTests {
  private func allocate(_ name: String) throws -> RuntimeClass {
    try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
  }

  @Test func aMetaclassIsNotRegistered() throws {
    let cls = try allocate("MisuseMetaclass")
    let error = #expect(throws: RegistrationError.self) { try cls.metaclass.registerPair() }
    #expect(error?.description == "MisuseMetaclass is a metaclass; register its class instead")
    #expect(RuntimeClass(named: "MisuseMetaclass") == nil)
  }

  @Test func anObjectDoesNotBecomeWhatIsNotRegistered() throws {
    let cls = try allocate("MisuseUnregistered")
    #expect(throws: RegistrationError.self) { try Object().setClass(cls) }
  }

  @Test func aVariableThatIsNotKeptIsNotSetByKey() throws {
    let cls = try allocate("MisusePlainVariable")
    try cls.addIvar("_value", size: 8, alignment: 8, encoding: "@")
    try cls.registerPair()
    let error = #expect(throws: MessageError.self) {
      try cls.make().setValue(StringBox("x"), forKey: "value")
    }
    #expect(
      error?.description
        == "_value of MisusePlainVariable, for key \"value\", is a plain variable, needed: a property, "
        + "or a variable that is kept")
  }

  @Test func aPropertyThatSaysNothingKeepsItsObject() throws {
    let cls = try allocate("MisuseSilentProperty")
    try cls.declareProperty("value", PropertyAttributes(type: "@"))
    try cls.registerPair()
    let object = try cls.make()
    try autoreleasePool { try object.setValue(StringBox("kept"), forKey: "value") }
    #expect(try (object.value(forKey: "value") as? StringBox)?.string == "kept")
  }

  @Test func anAccessorOfAnotherClassIsRefused() throws {
    let owner = try allocate("MisuseOwner")
    try owner.declareProperty("value", PropertyAttributes(type: "@"))
    try owner.registerPair()
    let getter = try #require(owner.instanceMethod(for: Selector("value")))
    let thief = try allocate("MisuseThief")
    try thief.addMethod(Selector("value"), getter.implementation, types: "@@:")
    try thief.registerPair()
    let error = #expect(throws: MessageError.self) { try thief.make().send(Selector("value")) }
    #expect(
      error?.description
        == "the receiver of an accessor is a MisuseThief, needed: a MisuseOwner")
  }

  @Test func whatIsAttachedWhileAnObjectGoesGoesToo() throws {
    let cls = try allocate("MisuseAttaching")
    nonisolated(unsafe) weak var left: Object?
    try autoreleasePool {
      let owner = Object()
      let going = Unmanaged.passUnretained(owner)
      try cls.addMethod(Selector("dealloc")) { (_: Object) in
        let late = Object()
        left = late
        AssociatedObjects.set(late, on: going.takeUnretainedValue(), key: 2, policy: .retain)
      }
      try cls.registerPair()
      AssociatedObjects.set(try cls.make(), on: owner, key: 1, policy: .retain)
    }
    #expect(left == nil)
  }
}
