import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// Delegates, request managers and classes that do what they should not, when they should not.
@MainActor @Suite("Fetching: bad delegates and classes") struct FetchingDataSourceHostileTests {
  private func remote(options: UInt = 6) throws -> RemoteFixture<ICRemoteDataSource> {
    try RemoteFixture(ICRemoteDataSource(), options: options)
  }

  private func paginated() throws -> RemoteFixture<ICPaginatedDataSource> {
    try RemoteFixture(ICPaginatedDataSource())
  }

  // A delegate that raises.

  @Test(arguments: ["W", "P"]) func raisingAtTheBeginning(_ letter: String) async throws {
    let it = try remote()
    it.delegate.on = { if $0 == letter { throw RaisedError("no thanks") } }
    let error = #expect(throws: MessageError.self) { try it.fetch() }
    #expect(error?.description.hasSuffix("no thanks") == true)
    #expect(it.source.isFetching)
    try await it.succeed(["a"])
    #expect(it.delegate.text == "W[] P[L] F[a]")
  }

  @Test func raisingAtTheEnd() async throws {
    let reports = CollectedReports()
    let it = try remote()
    it.delegate.on = { if "FX".contains($0.prefix(1)) { throw RaisedError("no thanks") } }
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
    #expect(it.delegate.text == "W[] P[L] F[a] W[a] P[L] X[] W[] P[L] X(-999)[]")
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
    #expect(try it.contents == "a,b,L")
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
    #expect(log.entries == ["W", "P"])
    #expect(try it.contents == "a")
    #expect(!it.source.isFetching)
  }

  @Test(arguments: ["W", "P", "F"]) func aDelegateThatReplacesItself(_ letter: String) async throws
  {
    let it = try remote()
    let next = RecordingDelegate()
    it.delegate.on = { if $0 == letter { it.source.delegate = next } }
    try it.fetch()
    try await it.succeed(["a"])
    let all = ["W[]", "P[L]", "F[a]"]
    let count = try #require(all.firstIndex { $0.hasPrefix(letter) }) + 1
    #expect(it.delegate.entries == Array(all[..<count]))
    #expect(next.entries == Array(all[count...]))
  }

  @Test(arguments: ["W", "P", "F", "X"]) func aDelegateThatUnregisters(_ letter: String)
    async throws
  {
    let it = try remote()
    it.delegate.on = { if $0 == letter { it.source.delegate = nil } }
    try it.fetch()
    if letter == "X" { try await it.fail() } else { try await it.succeed(["a"]) }
    #expect(it.delegate.entries.last?.hasPrefix(letter) == true)
    #expect(!it.source.isFetching)
  }

  // A delegate that calls back.

  @Test func fetchingFromTheLastCallback() async throws {
    let it = try remote()
    let rounds = Counter()
    it.delegate.on = {
      guard $0 == "F" || $0 == "X", rounds.value < 2 else { return }
      rounds.add()
      try it.fetch()
    }
    try it.fetch()
    try await it.succeed(["a"])
    try await it.fail()
    try await it.succeed(["b"])
    #expect(it.delegate.text == "W[] P[L] F[a] W[a] P[L] X[] W[] P[L] F[b]")
  }

  @Test func fetchingFromTheFirstCallback() async throws {
    let it = try remote()
    let rounds = Counter()
    it.delegate.on = {
      guard $0 == "W", rounds.value < 2 else { return }
      rounds.add()
      try it.fetch()
    }
    try it.fetch()
    // Only the last of the three is asked for.
    #expect(it.manager.requests.count == 1)
    try await it.succeed(["a"])
    #expect(it.delegate.text == "W[] W[] W[] P[L] X(-999)[L] X(-999)[L] F[a]")
  }

  @Test func fetchingFromEveryFirstCallback() async throws {
    let it = try remote()
    it.delegate.on = { if $0 == "W" { try it.fetch() } }
    let error = #expect(throws: MessageError.self) { try it.fetch() }
    #expect(error?.underlying is DataSourceError)
    it.delegate.on = nil
    try await it.succeed(["a"])
    let letters = it.delegate.entries.map { $0.prefix(1) }
    let most = FetchReporter.maximumNestedFetches
    #expect(letters.count { $0 == "W" } == most)
    #expect(letters.count { $0 == "X" } == most - 1)
    #expect(it.delegate.entries.last == "F[a]")
    #expect(!it.source.isFetching)
  }

  @Test(arguments: ["W", "P"]) func cancellingFromTheBeginning(_ letter: String) async throws {
    let it = try remote()
    try it.fetch()
    try await it.succeed(["a"])
    it.delegate.clear()
    it.delegate.on = { if $0 == letter { try it.source.cancelFetch() } }
    try it.fetch()
    #expect(!it.source.isFetching)
    #expect(it.manager.requests.count == 1)
    await settle()
    #expect(it.delegate.text == (letter == "W" ? "W[a] X(-999)[a]" : "W[a] P[L] X(-999)[]"))
  }

  @Test func cancellingFromTheEnd() async throws {
    let it = try remote()
    it.delegate.on = { _ in if !it.source.isFetching { try it.source.cancelFetch() } }
    try it.fetch()
    try await it.succeed(["a"])
    try it.fetch()
    try await it.fail()
    #expect(it.delegate.text == "W[] P[L] F[a] W[a] P[L] X[]")
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
    #expect(it.delegate.text == "W[L] P[L] F[a,L] W[a,L] P[a,L] X[a,L]")
    try it.source.fetchNextPage()
    try await it.succeed([Int]())
    #expect(it.manager.requests.count == 3)
    #expect(it.delegate.entries.last == "F[a]")
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
    #expect(delegate.text == "W[L] P[L]")
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
    #expect(delegate.text == "W[] P[L]")
  }

  @Test(arguments: ["W", "P", "F", "X"])
  func aDataSourceThatItsDelegateLetsGoOf(_ letter: String) async throws {
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
      delegate.on = { if $0 == letter { holder.source = nil } }
      try DataSourceMessages.fetchData(source)
      delegate.sources = []
    }
    try autoreleasePool {
      guard let request = manager.requests.first else { return }
      if letter == "X" { try request.fail(nil) } else { try request.succeed(json(["a"])) }
    }
    await settle()
    delegate.sources = []
    #expect(delegate.entries.last?.hasPrefix(letter == "W" ? "P" : letter) == true)
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
    #expect(it.delegate.text == "W[] P[L]")
    await settle()
    #expect(it.delegate.text == "W[] P[L] F[a]")
    it.delegate.clear()
    it.manager.onRequest = { _ in throw RaisedError("no network") }
    try it.fetch()
    await settle()
    #expect(it.delegate.text == "W[a] P[L] X[]")
    it.delegate.clear()
    it.manager.onRequest = nil
    try it.fetch()
    await settle()
    #expect(it.source.isFetching)
    try it.fetch()
    try await it.succeed(["c"])
    #expect(it.delegate.text == "W[] P[L] W[L] P[L] X(-999)[L] F[c]")
  }

  @Test func aRequestThatCannotBeMadeFailsLater() async throws {
    let it = try remote(options: 14)
    it.source.settings.remoteConfiguration = ICRemoteConfiguration()
    try it.fetch()
    #expect(it.delegate.text == "W[] P[L]")
    await settle()
    #expect(it.delegate.text == "W[] P[L] X[E]")
    #expect((it.delegate.errors.first as? ErrorBox)?.domain == "ICMissingBaseURLException")
  }

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
    #expect(it.delegate.text == "W[L] P[L] X[]")
    #expect(!it.source.hasMorePages)
    it.source.mappingClass = nil
    try it.fetch()
    try await it.succeed(["a"])
    it.source.mappingClass = cls
    try it.source.fetchNextPage()
    try await it.succeed([["b": 1]])
    #expect(it.delegate.entries.last == "X[a,L]")
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
    #expect(it.delegate.text == "W[L] P[L] F[N]")
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
    #expect(it.delegate.text == "W[] P[L] X[]")
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
      #expect(delegate.entries.map { $0.prefix(1) } == ["W", "P", "F"])
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
