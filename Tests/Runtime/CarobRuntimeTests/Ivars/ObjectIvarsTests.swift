import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Instance variables of an object from Swift, and of odd types.
@Suite struct ObjectIvarsTests {
  @Test func bytesOfStructuresArraysAndNothing() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("flag", size: 1, alignment: 1, encoding: "B")
      try cls.addIvar("empty", size: 0, alignment: 1, encoding: "{Empty=}")
      try cls.addIvar("point", size: 16, alignment: 8, encoding: "{Point=dd}")
      try cls.addIvar("none", size: 0, alignment: 4, encoding: "[0i]")
      try cls.addIvar("bytes", size: 3, alignment: 1, encoding: "[3c]")
      try cls.addIvar("last", size: 0, alignment: 16, encoding: "{Empty=}")
    }
    #expect(cls.ivars.map(\.offset) == [8, 9, 16, 32, 32, 48])
    #expect(cls.ivars.map(\.size) == [1, 0, 16, 0, 3, 0])
    #expect(cls.instanceSize == 48)
    let object = try cls.make()
    for ivar in cls.ivars {
      object.withBytes(of: ivar) { bytes in
        #expect(bytes.count == ivar.size)
        #expect(bytes.allSatisfy { $0 == 0 })
        for index in bytes.indices { bytes[index] = UInt8(ivar.offset) }
      }
    }
    for ivar in cls.ivars {
      object.withBytes(of: ivar) { bytes in
        #expect(bytes.allSatisfy { $0 == UInt8(ivar.offset) })
      }
    }
  }

  @Test(arguments: [Ivar.Ownership.strong, .weak, .unretained]) func objectsAreKeptByOwnership(
    _ ownership: Ivar.Ownership
  ) throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass { cls in
      try cls.addIvar("value", size: 8, alignment: 8, encoding: "@", ownership: ownership)
    }
    let below = try makeClass(below: cls)
    let ivar = try #require(cls.ivar(named: "value"))
    var object: Object? = try below.make()
    var value: Object? = tracker.watch(StringBox("value"))
    object?.setObject(value, in: ivar)
    #expect(object?.object(in: ivar) === value)
    if ownership == .unretained { object?.setObject(nil, in: ivar) }
    value = nil
    #expect(tracker.living == (ownership == .strong ? 1 : 0))
    #expect((object?.object(in: ivar) == nil) == (ownership != .strong))
    object = nil
    #expect(tracker.living == 0)
  }

  @Test func theStrongDefaultRetainsWhatNobodyKeeps() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass { cls in
      try cls.addIvar("plain", size: 8, alignment: 8, encoding: "@")
      try cls.addIvar("weak", size: 8, alignment: 8, encoding: "@", ownership: .weak)
    }
    let (plain, weak) = (cls.ivars[0], cls.ivars[1])
    let object = try cls.make()
    object.setObject(tracker.watch(StringBox("one")), in: plain, strongDefault: true)
    object.setObject(tracker.watch(StringBox("two")), in: weak, strongDefault: true)
    #expect(tracker.living == 1)
    object.setObject(tracker.watch(StringBox("three")), in: plain, strongDefault: true)
    #expect(tracker.living == 1)
    object.setObject(nil, in: plain, strongDefault: true)
    #expect(tracker.living == 0)
  }

  /// What the class and its superclasses own is let go of, and nothing else is looked at.
  @Test func ownedVariablesAreListedAtRegistration() throws {
    let tracker = LifetimeTracker()
    let top = try makeClass { cls in
      try cls.addIvar("one", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try cls.addIvar("number", size: 8, alignment: 8, encoding: "q")
    }
    let bottom = try makeClass(below: makeClass(below: top)) { cls in
      try cls.addIvar("two", size: 8, alignment: 8, encoding: "@", ownership: .weak)
      try cls.addIvar("three", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    }
    func owned(_ cls: RuntimeClass) -> [OwnedVariable] { OwnedVariable.all(of: cls.data) }
    func variables(_ names: String...) -> [OwnedVariable] {
      names.compactMap { bottom.ivar(named: $0).flatMap(OwnedVariable.init) }
    }
    #expect(owned(Object.runtimeClass).isEmpty)
    #expect(owned(top) == variables("one"))
    #expect(owned(bottom) == variables("two", "three", "one"))
    try autoreleasePool {
      let object = try bottom.make()
      for name in ["one", "three"] {
        object.setObject(
          tracker.watch(StringBox(name)), in: try #require(bottom.ivar(named: name)))
      }
      #expect(tracker.living == 2)
    }
    #expect(tracker.living == 0)
  }
}
