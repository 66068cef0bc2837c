import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What a plugin registers while it loads can be revoked whole.
@Suite struct RegistrationOwnerTests {
  private let ask = Message<() -> Int>("ask")

  private func hostClass() throws -> RuntimeClass {
    try makeClass("Host") { cls in
      try cls.addMethod(Selector("ask")) { (_: Object) in 1 }
      try cls.addMethod(Selector("other")) { (_: Object) in 2 }
    }
  }

  @Test func discardedClassesAreUnknown() throws {
    let owner = RegistrationOwner(name: "test")
    let name = uniqueName("Discarded")
    let generation = Generation.current
    let (cls, below) = try owner.whileRegistering {
      let cls = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
      try cls.addMethod(Selector("ask")) { (_: Object) in 1 }
      try cls.registerPair()
      return (cls, try makeClass("Below", below: cls))
    }
    #expect(owner.classes == [cls, below])
    #expect(Generation.current != generation)
    do {
      let object = try below.make()
      #expect(try ask(object) == 1)
    }
    let loaded = Generation.current
    owner.discard()
    #expect(Generation.current != loaded)
    #expect(RuntimeClass(named: name) == nil)
    #expect(owner.classes.isEmpty)
    #expect(cls.methods.isEmpty)
    #expect(cls.record.pointee.methods == nil)
    #expect(throws: RegistrationError.self) { try cls.makeInstance() }
    // The class above no longer lists it, and the name is free.
    var sibling = Object.runtimeClass.record.pointee.subclass_list
    while let current = sibling {
      #expect(current != cls.record)
      sibling = current.pointee.sibling_class
    }
    let again = try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
    try again.registerPair()
    #expect(RuntimeClass(named: name) == again)
    let object = try again.make()
    #expect(
      try object.send(Selector("description"))?.description == "<\(name): \(object.addressText)>")
    #expect(!again.responds(to: Selector("ask")))
  }

  @Test func addedMethodsAreRemoved() throws {
    let host = try hostClass()
    let object = try host.make()
    let owner = RegistrationOwner(name: "test")
    try owner.whileRegistering {
      try host.addMethod(Selector("added")) { (_: Object) in 3 }
      try host.metaclass.addMethod(Selector("added")) { (_: ClassObject) in 4 }
    }
    #expect(try object.send(Selector("added"), returning: Int.self) == 3)
    #expect(try host.object.send(Selector("added"), returning: Int.self) == 4)
    owner.discard()
    #expect(!host.responds(to: Selector("added")))
    #expect(!host.metaclass.responds(to: Selector("added")))
    #expect(host.methods.map(\.selector.name) == ["ask", "other"])
    // The published list has lost it too.
    var names: [String?] = []
    var list = host.record.pointee.methods
    while let current = list {
      names.append(Selector(current.pointee.methods.selector)?.name)
      list = current.pointee.next
    }
    #expect(names == ["other", "ask"])
  }

  @Test func changedImplementationsAreRestored() throws {
    let host = try hostClass()
    let object = try host.make()
    #expect(try ask(object) == 1)
    let owner = RegistrationOwner(name: "test")
    let replacement = try makeClass { cls in
      try cls.addMethod(Selector("ask")) { (_: Object) in 10 }
    }
    let method = try #require(replacement.instanceMethod(for: Selector("ask")))
    try owner.whileRegistering {
      try host.replaceMethod(method.selector, method.implementation, types: method.encoding)
      #expect(try ask(object) == 10)
      try host.exchangeMethods(Selector("ask"), Selector("other"))
      #expect(try ask(object) == 2)
      let record = try #require(MethodRecords.record(of: host, Selector("ask")))
      #expect(try MethodRecords.setImplementation(record, method.implementation.imp) != nil)
      #expect(try ask(object) == 10)
    }
    owner.discard()
    #expect(try ask(object) == 1)
    #expect(try object.send(Selector("other"), returning: Int.self) == 2)
  }

  @Test func declarationsAreRevoked() throws {
    let host = try makeClass { cls in
      try cls.declareProperty("mine", PropertyAttributes(type: "q"))
      cls.adopt(.registered("CarobTestMine"))
    }
    let owner = RegistrationOwner(name: "test")
    let adopted = RuntimeProtocol.registered(uniqueName("Adopted"))
    try owner.whileRegistering {
      try host.declareProperty("first", PropertyAttributes(type: "q"))
      try host.declareProperty("second", PropertyAttributes(type: "q"))
      host.adopt(adopted)
    }
    #expect(host.properties.count == 3)
    owner.discard()
    #expect(host.properties.map(\.name) == ["mine"])
    #expect(host.propertyRecord(named: "first") == nil)
    #expect(host.propertyRecord(named: "second") == nil)
    #expect(host.propertyRecord(named: "mine") != nil)
    #expect(!host.conforms(to: adopted))
    #expect(host.protocols.map(\.name) == ["CarobTestMine"])
    let list = try #require(host.record.pointee.protocols)
    #expect(list.pointee.next == nil)
  }

  @Test func aThrowingLoadKeepsItsRecord() throws {
    struct Refused: Error {}
    let owner = RegistrationOwner(name: "test")
    #expect(throws: Refused.self) {
      try owner.whileRegistering {
        _ = try makeClass("HalfWay")
        throw Refused()
      }
    }
    let name = try #require(owner.classes.first).name
    owner.discard()
    #expect(RuntimeClass(named: name) == nil)
  }

  @Test func whatIsRegisteredElsewhereIsNotTheOwners() throws {
    let owner = RegistrationOwner(name: "test")
    let outside = try makeClass("Outside")
    owner.whileRegistering {
      onThreads(1) { _ in _ = try? makeClass("OtherThread") }
    }
    #expect(owner.classes.isEmpty)
    owner.discard()
    #expect(RuntimeClass(named: outside.name) == outside)
  }

  /// It was made after the class, so that revoking the newest first would find the class has it still.
  @Test func aBlockOfAMethodGoesThatWasAddedLater() throws {
    let tracker = LifetimeTracker()
    let owner = RegistrationOwner(name: "test")
    try owner.whileRegistering {
      let cls = try makeClass("AddedLater")
      let held = tracker.watch(StringBox("held"))
      try cls.addMethod(Selector("held"), block: Block { (_: Object) in held })
    }
    #expect(tracker.living == 1)
    owner.discard()
    #expect(tracker.living == 0)
  }

  /// The address of a function that its owner removed is used again.
  @Test func aFunctionOfSomebodyElsesIsNotRevoked() throws {
    let isReused = try (0..<1000).contains { _ in
      let owner = RegistrationOwner(name: "test")
      let gone = try owner.whileRegistering { try Implementation(block: Block { (_: Object) in }) }
      gone.removeBlock()
      let other = try Implementation(block: Block { (_: Object) in })
      owner.discard()
      #expect(other.block != nil)
      other.removeBlock()
      return other.address == gone.address
    }
    #expect(isReused)
  }

  /// What the discarded closures hold deallocates, which sends messages.
  @Test func discardingReleasesWhatClosuresHold() throws {
    let tracker = LifetimeTracker()
    let deallocated = Counter()
    let witness = try makeClass("Witness") { cls in
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in deallocated.add() }
    }
    let owner = RegistrationOwner(name: "test")
    try owner.whileRegistering {
      let held = tracker.watch(try witness.make())
      _ = try makeClass("Holder") { cls in
        try cls.addMethod(Selector("held")) { (_: Object) in held }
      }
    }
    #expect(tracker.living == 1)
    owner.discard()
    #expect(tracker.living == 0)
    #expect(deallocated.value == 1)
  }
}
