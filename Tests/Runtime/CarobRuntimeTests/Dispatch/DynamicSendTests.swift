import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Sends whose types are found out at run time.
@Suite struct DynamicSendTests {
  /// A class with a method `take:` of one argument of that encoding, and `give` that returns nothing.
  private func taker(_ encoding: String) throws -> Object {
    let ignore: @convention(c) (Raw, SEL) -> Void = { _, _ in }
    return try makeClass("Taker") { cls in
      try cls.addMethod(Selector("take:"), implementation(ignore), types: "v@:\(encoding)")
    }.make()
  }

  /// What `send` says to a value where the method declares an encoding; nil when it takes it.
  private func refusal(of value: any MessageValue, as encoding: String) throws -> String? {
    let object = try taker(encoding)
    do throws(MessageError) {
      try object.send(Selector("take:"), value)
      return nil
    } catch {
      #expect(error.code == .argumentType)
      let start = "-[\(object.runtimeClass) take:]: argument 1 has type \"\(encoding)\", given "
      #expect(error.description.hasPrefix(start), "\(error)")
      return String(error.description.dropFirst(start.count))
    }
  }

  @Test(arguments: [
    (5, "c"), (-128, "c"), (255, "C"), (-1, "s"), (65_535, "S"), (-1, "i"), (1, "I"), (1, "l"),
    (1, "L"), (1, "Q"), (1, "B"), (0, "B"), (16_777_216, "f"), (1 << 53, "d"), (3, "q"),
  ])
  func convertsIntegersThatFit(value: Int, encoding: String) throws {
    #expect(try refusal(of: value, as: encoding) == nil)
  }

  @Test(arguments: [
    (128, "c"), (-129, "c"), (256, "C"), (-1, "C"), (32_768, "s"), (-1, "S"), (1 << 31, "i"),
    (-1, "I"), (-1, "Q"), (-1, "L"), (2, "B"), (-1, "B"), (16_777_217, "f"), ((1 << 53) + 1, "d"),
    (Int.max, "f"), (Int.max, "d"), (1, "@"), (1, "#"), (1, ":"), (1, "*"), (1, "^v"),
    (1, "{P=dd}"),
  ])
  func refusesIntegersThatDoNotFit(value: Int, encoding: String) throws {
    #expect(
      try refusal(of: value, as: encoding)
        == "\"q\" \(value) (the method is \"v@:\(encoding)\")")
  }

  @Test func convertsFloatingPointNumbersThatFit() throws {
    for (value, encoding) in [
      (3.0, "q"), (-1.0, "c"), (1.0, "B"), (0.5, "f"), (.infinity, "f"), (.nan, "f"), (1e15, "Q"),
    ] as [(Double, String)] {
      #expect(try refusal(of: value, as: encoding) == nil, "\(value) as \(encoding)")
    }
    for (value, encoding) in [
      (0.5, "q"), (.nan, "q"), (.infinity, "q"), (1e19, "q"), (-1.0, "Q"), (0.1, "f"), (1e300, "f"),
      (0.5, "B"), (1.0, "@"),
    ] as [(Double, String)] {
      #expect(
        try refusal(of: value, as: encoding)
          == "\"d\" \(value) (the method is \"v@:\(encoding)\")")
    }
    #expect(try refusal(of: Float(0.5), as: "d") == nil)
    #expect(try refusal(of: UInt64.max, as: "q") != nil)
    #expect(try refusal(of: UInt64.max, as: "L") == nil)
    #expect(try refusal(of: true, as: "c") == nil)
    #expect(try refusal(of: true, as: "d") == nil)
  }

  @Test func objectsGoWhereObjectsGoOnly() throws {
    for encoding in ["@", "@\"NSString\"", "r@"] {
      #expect(try refusal(of: StringBox("s"), as: encoding) == nil)
      #expect(try refusal(of: Object.runtimeClass, as: encoding) == nil)
    }
    #expect(try refusal(of: Object.runtimeClass, as: "#") == nil)
    #expect(try refusal(of: Object.runtimeClass.object, as: "#") == nil)
    #expect(try refusal(of: Object?.none, as: "#") == nil)
    #expect(
      try refusal(of: StringBox("s"), as: "#") == "\"@\" s (the method is \"v@:#\")")
    #expect(
      try refusal(of: StringBox("s") as Object?, as: "r#") == "\"@\" s (the method is \"v@:r#\")")
    #expect(try refusal(of: "text", as: "@?") == nil)
    #expect(
      try refusal(of: "text", as: "q") == "\"@\" text (the method is \"v@:q\")")
    #expect(
      try refusal(of: NumberBox(1), as: "q") == "\"@\" 1 (the method is \"v@:q\")")
    #expect(try refusal(of: Object?.none, as: "*") == "\"@\" nil (the method is \"v@:*\")")
    #expect(try refusal(of: Selector("x"), as: ":") == nil)
    #expect(try refusal(of: Selector("x"), as: "@") == "\":\" x (the method is \"v@:@\")")
    #expect(try refusal(of: RuntimeClass(named: "NSObject"), as: "@") == nil)
  }

  @Test func convertedArgumentsArrive() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("a:b:c:d:")) {
        (_: Object, a: Int8, b: Float, c: Bool, d: UInt16) in "\(a) \(b) \(c) \(d)"
      }
    }.make()
    let selector = Selector("a:b:c:d:")
    #expect(try object.send(selector, -7, 0.5, 1, 65_535)?.description == "-7 0.5 true 65535")
    #expect(try object.send(selector, 7.0, 2, false, true)?.description == "7 2.0 false 1")
  }

  @Test func refusesAnotherNumberOfArguments() throws {
    let object = try taker("q")
    let cls = object.runtimeClass
    let none = #expect(throws: MessageError.self) { try object.send(Selector("take:")) }
    #expect(none?.code == .argumentCount)
    #expect(none?.description == "-[\(cls) take:]: takes 1 argument, 0 given")
    let two = #expect(throws: MessageError.self) { try object.send(Selector("take:"), 1, 2) }
    #expect(two?.description == "-[\(cls) take:]: takes 1 argument, 2 given")
    let one = #expect(throws: MessageError.self) { try object.send(Selector("self"), 1) }
    #expect(one?.description == "-[\(cls) self]: takes 0 arguments, 1 given")
  }

  @Test func resultsAreBoxed() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("byte")) { (_: Object) in Int8(-3) }
      try cls.addMethod(Selector("big")) { (_: Object) in UInt64.max }
      try cls.addMethod(Selector("real")) { (_: Object) in 0.25 }
      try cls.addMethod(Selector("float")) { (_: Object) in Float(0.5) }
      try cls.addMethod(Selector("yes")) { (_: Object) in true }
      try cls.addMethod(Selector("nothing")) { (_: Object) in }
      try cls.addMethod(Selector("nil")) { (_: Object) in Object?.none }
      try cls.addMethod(Selector("class")) { (this: Object) in this.runtimeClass }
      try cls.addMethod(Selector("selector")) { (_: Object) in Selector("x") }
    }.make()
    #expect((try object.send(Selector("byte")) as? NumberBox)?.integerValue == -3)
    #expect((try object.send(Selector("big")) as? NumberBox)?.scalar == .unsigned(.max))
    #expect((try object.send(Selector("real")) as? NumberBox)?.doubleValue == 0.25)
    #expect((try object.send(Selector("float")) as? NumberBox)?.doubleValue == 0.5)
    #expect((try object.send(Selector("yes")) as? NumberBox)?.isBool == true)
    #expect(try object.send(Selector("nothing")) == nil)
    #expect(try object.send(Selector("nil")) == nil)
    #expect(try object.send(Selector("class")) === object.runtimeClass.object)
    let error = #expect(throws: MessageError.self) { try object.send(Selector("selector")) }
    #expect(error?.code == .resultType)
    #expect(
      error?.description
        == "-[\(object.runtimeClass) selector]: the result has type \":\", wanted an object or a number"
    )
  }

  @Test func resultsAreConvertedWhenTheyFit() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("byte")) { (_: Object) in Int8(-3) }
      try cls.addMethod(Selector("half")) { (_: Object) in 0.5 }
      try cls.addMethod(Selector("yes")) { (_: Object) in true }
      try cls.addMethod(Selector("text")) { (_: Object) in "text" }
    }.make()
    #expect(try object.send(Selector("byte"), returning: Int.self) == -3)
    #expect(try object.send(Selector("byte"), returning: Double.self) == -3)
    #expect(try object.send(Selector("half"), returning: Float.self) == 0.5)
    #expect(try object.send(Selector("yes"), returning: Int.self) == 1)
    #expect(try object.send(Selector("text"), returning: String.self) == "text")
    #expect(try object.send(Selector("text"), returning: StringBox.self).string == "text")
    func refusal<Value: MessageValue>(_ selector: Selector, _ type: Value.Type) -> MessageError? {
      #expect(throws: MessageError.self) { try object.send(selector, returning: type) }
    }
    #expect(refusal(Selector("byte"), UInt.self)?.code == .resultType)
    #expect(refusal(Selector("half"), Int.self)?.code == .resultType)
    #expect(refusal(Selector("byte"), Object.self)?.code == .resultType)
    #expect(refusal(Selector("text"), Int.self)?.code == .resultType)
    #expect(refusal(Selector("text"), Rect.self)?.code == .resultType)
    #expect(
      refusal(Selector("half"), Int.self)?.description
        == "-[\(object.runtimeClass) half]: the result has type \"d\", wanted \"q\"")
    #expect(refusal(Selector("text"), NumberBox.self)?.code == .resultType)
    #expect(
      refusal(Selector("text"), NumberBox.self)?.description
        == "-[\(object.runtimeClass) text]: the result is an NSString, needed: NSNumber")
  }

  @Test func aTypeThatLibffiCannotPassIsNamed() throws {
    let object = try taker("t")
    let error = #expect(throws: MessageError.self) { try object.send(Selector("take:"), 1) }
    #expect(error?.code == .unpassableType)
    #expect(
      error?.description
        == "take:: a value of type \"t\" cannot be passed: libffi has no 128-bit integers")
  }

  @Test func handlersWithTwoObjects() throws {
    let seen = Counter()
    let object = try makeClass { cls in
      try cls.addMethod(Selector("configure:with:")) {
        (_: Object, cell: StringBox, item: StringBox) in
        if cell.string + item.string == "ab" { seen.add() }
      }
      try cls.addMethod(Selector("height:with:")) { (_: Object, _: Object, _: Object) in Float(2.5)
      }
      try cls.addMethod(Selector("name:with:")) { (_: Object, _: Object, _: Object) in "name" }
      try cls.addMethod(Selector("only:")) { (_: Object, _: Object) in seen.add() }
      try cls.addMethod(Selector("number:with:")) { (_: Object, _: Int, _: Object) in }
    }.make()
    let (a, b) = (StringBox("a"), StringBox("b"))
    try HandlerCall.send(Selector("configure:with:"), to: object, a, b)
    try HandlerCall.send(Selector("only:"), to: object, a)
    #expect(seen.value == 2)
    #expect(try HandlerCall.number(Selector("height:with:"), of: object, a, b) == 2.5)
    #expect(try HandlerCall.number(Selector("name:with:"), of: object, a, b) == nil)
    let count = #expect(throws: MessageError.self) {
      try HandlerCall.send(Selector("configure:with:"), to: object, a)
    }
    #expect(count?.code == .argumentCount)
    let type = #expect(throws: MessageError.self) {
      try HandlerCall.send(Selector("number:with:"), to: object, a, b)
    }
    #expect(type?.code == .argumentType)
    let missing = #expect(throws: MessageError.self) {
      try HandlerCall.send(Selector("missing:with:"), to: object, a, b)
    }
    #expect(missing?.code == .unrecognizedSelector)
  }
}
