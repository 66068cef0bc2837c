import CarobIsolation
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation
import PluginTestSupport
import Testing

/// The Swift snippets of docs/hosting.md and README.md are code of this file; the plugin is `Tests/Fixtures/Plugins/inflected.c`.
@Suite(.serialized) @MainActor final class HostingPageTests {
  private let folder: TemporaryDirectory
  private let path: String
  private let data: String
  /// In the place of standard output.
  private nonisolated static let printed = Locked<[String]>([])

  init() throws {
    folder = try TemporaryDirectory()
    path = try PluginFixture.build("inflected", in: folder.url)
    data = try folder.write(
      #"[{"text": "BigBox"}, {"text": "OldFox"}, {"text": "RedFlag"}]"#, to: "words.json")
    Self.printed.withLock { $0 = [] }
  }

  private final class Line: ScreenProgress {
    func report(_ event: ScreenEvent) {
      switch event {
      case .began(let text): print(text)
      case .warning(let warning): print(warning)
      case .shown(let name): print("\(name) is on top")
      case .continues, .ended: break
      }
    }
  }

  @Test func aHostShowsAScreenAndUsesIt() throws {
    do {
      let request = ScreenRequest(plugin: path, data: data)
      let session = try ScreenSession.open(request)
      let screen = try session.snapshot()
      print(TextRenderer().text(screen))

      try session.select(IndexPath(section: 0, row: 2))
      print(session.top.runtimeClass.name)
      try session.back()

      do {
        try session.select(IndexPath(section: 0, row: 9))
      } catch {
        guard error.code == .badRequest else { throw error }
        print(error)
      }
    }
    #expect(
      Self.printed.withLock { $0 } == [
        "WordList\n\nbig_boxes\nold_foxes\nred_flags\n", "WordList",
        "select 0,9: row 9 of section 0: the section has 3 rows; sections and rows count from 0",
      ])
  }

  @Test func aHostShowsAScreenOfAnotherProcess() throws {
    let request = ScreenRequest(plugin: path, data: data)
    var options = ScreenProcess.options
    options.program = BuiltProduct.url(of: "carob").path

    let screen = IsolatedScreenSession(request, options: options)
    try screen.read(
      begin: { print($0.screen.title) },
      add: { for row in $0.sections.flatMap(\.rows) { print(row.text) } })
    for failure in screen.close() { print(failure) }
    #expect(Self.printed.withLock { $0 } == ["", "big_boxes", "old_foxes", "red_flags"])
  }

  @Test func aScreenIsLive() throws {
    // The other one is loaded already.
    let path = try PluginFixture.build("live", in: folder.url)
    do {
      let live = try LiveSession.open(ScreenRequest(plugin: path, data: data))
      let all = live.snapshot()
      for case .rows(let list, _, let rows) in all.changes {
        print(rows.compactMap(\.props[.text]?.text).joined(separator: ", "))
        let place = LivePlace(0, 2)
        print(live.handle(.select(list: list, at: place, version: all.version)).result.rawValue)
      }
      LiveLoop.turn(upTo: live.longestTurn)
      for batch in live.changes() { print(batch.changes.map(\.name)) }
      live.close()
    }
    let names = LiveChange.Name.self
    #expect(
      Self.printed.withLock { $0 } == [
        "BigBox, OldFox, RedFlag", "done", "\([names.screen, names.reload, names.rows])",
        "\([names.push, names.reload, names.rows])",
      ])
  }

  @Test func aScreenIsLiveInAnotherProcess() throws {
    let request = ScreenRequest(plugin: path, data: data)
    var options = ScreenProcess.options
    options.program = BuiltProduct.url(of: "carob").path

    let live = try IsolatedLiveSession.open(request, options: options)
    print(live.snapshot().changes.count)
    live.close()
    #expect(Self.printed.withLock { $0 } == ["3"])
  }

  private func beThePluginsProcess() {
    ScreenProcess.serveIfAsked()
  }

  @Test(arguments: [("docs/hosting.md", 8), ("README.md", 1)])
  func everySnippetIsCompiled(_ page: String, _ count: Int) throws {
    let snippets = try SwiftSnippets(of: page)
    #expect(snippets.count == count)
    #expect(try snippets.missing(in: "Tests/Screens/CarobScreensTests/Documentation") == [])
  }

  fileprivate nonisolated static func keep(_ text: String) {
    printed.withLock { $0.append(text) }
  }
}

/// What the snippets print, for the tests.
private func print(_ what: some CustomStringConvertible) { HostingPageTests.keep("\(what)") }
