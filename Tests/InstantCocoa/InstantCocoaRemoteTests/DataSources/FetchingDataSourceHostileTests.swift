import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// Delegates, request managers and classes that do what they should not, when they should not.
@MainActor @Suite("Fetching: bad delegates and classes") struct FetchingDataSourceHostileTests {
  func remote(options: UInt = 6) throws -> RemoteFixture<ICRemoteDataSource> {
    try RemoteFixture(ICRemoteDataSource(), options: options)
  }

  func paginated() throws -> RemoteFixture<ICPaginatedDataSource> {
    try RemoteFixture(ICPaginatedDataSource())
  }

  // A delegate that raises.

  @Test(arguments: ["will", "progress"]) func raisingAtTheBeginning(_ word: String) async throws {
    let it = try remote()
    it.delegate.on = { if $0 == word { throw RaisedError("no thanks") } }
    let error = #expect(throws: MessageError.self) { try it.fetch() }
    #expect(error?.description.hasSuffix("no thanks") == true)
    #expect(it.source.isFetching)
    try await it.succeed(["a"])
    #expect(it.delegate.text == "will[] progress[loading] finish[a]")
  }

  @Test func raisingAtTheEnd() async throws {
    let reports = CollectedReports()
    let it = try remote()
    it.delegate.on = {
      if ["finish", "fail", "cancel"].contains($0) { throw RaisedError("no thanks") }
    }
    try reports.collect { try it.fetch() }
    try await it.succeed(["a"])
    #expect(!it.source.isFetching)
    try reports.collect { try it.fetch() }
    try await it.fail()
    try reports.collect {
      try it.fetch()
      try it.source.cancelFetch()
    }
    await settle()
    #expect(
      it.delegate.text
        == "will[] progress[loading] finish[a] will[a] progress[loading] fail[] will[] progress[loading] cancel[]"
    )
    let line =
      "ICRemoteDataSource: who was told of the end of a fetch raised an error: "
      + "-[RecordingDelegate "
    #expect(
      reports.all == [
        line + "dataSourceFinishedLoading:]: no thanks",
        line + "dataSource:failedWithError:]: no thanks",
        line + "dataSource:failedWithError:]: no thanks",
      ])
    it.delegate.on = nil
    try it.fetch()
    try await it.succeed(["b"])
    #expect(try it.contents == "b")
  }

  @Test func raisingOfAFailureStillRollsThePageBack() async throws {
    let it = try paginated()
    try it.fetch()
    try await it.succeed(["a"])
    it.delegate.on = { _ in throw RaisedError("no thanks") }
    let reports = CollectedReports()
    reports.collect {
      _ = #expect(throws: MessageError.self) { try it.source.fetchNextPage() }
    }
    try await it.fail()
    #expect(reports.all.count == 1)
    #expect(it.source.currentPage == 1)
    it.delegate.on = nil
    try it.source.fetchNextPage()
    try await it.succeed(["b"])
    #expect(try it.contents == "a,b,loading")
  }

  // A delegate that goes.

  @Test func aDelegateThatIsFreedDuringAFetch() async throws {
    let it = try remote()
    let log = Log()
    try autoreleasePool {
      let other = RecordingDelegate()
      other.on = { log.add($0) }
      it.source.delegate = other
      try it.fetch()
    }
    #expect(it.source.delegate == nil)
    try await it.succeed(["a"])
    #expect(log.entries == ["will", "progress"])
    #expect(try it.contents == "a")
    #expect(!it.source.isFetching)
  }

  @Test(arguments: ["will", "progress", "finish"]) func aDelegateThatReplacesItself(_ word: String)
    async throws
  {
    let it = try remote()
    let next = RecordingDelegate()
    it.delegate.on = { if $0 == word { it.source.delegate = next } }
    try it.fetch()
    try await it.succeed(["a"])
    let all = ["will[]", "progress[loading]", "finish[a]"]
    let count = try #require(all.firstIndex { $0.hasPrefix(word) }) + 1
    #expect(it.delegate.entries == Array(all[..<count]))
    #expect(next.entries == Array(all[count...]))
  }

  @Test(arguments: ["will", "progress", "finish", "fail"]) func aDelegateThatUnregisters(
    _ word: String
  )
    async throws
  {
    let it = try remote()
    it.delegate.on = { if $0 == word { it.source.delegate = nil } }
    try it.fetch()
    if word == "fail" { try await it.fail() } else { try await it.succeed(["a"]) }
    #expect(it.delegate.entries.last?.hasPrefix(word) == true)
    #expect(!it.source.isFetching)
  }

  // A delegate that calls back.

  @Test func fetchingFromTheLastCallback() async throws {
    let it = try remote()
    let rounds = Counter()
    it.delegate.on = {
      guard $0 == "finish" || $0 == "fail", rounds.value < 2 else { return }
      rounds.add()
      try it.fetch()
    }
    try it.fetch()
    try await it.succeed(["a"])
    try await it.fail()
    try await it.succeed(["b"])
    #expect(
      it.delegate.text
        == "will[] progress[loading] finish[a] will[a] progress[loading] fail[] will[] progress[loading] finish[b]"
    )
  }

  @Test func fetchingFromTheFirstCallback() async throws {
    let it = try remote()
    let rounds = Counter()
    it.delegate.on = {
      guard $0 == "will", rounds.value < 2 else { return }
      rounds.add()
      try it.fetch()
    }
    try it.fetch()
    // Only the last of the three is asked for.
    #expect(it.manager.requests.count == 1)
    try await it.succeed(["a"])
    #expect(
      it.delegate.text
        == "will[] will[] will[] progress[loading] cancel[loading] cancel[loading] finish[a]")
  }

  @Test func fetchingFromEveryFirstCallback() async throws {
    let it = try remote()
    it.delegate.on = { if $0 == "will" { try it.fetch() } }
    let error = #expect(throws: MessageError.self) { try it.fetch() }
    #expect(error?.underlying is DataSourceError)
    it.delegate.on = nil
    try await it.succeed(["a"])
    let most = FetchReporter.maximumNestedFetches
    #expect(it.delegate.calls.count { $0 == "will" } == most)
    #expect(it.delegate.calls.count { $0 == "cancel" } == most - 1)
    #expect(it.delegate.entries.last == "finish[a]")
    #expect(!it.source.isFetching)
  }

  @Test(arguments: ["will", "progress"]) func cancellingFromTheBeginning(_ word: String)
    async throws
  {
    let it = try remote()
    try it.fetch()
    try await it.succeed(["a"])
    it.delegate.clear()
    it.delegate.on = { if $0 == word { try it.source.cancelFetch() } }
    try it.fetch()
    #expect(!it.source.isFetching)
    #expect(it.manager.requests.count == 1)
    await settle()
    #expect(
      it.delegate.text
        == (word == "will" ? "will[a] cancel[a]" : "will[a] progress[loading] cancel[]"))
  }

  @Test func cancellingFromTheEnd() async throws {
    let it = try remote()
    it.delegate.on = { _ in if !it.source.isFetching { try it.source.cancelFetch() } }
    try it.fetch()
    try await it.succeed(["a"])
    try it.fetch()
    try await it.fail()
    #expect(
      it.delegate.text == "will[] progress[loading] finish[a] will[a] progress[loading] fail[]")
  }

  @Test func askingForPagesFromEveryCallback() async throws {
    let it = try paginated()
    it.delegate.on = { _ in try it.source.fetchNextPage() }
    try it.fetch()
    #expect(it.manager.requests.count == 1)
    try await it.succeed(["a"])
    #expect(it.manager.requests.count == 2)
    try await it.fail()
    #expect(it.manager.requests.count == 2)
    #expect(
      it.delegate.text
        == "will[loading] progress[loading] finish[a,loading] will[a,loading] progress[a,loading] fail[a,loading]"
    )
    try it.source.fetchNextPage()
    try await it.succeed([Int]())
    #expect(it.manager.requests.count == 3)
    #expect(it.delegate.entries.last == "finish[a]")
  }

  // A data source that goes.

  @Test func aDataSourceThatIsFreedDuringAFetch() async throws {
    let tracker = LifetimeTracker()
    let manager = try FakeRequestManager.make()
    let delegate = RecordingDelegate()
    try autoreleasePool {
      let source = tracker.watch(ICPaginatedDataSource())
      source.settings.networkRequestManager = manager
      source.delegate = delegate
      try DataSourceMessages.fetchData(source)
      delegate.sources = []
    }
    #expect(tracker.living == 0)
    #expect(try manager.last.cancellations == 1)
    try manager.last.succeed(json(["a"]))
    await settle()
    #expect(delegate.text == "will[loading] progress[loading]")
  }

  @Test func aDataSourceThatIsFreedBeforeItsEndIsTold() async throws {
    let tracker = LifetimeTracker()
    let manager = try FakeRequestManager.make()
    let delegate = RecordingDelegate()
    try autoreleasePool {
      let source = tracker.watch(ICRemoteDataSource())
      source.settings.networkRequestManager = manager
      source.delegate = delegate
      try DataSourceMessages.fetchData(source)
      try source.cancelFetch()
      delegate.sources = []
    }
    #expect(tracker.living == 0)
    await settle()
    #expect(delegate.text == "will[] progress[loading]")
  }

  @Test(arguments: ["will", "progress", "finish", "fail"])
  func aDataSourceThatItsDelegateLetsGoOf(_ word: String) async throws {
    final class Holder { var source: ICRemoteDataSource? }
    let tracker = LifetimeTracker()
    let manager = try FakeRequestManager.make()
    let delegate = RecordingDelegate()
    let holder = Holder()
    try autoreleasePool {
      let source = tracker.watch(ICRemoteDataSource())
      source.settings.networkRequestManager = manager
      source.delegate = delegate
      holder.source = source
      delegate.on = { if $0 == word { holder.source = nil } }
      try DataSourceMessages.fetchData(source)
      delegate.sources = []
    }
    try autoreleasePool {
      guard let request = manager.requests.first else { return }
      if word == "fail" { try request.fail(nil) } else { try request.succeed(json(["a"])) }
    }
    await settle()
    delegate.sources = []
    #expect(delegate.entries.last?.hasPrefix(word == "will" ? "progress" : word) == true)
    #expect(tracker.living == 0)
    #expect(holder.source == nil)
  }

  // Request managers and classes.

  @Test func requestManagersOfAllKinds() async throws {
    let it = try remote()
    it.manager.onRequest = {
      try $0.succeed(json(["a"]))
      try $0.fail(nil)
      try $0.succeed(json(["b"]))
    }
    try it.fetch()
    #expect(it.delegate.text == "will[] progress[loading]")
    await settle()
    #expect(it.delegate.text == "will[] progress[loading] finish[a]")
    it.delegate.clear()
    it.manager.onRequest = { _ in throw RaisedError("no network") }
    try it.fetch()
    await settle()
    #expect(it.delegate.text == "will[a] progress[loading] fail[]")
    it.delegate.clear()
    it.manager.onRequest = nil
    try it.fetch()
    await settle()
    #expect(it.source.isFetching)
    try it.fetch()
    try await it.succeed(["c"])
    #expect(
      it.delegate.text
        == "will[] progress[loading] will[loading] progress[loading] cancel[loading] finish[c]")
  }

  @Test func aRequestThatCannotBeMadeFailsLater() async throws {
    let it = try remote(options: 14)
    it.source.settings.remoteConfiguration = ICRemoteConfiguration()
    try it.fetch()
    #expect(it.delegate.text == "will[] progress[loading]")
    await settle()
    #expect(it.delegate.text == "will[] progress[loading] fail[error]")
    #expect((it.delegate.errors.first as? ErrorBox)?.domain == "ICMissingBaseURLException")
  }

  @Test func aSubclassWhoseResetRaises() async throws {
    let manager = try FakeRequestManager.make()
    for parent in [ICRemoteDataSource.runtimeClass, ICPaginatedDataSource.runtimeClass] {
      let cls = try makeClass("TestSource", below: parent) { cls in
        try cls.addMethod(Selector("resetObjects")) { (_: Object) in throw RaisedError("no") }
      }
      let source = try #require(try cls.make() as? FetchingDataSource)
      let delegate = RecordingDelegate()
      source.delegate = delegate
      source.settings.networkRequestManager = manager
      let error = #expect(throws: MessageError.self) { try DataSourceMessages.fetchData(source) }
      #expect(error?.description == "-[\(cls) resetObjects]: no")
      try manager.last.succeed(json(["a"]))
      await settle()
      #expect(delegate.calls == ["will", "progress", "finish"])
    }
  }

  @Test func aFailureThatNobodyWantsToKnowIsReported() async throws {
    let reports = CollectedReports()
    let it = try remote()
    it.source.delegate = nil
    try reports.collect { try it.fetch() }
    try await it.fail()
    try reports.collect {
      try it.fetch()
      try it.source.cancelFetch()
    }
    await settle()
    #expect(
      reports.all == ["ICRemoteDataSource: a fetch failed, of which nobody wanted to know: offline"]
    )
  }
}
