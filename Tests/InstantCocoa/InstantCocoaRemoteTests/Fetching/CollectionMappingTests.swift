import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Collection mapping") struct CollectionMappingTests {
  private func text(_ keyPath: String?, _ response: Object?) throws -> String {
    try CollectionMapping(keyPath: keyPath).objects(in: response).objects()
      .map(\.description).joined(separator: " ")
  }

  @Test(
    "D 35: a response of any shape is a list",
    arguments: [
      (nil, #"[1, 2]"#, "1 2"), ("", #"[1, 2]"#, "1 2"), (nil, #"[]"#, ""), (nil, #"null"#, ""),
      (nil, #"{"a": 1}"#, "{a: 1}"), (nil, #"5"#, "5"), (nil, #""text""#, "text"),
      (nil, #"[null, 1, [2], {"a": 3}]"#, "<null> 1 (2) {a: 3}"),
      ("links", #"{"links": [1, 2]}"#, "1 2"), ("links", #"{"links": []}"#, ""),
      ("links", #"{"links": null}"#, ""), ("links", #"{}"#, ""), ("links", #"{"links": 7}"#, "7"),
      ("links", #"{"links": {"a": 1}}"#, "{a: 1}"), ("links", #""text""#, ""), ("links", #"5"#, ""),
      ("links", #"null"#, ""), ("links", #"[]"#, ""), ("links", #"[1, 2]"#, ""),
      ("links", #"[{"links": 1}, {}]"#, "1 <null>"),
      ("a.links", #"{"a": {"links": [1]}}"#, "1"), ("a.links", #"{"a": null}"#, ""),
      ("a.links", #"{"a": 5}"#, ""), ("a.links", #"{}"#, ""),
      ("a.links", #"{"a": {"links": null}}"#, ""), ("links", #"[{"a": 1}, {}]"#, ""),
      ("a.links", #"{"a": [{"b": 1}]}"#, ""), ("a.links", #"[{"a": [{}, {}]}, {"a": [{}]}]"#, ""),
      ("links", #"{"links": [null, null]}"#, "<null> <null>"), ("a.@count", #"{"a": [1, 2]}"#, "2"),
    ] as [(String?, String, String)])
  func shapes(keyPath: String?, response: String, expected: String) throws {
    for response in try Self.responses(response) {
      #expect(try text(keyPath, response) == expected)
    }
  }

  /// A response whose lists are read, and one whose lists are not.
  private static func responses(_ text: String) throws -> [Object] {
    [
      try JSONDocument(Array("[\(text)]".utf8)).rows().object(at: 0),
      try JSONDocument(Array(text.utf8)).object(),
    ]
  }

  @Test func noResponseAtAllIsEmpty() throws {
    #expect(try text(nil, nil) == "")
    #expect(try text("links", nil) == "")
  }

  @Test(
    "what is not there is reported, null is not",
    arguments: [
      (
        "links", #"{"b": 1, "a": 2}"#,
        ["nothing is at key links: the document is an object with keys a, b"]
      ),
      ("links", #"{}"#, ["nothing is at key links: the document is an empty object"]),
      ("links", #"[1, 2]"#, ["nothing is at key links: the document is an array"]),
      ("links", #"5"#, ["nothing is at key links: the document is a number"]),
      (
        "a.links", #"{"a": "x"}"#,
        [#"nothing is at key links: the value at key path "a" is a string"#]
      ),
      ("links", #"{"links": 7}"#, [#"the value at key path "links" is a number, not an array"#]),
      ("links", #"{"links": {"a": 1}}"#, []), ("links", #"{"links": null}"#, []),
      ("links", #"null"#, []), ("a.links", #"{"a": null}"#, []),
      ("links", #"[{"links": 1}, {}]"#, []), (nil, #"{"a": 1}"#, []), (nil, #"[]"#, []),
      ("links", #"[{"a": 1}, {}]"#, ["nothing is at key links: the document is an array"]),
      (
        "a.b.c", #"{"a": {"b": [{"x": 1}, {}]}}"#,
        [#"nothing is at key c: the value at key path "a.b" is an array"#]
      ),
      ("links", #"{"links": [null]}"#, []), ("a.@max.self", #"{"a": []}"#, []),
      (nil, "true", ["the document is a truth value, not an array"]),
    ] as [(String?, String, [String])])
  func reports(keyPath: String?, response: String, expected: [String]) throws {
    let responses = try Self.responses(response)
    let reports = CollectedReports()
    for response in responses {
      for (source, prefix) in [(nil, ""), ("api/links", "api/links: ")] {
        let mapping = CollectionMapping(keyPath: keyPath, source: source)
        _ = try reports.collect { try mapping.objects(in: response) }
        #expect(Array(reports.all.suffix(expected.count)) == expected.map { prefix + $0 })
      }
    }
    #expect(reports.all.count == 4 * expected.count)
  }

  /// The first answer with rows tells, later ones do not say it again.
  @Test func whatNoRowHasIsReportedOnce() throws {
    let cls = try makeClass("TestIssue", below: ICModel.runtimeClass) { cls in
      for name in ["title", "summary"] {
        try cls.declareProperty(name, PropertyAttributes(type: "@\"NSString\""))
      }
    }
    let mapping = CollectionMapping(mappingClass: cls, source: "api/issues")
    let reports = CollectedReports()
    for rows in [[], [["title": "a", "body": "b"]], [["title": "c", "x": "d"]]]
      as [[[String: String]]]
    {
      _ = try reports.collect { try mapping.objects(in: json(rows)) }
      // What is known of classes is found out anew after this.
      _ = try makeClass("TestOther") { _ in }
    }
    #expect(
      reports.all.map { $0.replacing(cls.name, with: "Issue") } == [
        "api/issues: Issue.summary: the only row has no key summary; keys there: body, title"
      ])
  }

  @Test func aMalformedKeyPathIsAnError() throws {
    let error = #expect(throws: MessageError.self) {
      try CollectionMapping(keyPath: "a..b").objects(in: DictionaryBox([:]))
    }
    #expect(error?.code == .malformedKeyPath)
  }

  private func model(_ selectors: String...) throws -> RuntimeClass {
    try makeClass("TestLink") { cls in
      for name in selectors {
        try cls.addMethod(Selector(validating: name)) { (this: Object, given: Object?) -> Object? in
          guard let given = given as? DictionaryBox else { return nil }
          if given["nothing"] != nil { return nil }
          if given["other"] != nil { return StringBox("other") }
          if given["raise"] != nil { throw RaisedError("cannot") }
          return this
        }
      }
    }
  }

  /// What is made of a list, of objects and of the same as text.
  private func classes(_ list: Object, _ cls: RuntimeClass) throws -> [RuntimeClass] {
    let made = try CollectionMapping(mappingClass: cls).objects(in: list).objects()
    let ofText = try CollectionMapping(keyPath: "list", mappingClass: cls)
      .objects(in: text(of: list))
    #expect(try ofText.objects().map(\.runtimeClass) == made.map(\.runtimeClass))
    return made.map(\.runtimeClass)
  }

  /// `{"list": …}`, whose list is not read.
  private func text(of list: Object) throws -> Object {
    try JSONDocument([UInt8](JSONBody.data(of: DictionaryBox(["list": list])))).object()
  }

  @Test(arguments: ["initWithJSONDictionary:", "initWithDictionary:"])
  func dictionariesBecomeObjects(_ initializer: String) throws {
    let cls = try model(initializer)
    let number = NumberBox.runtimeClass
    #expect(try classes(json([["a": 1], 5, [String: Int]()]), cls) == [cls, number, cls])
    #expect(try classes(json(["a": 1]), cls) == [cls])
  }

  @Test func theJSONInitializerIsPreferred() throws {
    let cls = try makeClass("TestLink") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, _: Object?) -> Object? in this
      }
      try cls.addMethod(Selector("initWithDictionary:")) { (_: Object, _: Object?) -> Object? in nil
      }
    }
    #expect(try classes(json([["a": 1]]), cls) == [cls])
  }

  @Test func aClassWithNeitherIsMadeByInit() throws {
    let cls = try makeClass("TestLink")
    #expect(try classes(json([["a": 1]]), cls) == [cls])
    let none = try makeClass("TestLink") { cls in
      try cls.addMethod(Selector("init")) { (_: Object) -> Object? in nil }
    }
    #expect(try classes(json([["a": 1]]), none) == [])
  }

  @Test("D 35: what an initializer gives nothing for is left out") func nothing() throws {
    let cls = try model("initWithJSONDictionary:")
    #expect(try classes(json([["nothing": 1], ["a": 1], ["nothing": 1]]), cls) == [cls])
  }

  @Test func anObjectOfAnotherClassIsTakenAsItIs() throws {
    let cls = try model("initWithJSONDictionary:")
    #expect(try classes(json([["other": 1]]), cls) == [StringBox.runtimeClass])
  }

  @Test func whatAnInitializerRaisesIsThrown() throws {
    let cls = try model("initWithJSONDictionary:")
    let list = try json([["a": 1], ["raise": 1]])
    for (keyPath, response) in [(nil, list), ("list", try text(of: list))] as [(String?, Object)] {
      let error = #expect(throws: MessageError.self) {
        try CollectionMapping(keyPath: keyPath, mappingClass: cls).objects(in: response)
      }
      #expect(error?.description == "-[\(cls) initWithJSONDictionary:]: cannot")
    }
  }

  /// Nobody asks how it is mapped.
  @Test func aClassWithItsOwnInitializerNeedsNoPlan() throws {
    let cls = try makeClass("TestLink", below: ICModel.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, _: Object?) -> Object? in this
      }
      try cls.metaclass.addMethod(Selector("JSONMapping")) { (_: Object) -> Object? in
        throw RaisedError("no mapping")
      }
    }
    #expect(try classes(json([["a": 1]]), cls) == [cls])
  }

  @Test func aModelIsFilledAndOddValuesAreReportedWithTheirRow() throws {
    let cls = try makeClass("TestModel", below: ICModel.runtimeClass) { cls in
      try cls.declareProperty("title", PropertyAttributes(type: "@\"NSString\""))
    }
    let reports = CollectedReports()
    let objects = try reports.collect {
      try CollectionMapping(mappingClass: cls).objects(in: json([["title": "a"], ["title": 5]]))
    }
    #expect(try objects.object(at: 0).value(forKey: "title")?.description == "a")
    #expect(reports.all == ["row 1: \(cls).title takes NSString *, given number 5"])
  }

  @Test func modelsAreMadeOfTheTextOfAList() throws {
    let cls = try makeClass("TestModel", below: ICModel.runtimeClass) { cls in
      try cls.declareProperty("title", PropertyAttributes(type: "@\"NSString\""))
    }
    let text = #"{"data": {"links": [{"title": "a"}, {"title": 5}, {}]}}"#
    let response = try JSONDocument(Array(text.utf8)).object()
    let list = try #require(response.value(forKeyPath: "data.links") as? JSONList)
    let reports = CollectedReports()
    let objects = try reports.collect {
      try CollectionMapping(keyPath: "data.links", mappingClass: cls).objects(in: response)
    }
    #expect(try objects.value(forKeyPath: "title")?.description == "(a, <null>, <null>)")
    #expect(reports.all == ["row 1: \(cls).title takes NSString *, given number 5"])
    #expect(list.unreadRows != nil)
  }

  /// What a class makes of JSON, as the number of objects, and what is reported.
  private func mapped(
    _ response: String, at keyPath: String? = nil, to cls: RuntimeClass
  ) throws -> (count: Int, reports: [String]) {
    let response = try JSONDocument(Array("[\(response)]".utf8)).rows().object(at: 0)
    let reports = CollectedReports()
    let objects = try reports.collect {
      try CollectionMapping(keyPath: keyPath, mappingClass: cls).objects(in: response)
    }
    return (try objects.objects().count, reports.all)
  }

  @Test(
    "one object is a list of one when a key of it is mapped",
    arguments: [
      (#"{"title": "a"}"#, nil), (#"{"title": null}"#, nil), (#"{"says": {"who": "b"}}"#, nil),
      (#"{"author": "b"}"#, nil), (#"{"objectID": 1}"#, nil),
      (#"{"name": "a"}"#, "is an object with keys name, not an array"),
      (#"{"says": {}}"#, "is an object with keys says, not an array"),
      (#"{}"#, "is an empty object, not an array"),
    ] as [(String, String?)])
  func loneObjects(_ response: String, _ reason: String?) throws {
    let cls = try makeClass("TestModel", below: ICModel.runtimeClass) { cls in
      try cls.declareProperty("title", PropertyAttributes(type: "@\"NSString\""))
      try cls.declareProperty("author", PropertyAttributes(type: "@\"NSString\""))
      try cls.metaclass.addMethod(Selector("JSONMapping")) { (_: ClassObject) -> Object? in
        DictionaryBox(["author": StringBox("says.who")])
      }
    }
    let document = try mapped(response, to: cls)
    #expect(document.count == (reason == nil ? 1 : 0))
    #expect(document.reports == (reason.map { ["the document \($0)"] } ?? []))
    let member = try mapped(#"{"a": \#(response)}"#, at: "a", to: cls)
    #expect(member.reports == (reason.map { [#"the value at key path "a" \#($0)"#] } ?? []))
  }

  @Test func whereThereAreListsInItIsSaid() throws {
    let cls = try makeClass("TestModel", below: ICModel.runtimeClass) { cls in
      try cls.declareProperty("title", PropertyAttributes(type: "@\"NSString\""))
    }
    let reports = try mapped(#"{"a": {"y": [], "x": [1], "z": 1}}"#, at: "a", to: cls).reports
    let reason = #"the value at key path "a" is an object with keys x, y, z, not an array"#
    #expect(reports == ["\(reason); key paths with arrays: a.x, a.y"])
  }

  @Test("nobody knows what a class reads that reads for itself")
  func readersOfTheirOwn() throws {
    let plain = try makeClass("TestModel", below: ICModel.runtimeClass)
    #expect(try mapped(#"{"name": "a"}"#, to: plain) == (1, []))
    let transforming = try makeClass("TestModel", below: ICModel.runtimeClass) { cls in
      try cls.declareProperty("title", PropertyAttributes(type: "@\"NSString\""))
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, _: Object?) -> Object? in this
      }
    }
    #expect(try mapped(#"{"name": "a"}"#, to: transforming) == (1, []))
  }

  @Test(
    "the first element that is no object is reported, and stays",
    arguments: [
      (#"[{"a": 1}, 5, "x"]"#, 3, "row 1 is a number"), (#"["x"]"#, 1, "row 0 is a string"),
      (#"[{"a": 1}, null]"#, 2, "row 1 is null"), (#"[[]]"#, 1, "row 0 is an array"),
      (#"[{"a": 1}]"#, 1, nil), ("[]", 0, nil),
    ] as [(String, Int, String?)])
  func elementsThatAreNoObjects(_ response: String, _ count: Int, _ reason: String?) throws {
    let cls = try makeClass("TestModel", below: ICModel.runtimeClass)
    let expected = reason.map { "\($0); every row must be an object to become a \(cls)" }
    #expect(try mapped(response, to: cls) == (count, expected.map { [$0] } ?? []))
  }
}
