import CarobPluginKit
import Testing

/// Each type as an argument and as a result of a method that hands it back.
@Suite struct MessageValueTests {
  private static let echo = Result {
    KitHost.ready
    return try ObjectClass.define("KitEcho", below: "NSObject") { echo in
      echo.method("object:") { (self: Object, value: Object) in value }
      echo.method("objectOrNil:") { (self: Object, value: Object?) in value }
      echo.method("class:") { (self: Object, value: ObjectClass) in value }
      echo.method("selector:") { (self: Object, value: Selector) in value }
      echo.method("string:") { (self: Object, value: String) in value }
      echo.method("stringOrNil:") { (self: Object, value: String?) in value }
      echo.method("bool:") { (self: Object, value: Bool) in value }
      echo.method("boolOrNil:") { (self: Object, value: Bool?) in value }
      echo.method("int:") { (self: Object, value: Int) in value }
      echo.method("intOrNil:") { (self: Object, value: Int?) in value }
      echo.method("int8:") { (self: Object, value: Int8) in value }
      echo.method("int16:") { (self: Object, value: Int16) in value }
      echo.method("int32:") { (self: Object, value: Int32) in value }
      echo.method("int64:") { (self: Object, value: Int64) in value }
      echo.method("uint:") { (self: Object, value: UInt) in value }
      echo.method("uint8:") { (self: Object, value: UInt8) in value }
      echo.method("uint16:") { (self: Object, value: UInt16) in value }
      echo.method("uint32:") { (self: Object, value: UInt32) in value }
      echo.method("uint64:") { (self: Object, value: UInt64) in value }
      echo.method("double:") { (self: Object, value: Double) in value }
      echo.method("float:") { (self: Object, value: Float) in value }
      echo.method("point:") { (self: Object, value: Point) in value }
      echo.method("size:") { (self: Object, value: Size) in value }
      echo.method("rect:") { (self: Object, value: Rect) in value }
      echo.method("strings:") { (self: Object, value: [String]) in value }
      echo.method("numbers:") { (self: Object, value: [Int?]) in value }
      echo.method("table:") { (self: Object, value: [String: Double]) in value }
    }
  }

  private func expectEcho<Value: MessageValue & Equatable>(
    _ selector: String, _ values: Value..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try KitHost.inPool { () throws in
      let echo = try Self.echo.get().send("new")
      for value in values {
        let result = try echo.send(selector, value, returning: Value.self)
        #expect(result == value, sourceLocation: sourceLocation)
      }
    }
  }

  @Test func comeBackAsTheyWent() throws {
    try expectEcho("bool:", true, false)
    try expectEcho("boolOrNil:", true, nil)
    try expectEcho("int:", 0, -1, .max, .min)
    try expectEcho("intOrNil:", 7, nil)
    try expectEcho("int8:", Int8.min, -1, .max)
    try expectEcho("int16:", Int16.min, -1, .max)
    try expectEcho("int32:", Int32.min, -1, .max)
    try expectEcho("int64:", Int64.min, -1, .max)
    try expectEcho("uint:", UInt.max)
    try expectEcho("uint8:", UInt8.max)
    try expectEcho("uint16:", UInt16.max)
    try expectEcho("uint32:", UInt32.max)
    try expectEcho("uint64:", UInt64.max)
    try expectEcho("double:", 0.1, -.infinity)
    try expectEcho("float:", Float(0.1), -.greatestFiniteMagnitude)
    try expectEcho("string:", "", "Åland 🇦🇽")
    try expectEcho("stringOrNil:", "x", nil)
    try expectEcho("strings:", [], ["a", "b"])
    try expectEcho("numbers:", [1, nil, 3])
    try expectEcho("table:", [:], ["a": 1, "b": 0.5])
    try expectEcho("point:", Point(x: 1, y: -2))
    try expectEcho("size:", Size(width: 3, height: 4.5))
    try expectEcho("rect:", Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4)))
    try expectEcho("class:", try Self.echo.get())
    try expectEcho("selector:", try Selector("setTitle:forState:"))
    try expectEcho("objectOrNil:", try Object("x"), nil)
    try expectEcho("object:", try Object(3), Object())
  }

  @Test func areOfTheseEncodings() throws {
    let echo = try Self.echo.get()
    let expected = [
      "object:": "@@:@", "class:": "#@:#", "selector:": ":@::", "string:": "@@:@",
      "bool:": "B@:B", "boolOrNil:": "@@:@", "int:": "q@:q", "int8:": "c@:c", "int16:": "s@:s",
      "int32:": "i@:i", "int64:": "q@:q", "uint:": "Q@:Q", "uint8:": "C@:C", "uint16:": "S@:S",
      "uint32:": "I@:I", "uint64:": "Q@:Q", "double:": "d@:d", "float:": "f@:f",
      "rect:": "{CGRect={CGPoint=dd}{CGSize=dd}}@:{CGRect={CGPoint=dd}{CGSize=dd}}",
      "strings:": "@@:@", "table:": "@@:@",
    ]
    for (selector, types) in expected { #expect(encoding(of: selector, in: echo) == types) }
  }

  @Test func areConvertedWhereTheyFit() throws {
    try KitHost.inPool { () throws in
      let echo = try Self.echo.get().send("new")
      let three: Double = try echo.int(3.0)
      #expect(three == 3)
      let fromObject: Int = try echo.int(Object(300))
      #expect(fromObject == 300)
      let asObject = try echo.double(0.5)
      #expect(asObject.description == "0.5")
      let boxed: Int = try echo.object(12)
      #expect(boxed == 12)
      let flag: Bool = try echo.object(true)
      #expect(flag)
      let large: UInt64 = try echo.object(UInt64.max)
      #expect(large == .max)
      #expect(try Object(["a": [1, 2]]).converted(to: [String: [Int]].self) == ["a": [1, 2]])
    }
  }

  static var unfit: [(String, any MessageValue, String)] {
    [
      ("int:", "x", "argument 1 is a NSString, the method takes \"q\" (the method is \"q@:q\")"),
      ("int:", 0.5, "argument 1 is 0.5, the method takes \"q\" (the method is \"q@:q\")"),
      ("uint8:", 256, "argument 1 is 256, the method takes \"C\" (the method is \"C@:C\")"),
      ("uint:", -1, "argument 1 is -1, the method takes \"Q\" (the method is \"Q@:Q\")"),
      (
        "int8:", UInt64.max,
        "argument 1 is 18446744073709551615, the method takes \"c\" (the method is \"c@:c\")"
      ),
      ("bool:", 2, "argument 1 is 2, the method takes \"B\" (the method is \"B@:B\")"),
      ("class:", "x", "argument 1 is a NSString, the method takes \"#\" (the method is \"#@:#\")"),
      (
        "point:", Size(),
        "argument 1 is a {CGSize=dd}, the method takes \"{CGPoint=dd}\" "
          + "(the method is \"{CGPoint=dd}@:{CGPoint=dd}\")"
      ),
    ]
  }

  @Test(arguments: 0..<8) func thatDoNotFitAreRefused(_ index: Int) throws {
    let (selector, value, words) = Self.unfit[index]
    try KitHost.inPool { () throws in
      let echo = try Self.echo.get().send("new")
      let failure = #expect(throws: PluginFailure.self) { try echo.send(selector, value) }
      #expect(failure?.description == "-[KitEcho \(selector)]: \(words)")
    }
  }

  @Test func resultsOfAnotherTypeAreRefused() throws {
    try KitHost.inPool { () throws in
      let echo = try Self.echo.get().send("new")
      var failure = #expect(throws: PluginFailure.self) {
        let _: Int = try echo.string("x")
      }
      #expect(failure?.description == "the result of -[KitEcho string:] is a NSString, not an Int")
      failure = #expect(throws: PluginFailure.self) { let _: String = try echo.object(3) }
      #expect(failure?.description == "carob_utf8: an NSNumber is no NSString")
      failure = #expect(throws: PluginFailure.self) { let _: String = try echo.object(nil) }
      #expect(failure?.description == "the result of -[KitEcho object:] is nil, not a String")
      failure = #expect(throws: PluginFailure.self) { let _: Int8 = try echo.int(300) }
      #expect(failure?.description == "the result of -[KitEcho int:] is 300, not an Int8")
      failure = #expect(throws: PluginFailure.self) { let _: [Int] = try echo.strings(["x"]) }
      #expect(failure?.description == "element 0 is a NSString, not an Int")
    }
  }

  @Test func argumentsOfAHandlerAreChecked() throws {
    try KitHost.inPool { () throws in
      let echo = try Self.echo.get().send("new")
      let failure = #expect(throws: PluginFailure.self) { try echo.string(nil) }
      #expect(failure?.description == "argument 1 is nil, not a String")
    }
  }

  @Test func aStringWithANULIsRefused() throws {
    KitHost.ready
    let failure = #expect(throws: PluginFailure.self) { try Object("a\0b") }
    #expect(failure?.description == "a string with a NUL cannot be passed")
  }

  @Test func aStructureIsNoObject() throws {
    KitHost.ready
    let failure = #expect(throws: PluginFailure.self) { try Object(Point()) }
    #expect(failure?.description == "a {CGPoint=dd} is no object, and no object holds one")
  }

  /// A type of the plugin's own.
  private enum Shade: String, MessageValue {
    case light, dark

    static var typeEncoding: String { String.typeEncoding }
    static var nothing: Shade { .light }
    init(_ value: PassedValue) throws(PluginFailure) {
      let name = try String(value)
      guard let shade = Shade(rawValue: name) else { throw PluginFailure("\(name) is no shade") }
      self = shade
    }
    func passed() throws(PluginFailure) -> PassedValue { try rawValue.passed() }
  }

  @Test func ofAnotherTypeStandForOneOfThese() throws {
    try expectEcho("string:", Shade.dark)
    try KitHost.inPool { () throws in
      let echo = try Self.echo.get().send("new")
      let failure = #expect(throws: PluginFailure.self) { let _: Shade = try echo.string("grey") }
      #expect(failure?.description == "grey is no shade")
    }
  }
}
