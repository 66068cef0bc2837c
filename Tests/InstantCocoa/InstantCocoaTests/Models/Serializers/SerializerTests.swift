import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Serializers")
struct SerializerTests {
  private static let serialize = Message<(Object?) -> Object?>("serializedObject:")
  private static let deserialize = Message<(Object?) -> Object?>("deserializedObjectFromString:")

  private func dateSerializer(_ format: String?) -> ICDateSerializer {
    let serializer = ICDateSerializer()
    (serializer.dateFormatter as? NSDateFormatter)?.dateFormat = format
    return serializer
  }

  @Test("D 38: each date serializer has a formatter of its own") func ownFormatters() throws {
    let (one, other) = (ICDateSerializer(), ICDateSerializer())
    #expect(one.dateFormatter !== other.dateFormatter)
    #expect(one.dateFormatter === one.dateFormatter)
    try one.setValue(StringBox("yyyy"), forKeyPath: "dateFormatter.dateFormat")
    #expect(try one.text("dateFormatter.dateFormat") == "yyyy")
    #expect(try other.text("dateFormatter.dateFormat") == "")
    #expect(try Self.deserialize(one, StringBox("2011")) is DateBox)
    #expect(try Self.deserialize(other, StringBox("2011")) == nil)
    #expect(try Self.serialize(other, DateBox(Date())) == nil)
  }

  // Format, text, seconds since 1970 or nil.
  @Test(
    arguments: [
      ("yyyy-MM-dd HH:mm:ss ZZZ", "2011-07-14 19:43:37 +0100", 1_310_669_017),
      ("yyyy-MM-dd", "1970-01-02", 86_400), ("dd MMM yyyy", "01 Jan 1970", 0),
      ("yyyy-MM-dd", "not a date", nil), ("yyyy-MM-dd", "", nil), ("", "1970-01-01", nil),
      ("yyyy-MM-dd", "1970-13-40", nil), ("yyyy-MM-dd", "1970-01-01 and more", nil),
    ] as [(String, String, Double?)])
  func datesAreReadByTheFormat(_ format: String, _ text: String, _ seconds: Double?) throws {
    let date = try Self.deserialize(dateSerializer(format), StringBox(text)) as? DateBox
    #expect(date?.date.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [Double.nan, .infinity, -1e20, 1e20])
  func datesInNoYearAreLeftOut(_ seconds: Double) throws {
    let date = DateBox(Date(timeIntervalSinceReferenceDate: seconds))
    #expect(try Self.serialize(dateSerializer("yyyy"), date) == nil)
  }

  @Test func whatIsNoDateOrTextGivesNothing() throws {
    for object in [nil, NumberBox(1), StringBox("x"), NullBox()] as [Object?] {
      #expect(try Self.serialize(dateSerializer("yyyy"), object) == nil)
      #expect(try Self.serialize(ICURLSerializer(), object) == nil)
    }
    for object in [nil, NumberBox(1), NullBox()] as [Object?] {
      #expect(try Self.deserialize(dateSerializer("yyyy"), object) == nil)
      #expect(try Self.deserialize(ICURLSerializer(), object) == nil)
    }
  }

  @Test func urlsAreTheirText() throws {
    let serializer = ICURLSerializer()
    let url = try Self.deserialize(serializer, StringBox("http://a.b/c?d=e"))
    #expect((url as? URLBox)?.url.host == "a.b")
    #expect(try Self.serialize(serializer, url)?.description == "http://a.b/c?d=e")
    #expect(try Self.deserialize(serializer, StringBox("")) == nil)
  }

  @Test func aFormatterMayBeOfAnyClass() throws {
    let formatter = try makeClass("SKFormatter") { cls in
      try cls.addMethod(Selector("dateFromString:")) { (_: Object, _: Object?) -> Object? in
        DateBox(Date(timeIntervalSince1970: 5))
      }
      try cls.addMethod(Selector("stringFromDate:")) { (_: Object, _: Object?) -> Object? in
        StringBox("five")
      }
    }
    let serializer = ICDateSerializer()
    serializer.dateFormatter = try formatter.make()
    #expect(try Self.serialize(serializer, DateBox(Date()))?.description == "five")
    #expect(try Self.deserialize(serializer, StringBox("x")) is DateBox)
  }

  // MARK: In models

  @Test("D 37, D 38: a date that cannot be read is not assigned", arguments: ["x", "", "2011"])
  func unreadableDates(_ text: String) throws {
    let post = try TestingModels.get().post
    let collected = CollectedDiagnostics()
    let made = try collected.collect {
      try post.mapped(from: "{\"publishing_date\": \"\(text)\"}")
    }
    #expect(try made.value(forKey: "publishingDate") == nil)
    #expect(collected.all.map(\.property) == ["publishingDate"])
    #expect(collected.all.first?.expected == "NSDate *")
  }

  @Test("D 37: a number is not given to a serializer of strings") func numbers() throws {
    let collected = CollectedDiagnostics()
    let made = try collected.collect {
      try TestingModels.get().post.mapped(
        from: #"{"publishing_date": 1310669017, "urls": {"canonical": 5}}"#)
    }
    #expect(try made.value(forKey: "publishingDate") == nil)
    #expect(try made.value(forKey: "canonicalURL") == nil)
    #expect(Set(collected.all.map(\.property)) == ["publishingDate", "canonicalURL"])
  }

  /// A class of values and its serializer, which is found by its name.
  private func makeColor() throws -> RuntimeClass {
    let color = try makeClass("ICTestColor") { cls in
      var attributes = PropertyAttributes(type: "@\"NSString\"")
      attributes.memory = .strong
      try cls.declareProperty("name", attributes)
    }
    let serializer = try RuntimeClass.allocatePair(
      named: "\(color.name)Serializer", superclass: Object.runtimeClass)
    try serializer.addMethod(Selector("serializedObject:")) {
      (_: Object, value: Object?) -> Object? in try value?.value(forKey: "name")
    }
    try serializer.addMethod(Selector("deserializedObjectFromString:")) {
      (_: Object, text: Object?) -> Object? in
      if text?.description == "none" { return nil }
      if text?.description == "odd" { return NumberBox(1) }
      let made = try color.make()
      try made.setValue(text, forKey: "name")
      return made
    }
    try serializer.registerPair()
    return color
  }

  @Test("D 2: a serializer is found by its class's name") func byClassName() throws {
    let color = try makeColor()
    let cls = try makeModel("SKPaint", ["color": "@\"\(color.name)\""])
    let made = try cls.mapped(from: #"{"color": "red"}"#)
    #expect(try made.value(forKey: "color")?.runtimeClass == color)
    #expect(try made.text("color.name") == "red")
    #expect(try made.dictionary("dictionaryRepresentation")?.description == "{color: red}")
    let collected = CollectedDiagnostics()
    for text in ["none", "odd"] {
      let odd = try collected.collect { try cls.mapped(from: "{\"color\": \"\(text)\"}") }
      #expect(try odd.value(forKey: "color") == nil)
    }
    #expect(collected.all.map(\.given) == ["string \"none\"", "string \"odd\""])
  }

  @Test func aSerializerRegisteredLaterIsNoticed() throws {
    let value = try makeClass("ICLateValue")
    let cls = try makeModel("SKLate", ["value": "@\"\(value.name)\""])
    #expect(
      try CollectedDiagnostics().collect { try cls.mapped(from: #"{"value": "x"}"#) }
        .value(forKey: "value") == nil)
    let serializer = try RuntimeClass.allocatePair(
      named: "\(value.name)Serializer", superclass: Object.runtimeClass)
    try serializer.addMethod(Selector("deserializedObjectFromString:")) {
      (_: Object, _: Object?) -> Object? in try value.make()
    }
    try serializer.registerPair()
    #expect(try cls.mapped(from: #"{"value": "x"}"#).value(forKey: "value") != nil)
  }

  @Test func theModelsOwnSerializerGoesFirstUnlessItIsNil() throws {
    let cls = try makeModel("SKLink", ["url": "@\"NSURL\"", "isPlain": "B"]) { cls in
      try cls.addMethod(Selector("serializerForUrl")) { (this: Object) -> Object? in
        try this.number("isPlain") == 1 ? nil : Upward()
      }
    }
    let made = try cls.mapped(from: #"{"url": "b"}"#)
    #expect((try made.value(forKey: "url") as? URLBox)?.url.absoluteString == "up/b")
    try made.setValue(NumberBox(true), forKey: "isPlain")
    try JSONMapper.map(json: json(#"{"url": "c"}"#), onto: made)
    #expect((try made.value(forKey: "url") as? URLBox)?.url.absoluteString == "c")
  }

  /// Puts URLs below another.
  private final class Upward: Object {
    override class var runtimeName: String { "SKUpwardSerializer" }

    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Upward.self) { serializer in
        serializer.method("deserializedObjectFromString:") { (_, text: String) in
          URL(string: "up/\(text)").map { URLBox($0) }
        }
      }
    }
  }

  @Test func aSerializerThatRaisesStopsMapping() throws {
    let cls = try makeModel("SKLink", ["url": "@\"NSURL\""]) { cls in
      try cls.addMethod(Selector("serializerForUrl")) { (_: Object) -> Object? in
        throw RaisedError("no serializer")
      }
    }
    #expect(throws: MessageError.self) { try cls.mapped(from: #"{"url": "b"}"#) }
    let odd = try makeModel("SKLink", ["url": "@\"NSURL\""]) { cls in
      try cls.addMethod(Selector("serializerForUrl")) { (_: Object) -> Object? in StringBox("x") }
    }
    // What does not serialize is none.
    #expect(
      try CollectedDiagnostics().collect { try odd.mapped(from: #"{"url": "b"}"#) }
        .value(forKey: "url") == nil)
  }
}
