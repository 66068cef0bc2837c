import CarobFoundation
import PluginTestSupport
import RuntimeTestSupport
import Synchronization
import Testing

@testable import CarobRuntime

/// Properties that are set without a message.
@Suite struct DirectSetterTests {
  private let cls: RuntimeClass

  init() throws {
    cls = try makeClass("Direct") { cls in
      var name = PropertyAttributes(type: "@")
      name.memory = .copy
      try cls.declareProperty("name", name)
      name.isNonatomic = true
      try cls.declareProperty("alias", name)
      var owner = PropertyAttributes(type: "@")
      owner.memory = .weak
      try cls.declareProperty("owner", owner)
      for (property, type) in [("count", "q"), ("ratio", "d"), ("flag", "B"), ("small", "i")] {
        try cls.declareProperty(property, PropertyAttributes(type: type))
      }
    }
  }

  /// Whether a setter of the class is left out. Other tests change classes and watch messages, which rules that out for a moment.
  private func isSet(
    _ setter: Selector, _ body: (DirectSetter) throws -> Bool
  ) throws -> Bool {
    var isSet = false
    _ = try eventually {
      guard let direct = DirectSetter(setter, of: cls) else { return true }
      isSet = try body(direct)
      return isSet
    }
    return isSet
  }

  @Test func whatTheRuntimeMadeIsLeftOut() throws {
    let object = try cls.make()
    let text = MutableStringBox("text")
    #expect(try isSet(Selector("setName:")) { try $0.set(text, of: object) })
    let kept = try object.value(forKey: "name")
    #expect(kept?.description == "text")
    #expect(kept !== text)
    #expect(try isSet(Selector("setName:")) { try $0.set(nil, of: object) })
    #expect(try object.value(forKey: "name") == nil)

    do {
      let owner = Object()
      #expect(try isSet(Selector("setOwner:")) { try $0.set(owner, of: object) })
      #expect(try object.value(forKey: "owner") === owner)
    }
    #expect(try object.value(forKey: "owner") == nil)

    let minusTwo = UInt64(bitPattern: -2)
    #expect(try isSet(Selector("setCount:")) { $0.set(bits: minusTwo, .longLong, of: object) })
    #expect(try object.send(Selector("count"), returning: Int.self) == -2)
    #expect(try isSet(Selector("setRatio:")) { $0.set(bits: 0.5.bitPattern, .double, of: object) })
    #expect(try object.send(Selector("ratio"), returning: Double.self) == 0.5)
    #expect(try isSet(Selector("setFlag:")) { $0.set(bits: 1, .bool, of: object) })
    #expect(try object.send(Selector("flag"), returning: Bool.self))
  }

  /// The setter copies once, whatever that runs; so does what is done in its place.
  @Test func whatCopyingChangesComesTooLate() throws {
    let object = try cls.make()
    let count = Atomic(0)
    let changing = try makeClass("Changing") { changing in
      try changing.addMethod(Copying.copyWithZone) { [cls] (_: Object, _: Pointer) in
        count.wrappingAdd(1, ordering: .relaxed)
        try cls.addMethod(Selector(validating: "added\(count.load(ordering: .relaxed))")) {
          (_: Object) in 1
        }
        return StringBox("copied")
      }
    }
    for setter in ["setName:", "setAlias:"] as [StaticString] {
      let before = count.load(ordering: .relaxed)
      #expect(try isSet(Selector(setter)) { try $0.set(changing.make(), of: object) })
      #expect(count.load(ordering: .relaxed) == before + 1)
    }
    #expect(try object.value(forKey: "name")?.description == "copied")
    #expect(try object.value(forKey: "alias")?.description == "copied")
  }

  /// A string is its own copy, and nobody is asked for it.
  @Test func stringsAreKeptAsTheyAre() throws {
    let object = try cls.make()
    let text = StringBox("text")
    #expect(try isSet(Selector("setName:")) { try $0.set(text, of: object) })
    #expect(try object.value(forKey: "name") === text)
    let copying = try makeClass("Copying", below: StringBox.runtimeClass) { cls in
      try cls.addMethod(Copying.copyWithZone) { (_: Object, _: Pointer) in StringBox("copied") }
    }
    #expect(!Copying.givesReceiver(copying))
    #expect(try isSet(Selector("setName:")) { try $0.set(copying.make(), of: object) })
    #expect(try object.value(forKey: "name")?.description == "copied")
    #expect(Copying.givesReceiver(NumberBox.runtimeClass))
    #expect(try Copying.givesReceiver(makeClass(below: StringBox.runtimeClass)))
    #expect(!Copying.givesReceiver(MutableStringBox.runtimeClass))
    #expect(!Copying.givesReceiver(cls))
  }

  @Test func anotherTypeIsNotSet() throws {
    let object = try cls.make()
    let small = try #require(DirectSetter(Selector("setSmall:"), of: cls))
    #expect(!small.set(bits: 1, .longLong, of: object))
    #expect(try !small.set(Object(), of: object))
    let name = try #require(DirectSetter(Selector("setName:"), of: cls))
    #expect(!name.set(bits: 1, .longLong, of: object))
  }

  @Test func whatCannotBeCopiedIsAnError() throws {
    let object = try cls.make()
    #expect(throws: MessageError.self) {
      _ = try isSet(Selector("setName:")) { try $0.set(Object(), of: object) }
    }
  }

  @Test func anObjectOfAnotherClassIsSentItsSetter() throws {
    let direct = try #require(DirectSetter(Selector("setName:"), of: cls))
    #expect(try !direct.set(nil, of: makeClass(below: cls).make()))
    // An observed object has a hidden class.
    let object = try cls.make()
    let observation = try object.observe("name") { _ in }
    #expect(try !direct.set(nil, of: object))
    observation.invalidate()
  }

  @Test func anotherSetterIsSent() throws {
    let direct = try #require(DirectSetter(Selector("setCount:"), of: cls))
    try cls.replaceMethod(
      Selector("setCount:"), #require(cls.implementation(for: Selector("setSmall:"))), types: "v@:q"
    )
    #expect(try !direct.set(bits: 1, .longLong, of: cls.make()))
    #expect(DirectSetter(Selector("setCount:"), of: cls) == nil)
    #expect(DirectSetter(Selector("setNothing:"), of: cls) == nil)
    // A subclass with a setter of its own.
    let below = try makeClass(below: cls) { cls in
      try cls.addMethod(Selector("setFlag:")) { (_: Object, _: Bool) in }
    }
    #expect(DirectSetter(Selector("setFlag:"), of: below) == nil)
    #expect(DirectSetter(Selector("setName:"), of: below) != nil)
  }

  @Test func watchedMessagesAreSent() throws {
    let object = try cls.make()
    let pattern = try MessagePattern(parsing: cls.name)
    let listener = MessageTrace.start(pattern) { _ in }
    defer { listener.stop() }
    let direct = try #require(DirectSetter(Selector("setFlag:"), of: cls))
    #expect(!direct.set(bits: 1, .bool, of: object))
  }
}
