import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct IvarTests {
  @Test func variablesLieByAlignment() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("flag", size: 1, alignment: 1, encoding: "B")
      try cls.addIvar("number", size: 4, alignment: 4, encoding: "i")
      try cls.addIvar("byte", size: 1, alignment: 1, encoding: "c")
      try cls.addIvar("real", size: 8, alignment: 8, encoding: "d")
      try cls.addIvar("wide", size: 16, alignment: 16, encoding: "D")
      try cls.addIvar("object", size: 8, alignment: 8, encoding: "@")
    }
    #expect(cls.ivars.map(\.offset) == [8, 12, 16, 24, 32, 48])
    #expect(cls.instanceSize == 56)
    // A subclass goes on where its superclass ends.
    let below = try makeClass(below: cls) { cls in
      try cls.addIvar("short", size: 2, alignment: 2, encoding: "s")
      try cls.addIvar("vector", size: 16, alignment: 16, encoding: "T")
    }
    #expect(below.ivars.map(\.offset) == [56, 64])
    #expect(below.instanceSize == 80)
    #expect(below.ivar(named: "real")?.offset == 24)
    #expect(below.ivar(named: "none") == nil)
    #expect(try makeClass(below: below).instanceSize == 80)
    // Alignment is of addresses, not only of offsets.
    let object = try below.make()
    #expect(UInt(bitPattern: object.id + 64) % 16 == 0)
  }

  @Test func theListIsReadableFromC() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("strong", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try cls.addIvar("weak", size: 8, alignment: 8, encoding: "@\"NSString\"", ownership: .weak)
      try cls.addIvar("plain", size: 8, alignment: 8, encoding: "@")
      try cls.addIvar("small", size: 2, alignment: 2, encoding: "s")
    }
    let list = try #require(cls.record.pointee.ivars)
    #expect(list.pointee.count == 4)
    #expect(list.pointee.size == MemoryLayout<objc_ivar>.stride)
    let expected: [(name: String, type: String, offset: Int32, size: UInt32, flags: UInt32)] = [
      ("strong", "@", 8, 8, 1 | 3 << 3), ("weak", "@\"NSString\"", 16, 8, 2 | 3 << 3),
      ("plain", "@", 24, 8, 3 | 3 << 3), ("small", "s", 32, 2, 0 | 1 << 3),
    ]
    for (index, row) in expected.enumerated() {
      let record = try #require(IvarLayout.record(named: row.name, in: cls))
      #expect(
        UnsafeRawPointer(record) == UnsafeRawPointer(list) + 16 + index
          * MemoryLayout<objc_ivar>.size)
      #expect(String(cString: record.pointee.name) == row.name)
      #expect(String(cString: record.pointee.type) == row.type)
      #expect(record.pointee.offset.pointee == row.offset)
      #expect(record.pointee.size == row.size)
      #expect(record.pointee.flags == row.flags)
    }
    let below = try makeClass(below: cls)
    #expect(IvarLayout.record(named: "weak", in: below) != nil)
    #expect(IvarLayout.record(named: "none", in: below) == nil)
  }

  @Test func variablesStartAtZeroAndAreTheInstancesOwn() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("number", size: 8, alignment: 8, encoding: "q")
    }
    let ivar = try #require(cls.ivar(named: "number"))
    let (one, other) = (try cls.make(), try cls.make())
    #expect(IvarAccess(object: one, ivar: ivar).scalar == .signed(0))
    #expect(IvarAccess(object: one, ivar: ivar).setScalar(.signed(-5)))
    #expect(!IvarAccess(object: one, ivar: ivar).setScalar(.floating(0.5)))
    #expect(IvarAccess(object: one, ivar: ivar).scalar == .signed(-5))
    #expect(IvarAccess(object: other, ivar: ivar).scalar == .signed(0))
    #expect((one.id + ivar.offset).load(as: Int.self) == -5)
  }

  @Test func objectsAreKeptByTheVariablesOwnership() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("strong", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try cls.addIvar("weak", size: 8, alignment: 8, encoding: "@", ownership: .weak)
      try cls.addIvar("plain", size: 8, alignment: 8, encoding: "@")
    }
    let tracker = LifetimeTracker()
    do {
      let object = try cls.make()
      func access(_ name: String) throws -> IvarAccess {
        IvarAccess(object: object, ivar: try #require(cls.ivar(named: name)))
      }
      do {
        let value = tracker.watch(StringBox("value"))
        try access("plain").setObject(value)
        try access("weak").setObject(value)
        // Twice the same: it is retained once only, as the other in its place shows.
        try access("strong").setObject(value)
        try access("strong").setObject(value)
      }
      #expect(tracker.living == 1)
      #expect(try access("plain").object?.description == "value")
      try access("plain").setObject(nil)
      try access("strong").setObject(tracker.watch(StringBox("other")))
      #expect(tracker.living == 1)
      #expect(try access("weak").object == nil)
      let value = tracker.watch(StringBox("held"))
      try access("plain").setObject(value)
      try access("weak").setObject(value)
      #expect(try access("weak").object === value)
      #expect(try access("plain").object === value)
      try access("plain").setObject(nil)
      withExtendedLifetime((object, value)) {}
    }
    #expect(tracker.living == 0)
  }

  @Test func variablesOfAllClassesAreLetGoOf() throws {
    let top = try makeClass { cls in
      try cls.addIvar("first", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    }
    let bottom = try makeClass(below: top) { cls in
      try cls.addIvar("second", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    }
    let tracker = LifetimeTracker()
    do {
      let object = tracker.watch(try bottom.make())
      for name in ["first", "second"] {
        let ivar = try #require(bottom.ivar(named: name))
        IvarAccess(object: object, ivar: ivar).setObject(tracker.watch(Object()))
      }
    }
    #expect(tracker.total == 3)
    #expect(tracker.living == 0)
  }

  @Test func alignmentIsAtLeastTheTypes() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("byte", size: 1, alignment: 1, encoding: "c")
      try cls.addIvar("object", size: 8, alignment: 1, encoding: "@", ownership: .strong)
    }
    #expect(cls.ivars.map(\.offset) == [8, 16])
    let object = try cls.make()
    let access = IvarAccess(object: object, ivar: try #require(cls.ivar(named: "object")))
    access.setObject(object)
    #expect(access.object === object)
    access.setObject(nil)
  }

  @Test func aVariableMayHaveTheNameOfAnInheritedOne() throws {
    let above = try makeClass { try $0.addIvar("number", size: 8, alignment: 8, encoding: "q") }
    let below = try RuntimeClass.allocatePair(named: uniqueName("Below"), superclass: above)
    try below.addIvar("number", size: 8, alignment: 256, encoding: "q")
    try below.registerPair()
    #expect(above.ivar(named: "number")?.offset == 8)
    #expect(below.ivar(named: "number")?.offset == 256)
    let records = [above, below].flatMap(IvarLayout.records(of:))
    #expect(
      records.map { IvarLayout.ivar(of: $0, in: below)?.offset } == [8, 256])
    #expect(IvarLayout.ivar(of: records[1], in: above) == nil)
    #expect(try UInt(bitPattern: below.make().id) % 128 == 0)
  }

  @Test func refusesWhatCannotBe() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Refusing"), superclass: Object.runtimeClass)
    try cls.addIvar("taken", size: 8, alignment: 8, encoding: "@")
    func refusal(
      _ name: String = "new", size: Int = 8, alignment: Int = 8, encoding: String = "q",
      ownership: CarobRuntime.Ivar.Ownership = .unretained, of cls: RuntimeClass
    ) -> RegistrationError? {
      #expect(throws: RegistrationError.self) {
        try cls.addIvar(
          name, size: size, alignment: alignment, encoding: encoding, ownership: ownership)
      }
    }
    #expect(refusal("taken", of: cls)?.description == "\(cls).taken exists already")
    #expect(
      refusal(size: 4, of: cls)?.description
        == "\(cls).new: encoding \"q\" needs 8 bytes, 4 were given")
    #expect(refusal(encoding: "z", of: cls)?.code == .malformedEncoding)
    for alignment in [0, -1, 3, 1 << 25, .max] {
      #expect(refusal(alignment: alignment, of: cls)?.code == .malformedAttributes)
    }
    #expect(refusal(size: -1, encoding: "?", of: cls)?.code == .malformedAttributes)
    #expect(refusal(size: .max, encoding: "?", of: cls)?.code == .malformedAttributes)
    #expect(refusal(ownership: .strong, of: cls)?.code == .malformedAttributes)
    #expect(refusal(encoding: "#", ownership: .weak, of: cls)?.code == .malformedAttributes)
    #expect(refusal(of: cls.metaclass)?.code == .wrongState)
    try cls.registerPair()
    #expect(
      refusal(of: cls)?.description
        == "\(cls).new: instance variables can be added only before the class is registered")
    #expect(refusal(of: Object.runtimeClass)?.code == .wrongState)
  }

  /// Each fits, but all together do not: offsets are 32 bits in the published layout.
  @Test func instancesHaveALargestSize() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Large"), superclass: Object.runtimeClass)
    try cls.addIvar("half", size: 1 << 23, alignment: 1, encoding: "[8388608c]")
    let error = #expect(throws: RegistrationError.self) {
      try cls.addIvar("more", size: 1 << 23, alignment: 1, encoding: "[8388608c]")
    }
    #expect(error?.code == .malformedAttributes)
    try cls.registerPair()
    let below = try RuntimeClass.allocatePair(named: uniqueName("Large"), superclass: cls)
    #expect(throws: RegistrationError.self) {
      try below.addIvar("more", size: 1 << 23, alignment: 1, encoding: "[8388608c]")
    }
  }
}
