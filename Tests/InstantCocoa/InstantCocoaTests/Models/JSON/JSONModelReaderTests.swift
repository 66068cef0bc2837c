import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Models straight from JSON text")
struct JSONModelReaderTests {
  private static let initWithJSON = Message<(Object?) -> Object?>("initWithJSONDictionary:")

  private static let model = Result {
    let author = try makeModel(
      "SKAuthor", ["name": "@\"NSString\"", "age": "q"], mapping: ["name": "n.first"])
    return try makeModel(
      "SKPost",
      [
        "title": "@\"NSString\"", "any": "@", "count": "q", "small": "i", "score": "d",
        "ratio": "f", "flag": "B", "big": "Q", "author": "@\"\(author.name)\"",
        "authors": "@\"NSArray\"", "set": "@\"NSSet\"", "tags": "@\"NSArray\"",
        "info": "@\"NSDictionary\"", "link": "@\"NSURL\"", "other": "@\"NSString\"",
      ],
      mapping: [
        "title": "post_title", "count": "stats.count", "score": "stats.score", "other": "stats",
        "any": "stats.more.any", "objectID": "id", "flag": "",
      ]
    ) { cls in
      for list in ["Authors", "Set"] {
        let selector = try Selector(validating: "mappingClassFor\(list)")
        try cls.metaclass.addMethod(selector) { (_: Object) in author }
      }
    }
  }

  /// Both ways must give the same object and say the same.
  private func check(_ text: String) throws {
    let cls = try Self.model.get()
    let (straight, roundabout) = (CollectedDiagnostics(), CollectedDiagnostics())
    let one = try straight.collect {
      try MappedArray(JSONDocument(Array("[\(text)]".utf8)).rows(), modelClass: cls)
        .object(at: 0)
    }
    let other = try roundabout.collect { try Self.initWithJSON(cls.makeInstance(), json(text)) }
    #expect(try Equality.isEqual(one, other), "\(text)")
    #expect(
      straight.all.map { "\($0.property ?? "") \($0.expected) \($0.given)" }
        == roundabout.all.map { "\($0.property ?? "") \($0.expected) \($0.given)" }, "\(text)")
    #expect(straight.all.allSatisfy { $0.row == 0 })
  }

  private static let values = [
    "null", "true", "false", "0", "-0", "1", "-1", "255", "2147483648", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "123456789012345678", "-123456789012345678",
    "0.1", "-0.5", "1e3", "1E-2", "1e400", "0.30000000000000004", "123456789.123456",
    "1234567890123456.7", "3.0", "\"\"", "\"x\"", "\"a\\n\\u00e9\\ud83d\\ude00\"", "\"http://a.b\"",
    "[]", "{}", "[1, \"x\", null]", "[{}]", "[{\"n\": {\"first\": \"a\"}}, {\"age\": 5}]",
    "{\"n\": {\"first\": \"b\"}, \"age\": 3}", "{\"count\": 1, \"score\": 2.5}",
    "{\"more\": {\"any\": [1]}}", "{\"n\": null, \"name\": \"own\"}",
  ]

  @Test(arguments: values) func anyValueAnywhere(_ value: String) throws {
    for key in [
      "post_title", "title", "any", "count", "small", "score", "ratio", "flag", "big", "author",
      "authors", "set", "tags", "info", "link", "stats", "id", "", "nothing",
    ] {
      try check("{\"\(key)\": \(value)}")
    }
  }

  @Test(arguments: [
    #"{"stats": {"count": 1}, "stats": {"score": 2}}"#, #"{"stats": {"count": 1}, "stats": 5}"#,
    #"{"stats": 5, "stats": {"count": 1}}"#, #"{"count": 1, "count": null}"#,
    #"{"post_title": "a", "title": "b"}"#, #"{"post_title": null, "title": "b"}"#,
    #"{"title": "b", "post_title": "a"}"#, #"{"stats": {"more": {"any": 1}, "more": {}}}"#,
    #"{"\u0074itle": "escaped", "stats": {"c\u006funt": 7}}"#,
    #" { "title" : "x" , "count" : 1 } "#,
    #"{"author": {"n": {"first": "a"}}, "author": {"age": 2}}"#, #"{"stats": {"": {"": 1}}}"#,
    #"{"author": {"author": {"author": {}}}, "authors": [{}, [], {"n": 1}]}"#,
  ])
  func keysInAnyOrderAndTwice(_ text: String) throws {
    try check(text)
  }

  @Test func randomObjects() throws {
    var generator = SystemRandomNumberGenerator()
    let keys = [
      "post_title", "title", "stats", "count", "score", "author", "authors", "n", "first", "age",
      "more", "any", "flag", "x",
    ]
    func value(_ depth: Int) -> String {
      if depth > 0, Int.random(in: 0..<3, using: &generator) > 0 {
        let members = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
          "\"\(keys.randomElement(using: &generator) ?? "")\": \(value(depth - 1))"
        }
        let object = "{" + members.joined(separator: ", ") + "}"
        return Bool.random(using: &generator) ? object : "[\(object)]"
      }
      return Self.values.randomElement(using: &generator) ?? "1"
    }
    for _ in 0..<300 {
      let members = keys.shuffled(using: &generator).prefix(6).map { "\"\($0)\": \(value(3))" }
      try check("{" + members.joined(separator: ", ") + "}")
    }
  }

  @Test func numbersAreRoundedAsTheStandardLibraryDoes() throws {
    let cls = try makeModel("SKNumber", ["value": "d"])
    var texts = ["0.1", "0.7", "1.005", "123456.789012", "99999999999999.9", "0.000001", "5e-324"]
    for _ in 0..<500 { texts.append("\(Double.random(in: -1e6...1e6))") }
    for _ in 0..<500 { texts.append("\(Double(Int.random(in: -99_999...99_999)) / 1000)") }
    let rows = try MappedArray(
      JSONDocument(Array("[\(texts.map { "{\"value\": \($0)}" }.joined(separator: ","))]".utf8))
        .rows(), modelClass: cls)
    for (row, text) in texts.enumerated() {
      #expect(try rows.object(at: row).number("value") == Double(text), "\(text)")
    }
  }

  @Test func aClassThatWantsTheDictionaryGetsIt() throws {
    let cls = try makeModel("SKOwn", ["name": "@"]) { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, json: DictionaryBox) -> Object? in
        try this.setValue(StringBox("\(json.count)"), forKey: "name")
        return this
      }
    }
    let hooked = try makeModel("SKHooked", ["name": "@", "child": "@\"\(cls.name)\""]) { cls in
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (_: Object, pointer: Pointer) in
        let new = DictionaryBox(["name": StringBox("new")]).autoreleased()
        pointer.address?.storeBytes(of: new.id, as: UnsafeMutableRawPointer.self)
      }
    }
    // One that looks at the dictionary and leaves it as it is, or gives a copy.
    let looking = try makeModel(
      "SKLooking", ["name": "@", "child": "@\"\(hooked.name)\"", "count": "q"]
    ) {
      cls in
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (this: Object, pointer: Pointer) in
        let id = pointer.address?.load(as: UnsafeMutableRawPointer?.self)
        guard let json = Object.from(id) as? DictionaryBox else { return }
        try this.setValue(NumberBox(json.count), forKey: "count")
        if json.count == 1 {
          let copy = DictionaryBox(copying: json).autoreleased()
          pointer.address?.storeBytes(of: copy.id, as: UnsafeMutableRawPointer.self)
        }
      }
    }
    let parent = try makeModel("SKParent", ["child": "@\"\(hooked.name)\""])
    func first(_ cls: RuntimeClass, _ text: String) throws -> Object {
      try MappedArray(JSONDocument(Array("[\(text)]".utf8)).rows(), modelClass: cls).object(at: 0)
    }
    #expect(try first(cls, #"{"a": 1, "b": 2}"#).text("name") == "2")
    #expect(try first(hooked, #"{"name": "old"}"#).text("name") == "new")
    #expect(try first(parent, #"{"child": {"name": "old"}}"#).text("child.name") == "new")
    let left = try first(looking, #"{"name": "own", "child": {"name": "old"}}"#)
    #expect(try left.text("name") == "own")
    #expect(try left.text("child.name") == "new")
    #expect(try left.number("count") == 2)
    let copied = try first(looking, #"{"name": "own"}"#)
    #expect(try copied.text("name") == "own")
    #expect(try copied.number("count") == 1)
  }

  /// A hook's dictionary is read when it is looked at, also if that is after the hook: by then nobody has the text any more.
  @Test(arguments: ["keeps", "wraps", "throws"]) func aHookMayKeepItsDictionary(_ what: String)
    throws
  {
    nonisolated(unsafe) let kept = MutableArrayBox([])
    let cls = try makeModel("SKKeeping", ["name": "@"]) { cls in
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (_: Object, pointer: Pointer) in
        guard let address = pointer.address,
          let given = Object.from(address.load(as: UnsafeMutableRawPointer?.self))
        else { return }
        try kept.insert(given, at: kept.count)
        if what == "throws" { throw RaisedError("no") }
        if what == "wraps" {
          let wrapped = DictionaryBox(["name": StringBox("wrapped"), "raw": given]).autoreleased()
          address.storeBytes(of: wrapped.id, as: UnsafeMutableRawPointer?.self)
        }
      }
    }
    let text = #"[{"name": "a", "list": [1, {"b": null}]}, {"name": "c", "name": "d"}]"#
    let rows = try MappedArray(JSONDocument(Array(text.utf8)).rows(), modelClass: cls)
    for (row, name) in ["a", "d"].enumerated() {
      if what == "throws" {
        #expect(throws: (any Error).self) { try rows.object(at: row) }
      } else {
        #expect(try rows.object(at: row).text("name") == (what == "wraps" ? "wrapped" : name))
      }
    }
    #expect(kept.count == 2)
    let first = try #require(try kept.object(at: 0) as? DictionaryBox)
    #expect(first.isRead)
    #expect(first.description == "{list: (1, {b: <null>}), name: a}")
    #expect(first["list"] === first["list"])
    #expect(try kept.object(at: 1).isEqual(DictionaryBox(["name": StringBox("d")])))
  }

  /// Each hook sees its own dictionary once, whatever is around the model.
  @Test func hooksInsideOfHooks() throws {
    let log = CallLog()
    func level(_ number: Int, below child: RuntimeClass?) throws -> RuntimeClass {
      let properties: KeyValuePairs = [
        "name": "@\"NSString\"", "child": "@\"\(child?.name ?? "NSString")\"",
      ]
      return try makeModel("SKLevel\(number)", properties) { cls in
        // Every third has none.
        if number % 3 == 2 { return }
        try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
          (_: Object, pointer: Pointer) in
          let id = pointer.address?.load(as: UnsafeMutableRawPointer?.self)
          let json = Object.from(id) as? DictionaryBox
          log.calls.append("\(number): \(json?["name"]?.description ?? "none")")
        }
      }
    }
    var cls = try level(6, below: nil)
    var text = #"{"name": "n6"}"#
    for number in (0..<6).reversed() {
      cls = try level(number, below: cls)
      text = "{\"name\": \"n\(number)\", \"child\": \(text)}"
    }
    let top = try MappedArray(
      JSONDocument(Array("[\(text)]".utf8)).rows(), modelClass: cls
    ).object(at: 0)
    #expect(log.calls == ["0: n0", "1: n1", "3: n3", "4: n4", "6: n6"])
    #expect(
      try top.value(forKeyPath: "child.child.child.child.child.child.name")?.description == "n6")
  }
}
