import CarobRenderers
import CarobScreens
import Foundation
import InstantCocoa
import InstantCocoaRemote
import PluginTestSupport
import ServerTestSupport
import Testing

/// What a host does with a screen: that of `Tests/Fixtures/Plugins/presents.c`. One test after the other, because the
/// plugin is loaded once.
@Suite(.serialized) @MainActor struct ScreenSessionTests {
  private static let module = PresentsPlugin.module
  private static let host = PresentsPlugin.host

  private let progress = ToldProgress()

  private func request(_ rows: String = PresentsPlugin.rows) throws -> ScreenRequest {
    try PresentsPlugin.request(rows)
  }

  private func open(_ request: ScreenRequest? = nil) throws -> ScreenSession {
    try ScreenSession.open(request ?? self.request(), in: Self.host, progress: progress)
  }

  private func error(_ request: ScreenRequest) -> ScreenError? {
    #expect(throws: ScreenError.self) { try open(request) }
  }

  private func texts(_ session: ScreenSession) throws -> [String] {
    try session.snapshot().rows.map(\.text)
  }

  @Test func showsAScreen() throws {
    let session = try open()
    #expect(session.plugin.descriptor.name == "Presents")
    #expect(try texts(session) == ["Ada", "Grace", "Alan"])
    #expect(progress.events == [.shown("PRList")])
  }

  @Test func readsRowsAsTheyAreWanted() throws {
    var outline: ScreenOutline?
    var read: [String] = []
    try open().read(
      rows: 1..<3, begin: { outline = $0 },
      add: { read += $0.sections.flatMap(\.rows).map(\.text) })
    #expect(outline?.sectionCounts == [3])
    #expect(read == ["Grace", "Alan"])
    struct Enough: Error {}
    #expect(throws: Enough.self) {
      try open().read(begin: { _ in throw Enough() }, add: { _ in })
    }
  }

  @Test(arguments: [(0, ["Ada"]), (1, ["Grace"]), (2, ["Alan"])])
  func selectsAndGoesBack(_ row: Int, rows: [String]) throws {
    let session = try open()
    #expect(session.presented == nil)
    try session.select(.init(section: 0, row: row))
    #expect(session.presented != nil)
    #expect(try texts(session) == rows)
    var steps = 0
    while try session.back() { steps += 1 }
    #expect(steps == (row == 2 ? 2 : 1))
    #expect(try texts(session).count == 3)
    #expect(progress.events.first == .shown("PRList"))
    #expect(progress.events.last == .shown("PRList"))
    #expect(progress.events.count == 2 + steps)
  }

  @Test func reloadsAndHasNoMore() throws {
    let session = try open()
    try session.reload()
    #expect(try texts(session) == ["Ada", "Grace", "Alan"])
    #expect(try !session.fetchMore())
    #expect(try !session.back())
  }

  @Test func saysWhatIsWrongWithTheRequest() throws {
    var request = try request()
    request.screen = "Nope"
    #expect(error(request)?.code == .badRequest)
    #expect(
      error(request)?.description
        == "screen Nope: no class has that name; the plugin has PRNote, PRList")
    request.naming = .options
    #expect(
      error(request)?.description
        == "--screen Nope: no class has that name; the plugin has PRNote, PRList")
    let rows = #expect(throws: ScreenError.self) {
      try open().read(rows: 2..<4, begin: { _ in }, add: { _ in })
    }
    #expect(rows?.description == "rows 2-3: the screen has 3 rows; the last is number 2")
    let row = #expect(throws: ScreenError.self) { try open().select(.init(section: 0, row: 3)) }
    #expect(
      row?.description
        == "select 0,3: row 3 of section 0: the section has 3 rows; sections and rows count from 0")
  }

  @Test func saysWhatIsWrongWithFiles() throws {
    #expect(error(ScreenRequest(plugin: "/nowhere.so"))?.code == .noInput)
    var request = try request()
    request.data = "/nowhere.json"
    #expect(error(request)?.description == "/nowhere.json: no such file; check the path")
    #expect(try error(self.request("{"))?.code == .badData)
  }

  @Test func tellsWhatWasLeftOut() throws {
    let request = try request(#"[{"text": 42}]"#)
    _ = try open(request).snapshot()
    let file = try #require(request.data)
    guard case .warning(let warning) = progress.events.last else {
      Issue.record("\(progress.events)")
      return
    }
    #expect(
      warning.description
        == "\(file): row 0: PRRow.text takes NSString *, given number 42; it was left out")
    #expect(warning.cause == "\(file): PRRow.text takes NSString *")
  }

  @Test func waitsForDataInsideOfATask() async throws {
    await Task.yield()
    var request = try request()
    let url = "file://\(try #require(request.data))"
    request.data = url
    let session = try open(request)
    #expect(try texts(session) == ["Ada", "Grace", "Alan"])
    let events = progress.events.filter { $0 != .continues("Fetching \(url)…") }
    #expect(events == [.began("Fetching \(url)…"), .ended, .shown("PRList")])
    try session.reload()
    #expect(try texts(session).count == 3)
  }

  @Test func waitsNoLongerWhenItIsCancelled() throws {
    let server = ScriptedServer(always: .silence)
    let request = ScreenRequest(plugin: try Self.module.get(), data: server.url("/rows"))
    let error = #expect(throws: ScreenError.self) {
      try ScreenSession.open(request, in: Self.host, progress: ToldProgress(isCancelled: true))
    }
    #expect(error?.code == .cancelled)
  }

  @Test func requestsOfOthersAreNotWaitedFor() throws {
    let server = ScriptedServer(always: .silence)
    let url = try #require(URL(string: server.url("/")))
    let other = ICRequestManager(baseURL: url).request(.get, "never") { _ in }
    let session = try open()
    try session.select(.init(section: 0, row: 0))
    #expect(progress.events == [.shown("PRList"), .shown("PRNote")])
    #expect(!other.isFinished)
    other.cancel()
  }
}
