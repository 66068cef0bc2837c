import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// Classes and answers that cannot be mapped.
extension FetchingDataSourceHostileTests {
  @Test func aMappingClassThatRaises() async throws {
    let cls = try makeClass("TestLink") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (_: Object, _: Object?) -> Object? in throw RaisedError("cannot")
      }
    }
    let it = try paginated()
    it.source.mappingClass = cls
    try it.fetch()
    try await it.succeed([["a": 1]])
    #expect(it.delegate.text == "will[loading] progress[loading] fail[]")
    #expect(!it.source.hasMorePages)
    it.source.mappingClass = nil
    try it.fetch()
    try await it.succeed(["a"])
    it.source.mappingClass = cls
    try it.source.fetchNextPage()
    try await it.succeed([["b": 1]])
    #expect(it.delegate.entries.last == "fail[a,loading]")
    #expect(it.source.currentPage == 1)
  }

  @Test func aPageOfElementsThatMapToNothing() async throws {
    let cls = try makeClass("TestLink") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (_: Object, _: Object?) -> Object? in nil
      }
    }
    let it = try paginated()
    it.source.mappingClass = cls
    try it.fetch()
    try await it.succeed([["a": 1], ["b": 2]])
    #expect(it.delegate.text == "will[loading] progress[loading] finish[nothing]")
    #expect(!it.source.hasMorePages)
  }

  @Test func aListWhoseElementsCannotBeRead() async throws {
    final class BrokenList: ArrayBox {
      override var count: Int { 2 }
      override func object(at index: Int) throws -> Object { throw RaisedError("broken") }
    }
    let it = try remote()
    try it.fetch()
    try it.manager.last.succeed(BrokenList())
    await settle()
    #expect(it.delegate.text == "will[] progress[loading] fail[]")
  }
}
