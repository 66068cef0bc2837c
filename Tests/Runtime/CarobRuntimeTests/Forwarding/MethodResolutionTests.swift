import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// `+resolveInstanceMethod:` and `+resolveClassMethod:`.
@Suite struct MethodResolutionTests {
  private static let answer = Selector("answer")

  /// A class that adds `answer` when it is asked.
  private func resolver(_ asked: Counter, below superclass: RuntimeClass = Object.runtimeClass)
    throws -> RuntimeClass
  {
    try makeClass("Resolver", below: superclass) { cls in
      try cls.metaclass.addMethod(Selector("resolveInstanceMethod:")) {
        (cls: ClassObject, selector: Selector) in
        asked.add()
        guard selector == Self.answer else { return false }
        // Another thread may have added it in between.
        try? cls.instanceClass.addMethod(Self.answer) { (_: Object) in 42 }
        return true
      }
    }
  }

  @Test func aMethodThatIsAddedIsCalled() throws {
    let asked = Counter()
    let object = try resolver(asked).make()
    #expect(try Message<() -> Int>("answer")(object) == 42)
    #expect(try object.send(Self.answer, returning: Int.self) == 42)
    #expect(asked.value == 1)
  }

  /// What the old one did not add is no answer of the new one.
  @Test func aResolverThatIsReplacedWhileItIsAskedDoesNotCount() throws {
    let resolve = Selector("resolveInstanceMethod:")
    let donor = try resolver(Counter())
    let new = try #require(donor.metaclass.instanceMethod(for: resolve))
    let cls = try makeClass("Resolver") { cls in
      try cls.metaclass.addMethod(resolve) { (cls: ClassObject, selector: Selector) in
        if selector == Self.answer {
          cls.instanceClass.metaclass.setImplementation(new.implementation, for: resolve)
          // Somebody else looks before this one has said that it adds nothing.
          _ = cls.instanceClass.responds(to: selector)
        }
        return false
      }
    }
    #expect(!cls.responds(to: Self.answer))
    #expect(cls.responds(to: Self.answer))
    #expect(try cls.make().send(Self.answer, returning: Int.self) == 42)
  }

  @Test func aClassIsAskedOnceForWhatItDoesNotAdd() throws {
    let asked = Counter()
    let cls = try resolver(asked)
    let object = try cls.make()
    let before = asked.value
    for _ in 0..<3 {
      #expect(throws: MessageError.self) { try object.send(Selector("missing")) }
      #expect(!cls.responds(to: Selector("missing")))
    }
    #expect(asked.value == before + 1)
    // A subclass is a class of its own.
    #expect(try !makeClass(below: cls).responds(to: Selector("missing")))
    #expect(asked.value == before + 2)
    // After a change it is asked again.
    try cls.addMethod(Selector("missing")) { (_: Object) in 1 }
    #expect(cls.responds(to: Selector("missing")))
    cls.removeMethod(Selector("missing"))
    #expect(!cls.responds(to: Selector("missing")))
    #expect(asked.value == before + 3)
  }

  @Test func askingWhetherItAnswersResolves() throws {
    let cls = try resolver(Counter())
    #expect(cls.responds(to: Self.answer))
    let other = try resolver(Counter())
    #expect(
      try Message<(Selector) -> Bool>("instancesRespondToSelector:")(other.object, Self.answer))
    let third = try resolver(Counter())
    #expect(try Message<(Selector) -> Bool>("respondsToSelector:")(third.make(), Self.answer))
    let fourth = try resolver(Counter())
    #expect(fourth.methodSignature(for: Self.answer)?.encoding.encoding == "q@:")
    let fifth = try resolver(Counter())
    #expect(MethodRecords.record(of: fifth, Self.answer) != nil)
    let sixth = try resolver(Counter())
    #expect(MethodRecords.implementation(of: sixth, Self.answer) != nil)
  }

  @Test func classMethodsAreResolved() throws {
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("resolveClassMethod:")) {
        (cls: ClassObject, selector: Selector) in
        guard selector == Self.answer else { return false }
        try cls.runtimeClass.addMethod(Self.answer) { (_: Object) in 43 }
        return true
      }
    }
    #expect(try Message<() -> Int>("answer")(cls.object) == 43)
    #expect(!cls.responds(to: Self.answer))
    #expect(cls.metaclass.responds(to: Self.answer))
  }

  @Test func superSendsResolveAbove() throws {
    let top = try resolver(Counter())
    let bottom = try makeClass(below: top)
    let object = try bottom.make()
    #expect((try object.sendSuper(above: bottom, Self.answer) as? NumberBox)?.integerValue == 42)
    #expect(top.implementor(of: Self.answer) == top)
  }

  @Test func aYesWithoutAMethodIsANo() throws {
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("resolveInstanceMethod:")) {
        (_: ClassObject, _: Selector) in true
      }
    }
    let object = try cls.make()
    let error = #expect(throws: MessageError.self) { try object.send(Selector("zyx")) }
    #expect(
      error?.description
        == "-[\(cls) zyx]: unrecognized selector; nothing with a similar name is answered")
  }

  /// A class that asks itself while it is being asked does not recurse.
  @Test func askingWhileBeingAsked() throws {
    let asked = Counter()
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("resolveInstanceMethod:")) {
        (this: ClassObject, selector: Selector) in
        asked.add()
        return this.instanceClass.responds(to: selector)
      }
    }
    #expect(!cls.responds(to: Self.answer))
    #expect(asked.value == 1)
  }

  @Test func anErrorReachesTheSenderAndTheClassIsAskedAgain() throws {
    let asked = Counter()
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("resolveInstanceMethod:")) {
        (_: ClassObject, selector: Selector) throws -> Bool in
        asked.add()
        throw RaisedError("cannot resolve \(selector)")
      }
      try cls.addMethod(Selector("init")) { (this: Object) in this }
    }
    let object = try cls.make()
    for _ in 0..<2 {
      let error = #expect(throws: MessageError.self) { try object.send(Self.answer) }
      #expect(
        error?.description == "+[\(cls) resolveInstanceMethod:]: cannot resolve answer")
    }
    #expect(!cls.responds(to: Self.answer))
    #expect(asked.value == 3)
    #expect(PendingError.take() == nil)
  }

  @Test func eightThreadsResolve() throws {
    let cls = try resolver(Counter())
    let objects = try (0..<8).map { _ in try cls.make() }
    let answered = Counter()
    nonisolated(unsafe) let receivers = objects
    onThreads(8) { index in
      if (try? Message<() -> Int>("answer")(receivers[index])) == 42 { answered.add() }
    }
    #expect(answered.value == 8)
  }
}
