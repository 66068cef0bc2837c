import CarobRuntime
import CarobScreens
import Foundation
import InstantCocoa
import PluginTestSupport
import ServerTestSupport
import Testing

/// Screens on stacks, in tabs, and over each other; what is fetched, and how a session ends.
@Suite(.serialized) @MainActor struct LiveSessionTests {
  private func open(data: String? = nil, pageKey: String? = nil) throws -> LiveSession {
    var request = try PresentsPlugin.request()
    if let data { request.data = data }
    request.pageKey = pageKey
    return try LiveSession.open(request, in: PresentsPlugin.host)
  }

  private func mirror(_ session: LiveSession) -> LiveMirror {
    var mirror = LiveMirror(session.snapshot())
    mirror.apply(session.changes())
    return mirror
  }

  /// Turns the loop until something holds.
  private func wait(
    _ session: LiveSession, _ mirror: inout LiveMirror, until holds: (LiveMirror) -> Bool
  ) {
    let hasCome = eventually {
      if holds(mirror) { return true }
      LiveLoop.turn(upTo: 0.02)
      mirror.apply(session.changes())
      return holds(mirror)
    }
    #expect(hasCome)
  }

  @Test func showsAPlugin() throws {
    let mirror = mirror(try open())
    #expect(mirror.nodes.map(\.kind) == [.window, .navigation, .screen, .table])
    #expect(try mirror.first(.screen).props[.class] == .text("PRList"))
    #expect(try mirror.texts == ["Ada", "Grace", "Alan"])
    #expect(mirror.fetching == nil && mirror.messages.isEmpty)
  }

  @Test func presentsAndDismisses() throws {
    let session = try open()
    var mirror = mirror(session)
    let list = try mirror.list.id
    let outcome = session.handle(.select(list: list, at: LivePlace(0, 2), version: session.version))
    #expect(outcome.result == .done && outcome.screen == "PRNote")
    #expect(
      outcome.sent == [
        .init(
          selector: "tableView:didSelectRowAtIndexPath:", to: "PRList", by: "ICTableViewController"),
        .init(selector: "tableView:didSelectPRRow:", to: "PRList", by: "PRList"),
      ])
    mirror.apply(session.changes())
    // Two came at once, so that it is told whole.
    #expect(mirror.changes.map(\.name) == [.screen, .reload, .rows])
    let window = try #require(mirror.root)
    #expect(window.children.map(\.kind) == [.navigation, .screen, .screen])
    #expect(window.children.map(\.children.isEmpty) == [true, true, false])
    #expect(window.children[2].props[.title] == .text("Note on a note"))
    #expect(window.children[2].props[.presented] == .flag(true))
    // What is covered cannot be tapped.
    #expect(
      session.handle(.select(list: list, at: LivePlace(0, 0), version: session.version)).result
        == .refused)
    _ = session.handle(.dismiss(window.children[2].id))
    mirror.apply(session.changes())
    #expect(mirror.changes.map(\.name) == [.dismiss, .reload, .rows])
    _ = session.handle(.dismiss(window.children[1].id))
    mirror.apply(session.changes())
    #expect(try mirror.texts == ["Ada", "Grace", "Alan"])
    // It is the same list as before.
    #expect(try mirror.list.id == list)
    #expect(session.handle(.dismiss(window.children[1].id)).result == .refused)
    #expect(LiveMirror(session.snapshot()).root == mirror.root)
  }

  @Test func pushesAndPops() throws {
    LiveTestList.sectionsAtFirst = [[1, 2]]
    let session = try LiveTestPlugin.open(LiveTestList.self)
    let first = try #require(LiveTestList.opened)
    first.title = "First"
    _ = session.changes()
    var mirror = mirror(session)
    let list = try mirror.list.id
    let second = LiveTestControls()
    try first.navigationController?.pushViewController(second, animated: true)
    mirror.apply(session.changes())
    #expect(mirror.changes.map(\.name) == [.push])
    let screens = try mirror.first(.navigation).children
    #expect(screens.map(\.props[.back]) == [nil, .text("First")])
    #expect(screens[0].children.isEmpty)
    let outcome = session.handle(.back(from: screens[1].id))
    #expect(outcome.sent.map(\.selector) == ["popViewControllerAnimated:"])
    #expect(outcome.screen == "LiveTestList" && outcome.changed == [.pop, .reload, .rows])
    mirror.apply(session.changes())
    #expect(try mirror.list.id == list && mirror.texts == ["1", "2"])
    #expect(session.handle(.back(from: screens[1].id)).result == .refused)
    #expect(session.handle(.back(from: screens[0].id)).result == .nothing)
  }

  @Test func choosesTabs() throws {
    let session = try LiveTestPlugin.open(LiveTestTabs.self)
    var mirror = mirror(session)
    let tabs = try mirror.first(.tabs)
    #expect(mirror.root?.children.map(\.kind) == [.tabs])
    #expect(tabs.children.map(\.kind) == [.navigation, .screen])
    #expect(tabs.children.map(\.props[.title]) == [.text("Numbers"), nil])
    #expect(tabs.children[1].children.isEmpty)
    let outcome = session.handle(.tab(of: tabs.id, index: 1))
    #expect(outcome.result == .done && outcome.screen == "LiveTestControls")
    mirror.apply(session.changes())
    #expect(mirror.changes.last?.name == .tab)
    #expect(mirror.nodes(.table).isEmpty && mirror.nodes(.button).count == 1)
    #expect(session.handle(.tab(of: tabs.id, index: 1)).result == .nothing)
    #expect(session.handle(.tab(of: tabs.id, index: -1)).result == .refused)
    _ = session.handle(.tab(of: tabs.id, index: 0))
    mirror.apply(session.changes())
    #expect(try mirror.texts == ["1", "2"])
    #expect(LiveMirror(session.snapshot()).root == mirror.root)
  }

  @Test func aGridShowsWhatLiesOnTheScreen() throws {
    let session = try LiveTestPlugin.open(LiveTestGrid.self)
    let screen = try #require(LiveTestGrid.opened)
    var mirror = mirror(session)
    let list = try mirror.list.id
    // The window is 375 points wide, and 667 high.
    #expect(try mirror.texts == (0..<42).map(String.init))
    #expect(try mirror.first(.collection).props[.content] == .numbers([375, 166_700]))
    #expect(session.handle(.size(width: 200, height: 100)).result == .done)
    mirror.apply(session.changes())
    #expect(try mirror.texts == ["0", "1", "2", "3"])
    #expect(try mirror.list.1.rows[3].props[.frame] == .numbers([100, 50, 100, 50]))
    let before = screen.cellCount
    for (first, texts) in [(9_999, ["9996", "9997", "9998", "9999"]), (0, ["0", "1", "2", "3"])] {
      #expect(session.handle(.show(list: list, first: first, count: 4)).result == .done)
      mirror.apply(session.changes())
      #expect(try mirror.texts == texts)
    }
    #expect(session.handle(.scroll(list: list, x: 0, y: 125)).result == .done)
    mirror.apply(session.changes())
    #expect(try mirror.texts == (4..<10).map(String.init))
    #expect(try mirror.list.1.first == 4)
    #expect(screen.cellCount - before <= 16)
    #expect(session.handle(.scroll(list: list, x: .nan, y: 0)).result == .nothing)
    _ = session.handle(.scroll(list: list, x: 0, y: .greatestFiniteMagnitude))
    mirror.apply(session.changes())
    #expect(try mirror.texts == ["9996", "9997", "9998", "9999"])
  }

  @Test func whoComesLaterGetsTheMessages() throws {
    let data = try PresentsPlugin.folder.get().write(#"[{"text": 42}]"#, to: "odd.json")
    let session = try open(data: data)
    let mirror = LiveMirror(session.snapshot())
    #expect(mirror.messages.map(\.kind) == [.warning])
    #expect(mirror.messages.first?.text.contains("PRRow.text takes NSString *") == true)
  }

  @Test func reloadsAndHasNoMore() throws {
    let session = try open()
    let mirror = mirror(session)
    let reload = session.handle(.reload(try mirror.first(.screen).id))
    #expect(reload.result == .done && reload.sent.count == 1)
    let list = try mirror.list.id
    #expect(session.handle(.nextPage(list: list)).reason == "there is no page behind the last row")
    #expect(session.handle(.refresh(list: list)).reason == "the list has no refreshControl")
    #expect(session.handle(.scroll(list: list, x: 0, y: 10)).result == .nothing)
  }

  @Test func waitsForNothing() throws {
    let server = ScriptedServer { _ in
      .bits([Self.answer(#"[{"text": "Ada"}]"#)], pause: 0.3)
    }
    let session = try open(data: server.url("/rows"))
    var mirror = mirror(session)
    #expect(mirror.fetching == "Fetching \(server.url("/rows"))…")
    #expect(try mirror.list.1.rows.map(\.props[.placeholder]) == [.text("loading")])
    wait(session, &mirror) { $0.fetching == nil }
    #expect(try mirror.texts == ["Ada"])
    #expect(mirror.messages.isEmpty)
  }

  @Test func aFailedFetchIsTold() throws {
    let server = ScriptedServer(always: .response(status: 500, "[]"))
    let session = try open(data: server.url("/rows"))
    var mirror = mirror(session)
    wait(session, &mirror) { $0.fetching == nil }
    #expect(try mirror.list.1.rows.isEmpty)
    #expect(mirror.messages.map(\.kind) == [.warning])
    #expect(mirror.messages.first?.text.contains("500") == true)
    _ = session.handle(.reload(try mirror.first(.screen).id))
    let batches = session.changes()
    // The answer may have come by now.
    #expect(batches.flatMap(\.changes).contains { $0.name == .fetching })
    mirror.apply(batches)
    wait(session, &mirror) { $0.fetching == nil }
  }

  @Test func pagesAreFetchedAsTheyAreScrolled() throws {
    let server = ScriptedServer { request in
      let page = Int(request.target.split(separator: "=").last ?? "") ?? 0
      let rows = (0..<50).map { #"{"text": "\#((page - 1) * 50 + $0)"}"# }
      return .response(page > 3 ? "[]" : "[\(rows.joined(separator: ","))]")
    }
    let session = try open(data: server.url("/rows"), pageKey: "page")
    var mirror = mirror(session)
    wait(session, &mirror) { $0.fetching == nil }
    #expect(server.requests.count == 1)
    let list = try mirror.list.id
    #expect(session.handle(.show(list: list, first: 40, count: 11)).result == .done)
    mirror.apply(session.changes())
    wait(session, &mirror) { $0.fetching == nil }
    #expect(server.requests.count == 2)
    #expect(try mirror.list.1.sections.first?.rows == 101)
    let more = session.handle(.nextPage(list: list))
    #expect(more.result == .done && more.changed.contains(.rows))
    mirror.apply(session.changes())
    wait(session, &mirror) { $0.fetching == nil }
    #expect(server.requests.count == 3)
  }

  @Test func inspectsARow() throws {
    let session = try open()
    let list = try mirror(session).list.id
    let inspection = try session.inspect(LivePlace(0, 1), of: list)
    #expect(inspection.row.configuredBy == "configureCell:withPRRow:")
    #expect(inspection.row.implementedBy == "PRNote")
    #expect(inspection.row.tried?.first?.selector == "configureCell:withPRRow:")
    #expect(inspection.row.decisions?.map(\.action) == [.configure, .height, .select])
    #expect(inspection.modelClasses == ["PRRow", "ICModel", "NSObject"])
    #expect(inspection.cellClasses.last == "NSObject")
    #expect(inspection.screenClasses.prefix(2) == ["PRList", "PRNote"])
    let schema = try JSONSchema.named("live")
    for (value, name) in [
      (try JSONEncoder().encode(inspection), "inspection"),
      (try JSONEncoder().encode(session.views()), "view"),
      (try JSONEncoder().encode(session.snapshot()), "batch"),
    ] {
      let json = try JSONSerialization.jsonObject(with: value)
      #expect(schema.problems(of: json, as: name) == [])
    }
    let error = #expect(throws: ScreenError.self) {
      try session.inspect(LivePlace(0, 9), of: list)
    }
    #expect(error?.description == "row 9 of section 0 is not shown")
  }

  @Test func ends() throws {
    let session = try LiveTestPlugin.open(LiveTestList.self)
    #expect(LiveTestList.opened != nil)
    let server = ScriptedServer(always: .silence)
    let fetching = try open(data: server.url("/rows"))
    var mirror = mirror(session)
    let list = try mirror.list.id
    session.close()
    session.close()
    fetching.close()
    mirror.apply(session.changes())
    #expect(mirror.hasEnded && session.hasEnded && LiveTestList.opened == nil)
    #expect(session.handle(.reload(1)).reason == "the session was closed")
    #expect(throws: ScreenError.self) { try session.inspect(LivePlace(0, 0), of: list) }
    #expect(throws: ScreenError.self) { try session.views() }
    #expect(session.changes().isEmpty)
    #expect(session.snapshot().changes == [.ended(nil)])
  }

  @Test func manyEventsLeaveNothingBehind() throws {
    let session = try open()
    var mirror = mirror(session)
    let list = try mirror.list.id
    let descriptors = try Self.descriptors()
    func round() throws {
      mirror.apply(session.changes())
      #expect(
        session.handle(.select(list: list, at: LivePlace(0, 0), version: session.version)).result
          == .done)
      mirror.apply(session.changes())
      let note = try #require(mirror.root?.children.last)
      #expect(session.handle(.dismiss(note.id)).result == .done)
      _ = session.handle(.show(list: list, first: 1, count: 2))
      _ = session.handle(.show(list: list, first: 0, count: 3))
      _ = session.handle(.tap(note.id))
    }
    LivingObjects.countAll()
    for _ in 0..<20 { try autoreleasePool { try round() } }
    let residentBefore = try Self.residentBytes()
    let rounds = Self.events / 5
    // Other tests run at the same time, and make objects too: what is left behind becomes more in each part.
    var growing: Set<String>?
    for _ in 0..<4 {
      let before = LivingObjects()
      for _ in 0..<rounds / 4 { try autoreleasePool { try round() } }
      let grown = Set(LivingObjects().since(before).counts.keys)
      growing = growing?.intersection(grown) ?? grown
    }
    #expect(growing == [])
    // They open hundreds of files.
    #expect(try Self.descriptors() < descriptors + rounds / 2)
    #expect(session.numberedObjects < 20)
    // Other tests take memory at the same time.
    #expect(try Self.residentBytes() < residentBefore + 512 << 20)
  }

  /// `CAROB_LIVE_EVENTS` asks for another number than the usual one, as `make test` does.
  private static let events =
    ProcessInfo.processInfo.environment["CAROB_LIVE_EVENTS"].flatMap(Int.init) ?? 10_000

  private static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// How much memory of this process is resident.
  private static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let fields = text.split(separator: " ")
    return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
  }

  private nonisolated static func answer(_ body: String) -> String {
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
