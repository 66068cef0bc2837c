import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// A source with a request manager and a delegate of the test's.
@MainActor
struct RemoteFixture<Source: FetchingDataSource> {
  let manager: FakeRequestManager
  let source: Source
  let delegate = RecordingDelegate()

  init(_ source: Source, options: UInt = 6) throws {
    manager = try .make()
    self.source = source
    source.settings.networkRequestManager = manager
    source.apiPath = "links"
    source.placeholderStorageOptions = PlaceholderStorageOptions(rawValue: options)
    source.delegate = delegate
  }

  func fetch() throws { try DataSourceMessages.fetchData(source) }

  /// Answers the request made last, and waits for what follows.
  func succeed(_ value: Any?) async throws {
    try manager.last.succeed(value.map(json))
    await settle()
  }

  func fail() async throws {
    try manager.last.fail(ErrorBox(RaisedError("offline")))
    await settle()
  }

  var contents: String { get throws { try InstantCocoaRemoteTests.contents(of: source) } }
}

@MainActor @Suite("Remote data sources") struct ICRemoteDataSourceTests {
  private func fixture(options: UInt = 6) throws -> RemoteFixture<ICRemoteDataSource> {
    try RemoteFixture(ICRemoteDataSource(), options: options)
  }

  @Test("REM-01: one section of four objects") func rem01() async throws {
    let it = try fixture()
    try it.manager.serve(Links.server())
    try it.fetch()
    await settle()
    #expect(it.delegate.calls == ["will", "progress", "finish"])
    #expect(try DataSourceMessages.numberOfSections(of: it.source) == 1)
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source) == 4)
  }

  @Test("REM-02: the first object is a dictionary") func rem02() async throws {
    let it = try fixture()
    try it.manager.serve(Links.server())
    try it.fetch()
    await settle()
    let first = try DataSourceMessages.object(at: IndexPath(section: 0, row: 0), of: it.source)
    #expect(first is DictionaryBox)
  }

  @Test("REM-03: a key path and a mapping class") func rem03() async throws {
    let it = try fixture()
    try it.manager.serve(Links.server())
    let link = try Links.makeLinkClass()
    it.source.apiPath = "keyed_links"
    it.source.keyPath = "links"
    it.source.mappingClass = link
    try it.fetch()
    await settle()
    #expect(it.delegate.calls == ["will", "progress", "finish"])
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source) == 4)
    let first = try DataSourceMessages.object(at: IndexPath(section: 0, row: 0), of: it.source)
    #expect(first?.runtimeClass == link)
  }

  @Test("6.2: an answer with objects") func success() async throws {
    let it = try fixture()
    try it.fetch()
    #expect(it.delegate.text == "will[] progress[loading]")
    try await it.succeed(["a", "b"])
    #expect(it.delegate.text == "will[] progress[loading] finish[a,b]")
    it.delegate.clear()
    try it.fetch()
    try await it.succeed(["c"])
    // At W the objects of the fetch before are still there.
    #expect(it.delegate.text == "will[a,b] progress[loading] finish[c]")
    #expect(it.delegate.sources.allSatisfy { $0 === it.source })
  }

  @Test(
    "6.2, D 15: an answer without objects",
    arguments: [
      (0, ""), (2, ""), (4, "nothing"), (6, "nothing"), (8, ""), (12, "nothing"), (14, "nothing"),
    ]
      as [(UInt, String)])
  func nothing(options: UInt, held: String) async throws {
    let it = try fixture(options: options)
    try it.fetch()
    try await it.succeed([Int]())
    #expect(
      it.delegate.text == "will[] progress[\(options & 2 == 0 ? "" : "loading")] finish[\(held)]")
  }

  @Test(
    "6.2, D 14: failure",
    arguments: [
      (0, "", ""), (2, "loading", ""), (4, "", ""), (6, "loading", ""), (8, "", "error"),
      (12, "", "error"),
      (14, "loading", "error"),
    ] as [(UInt, String, String)])
  func failure(options: UInt, loading: String, held: String) async throws {
    let it = try fixture(options: options)
    try it.fetch()
    try await it.fail()
    #expect(it.delegate.text == "will[] progress[\(loading)] fail[\(held)]")
    #expect((it.delegate.errors.first as? ErrorBox)?.localizedDescription == "offline")
  }

  @Test("6.2: a refetch that fails") func refetchFails() async throws {
    for (options, held) in [(6, ""), (14, "error")] as [(UInt, String)] {
      let it = try fixture(options: options)
      try it.fetch()
      try await it.succeed(["a"])
      try it.fetch()
      try await it.fail()
      #expect(
        it.delegate.text
          == "will[] progress[loading] finish[a] will[a] progress[loading] fail[\(held)]")
    }
  }

  @Test("6.2, D 16: cancelling", arguments: [6, 14] as [UInt]) func cancel(options: UInt)
    async throws
  {
    let it = try fixture(options: options)
    try it.fetch()
    #expect(it.source.isFetching)
    try it.source.cancelFetch()
    #expect(!it.source.isFetching)
    #expect(try it.manager.last.cancellations == 1)
    #expect(it.delegate.text == "will[] progress[loading]")
    try await it.fail()
    #expect(it.delegate.text == "will[] progress[loading] cancel[]")
    try it.source.cancelFetch()
    await settle()
    #expect(it.delegate.entries.count == 3)
    #expect((it.delegate.errors.first as? ErrorBox)?.domain == "NSURLErrorDomain")
    try it.fetch()
    try await it.succeed(["a"])
    #expect(
      it.delegate.text == "will[] progress[loading] cancel[] will[] progress[loading] finish[a]")
  }

  @Test("6.2, D 17: fetching twice") func overlap() async throws {
    let it = try fixture()
    try it.fetch()
    try it.fetch()
    #expect(it.delegate.text == "will[] progress[loading] will[loading] progress[loading]")
    await settle()
    #expect(
      it.delegate.text == "will[] progress[loading] will[loading] progress[loading] cancel[loading]"
    )
    #expect(it.source.isFetching)
    try it.manager.requests[0].succeed(json(["old"]))
    try await it.succeed(["a"])
    #expect(
      it.delegate.text
        == "will[] progress[loading] will[loading] progress[loading] cancel[loading] finish[a]")
    #expect(!it.source.isFetching)
    #expect(it.manager.requests.map(\.cancellations) == [1, 0])
  }

  @Test("D 16, D 17: cancelling, and fetching before it is told") func cancelAndFetch() async throws
  {
    let it = try fixture()
    try it.fetch()
    try it.source.cancelFetch()
    try it.fetch()
    #expect(it.source.isFetching)
    try await it.succeed(["a"])
    #expect(
      it.delegate.text
        == "will[] progress[loading] will[loading] progress[loading] cancel[loading] finish[a]")
  }

  @Test("D 21: as many titles as sections") func titles() async throws {
    let it = try fixture()
    #expect(try it.source.send(Selector("sectionTitles"))?.description == "()")
    try it.fetch()
    #expect(try it.source.send(Selector("sectionTitles"))?.description == "()")
    try await it.succeed(["a"])
    #expect(try DataSourceMessages.sectionTitles(of: it.source) == [""])
    it.source.name = "Links"
    #expect(try DataSourceMessages.sectionTitles(of: it.source) == ["Links"])
  }

  @Test("D 28: looking for an object") func indexPath() async throws {
    let it = try fixture()
    func path(_ text: String) throws -> IndexPath? {
      try DataSourceMessages.indexPath(of: StringBox(text), in: it.source)
    }
    #expect(try path("a") == nil)
    try it.fetch()
    try await it.succeed(["a", "b", "b"])
    #expect(try path("b") == IndexPath(section: 0, row: 1))
    #expect(try path("c") == nil)
  }

  @Test func pathsThatThereAreNot() async throws {
    let it = try fixture()
    func text(_ section: Int, _ row: Int) throws -> String? {
      let path = IndexPath(section: section, row: row)
      return #expect(throws: MessageError.self) {
        try DataSourceMessages.object(at: path, of: it.source)
      }?.description
    }
    let none = "has no object at section 0, row 0: there are 0 sections"
    #expect(try text(0, 0) == "ICRemoteDataSource \(none)")
    #expect(throws: MessageError.self) {
      try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source)
    }
    try it.fetch()
    try await it.succeed(["a"])
    #expect(
      try text(0, 1)
        == "ICRemoteDataSource has no object at section 0, row 1: there is 1 object in that section"
    )
    #expect(
      try text(1, 0) == "ICRemoteDataSource has no object at section 1, row 0: there is 1 section")
    for (section, row) in [(0, -1), (-1, 0), (0, .max), (.max, 0)] {
      #expect(try text(section, row) != nil)
    }
  }

  @Test func resetting() async throws {
    let it = try fixture()
    #expect(try DataSourceMessages.numberOfSections(of: it.source) == 0)
    try it.source.resetObjects()
    #expect(try it.contents == "loading")
    #expect(try DataSourceMessages.numberOfSections(of: it.source) == 1)
    it.source.placeholderStorageOptions = []
    try it.source.resetObjects()
    #expect(try it.contents == "")
    #expect(it.delegate.text == "")
  }

  @Test func resettingDuringAFetch() async throws {
    let it = try fixture()
    try it.fetch()
    try it.source.resetObjects()
    #expect(it.source.isFetching)
    try await it.succeed(["a"])
    #expect(try it.contents == "a")
  }

  @Test func itAnswersWhatADataSourceAnswers() throws {
    let cls = ICRemoteDataSource.runtimeClass
    for name in [
      "fetchData", "cancelFetch", "resetObjects", "isFetching", "name", "setName:", "delegate",
      "setDelegate:", "sectionTitles", "allObjects", "numberOfSections",
      "numberOfObjectsInSection:",
      "objectAtIndexPath:", "indexPathForObject:", "placeholderStorageOptions",
      "setPlaceholderStorageOptions:", "mappingClass", "setMappingClass:", "remoteConfiguration",
      "setRemoteConfiguration:", "queryParameters", "setQueryParameters:", "apiPath", "setApiPath:",
      "keyPath", "setKeyPath:", "networkRequestManager", "setNetworkRequestManager:",
    ] {
      #expect(try cls.responds(to: Selector(validating: name)), "\(name)")
    }
    // This is what tells a paginated source from others.
    #expect(!cls.responds(to: Selector("willDisplayObjectAtIndexPath:")))
  }

  @Test func everythingIsAMessage() async throws {
    let manager = try FakeRequestManager.make()
    let made = try ICRemoteDataSource.runtimeClass.make()
    try made.send(Selector("setApiPath:"), "links")
    try made.send(Selector("setKeyPath:"), "items")
    try made.send(Selector("setName:"), "Links")
    try made.send(Selector("setNetworkRequestManager:"), manager)
    try made.send(Selector("setPlaceholderStorageOptions:"), UInt(0))
    try made.send(Selector("setQueryParameters:"), DictionaryBox(["q": StringBox("x")]))
    #expect(try made.send(Selector("placeholderStorageOptions"), returning: UInt.self) == 0)
    try made.send(Selector("fetchData"))
    #expect(try made.send(Selector("isFetching"), returning: Bool.self))
    #expect(try manager.last.parameters?.description == "{q: x}")
    try manager.last.succeed(json(["items": [1, 2]]))
    await settle()
    #expect(try made.send(Selector("isFetching"), returning: Bool.self) == false)
    #expect(try made.send(Selector("allObjects"))?.description == "(1, 2)")
    #expect(
      try made.send(Selector("numberOfObjectsInSection:"), UInt(0), returning: UInt.self) == 2)
    #expect(try made.send(Selector("networkRequestManager")) === manager)
  }

  @Test func aSubclassMayOverrideWithAndWithoutSuper() async throws {
    let manager = try FakeRequestManager.make()
    let log = Log()
    let remote = ICRemoteDataSource.runtimeClass
    let cls = try makeClass("TestSource", below: remote) { cls in
      try cls.addMethod(Selector("fetchData")) { (this: Object) in
        log.add("fetch")
        try this.sendSuper(above: cls, Selector("fetchData"))
      }
      try cls.addMethod(Selector("resetObjects")) { (_: Object) in log.add("reset") }
      try cls.addMethod(Selector("apiPath")) { (_: Object) in "mine" }
      try cls.addMethod(Selector("networkRequestManager")) { (_: Object) -> Object? in manager }
      try cls.addMethod(Selector("cancelFetch")) { (_: Object) in log.add("cancel") }
    }
    let source = try #require(try cls.make() as? ICRemoteDataSource)
    let delegate = RecordingDelegate()
    source.delegate = delegate
    try DataSourceMessages.fetchData(source)
    #expect(try manager.last.path == "mine")
    try source.cancelFetch()
    #expect(source.isFetching)
    try manager.last.succeed(json(["a"]))
    await settle()
    try DataSourceMessages.fetchData(source)
    try manager.last.succeed(json(["b"]))
    await settle()
    // Without the inherited `resetObjects` the objects stay until the answer.
    #expect(delegate.text == "will[] progress[] finish[a] will[a] progress[a] finish[b]")
    #expect(log.entries == ["fetch", "reset", "cancel", "fetch", "reset"])
  }

  @Test func optionalMethodsOfADelegateAreAskedForFirst() async throws {
    let it = try fixture()
    let failures = Counter()
    let delegate = try makeClass("TestDelegate") { cls in
      try cls.addMethod(Selector("dataSource:failedWithError:")) {
        (_: Object, _: Object, _: Object?) in failures.add()
      }
    }.make()
    it.source.delegate = delegate
    try it.fetch()
    try await it.succeed(["a"])
    #expect(failures.value == 0)
    try it.fetch()
    try await it.fail()
    #expect(failures.value == 1)
  }
}
