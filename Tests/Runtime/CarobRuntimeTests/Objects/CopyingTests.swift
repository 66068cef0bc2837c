import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct CopyingTests {
  @Test func copyAsksForCopyWithZone() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("copyWithZone:")) { (_: Object, zone: Pointer) in
        StringBox(zone.address == nil ? "copy" : "zone")
      }
      try cls.addMethod(Selector("mutableCopyWithZone:")) { (_: Object, _: Pointer) in
        StringBox("mutable")
      }
    }
    let object = try cls.make()
    #expect(try object.send(Selector("copy"))?.description == "copy")
    #expect(try object.send(Selector("mutableCopy"))?.description == "mutable")
    #expect(try object.copied()?.description == "copy")
  }

  @Test func withoutItCopyIsNotRecognized() throws {
    let cls = try makeClass("NotCopying")
    for (copy, missing) in [
      ("copy", "copyWithZone:"), ("mutableCopy", "mutableCopyWithZone:"),
    ] as [(StaticString, String)] {
      let error = #expect(throws: MessageError.self) { try cls.make().send(Selector(copy)) }
      #expect(error?.code == .unrecognizedSelector)
      #expect(
        error?.description.hasPrefix("-[\(cls) \(missing)]: unrecognized selector") == true)
    }
  }

  @Test func aCopyIsOwnedOnce() throws {
    let tracker = LifetimeTracker()
    nonisolated(unsafe) let watched = tracker
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("copyWithZone:")) { (_: Object, _: Pointer) in
        watched.watch(Object())
      }
    }
    try autoreleasePool { () throws in
      let object = try cls.make()
      for _ in 0..<3 { _ = try object.send(Selector("copy")) }
      _ = try Message<() -> Object?>("copy")(object)
    }
    #expect(tracker.total == 4)
    #expect(tracker.living == 0)
  }

  @Test func aClassIsItsOwnCopy() throws {
    let cls = try makeClass()
    #expect(try cls.object.send(Selector("copy")) === cls.object)
  }

  @Test func variablesAreCopiedByTheirOwnership() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("_number", size: 8, alignment: 8, encoding: "q")
      var strong = PropertyAttributes(type: "@")
      strong.memory = .strong
      try cls.declareProperty("held", strong)
      var weak = PropertyAttributes(type: "@")
      weak.memory = .weak
      try cls.declareProperty("seen", weak)
    }
    let tracker = LifetimeTracker()
    try autoreleasePool { () throws in
      let object = try cls.make()
      let held = tracker.watch(Object())
      try object.setValue(NumberBox(5), forKey: "number")
      try object.setValue(held, forKey: "held")
      try object.setValue(held, forKey: "seen")
      let count = referenceCount(of: held)
      let copy = try object.copyOfVariables()
      #expect(referenceCount(of: held) == count + 1)
      #expect(copy.runtimeClass == cls)
      #expect(try copy.value(forKey: "number")?.description == "5")
      #expect(try copy.value(forKey: "held") === held)
      #expect(try copy.value(forKey: "seen") === held)
    }
    #expect(tracker.living == 0)
    let error = #expect(throws: RegistrationError.self) {
      try StringBox("x").copyOfVariables()
    }
    #expect(
      error?.description
        == "an NSString cannot be copied by its variables: a Swift class lies beneath it")
    #expect(throws: RegistrationError.self) { try cls.object.copyOfVariables() }
  }
}
