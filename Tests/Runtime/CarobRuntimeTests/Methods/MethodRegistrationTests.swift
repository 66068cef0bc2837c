import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

typealias Raw = UnsafeMutableRawPointer

private let returnsOne: @convention(c) (Raw, SEL) -> Int = { _, _ in 1 }
private let returnsTwo: @convention(c) (Raw, SEL) -> Int = { _, _ in 2 }

@Suite struct MethodRegistrationTests {
  @Test func addsAMethodWithItsEncoding() throws {
    let cls = try makeClass()
    let selector = Selector("answer")
    try cls.addMethod(selector, implementation(returnsOne), types: "q16@0:8")
    let method = try #require(cls.instanceMethod(for: selector))
    #expect(method.selector == selector)
    #expect(method.encoding == "q16@0:8")
    #expect(method.implementation == implementation(returnsOne))
    #expect(cls.implementor(of: selector) == cls)
    #expect(try cls.make().send(selector, returning: Int.self) == 1)
  }

  @Test func refusesAMethodThatTheClassHas() throws {
    let cls = try makeClass("Has") { cls in
      try cls.addMethod(Selector("answer"), implementation(returnsOne), types: "q@:")
    }
    let error = #expect(throws: RegistrationError.self) {
      try cls.addMethod(Selector("answer"), implementation(returnsTwo), types: "q@:")
    }
    #expect(error?.code == .memberExists)
    #expect(error?.description == "-[\(cls) answer] exists already")
    #expect(try cls.make().send(Selector("answer"), returning: Int.self) == 1)
    // A subclass may override what its superclass has.
    let child = try makeClass(below: cls) { child in
      try child.addMethod(Selector("answer"), implementation(returnsTwo), types: "q@:")
    }
    #expect(try child.make().send(Selector("answer"), returning: Int.self) == 2)
    #expect(child.implementor(of: Selector("answer")) == child)
  }

  @Test(
    "D 8: a method takes as many arguments as its selector has colons",
    arguments: [
      (
        "answer", "v@:@",
        "encoding \"v@:@\" takes 1 argument after self and _cmd, the selector has 0 colons"
      ),
      (
        "answer:", "v@:",
        "encoding \"v@:\" takes 0 arguments after self and _cmd, the selector has 1 colon"
      ),
      (
        "a:b:", "v@:@@@",
        "encoding \"v@:@@@\" takes 3 arguments after self and _cmd, the selector has 2 colons"
      ),
    ])
  func refusesAnEncodingThatDisagreesWithTheColons(
    name: String, types: String, message: String
  ) throws {
    let cls = try makeClass("Colons")
    let selector = try Selector(validating: name)
    for attempt in 0..<2 {
      let error = #expect(throws: RegistrationError.self) {
        if attempt == 0 {
          try cls.addMethod(selector, implementation(returnsOne), types: types)
        } else {
          try cls.metaclass.replaceMethod(selector, implementation(returnsOne), types: types)
        }
      }
      #expect(error?.code == .argumentCount)
      #expect(error?.description == "\(attempt == 0 ? "-" : "+")[\(cls) \(name)]: \(message)")
    }
    #expect(cls.methods.isEmpty)
  }

  @Test(arguments: [
    ("", 0), ("v", 1), ("v@", 2), ("v:@", 1), ("v@:{", 3), ("v@@", 2), ("z@:", 0), ("v@:}", 3),
  ])
  func refusesAnEncodingThatIsNone(types: String, offset: Int) throws {
    let cls = try makeClass("Bad")
    let error = #expect(throws: RegistrationError.self) {
      try cls.addMethod(Selector("answer"), implementation(returnsOne), types: types)
    }
    #expect(error?.code == .malformedEncoding)
    let start =
      "-[\(cls) answer]: type encoding \"\(types)\" is malformed at offset \(offset): "
    #expect(error?.description.hasPrefix(start) == true, "\(error.debugDescription)")
    #expect(!cls.responds(to: Selector("answer")))
  }

  @Test func replacesOrAdds() throws {
    let parent = try makeClass { cls in
      try cls.addMethod(Selector("answer"), implementation(returnsOne), types: "q@:")
    }
    let child = try makeClass(below: parent)
    // The inherited method stays; the class gets one of its own.
    #expect(
      try child.replaceMethod(Selector("answer"), implementation(returnsTwo), types: "q@:") == nil)
    #expect(try parent.make().send(Selector("answer"), returning: Int.self) == 1)
    #expect(try child.make().send(Selector("answer"), returning: Int.self) == 2)
    let previous = try child.replaceMethod(
      Selector("answer"), implementation(returnsOne), types: "q16@0:8")
    #expect(previous == implementation(returnsTwo))
    #expect(try child.make().send(Selector("answer"), returning: Int.self) == 1)
    #expect(child.instanceMethod(for: Selector("answer"))?.encoding == "q16@0:8")
  }

  @Test func refusesAReplacementThatIsCalledDifferently() throws {
    let cls = try makeClass("Other") { cls in
      try cls.addMethod(Selector("answer"), implementation(returnsOne), types: "q@:")
    }
    let error = #expect(throws: RegistrationError.self) {
      try cls.replaceMethod(Selector("answer"), implementation(returnsTwo), types: "d@:")
    }
    #expect(error?.code == .encodingMismatch)
    #expect(
      error?.description
        == "-[\(cls) answer]: encodings \"q@:\" and \"d@:\" are called differently")
    #expect(try cls.make().send(Selector("answer"), returning: Int.self) == 1)
  }

  @Test func aProgramMayTellAnyTypes() throws {
    let cls = try makeClass("Told") { cls in
      try cls.addMethod(Selector("answer"), implementation(returnsOne), types: "q@:")
    }
    let half: @convention(c) (UnsafeMutableRawPointer, SEL) -> Double = { _, _ in 0.5 }
    try cls.replaceMethod(Selector("answer"), implementation(half), telling: "d@:")
    #expect(cls.instanceMethod(for: Selector("answer"))?.encoding == "d@:")
    #expect(try cls.make().send(Selector("answer"), returning: Double.self) == 0.5)
    // Types that do not fit are told, and not used.
    try cls.replaceMethod(Selector("answer"), implementation(half), telling: "@:")
    #expect(cls.instanceMethod(for: Selector("answer"))?.encoding == "@:")
    #expect(try cls.make().send(Selector("answer"), returning: Double.self) == 0.5)
  }

  @Test func exchangesImplementations() throws {
    let parent = try makeClass { cls in
      try cls.addMethod(Selector("one"), implementation(returnsOne), types: "q@:")
    }
    let child = try makeClass(below: parent) { cls in
      try cls.addMethod(Selector("two"), implementation(returnsTwo), types: "q@:")
    }
    let object = try child.make()
    #expect(try object.send(Selector("one"), returning: Int.self) == 1)
    // One of them is inherited: it is exchanged where it is.
    try child.exchangeMethods(Selector("one"), Selector("two"))
    #expect(try object.send(Selector("one"), returning: Int.self) == 2)
    #expect(try object.send(Selector("two"), returning: Int.self) == 1)
    #expect(try parent.make().send(Selector("one"), returning: Int.self) == 2)
    try child.exchangeMethods(Selector("two"), Selector("one"))
    #expect(try object.send(Selector("one"), returning: Int.self) == 1)
    // With itself: nothing happens.
    try child.exchangeMethods(Selector("two"), Selector("two"))
    #expect(try object.send(Selector("two"), returning: Int.self) == 2)
  }

  @Test func refusesToExchangeWhatIsMissingOrCalledDifferently() throws {
    let cls = try makeClass("Swap") { cls in
      try cls.addMethod(Selector("one"), implementation(returnsOne), types: "q@:")
      try cls.addMethod(Selector("real")) { (_: Object) in 1.5 }
    }
    let missing = #expect(throws: RegistrationError.self) {
      try cls.exchangeMethods(Selector("one"), Selector("none"))
    }
    #expect(missing?.code == .wrongState)
    #expect(missing?.description == "-[\(cls) one] or -[\(cls) none] does not exist")
    let mismatch = #expect(throws: RegistrationError.self) {
      try cls.exchangeMethods(Selector("one"), Selector("real"))
    }
    #expect(mismatch?.code == .encodingMismatch)
    #expect(try cls.make().send(Selector("one"), returning: Int.self) == 1)
    #expect(try cls.make().send(Selector("real"), returning: Double.self) == 1.5)
  }

  @Test func recordsServeC() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("one"), implementation(returnsOne), types: "q@:")
      try cls.addMethod(Selector("two"), implementation(returnsTwo), types: "q@:")
    }
    let child = try makeClass(below: cls)
    let one = try #require(MethodRecords.record(of: child, Selector("one")))
    let two = try #require(MethodRecords.record(of: child, Selector("two")))
    #expect(one.pointee.selector == Selector("one").sel)
    #expect(String(cString: one.pointee.types) == "q@:")
    #expect(MethodRecords.record(of: child, Selector("three")) == nil)
    try MethodRecords.exchange(one, two)
    #expect(try child.make().send(Selector("one"), returning: Int.self) == 2)
    let imp = implementation(returnsOne).imp
    let previous = try #require(try MethodRecords.setImplementation(one, imp))
    #expect(Implementation(previous) == implementation(returnsTwo))
    #expect(try child.make().send(Selector("one"), returning: Int.self) == 1)
    let found = try #require(MethodRecords.implementation(of: child, Selector("one")))
    #expect(Implementation(found) == implementation(returnsOne))
    #expect(MethodRecords.implementation(of: child, Selector("three")) == nil)
    // Also of a class that is not registered yet.
    let unregistered = try RuntimeClass.allocatePair(named: uniqueName(), superclass: cls)
    try unregistered.addMethod(Selector("one"), implementation(returnsTwo), types: "q@:")
    let early = try #require(MethodRecords.record(of: unregistered, Selector("one")))
    #expect(try MethodRecords.setImplementation(early, imp) != nil)
    try unregistered.registerPair()
    #expect(try unregistered.make().send(Selector("one"), returning: Int.self) == 1)
  }

  @Test func classMethodsAreTheMetaclasss() throws {
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("answer"), implementation(returnsOne), types: "q#:")
      try cls.metaclass.addMethod(Selector("name")) { (cls: ClassObject) in
        cls.instanceClass.name
      }
    }
    let child = try makeClass(below: cls)
    #expect(try child.object.send(Selector("answer"), returning: Int.self) == 1)
    #expect(try child.object.send(Selector("name"))?.description == child.name)
    #expect(!cls.responds(to: Selector("answer")))
    #expect(cls.metaclass.methods.map(\.selector.name) == ["answer", "name"])
    #expect(cls.metaclass.instanceMethod(for: Selector("name"))?.encoding == "@\"NSString\"@:")
  }

  @Test func signaturesAreInterned() throws {
    let one = try MethodSignature.interned("v24@0:8@16")
    #expect(try MethodSignature.interned("v@:@") === one)
    #expect(try MethodSignature.interned("v@:@\"NSString\"") !== one)
    #expect(one.isCalledLike(try .interned("v@:@\"NSString\"")))
    #expect(!one.isCalledLike(try .interned("v@:q")))
    #expect(throws: EncodingError.self) { try MethodSignature.interned("v@") }
    for (types, fits) in [
      ("v@:", true), ("q@:", true), ("f@:", true), ("{P=ff}@:", true), ("{P=dd}@:", false),
      ("D@:", false), ("{Opaque}@:", false), ("Vv@:", true),
    ] {
      #expect(try MethodSignature.interned(types).resultFitsRegister == fits, "\(types)")
    }
  }
}
