import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Making protocols, and what they say of themselves.
@Suite struct RuntimeProtocolTests {
  private func make(
    _ prefix: String = "Protocol", _ body: (RuntimeProtocol) throws -> Void = { _ in }
  ) throws -> RuntimeProtocol {
    let made = try RuntimeProtocol.allocate(named: uniqueName(prefix))
    try body(made)
    try made.register()
    return made
  }

  @Test func isKnownOnceItIsRegistered() throws {
    let name = uniqueName("Known")
    let made = try RuntimeProtocol.allocate(named: name)
    #expect(!made.isRegistered)
    #expect(RuntimeProtocol(named: name) == nil)
    try made.register()
    #expect(made.isRegistered)
    #expect(RuntimeProtocol(named: name) == made)
    #expect(RuntimeProtocol.all.contains(made))
    #expect(RuntimeProtocol.registered(name) == made)
    try made.register()
    #expect(made.name == name)
  }

  @Test(arguments: [
    ("", "\"\" is not a protocol name: it is empty"),
    ("a b", "\"a b\" is not a protocol name: it has white space or control characters"),
    ("a\u{7}", "\"a\\u{07}\" is not a protocol name: it has white space or control characters"),
  ])
  func refusesNames(_ name: String, message: String) {
    let error = #expect(throws: RegistrationError.self) {
      try RuntimeProtocol.allocate(named: name)
    }
    #expect(error?.code == .invalidProtocolName)
    #expect(error?.description == message)
  }

  @Test func refusesATakenName() throws {
    let made = try make()
    let error = #expect(throws: RegistrationError.self) {
      try RuntimeProtocol.allocate(named: made.name)
    }
    #expect(error?.code == .protocolNameTaken)
    #expect(error?.description == "a protocol named \(made) is already registered")
    // Two of one name: the second to be registered is refused.
    let name = uniqueName()
    let (first, second) = (
      try RuntimeProtocol.allocate(named: name), try RuntimeProtocol.allocate(named: name)
    )
    try first.register()
    #expect(throws: RegistrationError.self) { try second.register() }
    #expect(RuntimeProtocol(named: name) == first)
  }

  @Test func keepsWhatItAsksFor() throws {
    let base = try make { made in
      try made.addMethod(Selector("inherited"), types: "v@:")
    }
    let made = try make { made in
      try made.addMethod(Selector("one"), types: "v@:")
      try made.addMethod(Selector("two:"), types: "v@:@", isRequired: false)
      try made.addMethod(Selector("three"), types: "@@:", isClassMethod: true)
      try made.addMethod(Selector("one"), types: "@@:", isRequired: false, isClassMethod: true)
      try made.inherit(from: base)
      try made.addProperty("size", PropertyAttributes(type: "q"))
      try made.addProperty("size", PropertyAttributes(type: "d"), isClassProperty: true)
      try made.addProperty("hint", PropertyAttributes(type: "@"), isRequired: false)
    }
    #expect(
      made.methods.map(\.readableSignature) == [
        "- (void)one", "- (void)two:(id)two", "+ (id)three", "+ (id)one",
      ])
    #expect(made.methods.map(\.isRequired) == [true, false, true, false])
    #expect(made.protocols == [base])
    #expect(made.properties.map(\.property.name) == ["size", "size", "hint"])
    #expect(made.method(for: Selector("one"))?.encoding == "v@:")
    #expect(made.method(for: Selector("one"), isRequired: false) == nil)
    #expect(
      made.method(for: Selector("one"), isRequired: false, isClassMethod: true)?.encoding == "@@:")
    #expect(made.method(for: Selector("inherited"))?.encoding == "v@:")
    #expect(made.method(for: Selector("none")) == nil)
    #expect(made.property(named: "size")?.property.setter == Selector("setSize:"))
    #expect(
      made.property(named: "size", isClassProperty: true)?.property.attributes.type == "d")
    #expect(made.property(named: "hint") == nil)
    #expect(made.property(named: "hint", isRequired: false) != nil)
  }

  @Test func refusesMembers() throws {
    let base = try make()
    let made = try RuntimeProtocol.allocate(named: uniqueName("Refusing"))
    try made.addMethod(Selector("one"), types: "v@:")
    try made.addProperty("size", PropertyAttributes(type: "q"))
    try made.inherit(from: base)
    let refused: [(RegistrationError.Code, String, () throws -> Void)] = [
      (
        .malformedEncoding,
        "-[<\(made)> two]: type encoding \"v@\" is malformed at offset 2: ",
        { try made.addMethod(Selector("two"), types: "v@") }
      ),
      (
        .argumentCount,
        "+[<\(made)> two:]: encoding \"v@:\" takes 0 arguments after self and _cmd, "
          + "the selector has 1 colon",
        { try made.addMethod(Selector("two:"), types: "v@:", isClassMethod: true) }
      ),
      (
        .memberExists, "-[<\(made)> one] exists already",
        { try made.addMethod(Selector("one"), types: "v@:", isRequired: false) }
      ),
      (
        .memberExists, "<\(made)>.size exists already",
        { try made.addProperty("size", PropertyAttributes(type: "q")) }
      ),
      (
        .malformedEncoding, "<\(made)>.other: type encoding \"z\" is malformed at offset 0: ",
        { try made.addProperty("other", PropertyAttributes(type: "z")) }
      ),
      (
        .memberExists, "<\(made)>: <\(base)> exists already", { try made.inherit(from: base) }
      ),
      (
        .wrongState, "<\(made)>: the protocol \(made) is not registered",
        { try made.inherit(from: made) }
      ),
    ]
    for (code, message, attempt) in refused {
      let error = #expect(throws: RegistrationError.self) { try attempt() }
      #expect(error?.code == code)
      #expect(error?.description.hasPrefix(message) == true, "\(error.debugDescription)")
    }
    #expect(made.methods.count == 1)
    #expect(made.properties.count == 1)
    #expect(made.protocols == [base])
  }

  @Test func refusesChangesOnceItIsRegistered() throws {
    let base = try make()
    let made = try make("Late")
    let attempts: [(String, () throws -> Void)] = [
      ("-[<\(made)> one]", { try made.addMethod(Selector("one"), types: "v@:") }),
      ("<\(made)>.size", { try made.addProperty("size", PropertyAttributes(type: "q")) }),
      ("<\(made)>", { try made.inherit(from: base) }),
    ]
    for (member, attempt) in attempts {
      let error = #expect(throws: RegistrationError.self) { try attempt() }
      #expect(error?.code == .wrongState)
      #expect(
        error?.description
          == "\(member): a protocol can be changed only before it is registered")
    }
    #expect(made.methods.isEmpty)
  }

  @Test func conformsToWhatItInherits() throws {
    let base = try make()
    let middle = try make { try $0.inherit(from: base) }
    let top = try make { made in
      try made.inherit(from: middle)
      try made.inherit(from: base)
    }
    #expect(top.conforms(to: base))
    #expect(top.conforms(to: top))
    #expect(!base.conforms(to: top))
  }

  @Test func aLongChainIsFollowed() throws {
    let base = try make()
    var top = base
    for _ in 0..<20_000 {
      let next = try RuntimeProtocol.allocate(named: uniqueName("Chain"))
      try next.inherit(from: top)
      try next.register()
      top = next
    }
    #expect(top.conforms(to: base))
    let cls = try makeClass()
    cls.adopt(top)
    #expect(cls.conforms(to: base))
  }

  @Test func isRevokedWithItsOwner() throws {
    let owner = RegistrationOwner(name: "owner")
    let cls = try makeClass()
    let made = try owner.whileRegistering {
      let made = try make("Owned")
      cls.adopt(made)
      return made
    }
    #expect(owner.protocols == [made])
    owner.discard()
    #expect(RuntimeProtocol(named: made.name) == nil)
    #expect(!cls.conforms(to: made))
    // The name is free, and the next one of that name begins without members.
    let again = try RuntimeProtocol.allocate(named: made.name)
    #expect(again.methods.isEmpty)
    try again.register()
    #expect(RuntimeProtocol(named: again.name) == again)
    // To discard the owner once more changes nothing.
    owner.discard()
    #expect(RuntimeProtocol(named: again.name) == again)
  }
}
