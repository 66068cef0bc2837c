import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@MainActor @Suite("Collection fetchers: bad request managers, blocks and classes")
struct ICCollectionFetcherHostileTests {
  let manager: FakeRequestManager
  let fetcher = ICCollectionFetcher()
  let log = BlockLog()

  init() throws {
    manager = try .make()
    fetcher.settings.networkRequestManager = manager
    fetcher.apiPath = "links"
  }

  private func fetch(_ name: String = "a") throws { try log.fetch(name, with: fetcher) }

  @Test func aRequestManagerThatDropsARequestHasFailedIt() async throws {
    try fetch()
    try manager.last.success = nil
    await settle()
    #expect(log.text == "")
    try manager.last.failure = nil
    await settle()
    let name = manager.runtimeClass.name
    #expect(log.text == "a!\(name) let go of a request without answering it")
  }

  @Test func aRequestManagerThatKeepsNothing() async throws {
    manager.onRequest = {
      $0.success = nil
      $0.failure = nil
    }
    try fetch()
    #expect(log.text == "")
    await settle()
    #expect(log.entries.count == 1)
  }

  @Test func aRequestManagerThatNeverAnswersCanBeCancelled() async throws {
    manager.givesOperations = false
    try fetch()
    await settle()
    #expect(log.text == "")
    try fetcher.cancelFetch()
    await settle()
    #expect(log.text == "a!-999")
  }

  @Test func aRequestManagerThatRaises() async throws {
    manager.onRequest = { _ in throw RaisedError("no network") }
    try fetch()
    await settle()
    let name = manager.runtimeClass.name
    #expect(
      log.text == "a!-[\(name) requestWithVerb:path:parameters:success:failure:]: no network")
    try fetch("b")
    try fetcher.cancelFetch()
    await settle()
    #expect(log.entries.dropFirst() == ["b!-999"])
  }

  @Test func aRequestManagerThatAnswersAndRaises() async throws {
    manager.onRequest = {
      try $0.succeed(json([1]))
      throw RaisedError("no network")
    }
    try fetch()
    await settle()
    #expect(log.text == "a(1)")
  }

  @Test func anObjectThatIsNoRequestManager() async throws {
    fetcher.settings.networkRequestManager = StringBox("text")
    try fetch()
    await settle()
    #expect(log.text.contains("unrecognized selector"))
  }

  @Test func aConfigurationThatRaises() async throws {
    struct MissingBaseURL: Error, CustomStringConvertible { let description = "no base URL" }
    fetcher.settings.remoteConfiguration = try makeClass("TestConfiguration") { cls in
      try cls.addMethod(Selector("requestManager")) { (_: Object) -> Object? in
        throw MissingBaseURL()
      }
    }.make()
    #expect(throws: MessageError.self) { try fetcher.send(Selector("networkRequestManager")) }
    try fetch()
    #expect(log.text == "")
    await settle()
    #expect(log.text == "a!no base URL")
  }

  @Test func aConfigurationWithoutARequestManager() async throws {
    let configuration = try makeClass("TestConfiguration") { cls in
      try cls.addMethod(Selector("requestManager")) { (_: Object) -> Object? in nil }
    }
    fetcher.settings.remoteConfiguration = try configuration.make()
    try fetch()
    await settle()
    #expect(
      log.text == "a!-[\(configuration) requestManager]: the result is nil, needed: NSObject")
  }

  @Test func aPlainConfiguration() async throws {
    fetcher.settings.remoteConfiguration = ICRemoteConfiguration()
    try fetch()
    await settle()
    #expect(log.text.hasPrefix("a!ICMissingBaseURLException: ICRemoteConfiguration does not say"))
  }

  @Test func aFetcherWithoutARequestManager() async throws {
    let cls = try makeClass("TestFetcher", below: ICCollectionFetcher.runtimeClass) { cls in
      try cls.addMethod(Selector("networkRequestManager")) { (_: Object) -> Object? in nil }
    }
    let made = try #require(try cls.make() as? ICCollectionFetcher)
    try log.fetch("a", with: made)
    await settle()
    #expect(log.text == "a!\(cls) has no request manager, and its configuration gives none")
  }

  @Test func anInitializerThatRaisesFailsTheFetch() async throws {
    let cls = try makeClass("TestLink") { cls in
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (_: Object, _: Object?) -> Object? in throw RaisedError("cannot")
      }
    }
    fetcher.mappingClass = cls
    try fetch()
    try manager.last.succeed(json([["a": 1]]))
    await settle()
    #expect(log.text == "a!-[\(cls) initWithJSONDictionary:]: cannot")
  }

  @Test func aMalformedKeyPathFailsTheFetch() async throws {
    fetcher.keyPath = "a..b"
    try fetch()
    try manager.last.succeed(json(["a": 1]))
    await settle()
    #expect(log.text == "a!key path \"a..b\", byte 2: a key is missing")
  }

  @Test func aBlockThatRaisesIsReported() async throws {
    let reports = CollectedReports()
    log.on = { _ in throw RaisedError("no thanks") }
    try reports.collect { try fetch("a") }
    try manager.last.succeed(json([1]))
    await settle()
    try reports.collect { try fetch("b") }
    try manager.last.fail(nil)
    await settle()
    #expect(log.entries.count == 2)
    let line = "the block for a collection failed: no thanks"
    #expect(reports.all == [line, line])
    log.on = nil
    try fetch("c")
    try manager.last.succeed(json([2]))
    await settle()
    #expect(log.entries.last == "c(2)")
  }

  @Test func aBlockOfOtherTypesIsReported() async throws {
    let reports = CollectedReports()
    let block = try Block { (_: Int, _: Double) in }
    try reports.collect {
      _ = try fetcher.send(
        Selector("fetchCollectionWithSuccessBlock:failureBlock:"), block as Block?, nil as Block?)
    }
    try manager.last.succeed(json([1]))
    await settle()
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains("takes 2 arguments, 1 given") == true)
  }

  @Test func anOperationThatRaisesWhenItIsCancelled() async throws {
    let reports = CollectedReports()
    try fetch()
    try manager.last.operation.onCancel = { throw RaisedError("too late") }
    try reports.collect { try fetcher.cancelFetch() }
    await settle()
    #expect(log.text == "a!-999")
    let line =
      "ICCollectionFetcher: a request could not be cancelled: -[FakeOperation cancel]: too late"
    #expect(reports.all == [line])
  }

  @Test func anOperationThatAnswersWithinItsCancellation() async throws {
    try fetch()
    let request = try manager.last
    request.operation.onCancel = {
      try request.succeed(json([1]))
      try request.fail(nil)
    }
    try fetcher.cancelFetch()
    await settle()
    #expect(log.text == "a!-999")
  }

  @Test func anOperationThatFetchesWithinItsCancellation() async throws {
    try fetch("a")
    try manager.last.operation.onCancel = { [log, fetcher] in try log.fetch("c", with: fetcher) }
    try fetch("b")
    // The request of b is not made: c took its place before.
    #expect(manager.requests.count == 2)
    try manager.last.succeed(json([3]))
    await settle()
    #expect(log.entries.sorted() == ["a!-999", "b!-999", "c(3)"])
  }

  @Test func aRequestManagerThatCancelsWithinTheRequest() async throws {
    manager.onRequest = { [fetcher] _ in try fetcher.cancelFetch() }
    try fetch()
    // The operation, which came too late to be remembered, is cancelled all the same.
    #expect(try manager.last.cancellations == 1)
    try manager.last.succeed(json([1]))
    await settle()
    #expect(log.text == "a!-999")
  }

  @Test func aFetcherLivesUntilTheAnswer() async throws {
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let fetcher = tracker.watch(ICCollectionFetcher())
      fetcher.settings.networkRequestManager = manager
      try log.fetch("a", with: fetcher)
    }
    #expect(tracker.living == 1)
    try manager.last.succeed(json([1]))
    await settle()
    #expect(log.text == "a(1)")
    #expect(tracker.living == 0)
  }

  @Test func aRequestManagerThatKeepsBlocksForEverKeepsNoFetcher() async throws {
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let fetcher = tracker.watch(ICCollectionFetcher())
      fetcher.settings.networkRequestManager = manager
      try log.fetch("a", with: fetcher)
      try log.fetch("b", with: fetcher)
    }
    try manager.last.succeed(json([1]))
    await settle()
    #expect(log.text == "a!-999 b(1)")
    #expect(tracker.living == 0)
    #expect(manager.requests.count == 2)
  }
}
