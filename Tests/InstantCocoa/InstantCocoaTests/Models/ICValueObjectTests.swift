import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Value objects")
struct ICValueObjectTests {
  private static let withString = Message<(Object?) -> Object?>("initWithString:")
  private static let withNumber = Message<(Object?) -> Object?>("initWithNumber:")
  private static let withBacking = Message<(Object?) -> Object?>("initWithBackingObject:")

  private static let title = Result { try makeClass("ICTitle", below: ICValueObject.runtimeClass) }

  private func make(_ backing: Object?, _ cls: RuntimeClass? = nil) throws -> Object {
    let cls = try cls ?? Self.title.get()
    return try #require(try Self.withBacking(cls.makeInstance(), backing))
  }

  @Test("D 43: two without a backing object are equal") func equality() throws {
    #expect(try Equality.isEqual(make(nil), make(nil)))
    #expect(try make(nil).hash == make(nil).hash)
    #expect(try Equality.isEqual(make(StringBox("a")), make(StringBox("a"))))
    #expect(try make(StringBox("a")).hash == make(StringBox("a")).hash)
    #expect(try !Equality.isEqual(make(StringBox("a")), make(StringBox("b"))))
    #expect(try !Equality.isEqual(make(StringBox("a")), make(nil)))
    #expect(try !Equality.isEqual(make(nil), make(StringBox("a"))))
    #expect(try !Equality.isEqual(make(StringBox("a")), StringBox("a")))
  }

  @Test func aSubclassIsEqualOneWayOnly() throws {
    let subclass = try makeClass("ICSubtitle", below: Self.title.get())
    let (base, sub) = (try make(StringBox("a")), try make(StringBox("a"), subclass))
    #expect(try Equality.isEqual(base, sub))
    #expect(try !Equality.isEqual(sub, base))
  }

  @Test func allInitialisersSetTheBackingObject() throws {
    let cls = try Self.title.get()
    let text = try #require(try Self.withString(cls.makeInstance(), StringBox("a")))
    #expect(try text.text("backingObject") == "a")
    let number = try #require(try Self.withNumber(cls.makeInstance(), NumberBox(5)))
    #expect(try number.number("backingObject") == 5)
  }

  @Test func comparisonIsThatOfTheBackingObjects() throws {
    func compare(_ a: Object?, _ b: Object?) throws -> Int {
      try make(a).send(Selector("compare:"), arguments: [make(b)], returning: Int.self)
    }
    #expect(try compare(NumberBox(1), NumberBox(2)) == -1)
    #expect(try compare(StringBox("b"), StringBox("a")) == 1)
    #expect(try compare(nil, nil) == 0)
    #expect(try compare(nil, NumberBox(1)) == -1)
    #expect(try compare(NumberBox(1), nil) == 1)
    #expect(throws: MessageError.self) { try compare(Object(), Object()) }
  }

  @Test func aCopyIsOfTheSameClass() throws {
    let original = try make(StringBox("a"))
    let copy = try #require(try original.send(Selector("copy")))
    #expect(copy !== original)
    #expect(copy.runtimeClass == original.runtimeClass)
    #expect(try Equality.isEqual(copy, original))
  }

  @Test func theDescriptionHasClassAddressAndValue() throws {
    let text = try make(StringBox("a")).description
    #expect(text.wholeMatch(of: /<ICTitle\w* 0x[0-9a-f]+: a>/) != nil)
    #expect(try make(nil).description.hasSuffix(": nil>"))
  }

  // MARK: In models

  @Test func stringsAndNumbersBecomeValueObjects() throws {
    let title = try Self.title.get()
    let cls = try makeModel("SKBook", ["title": "@\"\(title.name)\""])
    let collected = CollectedDiagnostics()
    try collected.collect { () throws in
      #expect(try cls.mapped(from: #"{"title": "x"}"#).text("title.backingObject") == "x")
      #expect(try cls.mapped(from: #"{"title": 5}"#).number("title.backingObject") == 5)
      #expect(try cls.filled(from: #"{"title": "x"}"#).text("title.backingObject") == "x")
    }
    #expect(collected.all.isEmpty)
    for text in ["{}", "[1]", "{\"backingObject\": 1}"] {
      let odd = try collected.collect { try cls.mapped(from: "{\"title\": \(text)}") }
      #expect(try odd.value(forKey: "title") == nil)
    }
    #expect(collected.all.count == 3)
  }

  @Test func aClassOfItsOwnIsAValueObjectByWhatItAnswers() throws {
    let cls = try makeClass("SKMoney") { cls in
      var attributes = PropertyAttributes(type: "@")
      attributes.memory = .strong
      try cls.declareProperty("backingObject", attributes)
      try cls.addMethod(Selector("initWithBackingObject:")) {
        (this: Object, backing: Object?) -> Object? in
        if backing?.description == "0" { return nil }
        if backing?.description == "1" { return StringBox("one") }
        try this.setValue(backing, forKey: "backingObject")
        return this
      }
    }
    let price = try makeModel("SKItem", ["price": "@\"\(cls.name)\""])
    let made = try price.mapped(from: #"{"price": 5}"#)
    #expect(try made.number("price.backingObject") == 5)
    #expect(try made.dictionary("JSONRepresentation")?.description == "{price: 5}")
    let collected = CollectedDiagnostics()
    for number in [0, 1] {
      let odd = try collected.collect { try price.mapped(from: "{\"price\": \(number)}") }
      #expect(try odd.value(forKey: "price") == nil)
    }
    #expect(collected.all.map(\.given) == ["number 0", "number 1"])
  }
}
