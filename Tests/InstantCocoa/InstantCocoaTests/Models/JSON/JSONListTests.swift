import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

@Suite("Lists of a JSON text") struct JSONListTests {
  @Test(
    "the whole text reads as its parts do",
    arguments: [
      "[]", "[1, 2]", "[{}]", #"[{"a": 1}, {"b": [{"c": null}]}]"#, #"[{"a": 1}, 2]"#,
      #"{"a": {"b": [{"x": 1.5}, {"x": "é"}]}, "c": [[{"d": 1}], [{}]], "e": [{}], "e": [{"f": 1}]}"#,
      #"{"a": [{"\u0061": "\n"}, {"a": 1, "a": 2}], "b": []}"#, "5", "null", #""text""#,
    ])
  func equalsWhatIsRead(_ text: String) throws {
    let whole = try JSONDocument(Array(text.utf8)).object()
    let read = try JSONDocument(Array("[\(text)]".utf8)).rows().object(at: 0)
    #expect(whole.isEqual(read))
    #expect(read.isEqual(whole))
    #expect(whole.hash == read.hash)
    #expect(whole.description == read.description)
  }

  @Test(arguments: [
    #"[{"a": 1}, {"b": }]"#, #"[{"a": 1}"#, #"{"a": [{"b": "\x"}]}"#, "[{}] 1", "[{},]",
  ])
  func whatIsNoJSONIsFoundAtOnce(_ text: String) throws {
    #expect(throws: MappingError.self) { try JSONDocument(Array(text.utf8)).object() }
  }

  private func list() throws -> JSONList {
    try #require(
      JSONDocument(Array(#"[{"a": 1}, {"a": 2}, {"a": 3}]"#.utf8)).object() as? JSONList)
  }

  @Test func elementsAreReadWhenOneIsAskedFor() throws {
    let list = try list()
    #expect(list.count == 3)
    #expect(list.unreadRows?.count == 3)
    let last = try list.object(at: 2)
    #expect(list.unreadRows == nil)
    #expect(list.count == 3)
    #expect(try last === list.object(at: 2))
    #expect(try list.value(forKeyPath: "@sum.a")?.description == "6")
    for index in [-1, 3] { #expect(throws: RangeError.self) { try list.object(at: index) } }
  }

  @Test func itIsAnArrayToMessages() throws {
    let list = try list()
    #expect(list.runtimeClass.isSubclass(of: ArrayBox.runtimeClass))
    #expect(list.runtimeClass.name == "InstantCocoa.JSONList")
    let copy = try Message<() -> Object?>("copy")(list)
    #expect(copy === list)
    let mutable = try #require(Message<() -> Object?>("mutableCopy")(list) as? MutableArrayBox)
    #expect(mutable.isEqual(list))
    let first = try Message<() -> Object?>("firstObject")(list) as? DictionaryBox
    #expect(try first === list.object(at: 0))
  }

  @Test func threadsReadTheSameElements() throws {
    // SAFETY: lists may be read by any thread, as the class says.
    nonisolated(unsafe) let list = try list()
    let seen = Locked<[Object]>([])
    onThreads(4) { _ in
      guard let object = try? list.object(at: 1) else { return }
      seen.withLock { $0.append(object) }
    }
    let objects = seen.withLock { $0 }
    #expect(objects.count == 4)
    #expect(objects.allSatisfy { $0 === objects.first })
  }
}
