import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private typealias Answer = @convention(c) (UnsafeMutableRawPointer, SEL) -> Int

private let one: Answer = { _, _ in 1 }
private let two: Answer = { _, _ in 2 }
private let three: Answer = { _, _ in 3 }
private let four: Answer = { _, _ in 4 }

/// Several owners change one method, and are discarded in any order.
@Suite struct MethodTableTests {
  private let ask = Message<() -> Int>("ask")
  private let selector = Selector("ask")

  /// A class that answers 1 to `ask` and 4 to `other`, with an instance.
  private func host() throws -> (cls: RuntimeClass, object: Object) {
    let cls = try makeClass("Layered") { cls in
      try cls.addMethod(Selector("ask"), implementation(one), types: "q@:")
      try cls.addMethod(Selector("other"), implementation(four), types: "q@:")
    }
    return (cls, try cls.make())
  }

  private func other(_ object: Object) throws -> Int {
    try object.send(Selector("other"), returning: Int.self)
  }

  private func replace(
    in cls: RuntimeClass, by function: Answer, _ owner: RegistrationOwner
  ) throws {
    try owner.whileRegistering {
      _ = try cls.replaceMethod(selector, implementation(function), types: "q@:")
    }
  }

  @Test func theFirstOneGoesFirst() throws {
    let (cls, object) = try host()
    let (first, second) = (RegistrationOwner(name: "first"), RegistrationOwner(name: "second"))
    try replace(in: cls, by: two, first)
    try replace(in: cls, by: three, second)
    #expect(try ask(object) == 3)
    first.discard()
    #expect(try ask(object) == 3)
    second.discard()
    #expect(try ask(object) == 1)
  }

  @Test func theLastOneGoesFirst() throws {
    let (cls, object) = try host()
    let (first, second) = (RegistrationOwner(name: "first"), RegistrationOwner(name: "second"))
    try replace(in: cls, by: two, first)
    try replace(in: cls, by: three, second)
    second.discard()
    #expect(try ask(object) == 2)
    first.discard()
    #expect(try ask(object) == 1)
  }

  @Test func aMethodStaysAsLongAsSomebodyImplementsIt() throws {
    let cls = try makeClass("Layered")
    let object = try cls.make()
    let (first, second) = (RegistrationOwner(name: "first"), RegistrationOwner(name: "second"))
    try first.whileRegistering {
      try cls.addMethod(selector, implementation(one), types: "q16@0:8")
    }
    try replace(in: cls, by: two, second)
    first.discard()
    #expect(try ask(object) == 2)
    #expect(cls.instanceMethod(for: selector)?.encoding == "q@:")
    second.discard()
    #expect(!cls.responds(to: selector))
    #expect(cls.methods.isEmpty)
    #expect(cls.record.pointee.methods == nil)
    try cls.addMethod(selector) { (_: Object) in 5 }
    #expect(try ask(object) == 5)
  }

  @Test func whatTheHostPutsOnTopStays() throws {
    let (cls, object) = try host()
    let owner = RegistrationOwner(name: "owner")
    try replace(in: cls, by: two, owner)
    #expect(cls.setImplementation(implementation(three), for: selector) == implementation(two))
    owner.discard()
    #expect(try ask(object) == 3)
  }

  @Test func changingAgainAndAgainAddsOneLayer() throws {
    let (cls, object) = try host()
    let (first, second) = (RegistrationOwner(name: "first"), RegistrationOwner(name: "second"))
    for _ in 0..<3 {
      try replace(in: cls, by: two, first)
      try replace(in: cls, by: three, second)
      _ = cls.setImplementation(implementation(four), for: selector)
    }
    #expect(try ask(object) == 4)
    first.discard()
    second.discard()
    #expect(try ask(object) == 4)
  }

  @Test(arguments: [false, true])
  func whatIsRevokedIsForgotten(firstGoesFirst: Bool) throws {
    let (cls, object) = try host()
    let (first, second) = (RegistrationOwner(name: "first"), RegistrationOwner(name: "second"))
    try replace(in: cls, by: two, first)
    try second.whileRegistering { try cls.exchangeMethods(selector, Selector("other")) }
    #expect(try ask(object) == 4)
    #expect(try other(object) == 2)
    if firstGoesFirst {
      // The exchanged code was the first's; what it had replaced takes its place.
      first.discard()
      #expect(try ask(object) == 4)
      #expect(try other(object) == 1)
      second.discard()
    } else {
      second.discard()
      #expect(try ask(object) == 2)
      #expect(try other(object) == 4)
      first.discard()
    }
    #expect(try ask(object) == 1)
    #expect(try other(object) == 4)
  }

  @Test func codeOfADiscardedClassIsNotCalledElsewhere() throws {
    let (cls, object) = try host()
    let owner = RegistrationOwner(name: "owner")
    let theirs = try owner.whileRegistering {
      try makeClass("Theirs") { cls in
        try cls.addMethod(selector, implementation(two), types: "q@:")
      }
    }
    // The host exchanges its own method with one of the plugin's class.
    let mine = try #require(MethodRecords.record(of: cls, selector))
    let method = try #require(MethodRecords.record(of: theirs, selector))
    try MethodRecords.exchange(mine, method)
    #expect(try ask(object) == 2)
    #expect(try ask(theirs.make()) == 1)
    owner.discard()
    #expect(try ask(object) == 1)
    // The plugin's method is nobody's any more.
    #expect(try MethodRecords.setImplementation(method, implementation(three).imp) == nil)
    try MethodRecords.exchange(mine, method)
    #expect(try ask(object) == 1)
  }

  @Test func codeWithoutWhatItReplacedGoes() throws {
    let (cls, object) = try host()
    let owner = RegistrationOwner(name: "owner")
    try owner.whileRegistering {
      try cls.addMethod(Selector("added"), implementation(two), types: "q@:")
    }
    try cls.exchangeMethods(selector, Selector("added"))
    #expect(try ask(object) == 2)
    owner.discard()
    #expect(try ask(object) == 1)
    // The host put its own code there, which stays.
    #expect(try object.send(Selector("added"), returning: Int.self) == 1)
  }

  @Test func setsTheImplementationWhereTheMethodIs() throws {
    let (cls, object) = try host()
    let child = try makeClass(below: cls)
    #expect(child.setImplementation(implementation(two), for: selector) == implementation(one))
    #expect(try ask(object) == 2)
    #expect(child.setImplementation(implementation(two), for: Selector("noSuch")) == nil)
    #expect(!child.responds(to: Selector("noSuch")))
  }

  @Test func recordsOfAllMethods() throws {
    let (cls, _) = try host()
    let names = MethodRecords.all(of: cls).map { Selector($0?.pointee.selector)?.name }
    #expect(names == ["ask", "other"])
    #expect(try MethodRecords.all(of: makeClass()).isEmpty)
    let record = try #require(MethodRecords.record(of: cls, selector))
    #expect(MethodRecords.encoding(of: record)?.arguments.count == 2)
    // A pointer that is no method's is nobody's, and is not followed.
    let none = UnsafeMutablePointer<objc_method>.allocate(capacity: 1)
    defer { none.deallocate() }
    #expect(try MethodRecords.setImplementation(none, implementation(one).imp) == nil)
  }
}
