import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private class Machine: Object {
  var name = "robot"

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Machine.self) { robot in
      robot.property("name") {
        $0.name
      } set: {
        $0.name = $1
      }
      robot.method("greet:") { (this, other: String) in "\(this.name) greets \(other)" }
      robot.method("add:to:") { (_, a: Int, b: Int) in a + b }
    }
  }
}

@Suite struct RespondingTests {
  private static let greet = Selector("greet:")

  @Test func oneObjectAnswersAnother() throws {
    let (special, ordinary) = (Machine(), Machine())
    try special.respond(to: "greet:") { (this: Machine, other: String) in
      "special \(this.name), \(other)"
    }
    #expect(try special.send(Self.greet, "ada")?.description == "special robot, ada")
    #expect(try ordinary.send(Self.greet, "ada")?.description == "robot greets ada")
    #expect(try Message<(String) -> String>("greet:")(special, "x") == "special robot, x")
  }

  @Test func aMessageThatTheClassDoesNotAnswer() throws {
    let object = try makeClass().make()
    let selector = Selector("configureCell:withMachine:")
    #expect(!object.responds(to: selector))
    nonisolated(unsafe) var seen: [Object] = []
    try object.respond(to: selector) { (_: Object, cell: Object, robot: Machine) in
      seen = [cell, robot]
    }
    #expect(object.responds(to: selector))
    #expect(try object.send(Selector("respondsToSelector:"), selector, returning: Bool.self))
    let (cell, robot) = (Object(), Machine())
    try object.send(selector, cell, robot)
    #expect(seen.map(ObjectIdentifier.init) == [ObjectIdentifier(cell), ObjectIdentifier(robot)])
    let error = #expect(throws: MessageError.self) { try object.send(selector, cell, cell) }
    #expect(error?.code == .argumentType)
    seen = []
  }

  @Test func itsClassIsPassedOver() throws {
    let object = Machine()
    try object.respond(to: "greet:") { (_: Machine, _: String) in "hidden" }
    #expect(object.runtimeClass == Machine.runtimeClass)
    #expect(
      try object.send(Selector("class"), returning: RuntimeClass.self) == Machine.runtimeClass)
    #expect(
      try object.send(Selector("superclass"), returning: RuntimeClass.self) == Object.runtimeClass)
    #expect(
      try object.send(Selector("isMemberOfClass:"), Machine.runtimeClass, returning: Bool.self))
    #expect(object.isa != Machine.runtimeClass)
    #expect(object.isa.isHidden)
    #expect(object.isa.superclass == Machine.runtimeClass)
    #expect(object.isa.name == "Machine")
    #expect(object.isa.metaclass.name == "Machine")
    #expect("\(object.isa)" == "Machine")
    #expect(object.isa.visible == Machine.runtimeClass)
    #expect(!Machine.runtimeClass.isHidden)
    #expect(RuntimeClass(named: "Machine$") == nil)
    #expect(!RuntimeClass.all.contains(object.isa))
    #expect(object.description == "<Machine>")
    let error = #expect(throws: MessageError.self) { try object.send(Selector("greeted:"), "x") }
    #expect(
      error?.description == "-[Machine greeted:]: unrecognized selector; nearest: greet:")
  }

  @Test func superIsTheClass() throws {
    let object = Machine()
    try object.respond(to: "greet:") { (this: Machine, other: String) in
      "again: " + (try this.sendSuper(Selector("greet:"), other)?.description ?? "")
    }
    #expect(try object.send(Self.greet, "ada")?.description == "again: robot greets ada")
    try object.respond(to: "missing") { (this: Machine) in
      try this.sendSuper(Selector("missing")) as Object?
    }
    let error = #expect(throws: MessageError.self) { try object.send(Selector("missing")) }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test func handlersAddUpAndAreReplaced() throws {
    let object = Machine()
    try object.respond(to: "greet:") { (_: Machine, _: String) in "first" }
    let first = object.isa
    try object.respond(to: "add:to:") { (_: Machine, a: Int, b: Int) in a * b }
    #expect(object.isa.superclass == Machine.runtimeClass)
    #expect(try object.send(Self.greet, "x")?.description == "first")
    #expect(try object.send(Selector("add:to:"), 3, 4, returning: Int.self) == 12)
    let both = object.isa
    try object.respond(to: "greet:") { (_: Machine, _: String) in "second" }
    #expect(try object.send(Self.greet, "x")?.description == "second")
    #expect(object.isa == both)
    #expect(first != both)
  }

  /// However many objects there are, there is one class for those that answer the same messages.
  @Test func classesAreShared() throws {
    let cls = try makeClass("Shared", below: Machine.runtimeClass)
    let tracker = LifetimeTracker()
    var classes: Set<RuntimeClass> = []
    for number in 0..<100 {
      let object = tracker.watch(try cls.make())
      try object.respond(to: "number") { (_: Object) in number }
      try object.respond(to: "greet:") { (_: Machine, _: String) in "number \(number)" }
      classes.insert(object.isa)
      #expect(try object.send(Selector("number"), returning: Int.self) == number)
      #expect(try object.send(Self.greet, "x")?.description == "number \(number)")
    }
    #expect(classes.count == 1)
    #expect(tracker.living == 0)
  }

  @Test func handlersGoWithTheObject() throws {
    let tracker = LifetimeTracker()
    try autoreleasePool { () throws in
      let object = Machine()
      let held = tracker.watch(StringBox("held"))
      try object.respond(to: "held") { (_: Machine) in held }
      #expect(try object.send(Selector("held"))?.description == "held")
      // The one that it replaces goes at once.
      let other = tracker.watch(StringBox("other"))
      try object.respond(to: "greet:") { (_: Machine, _: String) in other }
      try object.respond(to: "greet:") { (_: Machine, _: String) in "none" }
    }
    #expect(tracker.total == 2)
    #expect(tracker.living == 0)
  }

  @Test func deallocIsAMessageToo() throws {
    let counter = Counter()
    do {
      let object = Machine()
      try object.respond(to: "dealloc") { (this: Machine) in
        if this.name == "robot" { counter.add() }
      }
    }
    #expect(counter.value == 1)
  }

  @Test func aHandlerOfAnotherTypeIsRefused() throws {
    let object = Machine()
    let error = #expect(throws: RegistrationError.self) {
      try object.respond(to: "add:to:") { (_: Machine, _: Double, _: Double) in 1 }
    }
    #expect(
      error?.description
        == "-[Machine add:to:]: encodings \"q@:qq\" and \"q@:dd\" are called differently")
    #expect(throws: RegistrationError.self) {
      try object.respond(to: "greet:") { (_: Machine) in "no argument" }
    }
    #expect(object.isa == Machine.runtimeClass)
    #expect(try object.send(Selector("add:to:"), 1, 2, returning: Int.self) == 3)
  }

  @Test func whatAHandlerThrowsArrives() throws {
    let object = Machine()
    try object.respond(to: "greet:") { (_: Machine, _: String) throws -> String in
      throw RaisedError("not today")
    }
    let error = #expect(throws: MessageError.self) { try object.send(Self.greet, "x") }
    #expect(error?.description == "-[Machine greet:]: not today")
  }

  @Test func changesOfTheClassAreSeen() throws {
    let cls = try makeClass("Changed", below: Machine.runtimeClass)
    let object = try cls.make()
    try object.respond(to: "own") { (_: Object) in 1 }
    let greet = Message<(String) -> String>("greet:")
    #expect(try greet(object, "x") == "robot greets x")
    try cls.addMethod(Self.greet) { (_: Object, _: String) in "added" }
    #expect(try greet(object, "x") == "added")
    #expect(try object.send(Self.greet, "x")?.description == "added")
  }

  @Test func handlersStayWithAnotherClass() throws {
    let first = try makeClass("First", below: Machine.runtimeClass)
    let second = try makeClass("Second", below: Machine.runtimeClass) { cls in
      try cls.addMethod(Selector("second")) { (_: Object) in 2 }
    }
    let object = try first.make()
    try object.respond(to: "own") { (_: Object) in 1 }
    #expect(try object.setClass(second) == first)
    #expect(object.runtimeClass == second)
    #expect(object.isa.isHidden)
    #expect(try object.send(Selector("own"), returning: Int.self) == 1)
    #expect(try object.send(Selector("second"), returning: Int.self) == 2)
    // Another object's hidden class stands for the class that it hides.
    let other = try first.make()
    try other.setClass(object.isa)
    #expect(other.isa == second)
  }

  @Test func aHiddenClassMakesNothing() throws {
    let object = Machine()
    try object.respond(to: "own") { (_: Object) in 1 }
    let hidden = object.isa
    #expect(throws: RegistrationError.self) { try hidden.makeInstance() }
    #expect(throws: RegistrationError.self) {
      try RuntimeClass.allocatePair(named: uniqueName(), superclass: hidden)
    }
    #expect(throws: RegistrationError.self) {
      try hidden.addIvar("x", size: 8, alignment: 8, encoding: "@")
    }
    // A second registration changes nothing.
    try hidden.registerPair()
    #expect(RuntimeClass(named: hidden.name) == hidden.visible)
  }

  @Test func initializersAndOwnership() throws {
    let tracker = LifetimeTracker()
    try autoreleasePool { () throws in
      let object = tracker.watch(Machine())
      try object.respond(to: "initWithNumber:") { (this: Machine, _: Int) in this }
      try object.respond(to: "initWithBox:") { (this: Machine, _: StringBox) in this }
      try object.respond(to: "initFailing") { (_: Machine) throws -> Object in
        throw RaisedError("no")
      }
      try object.respond(to: "copyOfIt") { (_: Machine) in StringBox("copy") }
      let count = referenceCount(of: object)
      for _ in 0..<3 {
        #expect(try object.send(Selector("initWithNumber:"), 1) === object)
        #expect(throws: MessageError.self) { try object.send(Selector("initWithBox:"), object) }
        #expect(throws: MessageError.self) { try object.send(Selector("initFailing")) }
        tracker.watch(try #require(try object.send(Selector("copyOfIt"))))
      }
      #expect(referenceCount(of: object) == count)
    }
    #expect(tracker.total == 4)
    #expect(tracker.living == 0)
  }

  /// Objects of one class get and lose handlers on many threads, and send meanwhile.
  @Test func onManyThreads() throws {
    let cls = try makeClass("Threads", below: Machine.runtimeClass)
    let failures = Counter()
    onThreads(8) { thread in
      for round in 0..<50 {
        autoreleasePool {
          guard let object = try? cls.make() else { return failures.add() }
          let number = thread * 1000 + round
          try? object.respond(to: "number") { (_: Object) in number }
          if (try? object.send(Selector("number"), returning: Int.self)) != number {
            failures.add()
          }
        }
      }
    }
    #expect(failures.value == 0)
  }

  @Test func aWrongReceiverStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      try Object().respond(to: "x") { (_: StringBox) in 1 }
    }
    await #expect(processExitsWith: .failure) {
      try Object.runtimeClass.object.respond(to: "x") { (_: Object) in 1 }
    }
    await #expect(processExitsWith: .failure) {
      _ = try Object().sendSuper(Selector("description"))
    }
  }
}
