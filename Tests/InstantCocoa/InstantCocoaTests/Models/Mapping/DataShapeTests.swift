import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

/// What no row of the data has for a model, one line for each cause.
@Suite("Shape of data")
struct DataShapeTests {
  /// What is said of the rows of a text, all of which were made.
  private func said(
    _ text: String, _ cls: RuntimeClass, only rows: Range<Int>? = nil
  ) throws -> [String] {
    let array = try MappedArray(JSONDocument(Array(text.utf8)).rows(), modelClass: cls)
    for row in rows ?? 0..<array.count { _ = try array.object(at: row) }
    return try array.shapeDiagnostics().map {
      $0.description.replacing(cls.name, with: "Issue")
    }
  }

  private func issue(
    _ properties: KeyValuePairs<String, String> = [
      "title": "@\"NSString\"", "summary": "@\"NSString\"",
    ], mapping: [String: String]? = nil, _ body: (RuntimeClass) throws -> Void = { _ in }
  ) throws -> RuntimeClass {
    try makeModel("Issue", properties, mapping: mapping, body)
  }

  @Test func aKeyThatNoRowHas() throws {
    let cls = try issue()
    #expect(
      try said(#"[{"title": "a", "body": ""}, {"title": "b", "state": 1}]"#, cls)
        == ["Issue.summary: none of 2 rows has the key summary; keys there: body, state, title"])
    #expect(
      try said(#"[{"title": "a", "body": ""}]"#, cls)
        == ["Issue.summary: the only row has no key summary; keys there: body, title"])
  }

  @Test(arguments: [
    #"[{"title": "a", "x": 1}, {"summary": "s"}]"#,  // some rows lack it
    #"[{"title": "a", "summary": null, "x": 1}]"#,  // null
    #"[{"title": "a"}, {"title": "b"}]"#,  // nothing else that it could be
    "[]",
  ]) func nothingToWarnOf(_ text: String) throws {
    #expect(try said(text, issue()) == [])
  }

  @Test func theNearestKey() throws {
    #expect(
      try said(#"[{"title": "a", "sumary": "b", "Summary": "c", "x": ""}]"#, issue()) == [
        "Issue.summary: the only row has no key summary; nearest: Summary, sumary; "
          + "keys there: Summary, sumary, title, x"
      ])
  }

  /// Rows that nobody asked for are not judged.
  @Test func onlyRowsThatWereMade() throws {
    let cls = try issue()
    let text = #"[{"title": "a", "x": 1}, {"title": "b"}, {"title": "c", "summary": "s"}]"#
    #expect(
      try said(text, cls, only: 0..<2)
        == ["Issue.summary: none of 2 rows has the key summary; keys there: title, x"])
    #expect(try said(text, cls, only: 0..<0) == [])
    #expect(try said(text, cls) == [])
  }

  @Test func notMoreThanAnybodyWaitsFor() throws {
    let most = DataShape.maximumRows
    let rows = Array(repeating: #"{"title": "a", "x": 1}"#, count: most)
    let all = "Issue.summary: none of \(most) rows has the key summary; keys there: title, x"
    #expect(try said("[\(rows.joined(separator: ","))]", issue()) == [all])
    let more = rows + [#"{"summary": "s"}"#]
    #expect(
      try said("[\(more.joined(separator: ","))]", issue())
        == [all.replacing("none of ", with: "none of the first ")])
  }

  /// The same limit holds for answers.
  @Test func notMoreOfAnAnswer() throws {
    let cls = try issue()
    let rows = repeatElement(#"{"title": "a", "x": 1}"#, count: DataShape.maximumRows + 1)
    let objects = try MappedArray(
      JSONDocument(Array("[\(rows.joined(separator: ","))]".utf8)).rows()
    ).objects()
    let log = Log()
    Diagnostics.withListener({ log.add($0.description) }) {
      DataShape.report(on: objects, becoming: cls, from: "links")
    }
    #expect(
      log.entries == [
        "links: \(cls.name).summary: none of the first \(DataShape.maximumRows) rows has the key summary; "
          + "keys there: title, x"
      ])
  }

  /// Who wants all rows to be judged keeps none of them.
  @Test func judgedRowsAreNotKept() throws {
    let cls = try issue()
    let count = DataShape.maximumRows + 1
    let row = #"{"title": "a", "x": 1}"#
    func judge(_ rows: [String]) throws -> [String] {
      let array = try MappedArray(
        JSONDocument(Array("[\(rows.joined(separator: ","))]".utf8)).rows(), modelClass: cls)
      var shape = DataShape()
      for row in 0..<array.count { try array.judge(row, into: &shape) }
      #expect(array.madeCount == 0)
      #expect(cls.countedInstances == 0)
      return shape.diagnostics.map { $0.description.replacing(cls.name, with: "Issue") }
    }
    #expect(
      try judge(Array(repeating: row, count: count))
        == ["Issue.summary: none of \(count) rows has the key summary; keys there: title, x"])
    #expect(try judge(Array(repeating: row, count: count - 1) + [#"{"summary": "s"}"#]) == [])
  }

  /// Another count, or other keys, are the same to who was told.
  @Test func whatIsNewToTell() throws {
    let cls = try issue()
    func diagnostic(_ text: String) throws -> Diagnostic {
      let array = try MappedArray(JSONDocument(Array(text.utf8)).rows(), modelClass: cls)
      _ = try array.objects()
      return .shape(try #require(array.shapeDiagnostics().first))
    }
    var told: Set<String> = []
    #expect(try diagnostic(#"[{"title": "a", "x": 1}]"#).isNew(among: &told))
    #expect(
      try !diagnostic(#"[{"title": "a", "x": 1}, {"title": "a", "y": 1}]"#).isNew(among: &told))
    #expect(try diagnostic(#"[{"summary": "a", "x": 1}]"#).isNew(among: &told))
  }

  @Test func keyPathsOfJSONMapping() throws {
    let cls = try issue(
      ["title": "@\"NSString\"", "author": "@\"NSString\"", "mail": "@\"NSString\""],
      mapping: ["author": "user.login", "mail": "user.contact.mail", "subject": "title"])
    #expect(
      try said(#"[{"title": "a", "user": {"login": "ada", "contact": []}, "n": 1}]"#, cls) == [
        "Issue: +JSONMapping names subject, which is no property; properties: objectID, title, author, mail",
        "Issue.mail: the only row has no key path user.contact.mail, or the key mail; "
          + "keys there: n, title, user",
      ])
  }

  @Test func methodsOfTheWrongKind() throws {
    let cls = try issue { cls in
      try cls.addMethod(Selector("JSONMapping")) { (_: Object) in DictionaryBox() }
      try cls.declareProperty("parts", PropertyAttributes(type: "@\"NSArray\""))
      try cls.metaclass.addMethod(Selector("mappingClassForParts")) {
        (_: Object) -> RuntimeClass? in nil
      }
    }
    #expect(
      try said(#"[{"title": "a", "summary": "b", "parts": [{}]}]"#, cls) == [
        "Issue: JSONMapping is an instance method, which nobody asks; make it a class method",
        "Issue.parts: +mappingClassForParts gives nil, so that nothing is mapped",
      ])
  }

  @Test func modelsInsideOfOthers() throws {
    let user = try makeModel("User", ["login": "@\"NSString\"", "mail": "@\"NSString\""])
    let cls = try issue([
      "author": "@\"\(user.name)\"", "watchers": "@\"NSArray\"",
    ]) { cls in
      try cls.metaclass.addMethod(Selector("mappingClassForWatchers")) { (_: Object) in user }
    }
    let text = #"""
      [{"author": {"login": "ada", "id": 1}, "n": 1}, {"watchers": [{"id": 2}, {"login": "eve"}]}]
      """#
    #expect(
      try said(text, cls) == [
        "\(user.name).mail: none of 3 rows has the key mail; keys there: id, login"
      ])
  }

  /// A class that sees the data first may make anything of it.
  @Test func aHookMayHaveFilledIt() throws {
    let cls = try issue { cls in
      try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
        (_: Object, _: Pointer) in
      }
    }
    #expect(try said(#"[{"x": "a"}]"#, cls) == [])
  }

  /// A property that data cannot fill, and one that is computed, need no key.
  @Test func whatDataCannotFill() throws {
    let cls = try issue(["title": "@\"NSString\"", "done": "@?"]) { cls in
      var attributes = PropertyAttributes(type: "q")
      attributes.isReadOnly = true
      attributes.isDynamic = true
      try cls.declareProperty("length", attributes)
      try cls.addMethod(Selector("length")) { (_: Object) in 3 }
    }
    #expect(try said(#"[{"title": "a", "x": 1}]"#, cls) == [])
  }
}
