import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@MainActor @Suite("Paginated data sources") struct ICPaginatedDataSourceTests {
  private typealias Fixture = RemoteFixture<ICPaginatedDataSource>

  private func fixture(options: UInt = 6) throws -> Fixture {
    try Fixture(ICPaginatedDataSource(), options: options)
  }

  /// The fixture of the original's tests.
  private func links() throws -> Fixture {
    let it = try fixture()
    try it.manager.serve(Links.pages())
    it.source.keyPath = "links"
    let keys = ICPaginatorKeys()
    keys.pageSize = "per_page"
    keys.numberOfPages = "number_of_pages"
    keys.numberOfTotalObjects = "number_of_total_objects"
    keys.currentPage = "page"
    it.source.keys = keys
    return it
  }

  private func willDisplay(_ it: Fixture, row: Int, section: Int = 0) throws {
    try DataSourceMessages.willDisplay(
      objectAt: IndexPath(section: section, row: row), of: it.source)
  }

  @Test("PAG-01: the first page") func pag01() async throws {
    let it = try links()
    try it.fetch()
    await settle()
    #expect(it.delegate.calls == ["will", "progress", "finish"])
    #expect(try DataSourceMessages.numberOfSections(of: it.source) == 1)
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source) == 3)
    let first = try DataSourceMessages.object(at: IndexPath(section: 0, row: 0), of: it.source)
    #expect(first is DictionaryBox)
  }

  @Test("PAG-02: the next page") func pag02() async throws {
    let it = try links()
    try it.fetch()
    await settle()
    it.delegate.clear()
    try it.source.fetchNextPage()
    await settle()
    #expect(it.delegate.calls == ["will", "progress", "finish"])
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source) == 5)
  }

  @Test("PAG-04: a loading placeholder comes last") func pag04() async throws {
    let it = try links()
    func last() throws -> Object? {
      let count = try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source)
      return try DataSourceMessages.object(at: IndexPath(section: 0, row: count - 1), of: it.source)
    }
    try it.fetch()
    await settle()
    #expect(try last() is ICLoadingPlaceholder)
    try it.source.fetchNextPage()
    await settle()
    #expect(try last() is ICLoadingPlaceholder)
    try it.source.fetchNextPage()
    await settle()
    #expect(try last() is DictionaryBox)
    #expect(!it.source.hasMorePages)
  }

  @Test("PAG-06: no next page before the first") func pag06() async throws {
    let it = try links()
    try it.source.fetchNextPage()
    await settle()
    #expect(it.manager.requests.isEmpty)
    #expect(it.delegate.text == "")
  }

  @Test("6.2: pages to the end") func pages() async throws {
    let it = try fixture()
    #expect(try it.contents == "loading")
    try it.fetch()
    try await it.succeed(["a", "b"])
    #expect(it.delegate.text == "will[loading] progress[loading] finish[a,b,loading]")
    it.delegate.clear()
    try it.source.fetchNextPage()
    try await it.succeed(["c", "d"])
    #expect(it.delegate.text == "will[a,b,loading] progress[a,b,loading] finish[a,b,c,d,loading]")
    #expect(it.source.hasMorePages)
    it.delegate.clear()
    try it.source.fetchNextPage()
    try await it.succeed([Int]())
    #expect(it.delegate.text == "will[a,b,c,d,loading] progress[a,b,c,d,loading] finish[a,b,c,d]")
    #expect(!it.source.hasMorePages)
    #expect(it.source.currentPage == 3)
    it.delegate.clear()
    try it.source.fetchNextPage()
    try willDisplay(it, row: 3)
    #expect(it.delegate.text == "")
    try it.fetch()
    #expect(it.source.currentPage == 1)
    try await it.succeed(["e"])
    #expect(it.delegate.text == "will[loading] progress[loading] finish[e,loading]")
    #expect(
      it.manager.requests.map { $0.parameters?.description } == [
        "{page: 1}", "{page: 2}", "{page: 3}", "{page: 1}",
      ])
  }

  @Test(
    "6.2, D 15: a first page without objects",
    arguments: [(6, "nothing"), (2, "")] as [(UInt, String)])
  func nothing(options: UInt, held: String) async throws {
    let it = try fixture(options: options)
    try it.fetch()
    try await it.succeed([Int]())
    #expect(it.delegate.text == "will[loading] progress[loading] finish[\(held)]")
    #expect(!it.source.hasMorePages)
  }

  @Test("6.2, D 14: the first page fails", arguments: [(6, ""), (14, "error")] as [(UInt, String)])
  func firstFails(options: UInt, held: String) async throws {
    let it = try fixture(options: options)
    try it.fetch()
    try await it.fail()
    #expect(it.delegate.text == "will[loading] progress[loading] fail[\(held)]")
    try it.source.fetchNextPage()
    #expect(it.manager.requests.count == 1)
    #expect(
      try it.source.send(Selector("errors"))?.description == (held == "" ? "()" : "(offline)"))
  }

  @Test("6.2, D 18: a later page fails, and is asked for again", arguments: [6, 14] as [UInt])
  func laterFails(options: UInt) async throws {
    let it = try fixture(options: options)
    try it.fetch()
    try await it.succeed(["a"])
    it.delegate.clear()
    // A table that is reloaded in the callback shows the last row again.
    it.delegate.on = { word in
      guard word == "fail" else { return }
      try self.willDisplay(it, row: 1)
      try it.source.fetchNextPage()
    }
    try it.source.fetchNextPage()
    #expect(it.source.currentPage == 2)
    try await it.fail()
    #expect(it.delegate.text == "will[a,loading] progress[a,loading] fail[a,loading]")
    #expect(it.source.currentPage == 1)
    #expect(it.source.hasMorePages)
    #expect(it.manager.requests.count == 2)
    try willDisplay(it, row: 1)
    try await it.succeed(["b"])
    #expect(try it.contents == "a,b,loading")
    #expect(try it.manager.last.parameters?.description == "{page: 2}")
    #expect(it.source.currentPage == 2)
  }

  @Test("D 16, D 18: a later page is cancelled") func laterIsCancelled() async throws {
    let it = try fixture()
    try it.fetch()
    try await it.succeed(["a"])
    it.delegate.clear()
    try it.source.fetchNextPage()
    try it.source.cancelFetch()
    #expect(!it.source.isFetching)
    #expect(it.source.currentPage == 1)
    // It can be asked for before the end of the other is told.
    try it.source.fetchNextPage()
    #expect(it.source.currentPage == 2)
    try await it.succeed(["b"])
    #expect(
      it.delegate.text
        == "will[a,loading] progress[a,loading] will[a,loading] progress[a,loading] cancel[a,loading] finish[a,b,loading]"
    )
  }

  @Test("D 16: the first page is cancelled") func firstIsCancelled() async throws {
    let it = try fixture(options: 14)
    try it.fetch()
    try it.source.cancelFetch()
    await settle()
    #expect(it.delegate.text == "will[loading] progress[loading] cancel[]")
    #expect(it.source.currentPage == 1)
  }

  @Test("D 17: fetching while a page is") func overlap() async throws {
    let it = try fixture()
    try it.fetch()
    try await it.succeed(["a"])
    it.delegate.clear()
    try it.source.fetchNextPage()
    try it.fetch()
    try it.manager.requests[1].succeed(json(["old"]))
    await settle()
    #expect(it.source.currentPage == 1)
    try await it.succeed(["b"])
    #expect(
      it.delegate.text
        == "will[a,loading] progress[a,loading] will[loading] progress[loading] cancel[loading] finish[b,loading]"
    )
    // Nothing is asked for while something is fetched.
    try it.source.fetchNextPage()
    try it.source.fetchNextPage()
    try willDisplay(it, row: 1)
    #expect(it.manager.requests.count == 4)
  }

  @Test("D 19: numbers of the response") func numbers() async throws {
    let it = try links()
    #expect(
      [it.source.pageSize, it.source.numberOfPages, it.source.numberOfTotalResults] == [0, 0, 0])
    #expect(it.source.currentPage == 0)
    #expect(try it.source.send(Selector("firstObject")) == nil)
    try it.fetch()
    await settle()
    #expect(try it.source.send(Selector("pageSize"), returning: Int.self) == 2)
    #expect(try it.source.send(Selector("numberOfPages"), returning: Int.self) == 3)
    #expect(try it.source.send(Selector("numberOfTotalResults"), returning: Int.self) == 4)
    #expect(try it.source.send(Selector("currentPage"), returning: Int.self) == 1)
    #expect(try it.source.send(Selector("hasMorePages"), returning: Bool.self))
    #expect(
      try it.source.send(Selector("firstObject"))?.value(forKey: "title")?.description == "amazon")
    #expect(try it.source.send(Selector("errors"))?.description == "()")
  }

  @Test(
    "D 19: odd numbers",
    arguments: [
      (#"{"page_size": "12", "number_of_pages": 2.9, "total_count": true}"#, [12, 2, 1]),
      (#"{"page_size": null, "number_of_pages": [1], "total_count": {}}"#, [0, 0, 0]),
      (#"{"page_size": "many", "number_of_pages": -1}"#, [0, -1, 0]), (#"[1]"#, [0, 0, 0]),
      (#"5"#, [0, 0, 0]), (#"null"#, [0, 0, 0]),
    ] as [(String, [Int])])
  func oddNumbers(response: String, expected: [Int]) async throws {
    let it = try fixture()
    try it.fetch()
    try await it.succeed(JSONDocument(Array("[\(response)]".utf8)).rows().object(at: 0))
    #expect(
      [it.source.pageSize, it.source.numberOfPages, it.source.numberOfTotalResults] == expected)
  }

  @Test("D 20: the last row by position, whatever is there") func lastRow() async throws {
    let it = try fixture(options: 0)
    try it.fetch()
    let same = StringBox("same")
    try await it.succeed([same, StringBox("b"), same])
    for (section, row) in [(0, 0), (0, 1), (1, 2), (0, 3), (0, -1), (-1, 2), (0, .min)] {
      try willDisplay(it, row: row, section: section)
    }
    try it.source.send(Selector("willDisplayObjectAtIndexPath:"), nil as Object?)
    #expect(it.manager.requests.count == 1)
    try willDisplay(it, row: 2)
    #expect(it.manager.requests.count == 2)
  }

  @Test("D 21: titles; D 28: looking for an object") func titlesAndPaths() async throws {
    let it = try fixture()
    it.source.name = "Links"
    #expect(try DataSourceMessages.sectionTitles(of: it.source) == ["Links"])
    #expect(try DataSourceMessages.indexPath(of: StringBox("a"), in: it.source) == nil)
    try it.fetch()
    try await it.succeed(["b", "a", "a"])
    #expect(
      try DataSourceMessages.indexPath(of: StringBox("a"), in: it.source)
        == IndexPath(section: 0, row: 1))
  }

  @Test func beforeTheFirstFetchTheOptionsCount() throws {
    let it = try fixture(options: 0)
    #expect(try it.contents == "")
    #expect(try DataSourceMessages.numberOfSections(of: it.source) == 1)
    it.source.placeholderStorageOptions = .standard
    #expect(try it.contents == "loading")
  }

  @Test func changingTheOptionsLaterChangesNothingAtOnce() async throws {
    let it = try fixture()
    try it.fetch()
    try await it.succeed(["a"])
    it.source.placeholderStorageOptions = []
    #expect(try it.contents == "a,loading")
    try it.source.fetchNextPage()
    try await it.succeed(["b"])
    #expect(try it.contents == "a,b")
  }

  @Test func thePageIsAddedToTheParameters() async throws {
    let it = try fixture()
    it.source.queryParameters = DictionaryBox(["q": StringBox("x"), "page": NumberBox(9)])
    try it.fetch()
    #expect(try it.manager.last.parameters?.description == "{page: 1, q: x}")
    #expect(it.source.queryParameters.description == "{page: 9, q: x}")
    let keys = ICPaginatorKeys()
    keys.currentPage = "seite"
    try it.source.send(Selector("setKeys:"), keys)
    try it.fetch()
    #expect(try it.manager.last.parameters?.description == "{page: 9, q: x, seite: 1}")
    keys.currentPage = nil
    try it.fetch()
    #expect(try it.manager.last.parameters?.description == "{page: 9, q: x}")
  }

  @Test func resettingDuringAPageStartsWithThatPage() async throws {
    let it = try fixture()
    try it.fetch()
    try await it.succeed(["a"])
    try it.source.fetchNextPage()
    try it.source.resetObjects()
    #expect(try it.contents == "loading")
    try await it.succeed(["b"])
    #expect(try it.contents == "b,loading")
    try it.source.resetObjects()
    #expect(!it.source.hasMorePages)
    try it.source.fetchNextPage()
    #expect(it.manager.requests.count == 2)
  }

  @Test func aSubclassMayOverrideFetchingTheNextPage() async throws {
    let it = try fixture()
    let log = Log()
    let cls = try makeClass("TestSource", below: ICPaginatedDataSource.runtimeClass) { cls in
      try cls.addMethod(Selector("fetchNextPage")) { (this: Object) in
        log.add("next")
        try this.sendSuper(above: cls, Selector("fetchNextPage"))
      }
    }
    let source = try #require(try cls.make() as? ICPaginatedDataSource)
    source.settings.networkRequestManager = it.manager
    try DataSourceMessages.fetchData(source)
    try await it.succeed(["a"])
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: 1), of: source)
    #expect(log.entries == ["next"])
    try await it.succeed(["b"])
    #expect(try InstantCocoaRemoteTests.contents(of: source) == "a,b,loading")
  }

  /// Through messages all the way: nothing may be done for each object held, page by page.
  @Test func twoThousandPagesOfFiveHundredAreTakenWithoutCopies() async throws {
    final class CountingPage: ArrayBox {
      var asked = 0
      override var count: Int { 500 }
      override func object(at index: Int) throws -> Object {
        asked += 1
        return NullBox.shared
      }
    }
    let it = try fixture()
    it.source.delegate = nil
    let page = CountingPage()
    try it.fetch()
    var (moves, address) = (0, nil as UnsafeRawPointer?)
    for number in 1...2000 {
      try it.manager.last.succeed(page)
      await settle(turns: 2)
      it.manager.requests.removeAll()
      let now = it.source.content.addressOfObjects
      if now != address { moves += 1 }
      address = now
      #expect(it.source.currentPage == number)
      try DataSourceMessages.willDisplay(
        objectAt: IndexPath(section: 0, row: number * 500), of: it.source)
    }
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source) == 1_000_001)
    // Each object of each page was asked for once, and those that were there moved only with the memory.
    #expect(page.asked == 1_000_000)
    #expect(moves <= 24)
    let all = try DataSourceMessages.allObjects(of: it.source)
    #expect(try DataSourceMessages.allObjects(of: it.source) === all)
    #expect(page.asked == 1_000_000)
  }
}
