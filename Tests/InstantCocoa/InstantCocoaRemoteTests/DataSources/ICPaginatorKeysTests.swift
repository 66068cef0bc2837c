import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@MainActor @Suite("Keys of paginated data sources") struct ICPaginatorKeysTests {
  private func fixture() throws -> RemoteFixture<ICPaginatedDataSource> {
    try RemoteFixture(ICPaginatedDataSource())
  }

  @Test func theKeysHaveDefaults() throws {
    let keys = try #require(try ICPaginatedDataSource().send(Selector("keys")))
    for (key, value) in [
      ("pageSize", "page_size"), ("currentPage", "page"), ("numberOfPages", "number_of_pages"),
      ("numberOfTotalObjects", "total_count"),
    ] {
      #expect(try keys.value(forKey: key)?.description == value)
      try keys.setValue(StringBox("other"), forKey: key)
      #expect(try keys.value(forKey: key)?.description == "other")
    }
    #expect(RuntimeClass(named: "ICPaginatorKeys") == ICPaginatorKeys.runtimeClass)
  }

  @Test func keysOfAPluginsOwnThatRaise() async throws {
    let it = try fixture()
    let raising = Counter()
    it.source.keys = try makeClass("TestKeys") { cls in
      try cls.addMethod(Selector("currentPage")) { (_: Object) in "p" }
      for name in ["pageSize", "numberOfPages", "numberOfTotalObjects"] {
        try cls.addMethod(Selector(validating: name)) { (_: Object) -> String? in
          if raising.value > 0 { throw RaisedError("no keys") }
          return nil
        }
      }
    }.make()
    try it.fetch()
    #expect(try it.manager.last.parameters?.description == "{p: 1}")
    try await it.succeed(["a": 1])
    #expect(it.delegate.text == "will[loading] progress[loading] finish[{a: 1},loading]")
    raising.add()
    it.delegate.clear()
    try it.source.fetchNextPage()
    try await it.succeed(["b": 1])
    #expect(
      it.delegate.text == "will[{a: 1},loading] progress[{a: 1},loading] fail[{a: 1},loading]")
    #expect(it.source.currentPage == 1)
  }

  @Test func keysThatAreNoKeysFailTheFetch() async throws {
    let it = try fixture()
    it.source.keys = StringBox("keys")
    try it.fetch()
    await settle()
    #expect(it.delegate.text == "will[loading] progress[loading] fail[]")
    #expect(it.manager.requests.isEmpty)
  }
}
