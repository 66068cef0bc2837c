import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct ClassDisposalTests {
  @Test func theNameIsFreeAgain() throws {
    let cls = try makeClass("Gone")
    try cls.disposePair()
    #expect(RuntimeClass(named: cls.name) == nil)
    #expect(!cls.isRegistered)
    #expect(!Object.runtimeClass.subclasses.contains(cls))
    #expect(throws: RegistrationError.self) { try cls.makeInstance() }
    #expect(throws: RegistrationError.self) {
      try RuntimeClass.allocatePair(named: uniqueName("Below"), superclass: cls)
    }
    let again = try RuntimeClass.allocatePair(named: cls.name, superclass: Object.runtimeClass)
    try again.registerPair()
    #expect(RuntimeClass(named: cls.name) == again)
    let error = #expect(throws: RegistrationError.self) { try cls.disposePair() }
    #expect(
      error?.description == "\(cls) cannot be disposed of: it was disposed of before")
    #expect(RuntimeClass(named: cls.name) == again)
  }

  @Test func anUnregisteredClassMayGo() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Gone"), superclass: Object.runtimeClass)
    try cls.disposePair()
    #expect(throws: RegistrationError.self) { try cls.disposePair() }
  }

  /// No change of a superclass reaches its cache, so that it must not remember that it has no method.
  @Test func anUnregisteredClassSeesWhatIsAddedAbove() throws {
    let top = try makeClass("Top")
    let cls = try RuntimeClass.allocatePair(named: uniqueName("Later"), superclass: top)
    #expect(!cls.responds(to: Selector("ping")))
    try top.addMethod(Selector("ping")) { (_: Object) in 1 }
    #expect(cls.responds(to: Selector("ping")))
  }

  @Test(arguments: [true, false]) func notWithSubclasses(_ registered: Bool) throws {
    let cls = try makeClass("Above")
    let below = try RuntimeClass.allocatePair(named: uniqueName("Below"), superclass: cls)
    if registered { try below.registerPair() }
    let error = #expect(throws: RegistrationError.self) { try cls.disposePair() }
    #expect(
      error?.description == "\(cls) cannot be disposed of: it has subclasses, such as \(below)")
    #expect(cls.isRegistered)
    try below.disposePair()
    try cls.disposePair()
  }

  /// Its hidden class is nobody's subclass, and loses what it inherited from the class.
  @Test func anObjectWithHandlersDoesNotHoldItsClass() throws {
    let ping = Message<() -> Int>("ping")
    let top = try makeClass("Top") { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in 1 }
      try cls.addMethod(Selector("other")) { (_: Object) in 3 }
    }
    let cls = try makeClass("Gone", below: top) { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in 2 }
    }
    let object = try cls.make()
    try object.respond(to: "own") { (_: Object) in 5 }
    #expect(try ping(object) == 2)
    try cls.disposePair()
    #expect(try ping(object) == 1)
    #expect(try object.send(Selector("own"), returning: Int.self) == 5)
    try top.exchangeMethods(Selector("ping"), Selector("other"))
    #expect(try ping(object) == 3)
  }

  /// The closure goes with the last method that has its code.
  @Test func codeThatAnotherClassTookOverStays() throws {
    let tracker = LifetimeTracker()
    let top = try makeClass("Top") { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in 1 }
    }
    let taken = Selector("taken")
    func makeBelow() throws -> RuntimeClass {
      let held = tracker.watch(Object())
      return try makeClass("Gone", below: top) { cls in
        try cls.addMethod(taken) { (_: Object) in withExtendedLifetime(held) { 2 } }
      }
    }
    let cls = try makeBelow()
    try cls.exchangeMethods(Selector("ping"), taken)
    try cls.disposePair()
    #expect(tracker.living == 1)
    let object = try top.make()
    #expect(try object.send(Selector("ping"), returning: Int.self) == 2)
    try top.disposePair()
    #expect(tracker.living == 0)
  }

  @Test func notOfASwiftClass() throws {
    let error = #expect(throws: RegistrationError.self) {
      try StringBox.runtimeClass.disposePair()
    }
    #expect(
      error?.description
        == "NSString cannot be disposed of: it belongs to the Swift class StringBox")
    let metaclass = #expect(throws: RegistrationError.self) {
      try Object.runtimeClass.metaclass.disposePair()
    }
    #expect(metaclass?.description == "NSObject cannot be disposed of: it is a metaclass")
  }

  /// An instance that is left has the superclass's methods, also when those change and when the superclass
  /// goes too.
  @Test func sendsToWhatIsLeftDoNotCrash() throws {
    let ping = Message<() -> Int>("ping")
    let tracker = LifetimeTracker()
    let top = try makeClass("Top") { cls in
      try cls.addMethod(Selector("ping")) { (_: Object) in 1 }
    }
    let cls = try makeClass("Gone", below: top) { cls in
      try cls.declareProperty("held", PropertyAttributes([("T", "@"), ("&", "")]))
      try cls.addMethod(Selector("ping")) { (_: Object) in 2 }
      try cls.metaclass.addMethod(Selector("ping")) { (_: ClassObject) in 3 }
    }
    var object: Object? = try cls.make()
    try autoreleasePool {
      let object = try #require(object)
      try object.setValue(tracker.watch(StringBox("held")), forKey: "held")
      #expect(try ping(object) == 2)
      #expect(try ping(cls.object) == 3)
      try cls.disposePair()
      #expect(try ping(object) == 1)
      #expect(throws: MessageError.self) { try ping(cls.object) }
      let replacement = try makeClass { cls in
        try cls.addMethod(Selector("ping")) { (_: Object) in 10 }
      }
      let method = try #require(replacement.instanceMethod(for: Selector("ping")))
      try top.replaceMethod(method.selector, method.implementation, types: method.encoding)
      #expect(try ping(object) == 10)
      try top.disposePair()
      #expect(throws: MessageError.self) { try ping(object) }
      #expect(try object.send(Selector("superclass")) === top.object)
    }
    #expect(tracker.living == 1)
    object = nil
    #expect(tracker.living == 0)
  }

  @Test func whatClosuresHoldGoes() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass("Gone") { cls in
      let held = tracker.watch(StringBox("held"))
      try cls.addMethod(Selector("held")) { (_: Object) in held }
    }
    #expect(tracker.living == 1)
    try cls.disposePair()
    #expect(tracker.living == 0)
  }

  @Test func itsOwnerForgetsIt() throws {
    let owner = RegistrationOwner(name: "test")
    let cls = try owner.whileRegistering { try makeClass("Gone") }
    try cls.disposePair()
    #expect(owner.classes.isEmpty)
    let again = try RuntimeClass.allocatePair(named: cls.name, superclass: Object.runtimeClass)
    try again.registerPair()
    owner.discard()
    #expect(RuntimeClass(named: cls.name) == again)
  }
}
