import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Mapping JSON to models")
struct JSONMapperTests {
  /// The author and post of the original's tests, without value objects and serializers.
  private static func makePost() throws -> (post: RuntimeClass, author: RuntimeClass) {
    let author = try makeModel(
      "ICTestingAuthor", ["authorName": "@\"NSString\""], mapping: ["authorName": "name"])
    let post = try makeModel(
      "ICTestingPost",
      [
        "author": "@\"\(author.name)\"", "title": "@\"NSString\"", "content": "@\"NSString\"",
        "canonicalURL": "@\"NSString\"", "authors": "@\"NSArray\"", "nonMappedProperty": "@",
        "transformedProperty": "@\"NSString\"",
      ],
      mapping: [
        "author": "author", "title": "post_title", "content": "post_text",
        "canonicalURL": "urls.canonical", "transformedProperty": "transformed_property",
        "noSuchProperty": "nothing",
      ]
    ) { cls in
      var published = PropertyAttributes(type: "B")
      published.getter = "isPublished"
      try cls.declareProperty("published", published)
      try cls.metaclass.addMethod(Selector("mappingClassForAuthors")) { (_: Object) in author }
    }
    return (post, author)
  }

  @Test func theMappedNameWinsOverTheOwnName() throws {
    let cls = try makeModel("SKLink", ["url": "@\"NSString\""], mapping: ["url": "links.self"])
    #expect(try cls.mapped(from: #"{"url": "own", "links": {"self": "m"}}"#).text("url") == "m")
    for text in [
      #"{"url": "own"}"#, #"{"url": "own", "links": null}"#, #"{"url": "own", "links": "x"}"#,
      #"{"url": "own", "links": {"self": null}}"#, #"{"url": "own", "links": [{"self": "x"}]}"#,
    ] {
      #expect(try cls.mapped(from: text).text("url") == "own")
    }
  }

  @Test func missingAndNullLeaveAPropertyAlone() throws {
    let cls = try makeModel("SKUser", ["name": "@\"NSString\"", "age": "q"])
    let user = try cls.mapped(from: #"{"name": "ada", "age": 36}"#)
    for text in ["{}", #"{"name": null, "age": null}"#, "null"] {
      try JSONMapper.map(json: json(text), onto: user)
    }
    try JSONMapper.map(json: nil, onto: user)
    #expect(try user.text("name") == "ada")
    #expect(try user.number("age") == 36)
  }

  // Type encoding, JSON value, what the property holds afterwards (nil: nothing was assigned), and
  // what the diagnostic says.
  @Test(
    arguments: [
      ("@\"NSString\"", "\"x\"", "x", nil),
      ("@\"NSString\"", "1", nil, "takes NSString *, given number 1"),
      ("@\"NSString\"", "true", nil, "takes NSString *, given true"),
      ("@\"NSString\"", "[1]", nil, "takes NSString *, given an array of 1"),
      ("@\"NSString\"", "{}", nil, "takes NSString *, given an empty dictionary"),
      ("@\"NSNumber\"", "1.5", "1.5", nil),
      ("@\"NSNumber\"", "\"1\"", nil, "takes NSNumber *, given string \"1\""),
      ("@\"NSDictionary\"", "{\"a\": 1}", "{a: 1}", nil),
      ("@\"NSDictionary\"", "[]", nil, "takes NSDictionary *, given an array of 0"),
      ("@\"NSArray\"", "[1, null]", "(1, <null>)", nil),
      (
        "@\"NSArray\"", "{\"b\": 1, \"a\": 2}", nil,
        "takes NSArray *, given a dictionary with keys a, b"
      ),
      ("@\"NSObject\"", "\"x\"", "x", nil),
      ("@\"NSNowhere\"", "\"x\"", nil, "takes NSNowhere *, given string \"x\""),
      ("@", "\"x\"", "x", nil),
      ("@", "{\"a\": 1}", "{a: 1}", nil),
      ("@", "[1]", nil, "takes id, given an array of 1"),
      ("d", "1", "1", nil), ("d", "0.1", "0.1", nil), ("d", "true", "1", nil),
      ("d", "9007199254740993", "9007199254740992.0", nil),
      ("d", "\"1\"", nil, "takes double, given string \"1\""),
      ("d", "[]", nil, "takes double, given an array of 0"),
      ("f", "0.1", "0.1", nil),
      ("f", "3.4028235e38", "3.4028235e+38", nil),
      ("f", "1e39", nil, "takes float, given number 1e+39"),
      ("f", "-1e39", nil, "takes float, given number -1e+39"),
      ("f", "1e400", nil, "takes float, given a number that is too large"),
      ("d", "1e400", nil, "takes double, given a number that is too large"),
      ("d", "-1e400", nil, "takes double, given a number that is too large"),
      ("@\"NSNumber\"", "1e400", nil, "takes NSNumber *, given a number that is too large"),
      ("q", "9223372036854775807", "9223372036854775807", nil),
      ("q", "3.0", "3", nil),
      ("q", "3.7", nil, "takes long long, given number 3.7"),
      ("q", "9223372036854775808", nil, "takes long long, given number 9223372036854775808"),
      ("Q", "18446744073709551615", "18446744073709551615", nil),
      ("Q", "-1", nil, "takes unsigned long long, given number -1"),
      ("i", "2147483648", nil, "takes int, given number 2147483648"),
      ("c", "-128", "-128", nil), ("C", "256", nil, "takes unsigned char, given number 256"),
      ("B", "true", "1", nil), ("B", "1", "1", nil),
      ("B", "2", nil, "takes bool, given number 2"),
      ("B", "\"yes\"", nil, "takes bool, given string \"yes\""),
      ("#", "\"NSString\"", nil, "takes Class, given string \"NSString\""),
      (":", "\"init\"", nil, "takes SEL, given string \"init\""),
      ("*", "\"text\"", nil, "takes char *, given string \"text\""),
      ("@?", "\"text\"", nil, "takes block, given string \"text\""),
      ("{CGPoint=dd}", "1", nil, "takes CGPoint, given number 1"),
    ] as [(String, String, String?, String?)])
  func onlyWhatFitsIsAssigned(
    _ type: String, _ value: String, _ result: String?, _ complaint: String?
  ) throws {
    let cls = try makeModel("SKOdd", ["value": type])
    let collected = CollectedDiagnostics()
    let object = try collected.collect { try cls.mapped(from: "{\"value\": \(value)}") }
    if let result {
      #expect(try object.value(forKey: "value")?.description == result)
    } else if type.hasPrefix("@") {
      #expect(try object.send(Selector("value")) == nil)
    }
    #expect(
      collected.all.map(\.description) == (complaint.map { ["\(cls.name).value \($0)"] } ?? []))
    #expect(collected.all.allSatisfy { $0.row == nil && $0.property == "value" })
  }

  @Test func anInfiniteNumberThatIsNotOfJSONIsAssigned() throws {
    let cls = try makeModel("SKInfinite", ["double": "d", "float": "f"])
    let infinity = NumberBox(Double.infinity)
    let object = try cls.make()
    let collected = CollectedDiagnostics()
    try collected.collect {
      try JSONMapper.map(
        dictionary: DictionaryBox(["double": infinity, "float": infinity]), onto: object)
    }
    #expect(try object.number("double") == .infinity)
    #expect(try object.number("float") == .infinity)
    #expect(collected.all.isEmpty)
  }

  @Test(arguments: ["[]", "1", "\"x\"", "true"])
  func whatIsNoDictionaryFillsNothing(_ text: String) throws {
    let cls = try makeModel("SKUser", ["name": "@\"NSString\""])
    let collected = CollectedDiagnostics()
    let user = try collected.collect { try cls.mapped(from: text) }
    #expect(try user.text("name") == nil)
    #expect(collected.all.map(\.expected) == ["a dictionary"])
    #expect(collected.all.map(\.property) == [nil])
  }

  @Test func longTextIsCutInDiagnostics() throws {
    let cls = try makeModel("SKUser", ["age": "q"])
    let collected = CollectedDiagnostics()
    let text = String(repeating: "a", count: 5_000)
    _ = try collected.collect { try cls.mapped(from: "{\"age\": \"\(text)\\n\"}") }
    #expect(collected.all.first?.given == "string \"\(text.prefix(40))…\"")
  }

  @Test func aChildThatIsThereIsUpdatedInPlace() throws {
    let (post, _) = try Self.makePost()
    let made = try post.mapped(from: #"{"author": {"name": "soroush"}}"#)
    let author = try #require(try made.value(forKey: "author"))
    try JSONMapper.map(json: json(#"{"author": {"name": "kourosh"}}"#), onto: made)
    #expect(try made.value(forKey: "author") === author)
    #expect(try author.text("authorName") == "kourosh")
    try JSONMapper.map(json: json(#"{"author": null}"#), onto: made)
    #expect(try made.value(forKey: "author") === author)
  }

  @Test(arguments: ["1", "\"soroush\"", "true", "[{}]"])
  func aChildThatIsNoDictionaryIsLeftOut(_ value: String) throws {
    let (post, author) = try Self.makePost()
    let collected = CollectedDiagnostics()
    let made = try collected.collect { try post.mapped(from: "{\"author\": \(value)}") }
    #expect(try made.value(forKey: "author") == nil)
    #expect(collected.all.map(\.expected) == ["\(author.name) *"])
  }

  @Test func elementsThatAreNoDictionariesAreLeftOut() throws {
    let (post, author) = try Self.makePost()
    let collected = CollectedDiagnostics()
    let made = try collected.collect {
      try post.mapped(from: #"{"authors": [1, {"name": "a"}, null, {"name": 2}]}"#)
    }
    let authors = try #require(try made.value(forKey: "authors") as? ArrayBox).objects()
    #expect(try authors.map { try $0.text("authorName") } == ["a", nil])
    #expect(
      Set(collected.all.map(\.description)) == [
        "\(post.name).authors takes elements of \(author.name), given number 1",
        "\(post.name).authors takes elements of \(author.name), given null",
        "\(author.name).authorName takes NSString *, given number 2",
      ])
  }

  @Test func elementsForWhichTheInitialiserGivesNothingAreSkipped() throws {
    let element = try makeClass("SKElement") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, json: DictionaryBox) in json["skip"] == nil ? this : nil as Object?
      }
    }
    let cls = try makeModel("SKList", ["items": "@\"NSArray\""]) { cls in
      try cls.metaclass.addMethod(Selector("mappingClassForItems")) { (_: Object) in element }
    }
    let list = try cls.mapped(from: #"{"items": [{}, {"skip": 1}, {}]}"#)
    #expect(try (list.value(forKey: "items") as? ArrayBox)?.count == 2)
  }

  @Test func anIdTakesAnArrayIfItsElementsHaveAClass() throws {
    let (_, author) = try Self.makePost()
    let cls = try makeModel("SKList", ["items": "@"]) { cls in
      try cls.metaclass.addMethod(Selector("mappingClassForItems")) { (_: Object) in author }
    }
    let list = try cls.mapped(from: #"{"items": [{"name": "a"}]}"#)
    let items = try #require(try list.value(forKey: "items") as? ArrayBox)
    #expect(try items.object(at: 0).runtimeClass == author)
  }

  @Test func theHookMayReplaceTheDictionary() throws {
    let cls = try makeModel("SKPost", ["number": "@\"NSString\""]) { cls in
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (_: Object, pointer: Pointer) in
        let address = try #require(pointer.address)
        let given = Object.from(address.load(as: UnsafeMutableRawPointer?.self)) as? DictionaryBox
        let number = try #require(given?["number"])
        let new = DictionaryBox(["number": StringBox("no. \(number)")]).autoreleased()
        address.storeBytes(of: new.id, as: UnsafeMutableRawPointer.self)
      }
    }
    #expect(try cls.mapped(from: #"{"number": 5}"#).text("number") == "no. 5")

    let parent = try makeModel("SKParent", ["post": "@\"\(cls.name)\""])
    #expect(try parent.mapped(from: #"{"post": {"number": 6}}"#).text("post.number") == "no. 6")
  }

  @Test func aHookThatLeavesNothingIsReported() throws {
    let cls = try makeModel("SKPost", ["name": "@\"NSString\""]) { cls in
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (_: Object, pointer: Pointer) in
        pointer.address?.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
      }
    }
    let collected = CollectedDiagnostics()
    let post = try collected.collect { try cls.mapped(from: #"{"name": "x"}"#) }
    #expect(try post.text("name") == "x")
    #expect(collected.all.map(\.given) == ["nil"])
  }

  @Test func settersOfOtherNamesAreUsed() throws {
    let seen = Counter()
    let cls = try makeModel("SKUser") { cls in
      var attributes = PropertyAttributes(type: "@\"NSString\"")
      attributes.setter = "weirdSetter:"
      attributes.memory = .strong
      try cls.declareProperty("name", attributes)
      try cls.addMethod(Selector("weirdSetter:")) { (_: Object, _: Object?) in seen.add() }
    }
    _ = try cls.mapped(from: #"{"name": "x"}"#)
    #expect(seen.value == 1)
  }

  @Test func keyValueCodingOfTheClassIsRespected() throws {
    let seen = Counter()
    let cls = try makeModel("SKUser", ["name": "@\"NSString\""]) { cls in
      try cls.addMethod(Selector("setValue:forKey:")) { (_: Object, _: Object?, key: String) in
        if key == "name" { seen.add() }
      }
    }
    #expect(try cls.mapped(from: #"{"name": "x"}"#).text("name") == nil)
    #expect(seen.value == 1)
  }

  @Test func readOnlyPropertiesWithAVariableAreFilled() throws {
    let cls = try makeModel("SKUser") { cls in
      var attributes = PropertyAttributes(type: "@\"NSString\"")
      attributes.isReadOnly = true
      attributes.memory = .strong
      attributes.ivar = "_name"
      try cls.declareProperty("name", attributes)
    }
    #expect(try cls.mapped(from: #"{"name": "x"}"#).text("name") == "x")
  }

  @Test func anErrorOfASetterIsTheMappersError() throws {
    let cls = try makeModel("SKUser", ["name": "@\"NSString\""]) { cls in
      try cls.addMethod(Selector("setName:")) { (_: Object, _: Object?) in
        throw RaisedError("no names")
      }
    }
    let error = #expect(throws: MessageError.self) { try cls.mapped(from: #"{"name": "x"}"#) }
    #expect(error?.description.wholeMatch(of: /-\[\w+ setName:\]: no names/) != nil)
  }

  @Test func anOddMappingIsIgnored() throws {
    let cls = try makeModel("SKUser", ["name": "@\"NSString\""]) { cls in
      try cls.metaclass.addMethod(Selector("JSONMapping")) { (_: Object) -> Object? in
        DictionaryBox(["name": NumberBox(1)])
      }
    }
    #expect(try cls.mapped(from: #"{"name": "x"}"#).text("name") == "x")
    let other = try makeModel("SKUser", ["name": "@\"NSString\""]) { cls in
      try cls.metaclass.addMethod(Selector("JSONMapping")) { (_: Object) -> Object? in nil }
    }
    #expect(try other.mapped(from: #"{"name": "x"}"#).text("name") == "x")
  }

  @Test func aMappingAddedLaterIsNoticed() throws {
    let cls = try makeModel("SKUser", ["name": "@\"NSString\""])
    #expect(try cls.mapped(from: #"{"name": "x", "n": "y"}"#).text("name") == "x")
    try cls.metaclass.addMethod(Selector("JSONMapping")) { (_: Object) in
      DictionaryBox(["name": StringBox("n")])
    }
    #expect(try cls.mapped(from: #"{"name": "x", "n": "y"}"#).text("name") == "y")
  }

  @Test func propertiesAreInheritedAndRedeclared() throws {
    let user = try makeModel("SKUser", ["name": "@\"NSString\"", "rank": "q"])
    let admin = try makeModel("SKAdmin", below: user, ["rights": "@\"NSArray\""])
    let made = try admin.mapped(
      from: #"{"objectID": 7, "name": "ada", "rank": 3, "rights": ["all"]}"#)
    #expect(try made.text("name") == "ada")
    #expect(try made.number("rank") == 3)
    #expect(try made.number("objectID") == 7)
    #expect(try (made.value(forKey: "rights") as? ArrayBox)?.count == 1)
  }

  @Test func aClassNeedNotDescendFromICModel() throws {
    let cls = try makeModel(
      "SKPlain", below: Object.runtimeClass, ["name": "@\"NSString\""], mapping: ["name": "n"])
    #expect(try cls.mapped(from: #"{"n": "x", "hash": 1}"#).text("name") == "x")
  }
}
