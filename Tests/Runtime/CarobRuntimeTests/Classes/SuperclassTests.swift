import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct SuperclassTests {
  private let ping = Message<() -> Int>("ping")

  private func answering(
    _ number: Int, _ body: (RuntimeClass) throws -> Void = { _ in }
  ) throws -> RuntimeClass {
    try makeClass("Answers") { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in number }
      try cls.metaclass.addMethod(Selector("ping")) { (_: ClassObject) in -number }
      try body(cls)
    }
  }

  @Test func anObjectWithHandlersFollowsItsClass() throws {
    let (one, two) = (try answering(1), try answering(2))
    let cls = try makeClass("Moves", below: one)
    let object = try makeClass("Below", below: cls).make()
    try object.respond(to: "own") { (_: Object) in 5 }
    #expect(try ping(object) == 1)
    try cls.setSuperclass(two)
    #expect(try ping(object) == 2)
    #expect(try object.send(Selector("ping"), returning: Int.self) == 2)
  }

  @Test func methodsComeFromTheNewOne() throws {
    let (one, two) = (try answering(1), try answering(2))
    let cls = try makeClass("Moves", below: one)
    let below = try makeClass("Below", below: cls)
    let object = try below.make()
    #expect(try ping(object) == 1)
    #expect(try ping(below.object) == -1)
    #expect(one.descendants == [below, cls].sorted { $0.name < $1.name })
    let generation = Generation.current
    #expect(try cls.setSuperclass(two) == one)
    #expect(Generation.current > generation)
    #expect(cls.superclass == two)
    #expect(cls.metaclass.superclass == two.metaclass)
    #expect(cls.record.pointee.super_class == two.record)
    #expect(try ping(object) == 2)
    #expect(try ping(below.object) == -2)
    #expect(one.descendants.isEmpty)
    #expect(one.metaclass.subclasses.isEmpty)
    #expect(two.subclasses == [cls])
    #expect(two.metaclass.descendants.count == 2)
    // Changes of the new superclass reach the caches.
    let method = try #require(one.instanceMethod(for: Selector("ping")))
    try two.replaceMethod(method.selector, method.implementation, types: method.encoding)
    #expect(try ping(object) == 1)
  }

  @Test func theNewOneIsInitializedFirst() throws {
    let log = Log()
    let two = try answering(2) { cls in
      try cls.metaclass.addMethod(Selector("initialize")) { (_: ClassObject) in log.add("sent") }
    }
    let cls = try makeClass("Moves")
    _ = try cls.make()
    try cls.setSuperclass(two)
    #expect(log.entries == ["sent"])
    #expect(try ping(cls.make()) == 2)
  }

  /// It is with the first message to the class below it, as it is for every superclass.
  @Test func theNewOneWaitsForTheFirstMessage() throws {
    let log = Log()
    let two = try answering(2) { cls in
      try cls.metaclass.addMethod(Selector("initialize")) { (_: ClassObject) in log.add("sent") }
    }
    let cls = try makeClass("Waits")
    try cls.setSuperclass(two)
    #expect(log.entries.isEmpty)
    #expect(try ping(cls.make()) == 2)
    // Its own, and the one that it inherits.
    #expect(log.entries == ["sent", "sent"])
  }

  @Test func aClassMovesWhileItIsInitialized() throws {
    let log = Log()
    let two = try answering(2) { cls in
      try cls.metaclass.addMethod(Selector("initialize")) { (_: ClassObject) in log.add("two") }
    }
    let cls = try makeClass("Moving")
    try cls.metaclass.addMethod(Selector("initialize")) { (cls: ClassObject) in
      log.add("begun")
      try cls.instanceClass.setSuperclass(two)
      log.add("moved")
    }
    #expect(try ping(cls.make()) == 2)
    #expect(log.entries == ["begun", "two", "moved"])
  }

  @Test func anUnregisteredClassTakesTheNewLayout() throws {
    let large = try answering(1) { cls in
      try cls.addIvar("wide", size: 16, alignment: 16, encoding: "T")
    }
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Moves"), superclass: Object.runtimeClass)
    try cls.addIvar("own", size: 4, alignment: 4, encoding: "i")
    try cls.setSuperclass(large)
    try cls.registerPair()
    #expect(large.subclasses == [cls])
    #expect(cls.ivar(named: "own")?.offset == 32)
    #expect(cls.instanceSize == 36)
    #expect(try ping(cls.make()) == 1)
  }

  @Test func registeredClassesNeedTheSameLayout() throws {
    let plain = try answering(1) { cls in
      try cls.addIvar("word", size: 8, alignment: 8, encoding: "@")
    }
    let strong = try answering(2) { cls in
      try cls.addIvar("word", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    }
    let alike = try answering(3) { cls in
      try cls.addIvar("other", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    }
    let cls = try makeClass("Moves", below: strong)
    for refused in [plain, Object.runtimeClass] {
      let error = #expect(throws: RegistrationError.self) { try cls.setSuperclass(refused) }
      #expect(
        error?.description == "\(refused) cannot be the superclass of \(cls): "
          + "its variables are laid out or kept otherwise than those of \(strong)")
    }
    #expect(cls.superclass == strong)
    // A number must not become an object.
    let number = try answering(4) { cls in
      try cls.addIvar("word", size: 8, alignment: 8, encoding: "q")
    }
    let holds = try makeClass("Moves", below: number)
    #expect(throws: RegistrationError.self) { try holds.setSuperclass(plain) }
    try cls.setSuperclass(alike)
    #expect(try ping(cls.make()) == 3)
  }

  @Test func whatIsRefused() throws {
    let top = try makeClass("Top")
    let cls = try makeClass("Moves", below: top)
    let below = try makeClass("Below", below: cls)
    let pending = try RuntimeClass.allocatePair(named: uniqueName("Pending"), superclass: top)
    let text = StringBox.runtimeClass
    let swift = "is a metaclass or belongs to a Swift class"
    let refused: [(RuntimeClass, RuntimeClass, String)] = [
      (cls, cls, "it is \(cls) or below it"), (cls, below, "it is \(cls) or below it"),
      (cls, pending, "it is a metaclass or not registered"),
      (cls, top.metaclass, "it is a metaclass or not registered"),
      (cls, text, "instances have a StringBox beneath them, those of \(cls) a Object"),
      (text, top, "NSString \(swift)"), (cls.metaclass, top, "\(cls) \(swift)"),
      (Object.runtimeClass, top, "NSObject \(swift)"),
      (
        try Object.runtimeClass.duplicate(named: uniqueName("Root")), top, "Root is a root class"
      ),
    ]
    for (moved, superclass, reason) in refused {
      let error = #expect(throws: RegistrationError.self) { try moved.setSuperclass(superclass) }
      let reason = reason.replacing("Root is", with: "\(moved) is")
      #expect(
        error?.description == "\(superclass) cannot be the superclass of \(moved): \(reason)")
    }
    #expect(cls.superclass == top)
  }

  @Test func anOwnersChangeIsRevoked() throws {
    let (one, two) = (try answering(1), try answering(2))
    let cls = try makeClass("Moves", below: one)
    let owner = RegistrationOwner(name: "test")
    _ = try owner.whileRegistering { try cls.setSuperclass(two) }
    #expect(try ping(cls.make()) == 2)
    owner.discard()
    #expect(cls.superclass == one)
    #expect(try ping(cls.make()) == 1)
    #expect(two.subclasses.isEmpty)
  }
}
