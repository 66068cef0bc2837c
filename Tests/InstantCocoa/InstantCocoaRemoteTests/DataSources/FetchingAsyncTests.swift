import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// The faces for Swift hosts.
@MainActor @Suite("Fetching: async and await") struct FetchingAsyncTests {
  private func remote() throws -> RemoteFixture<ICRemoteDataSource> {
    try RemoteFixture(ICRemoteDataSource())
  }

  private func code(_ error: (any Error)?) -> Int? { error.map { ErrorBox($0).code } }

  @Test func aFetchIsWaitedFor() async throws {
    let it = try remote()
    try it.manager.serve(["links": json(["a", "b"])])
    try await it.source.fetch()
    #expect(try it.contents == "a,b")
    #expect(it.delegate.text == "will[] progress[loading] finish[a,b]")
  }

  @Test func aFailureIsThrown() async throws {
    let it = try remote()
    it.source.delegate = nil
    it.manager.serve([:])
    let error = await #expect(throws: RaisedError.self) { try await it.source.fetch() }
    #expect(error?.description == "404")
  }

  @Test func pagesAreWaitedFor() async throws {
    let it = try RemoteFixture(ICPaginatedDataSource())
    it.source.keyPath = "links"
    try it.manager.serve(Links.pages())
    #expect(try await it.source.nextPage() == false)
    try await it.source.fetch()
    var pages = 1
    while try await it.source.nextPage() { pages += 1 }
    #expect(pages == 3)
    #expect(try DataSourceMessages.numberOfObjects(inSection: 0, of: it.source) == 4)
  }

  @Test func cancellingTheTaskCancelsTheFetch() async throws {
    let it = try remote()
    let task = Task { try await it.source.fetch() }
    await settle()
    #expect(it.source.isFetching)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!it.source.isFetching)
    #expect(try it.manager.last.cancellations == 1)
    #expect(it.delegate.text == "will[] progress[loading] cancel[]")
  }

  @Test func aTaskThatIsCancelledAlreadyFetchesNothing() async throws {
    let it = try remote()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await it.source.fetch()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(it.delegate.text == "")
  }

  @Test func aFetchThatIsCancelledByOthers() async throws {
    let it = try remote()
    let task = Task { try await it.source.fetch() }
    await settle()
    try it.source.cancelFetch()
    let error = await #expect(throws: (any Error).self) { try await task.value }
    #expect(code(error) == -999)
  }

  @Test func aTaskDoesNotCancelTheFetchThatTookThePlaceOfItsOwn() async throws {
    let it = try remote()
    let task = Task { try await it.source.fetch() }
    await settle()
    try it.fetch()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await settle()
    #expect(it.source.isFetching)
    try await it.succeed(["a"])
    #expect(it.delegate.entries.last == "finish[a]")
  }

  @Test func twoTasks() async throws {
    let it = try remote()
    let first = Task { try await it.source.fetch() }
    let second = Task { try await it.source.fetch() }
    await settle()
    try it.manager.last.succeed(json(["a"]))
    let error = await #expect(throws: (any Error).self) { try await first.value }
    #expect(code(error) == -999)
    try await second.value
    #expect(try it.contents == "a")
  }

  @Test func aDelegateThatCancelsAtOnce() async throws {
    let it = try remote()
    it.delegate.on = { if $0 == "will" { try it.source.cancelFetch() } }
    let error = await #expect(throws: (any Error).self) { try await it.source.fetch() }
    #expect(code(error) == -999)
    #expect(it.delegate.text == "will[] cancel[]")
  }

  @Test func aDelegateThatRaisesAtTheBeginning() async throws {
    let it = try remote()
    try it.manager.serve(["links": json(["a"])])
    it.delegate.on = { if $0 == "will" { throw RaisedError("no thanks") } }
    let error = await #expect(throws: MessageError.self) { try await it.source.fetch() }
    #expect(error?.description.hasSuffix("no thanks") == true)
    #expect(it.delegate.entries.last == "finish[a]")
  }

  @Test func anOverrideThatFetchesNothing() async throws {
    let cls = try makeClass("TestSource", below: ICRemoteDataSource.runtimeClass) { cls in
      try cls.addMethod(Selector("fetchData")) { (_: Object) in }
    }
    let source = try #require(try cls.make() as? ICRemoteDataSource)
    try await source.fetch()
    #expect(!source.isFetching)
  }

  @Test func aCollectionIsWaitedFor() async throws {
    let manager = try FakeRequestManager.make()
    try manager.serve(Links.server())
    let fetcher = ICCollectionFetcher()
    fetcher.settings.networkRequestManager = manager
    fetcher.apiPath = "links"
    let links = try await fetcher.fetchCollection()
    #expect(links.count == 4)
    fetcher.apiPath = "nowhere"
    await #expect(throws: RaisedError.self) { _ = try await fetcher.fetchCollection() }
  }

  @Test func cancellingTheTaskOfAFetcher() async throws {
    let manager = try FakeRequestManager.make()
    let fetcher = ICCollectionFetcher()
    fetcher.settings.networkRequestManager = manager
    let task = Task { try await fetcher.fetchCollection().count }
    await settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try manager.last.cancellations == 1)
  }
}
