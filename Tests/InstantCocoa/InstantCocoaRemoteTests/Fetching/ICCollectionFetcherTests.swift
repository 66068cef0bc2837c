import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// What the blocks of fetches were called with, in order.
final class BlockLog {
  private(set) var entries: [String] = []
  private(set) var objects: [Object] = []
  var text: String { entries.joined(separator: " ") }

  /// Runs within each block, after it was noted.
  var on: ((_ entry: String) throws -> Void)?

  /// Begins a fetch under a name.
  func fetch(_ name: String, with fetcher: ICCollectionFetcher) throws {
    try fetcher.send(
      Selector("fetchCollectionWithSuccessBlock:failureBlock:"), success(name), failure(name))
  }

  func success(_ name: String) throws -> Block {
    try Block { (objects: ArrayBox) in
      self.objects = try objects.objects()
      try self.note("\(name)(\(self.objects.map(\.description).joined(separator: ",")))")
    }
  }

  func failure(_ name: String) throws -> Block {
    try Block { (error: Object) in
      let error = error as? ErrorBox
      try self.note("\(name)!\(error.map { $0.code == -999 ? "-999" : "\($0)" } ?? "object")")
    }
  }

  private func note(_ entry: String) throws {
    entries.append(entry)
    try on?(entry)
  }
}

@MainActor @Suite("Collection fetchers") struct ICCollectionFetcherTests {
  let manager: FakeRequestManager
  let fetcher = ICCollectionFetcher()
  let log = BlockLog()

  init() throws {
    manager = try .make()
    fetcher.settings.networkRequestManager = manager
    fetcher.apiPath = "links"
  }

  private func fetch(_ name: String = "a") throws { try log.fetch(name, with: fetcher) }

  @Test("FET-01: four dictionaries without a mapping class") func fet01() async throws {
    try manager.serve(Links.server())
    try fetch()
    #expect(log.text == "")
    await settle()
    #expect(log.entries.count == 1)
    #expect(log.objects.count == 4)
    #expect(log.objects.allSatisfy { $0 is DictionaryBox })
  }

  @Test("FET-02: four links under a key path, with a mapping class") func fet02() async throws {
    try manager.serve(Links.server())
    let link = try Links.makeLinkClass()
    fetcher.apiPath = "keyed_links"
    fetcher.keyPath = "links"
    fetcher.mappingClass = link
    try fetch()
    await settle()
    #expect(log.entries.count == 1)
    #expect(log.objects.map(\.runtimeClass) == [link, link, link, link])
  }

  @Test func theRequestIsAGetWithTheSettings() throws {
    try fetch()
    let request = try manager.last
    #expect(request.verb == "GET")
    #expect(request.path == "links")
    #expect((request.parameters as? DictionaryBox)?.count == 0)
    fetcher.queryParameters = DictionaryBox(["q": StringBox("x")])
    try fetch()
    #expect(try manager.last.parameters?.description == "{q: x}")
  }

  @Test func everySettingIsAMessage() throws {
    let made = try ICCollectionFetcher.runtimeClass.make()
    let link = try Links.makeLinkClass()
    let configuration = try makeClass("TestConfiguration") { cls in
      let manager = manager
      try cls.addMethod(Selector("requestManager")) { (_: Object) -> Object? in manager }
    }.make()
    try made.send(Selector("setMappingClass:"), link)
    try made.send(Selector("setApiPath:"), "links")
    try made.send(Selector("setKeyPath:"), "a.b")
    try made.send(Selector("setQueryParameters:"), DictionaryBox(["q": NumberBox(1)]))
    try made.send(Selector("setRemoteConfiguration:"), configuration)
    #expect(try made.send(Selector("mappingClass"), returning: RuntimeClass?.self) == link)
    #expect(try made.send(Selector("apiPath"))?.description == "links")
    #expect(try made.send(Selector("keyPath"))?.description == "a.b")
    #expect(try made.send(Selector("queryParameters"))?.description == "{q: 1}")
    #expect(try made.send(Selector("remoteConfiguration")) === configuration)
    #expect(try made.send(Selector("networkRequestManager")) === manager)
    let other = try FakeRequestManager.make()
    try made.send(Selector("setNetworkRequestManager:"), other)
    #expect(try made.send(Selector("networkRequestManager")) === other)
    // A new configuration drops the request manager.
    try made.send(Selector("setRemoteConfiguration:"), configuration)
    #expect(try made.send(Selector("networkRequestManager")) === manager)
    try made.send(Selector("setQueryParameters:"), nil as Object?)
    #expect(try made.send(Selector("queryParameters"))?.description == "{}")
  }

  @Test func aSubclassMayAnswerItsSettings() async throws {
    let cls = try makeClass("TestFetcher", below: ICCollectionFetcher.runtimeClass) { cls in
      let manager = manager
      try cls.addMethod(Selector("apiPath")) { (_: Object) in "mine" }
      try cls.addMethod(Selector("keyPath")) { (_: Object) in "x" }
      try cls.addMethod(Selector("networkRequestManager")) { (_: Object) -> Object? in manager }
    }
    let made = try #require(try cls.make() as? ICCollectionFetcher)
    try log.fetch("a", with: made)
    #expect(try manager.last.path == "mine")
    try manager.last.succeed(json(["x": [1]]))
    await settle()
    #expect(log.text == "a(1)")
  }

  @Test func nilBlocksAreAllowed() async throws {
    try fetcher.send(
      Selector("fetchCollectionWithSuccessBlock:failureBlock:"), nil as Block?, nil as Block?)
    try manager.last.succeed(json([1]))
    try fetcher.send(
      Selector("fetchCollectionWithSuccessBlock:failureBlock:"), nil as Block?, nil as Block?)
    try fetcher.cancelFetch()
    await settle()
    try fetch()
    try manager.last.succeed(json([2]))
    await settle()
    #expect(log.text == "a(2)")
  }

  @Test func theWholeResponseIsThereWhileTheBlockRuns() async throws {
    fetcher.keyPath = "links"
    var seen: String?
    log.on = { [fetcher] _ in seen = fetcher.responseObject?.description }
    try fetch()
    try manager.last.succeed(json(["links": [1], "page": 2]))
    #expect(fetcher.responseObject == nil)
    await settle()
    #expect(seen == "{links: (1), page: 2}")
    #expect(fetcher.responseObject == nil)
  }

  @Test("D 29: an answer within the request comes later") func answerInsideTheCall() async throws {
    manager.onRequest = { try $0.succeed(json([1])) }
    try fetch()
    #expect(log.text == "")
    await settle()
    #expect(log.text == "a(1)")
  }

  @Test("D 29: an answer on another thread comes on the main queue") func otherThread() async throws
  {
    try fetch()
    let request = try manager.last
    log.on = { _ in MainActor.assertIsolated() }
    let answer = Handed { try request.succeed(json([1])) }
    onThreads(1) { _ in try? answer.body() }
    #expect(log.text == "")
    await settle()
    #expect(log.text == "a(1)")
  }

  @Test func onlyTheFirstAnswerCounts() async throws {
    try fetch()
    let request = try manager.last
    try request.succeed(json([1]))
    try request.fail(ErrorBox(RaisedError("no")))
    try request.succeed(json([2]))
    await settle()
    try request.succeed(json([3]))
    await settle()
    #expect(log.text == "a(1)")
  }

  @Test func failuresAreTold() async throws {
    try fetch("a")
    try manager.last.fail(ErrorBox(RaisedError("offline")))
    await settle()
    try fetch("b")
    try manager.last.fail(nil)
    await settle()
    try fetch("c")
    try manager.last.fail(StringBox("no error at all"))
    await settle()
    #expect(log.text == "a!offline b!the request failed without a reason c!object")
  }

  @Test("D 16: cancelling calls the failure block once, later") func cancel() async throws {
    try fetch()
    let request = try manager.last
    try fetcher.cancelFetch()
    try fetcher.cancelFetch()
    #expect(request.cancellations == 1)
    #expect(log.text == "")
    // What the request manager says of it does not matter.
    try request.fail(ErrorBox(domain: "NSURLErrorDomain", code: -999, userInfo: nil))
    try request.succeed(json([1]))
    await settle()
    #expect(log.text == "a!-999")
    try fetcher.cancelFetch()
    await settle()
    #expect(log.text == "a!-999")
  }

  @Test("D 17: a fetch takes the place of the one before, and can be cancelled itself")
  func overlap() async throws {
    try fetch("a")
    try fetch("b")
    #expect(manager.requests.map(\.cancellations) == [1, 0])
    try manager.requests[0].succeed(json([1]))
    await settle()
    #expect(log.text == "a!-999")
    try manager.requests[1].succeed(json([2]))
    await settle()
    #expect(log.text == "a!-999 b(2)")
    try fetch("c")
    try fetch("d")
    await settle()
    try fetcher.cancelFetch()
    #expect(try manager.last.cancellations == 1)
    await settle()
    #expect(log.text == "a!-999 b(2) c!-999 d!-999")
  }

  @Test func aBlockMayFetchAgain() async throws {
    log.on = { [log, fetcher] entry in if entry.hasPrefix("a") { try log.fetch("b", with: fetcher) }
    }
    try fetch("a")
    try manager.last.succeed(json([1]))
    await settle()
    try manager.last.succeed(json([2]))
    await settle()
    #expect(log.text == "a(1) b(2)")
  }
}
