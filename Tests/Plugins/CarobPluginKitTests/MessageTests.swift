import CarobPluginKit
import Testing

/// Messages as members: properties, calls, nil, and what goes wrong.
@Suite struct MessageTests {
  private static let person = Result {
    KitHost.ready
    return try ObjectClass.define("KitPerson", below: "NSObject") { person in
      person.property("name", String.self)
      person.property("age", Int.self)
      person.property("friend", Object.self)
      person.property("x", Double.self)
      person.method("moveTo:and:and:and:and:and:") {
        (self: Object, a: Int, b: Double, c: Int, d: Bool, e: Double, f: Object) in
        "\(a) \(b) \(c) \(d) \(e) \(f)"
      }
      person.method("fail") { (self: Object) -> Void in throw PluginFailure("no way") }
      person.method("failWithAnother") { (self: Object) -> Int in throw Another() }
      person.classMethod("named:") { (self: Object, name: String) in
        let person = try self.new()
        person.name = name
        return person
      }
    }
  }

  private struct Another: Error, CustomStringConvertible { let description = "another error" }

  private func person(_ name: String = "Ada") throws -> Object {
    try Self.person.get().named(name)
  }

  @Test func propertiesAreReadAndSet() throws {
    try KitHost.inPool { () throws in
      let ada = try person()
      #expect(ada.name == "Ada")
      ada.age = 36
      ada.x = 0.5
      ada.friend = try person("Charles")
      ada.friend.name = "Charles B."
      let age: Int = ada.age
      let x: Double = ada.x
      #expect(age == 36)
      #expect(x == 0.5)
      #expect("\(ada.friend.name)" == "Charles B.")
      ada.friend = Object()
      #expect(ada.friend.isNil)
      #expect(!isErrorPending)
    }
  }

  @Test func manyArgumentsOfAllKindsArrive() throws {
    try KitHost.inPool { () throws in
      let said: String = try person().moveTo(
        1, and: 2.5, and: -3, and: true, and: 0.25, and: ["z"])
      #expect(said.hasPrefix("1 2.5 -3 true 0.25 "))
    }
  }

  @Test func nilAnswersNothing() throws {
    try KitHost.inPool { () throws in
      let nobody = Object()
      let age: Int = nobody.age
      let name: String = nobody.friend.name
      nobody.age = 3
      try nobody.walk(3, to: "x")
      #expect(age == 0)
      #expect(name == "")
      #expect(nobody.description == "nil")
      #expect(!isErrorPending)
    }
  }

  @Test func aCallThatNobodyAnswersThrowsTheHostsWords() throws {
    try KitHost.inPool { () throws in
      let ada = try person()
      var failure = #expect(throws: PluginFailure.self) { try ada.setNme("x") }
      #expect(
        failure?.description
          == "-[KitPerson setNme:]: unrecognized selector; nearest: setName:, setAge:")
      failure = #expect(throws: PluginFailure.self) { try Self.person.get().nmed("x") }
      #expect(failure?.description == "+[KitPerson nmed:]: unrecognized selector; nearest: named:")
      #expect(!isErrorPending)
    }
  }

  @Test func aPropertyThatNobodyAnswersLeavesThem() throws {
    try KitHost.inPool { () throws in
      let ada = try person()
      let nothing: Int = ada.agge
      #expect(nothing == 0)
      #expect(isErrorPending)
      // The next call throws it, before it is sent.
      let failure = #expect(throws: PluginFailure.self) { try ada.setAge(40) }
      #expect(
        failure?.description == "-[KitPerson agge]: unrecognized selector; nearest: age")
      let age: Int = ada.age
      #expect(age == 0)
      ada.nme = "x"
      #expect(
        takePendingError()
          == "-[KitPerson setNme:]: unrecognized selector; nearest: setName:, setAge:")
    }
  }

  @Test func whatAHandlerThrowsReachesTheSender() throws {
    try KitHost.inPool { () throws in
      let ada = try person()
      var failure = #expect(throws: PluginFailure.self) { try ada.fail() }
      #expect(failure?.description == "no way")
      failure = #expect(throws: PluginFailure.self) { try ada.failWithAnother() }
      #expect(failure?.description == "another error")
      #expect(!isErrorPending)
    }
  }

  @Test func wrongUsesAreRefused() throws {
    try KitHost.inPool { () throws in
      let ada = try person()
      var failure = #expect(throws: PluginFailure.self) { try ada.set(name: "x") }
      #expect(
        failure?.description
          == "set(name:): the first argument has no label; its name is the end of the method's, "
          + "as in setTitle(\"a\", forState: 0)")
      failure = #expect(throws: PluginFailure.self) { try ada.send("setName:") }
      #expect(
        failure?.description
          == "-[KitPerson setName:]: takes 1 argument, 0 given (the method is \"v24@0:8@16\")"
      )
      failure = #expect(throws: PluginFailure.self) { try ada.send("a\tb") }
      #expect(
        failure?.description
          == "\"a\\tb\" is not a selector: it has white space other than spaces")
      failure = #expect(throws: PluginFailure.self) { try ada.super.name() }
      #expect(
        failure?.description
          == "name: only the first argument of a method's closure, its self, has a super")
      failure = #expect(throws: PluginFailure.self) { try ObjectClass("KitNobody") }
      #expect(failure?.description.hasPrefix("there is no class named KitNobody") == true)
    }
  }

  @Test func aNumberIsAnswered() throws {
    try KitHost.inPool { () throws in
      let failure = #expect(throws: PluginFailure.self) { try Object(3).frobnicate() }
      #expect(
        failure?.description.hasPrefix("-[NSNumber frobnicate]: unrecognized selector") == true)
    }
  }

  @Test func objectsAreEqualWhenTheHostSaysSo() throws {
    try KitHost.inPool { () throws in
      #expect(try Object("a") == Object("a"))
      #expect(try Object("a") != Object("b"))
      #expect(try Object("a") != Object())
      #expect(Object() == Object())
      #expect(try person().objectClass == Self.person.get())
      #expect(try Self.person.get().superclass?.name == "NSObject")
      #expect(try person().responds(to: "name"))
      #expect(try !person().responds(to: "nme"))
      #expect(try Self.person.get().instancesRespond(to: "setAge:"))
    }
  }

  @Test func aMethodThatIsReplacedMeanwhileIsSeen() throws {
    try KitHost.inPool { () throws in
      _ = try ObjectClass.define("KitChanging", below: "NSObject") { changing in
        changing.method("word") { (self: Object) in "first" }
      }
      let object = try ObjectClass("KitChanging").send("new")
      func word() -> String { object.word }
      #expect(word() == "first")
      try ObjectClass.extend("KitChanging", "Later") { changing in
        changing.method("word") { (self: Object) in "second" }
      }
      #expect(word() == "second")
    }
  }

  @Test func forwardedMessagesArrive() throws {
    try KitHost.inPool { () throws in
      _ = try ObjectClass.define("KitDelegating", below: "NSObject") { delegating in
        delegating.property("target", Object.self)
        delegating.method("forwardingTargetForSelector:") { (self: Object, name: Selector) in
          self.target
        }
      }
      let delegating = try ObjectClass("KitDelegating").send("new")
      delegating.target = try person()
      for _ in 0..<2 {
        let name: String = delegating.name
        #expect(name == "Ada")
      }
      #expect(!isErrorPending)
    }
  }
}
