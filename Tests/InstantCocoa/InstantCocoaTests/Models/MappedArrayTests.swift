import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Mapped arrays")
struct MappedArrayTests {
  private func array(_ text: String, _ cls: RuntimeClass? = nil) throws -> MappedArray {
    try MappedArray(JSONDocument(Array(text.utf8)).rows(), modelClass: cls)
  }

  @Test func rowsBecomeModelsWhenTheyAreAskedFor() throws {
    let user = try makeModel("SKUser", ["name": "@\"NSString\""])
    let users = try array(#"[{"name": "ada"}, {"name": "grace"}, {}]"#, user)
    #expect(users.count == 3)
    #expect(users.madeCount == 0)

    let grace = try users.object(at: 1)
    #expect(grace.runtimeClass == user)
    #expect(try grace.text("name") == "grace")
    #expect(users.madeCount == 1)
    #expect(try users.object(at: 1) === grace)
    #expect(users.madeCount == 1)
  }

  @Test func aMillionRowsAreNotMadeForOne() throws {
    let user = try makeModel("SKUser", ["number": "q"])
    let text = "[" + (0..<100_000).map { "{\"number\": \($0)}" }.joined(separator: ",") + "]"
    let source = try ICSimpleDataSource(objects: array(text, user))
    let path = IndexPath(section: 0, row: 99_999)
    let last = try #require(try DataSourceMessages.object(at: path, of: source))
    #expect(try last.number("number") == 99_999)
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: source) == 100_000)
    let objects = try #require(try DataSourceMessages.allObjects(of: source) as? MappedArray)
    #expect(objects.madeCount == 1)
  }

  @Test func withoutAClassRowsStayWhatTheyAre() throws {
    let values = try array(#"[1, "x", null, [], {"a": 1}]"#)
    #expect(
      try values.objects().map(\.runtimeClass.name)
        == ["NSNumber", "NSString", "NSNull", "NSArray", "NSDictionary"])
    #expect(try values.object(at: 4) === values.object(at: 4))
  }

  @Test func itAnswersAsAnArray() throws {
    let values = try array("[1, 2]")
    #expect(try values.send(Selector("count"), returning: Int.self) == 2)
    #expect(try values.send(Selector("objectAtIndex:"), 1)?.description == "2")
    #expect(try values.send(Selector("copy")) === values)
    #expect(values.isEqual(ArrayBox([NumberBox(1), NumberBox(2)])))
    #expect(throws: MessageError.self) { try values.send(Selector("objectAtIndex:"), 2) }
    #expect(throws: RangeError.self) { try values.object(at: -1) }
  }

  @Test func everyRowMustBeAnObjectForAModel() throws {
    let user = try makeModel("SKUser")
    let error = #expect(throws: MappingError.self) { try array("[{}, {}, [], 3]", user) }
    #expect(error?.code == .rowNotAnObject)
    #expect(
      error?.description
        == "row 2 is an array; every row must be an object to become a \(user.name)")
  }

  @Test func theClassMustTakeJSON() throws {
    let cls = try makeClass("SKThing")
    let error = #expect(throws: MappingError.self) { try array("[]", cls) }
    #expect(error?.code == .notAModelClass)
    #expect(
      error?.description
        == "\(cls.name) cannot be made from JSON: it does not answer initWithJSONDictionary:, "
        + "as a subclass of ICModel does")
  }

  @Test func aClassOfAnyDescentMayTakeJSON() throws {
    let cls = try makeClass("SKRow") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, json: DictionaryBox) -> Object? in
        json["skip"] == nil ? this : nil
      }
    }
    let rows = try array(#"[{}, {"skip": 1}]"#, cls)
    #expect(try rows.object(at: 0).runtimeClass == cls)
    let error = #expect(throws: MappingError.self) { try rows.object(at: 1) }
    #expect(error?.description == "row 1: -[\(cls.name) initWithJSONDictionary:] gave nil")
  }

  @Test func aRowThatFailedIsTriedAgain() throws {
    final class Attempts { var count = 0 }
    let attempts = Attempts()
    let cls = try makeClass("SKRow") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, _: DictionaryBox) -> Object? in
        attempts.count += 1
        if attempts.count == 1 { throw RaisedError("not today") }
        return this
      }
    }
    let rows = try array("[{}]", cls)
    let error = #expect(throws: MessageError.self) { try rows.object(at: 0) }
    #expect(error?.code == .handlerFailed)
    #expect(error?.description.wholeMatch(of: /-\[\w+ initWithJSONDictionary:\]: not today/) != nil)
    #expect(rows.madeCount == 0)
    #expect(try rows.object(at: 0).runtimeClass == cls)
  }

  @Test func diagnosticsNameTheRow() throws {
    let user = try makeModel("SKUser", ["name": "@\"NSString\""])
    let users = try array(#"[{"name": 1}, {"name": "ada"}, {"name": [2]}]"#, user)
    let diagnostics = CollectedDiagnostics()
    try diagnostics.collect { for row in [2, 1, 0] { _ = try users.object(at: row) } }
    #expect(diagnostics.all.map(\.row) == [2, 0])
    #expect(
      diagnostics.all.first?.description
        == "row 2: \(user.name).name takes NSString *, given an array of 1")
  }

  @Test func objectsAreFreedWithTheArray() throws {
    let user = try makeModel("SKUser", ["name": "@\"NSString\""])
    weak var first: Object?
    try autoreleasePool {
      let users = try array(#"[{"name": "ada"}]"#, user)
      first = try users.object(at: 0)
      #expect(first != nil)
    }
    #expect(first == nil)
  }
}
