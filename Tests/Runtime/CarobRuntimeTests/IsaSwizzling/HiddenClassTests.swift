import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private typealias Answer = @convention(c) (UnsafeMutableRawPointer, SEL) -> Int
private let one: Answer = { _, _ in 1 }
private let two: Answer = { _, _ in 2 }

private class Lamp: Object {
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Lamp.self) { $0.method("ask") { _ in 1 } }
  }
}

/// What else changes while an object has methods of its own.
@Suite struct HiddenClassTests {
  private let ask = Message<() -> Int>("ask")
  private let other = Selector("other")

  private func responding(_ cls: RuntimeClass) throws -> Object {
    let object = try cls.make()
    try object.respond(to: other) { (_: Object) in 9 }
    return object
  }

  private func host(_ answer: Answer = one) throws -> RuntimeClass {
    try makeClass("Host") { cls in
      try cls.addMethod(Selector("ask"), implementation(answer), types: "q@:")
    }
  }

  @Test func aNewSuperclassReachesIt() throws {
    let (first, second) = (try host(), try host(two))
    let cls = try makeClass(below: first)
    let object = try responding(cls)
    for _ in 0..<2 { #expect(try ask(object) == 1) }
    try cls.setSuperclass(second)
    for _ in 0..<2 { #expect(try ask(object) == 2) }
    #expect(try object.send(Selector("ask"), returning: Int.self) == 2)
    #expect(try object.send(other, returning: Int.self) == 9)
    let child = try makeClass(below: cls)
    let below = try responding(child)
    #expect(try ask(below) == 2)
    try cls.setSuperclass(first)
    #expect(try ask(below) == 1)
    #expect(try ask(object) == 1)
  }

  @Test func aNewSuperclassReachesItWhenTheOldGoes() throws {
    let first = try makeClass("Closure") { cls in
      try cls.addMethod(Selector("ask")) { (_: Object) in 1 }
    }
    let cls = try makeClass(below: first)
    let object = try responding(cls)
    #expect(try ask(object) == 1)
    try cls.setSuperclass(host(two))
    try first.disposePair()
    #expect(try ask(object) == 2)
  }

  @Test func nobodyElseChangesIt() throws {
    let cls = try host()
    let object = try responding(cls)
    let hidden = object.isa
    var error = #expect(throws: RegistrationError.self) { try hidden.disposePair() }
    #expect(
      error?.description
        == "\(cls) cannot be disposed of: objects with methods of their own share it")
    error = #expect(throws: RegistrationError.self) { try hidden.setSuperclass(host(two)) }
    #expect(error?.description.hasSuffix("is a metaclass or belongs to one object") == true)
    error = #expect(throws: RegistrationError.self) {
      try makeClass().setSuperclass(hidden)
    }
    #expect(error?.code == .wrongState)
    error = #expect(throws: RegistrationError.self) {
      try hidden.duplicate(named: uniqueName("Copy"))
    }
    #expect(error?.code == .wrongState)
    #expect(try object.send(other, returning: Int.self) == 9)
  }

  @Test func categoriesBelowAndAbove() throws {
    for cls in [try host(), Lamp.runtimeClass] {
      let object = try responding(cls)
      #expect(try ask(object) == 1)
      let owner = RegistrationOwner(name: "category")
      let category = Category(
        named: "Two", methods: [Method(Selector("ask"), implementation(two), types: "q@:")])
      try owner.whileRegistering { try cls.addCategory(category) }
      #expect(try ask(object) == 2)
      try object.respond(to: "ask") { (_: Object) in 3 }
      #expect(try ask(object) == 3)
      owner.discard()
      #expect(try ask(object) == 3)
      #expect(try object.sendSuper(Selector("ask"))?.description == "1")
    }
    let object = try responding(host())
    _ = try? object.isa.addCategory(
      Category(
        named: "Hidden", methods: [Method(Selector("ask"), implementation(two), types: "q@:")]))
    #expect(try object.send(other, returning: Int.self) == 9)
  }

  @Test func theClassIsAskedToAddWhatIsMissing() throws {
    nonisolated(unsafe) var asked: [RuntimeClass] = []
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("resolveInstanceMethod:")) {
        (this: ClassObject, selector: Selector) throws -> Bool in
        asked.append(this.instanceClass)
        guard selector == Selector("ask") else { return false }
        try this.instanceClass.addMethod(selector, implementation(one), types: "q@:")
        return true
      }
    }
    let object = try responding(cls)
    #expect(try ask(object) == 1)
    #expect(asked == [cls])
    #expect(cls.methods.map(\.selector.name) == ["ask"])
    asked = []
  }

  @Test func forwardingWithHandlers() throws {
    let signature = try MethodSignature.interned("q@:q")
    let object = try host().make()
    let next = Message<(Int) -> Int>("hiddenNext:")
    #expect(throws: MessageError.self) { try next(object, 1) }
    try object.respond(to: Selector("methodSignatureForSelector:")) { (_: Object, _: Selector) in
      MethodSignatureBox(signature)
    }
    try object.respond(to: "forwardInvocation:") { (_: Object, message: NSInvocation) throws in
      try message.setResult(try message.argument(at: 2, as: Int.self) + 1)
    }
    #expect(try next(object, 41) == 42)
    #expect(try object.send(Selector("hiddenNext:"), 1, returning: Int.self) == 2)
    let target = try responding(host(two))
    try target.respond(to: "hiddenNext:") { (_: Object, value: Int) in value * 2 }
    try object.respond(to: "forwardingTargetForSelector:") { (_: Object, _: Selector) in target }
    #expect(try next(object, 21) == 42)
    try object.respond(to: "hiddenNext:") { (_: Object, value: Int) in -value }
    #expect(try next(object, 21) == -21)
  }

  @Test func keyValueCodingSeesHandlers() throws {
    let cls = try makeClass { cls in
      try cls.declareProperty("name", PropertyAttributes([("T", "@"), ("&", "")]))
    }
    let object = try cls.make()
    try object.setValue(StringBox("a"), forKey: "name")
    #expect(try object.value(forKey: "name")?.description == "a")
    try object.respond(to: "name") { (_: Object) in "own" }
    #expect(try object.value(forKey: "name")?.description == "own")
    nonisolated(unsafe) var seen: [String] = []
    try object.respond(to: "setName:") { (_: Object, name: String) in seen.append(name) }
    try object.setValue(StringBox("b"), forKey: "name")
    #expect(seen == ["b"])
    #expect(try cls.make().value(forKey: "name") == nil)
  }
}
