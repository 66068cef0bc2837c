import PluginTestSupport
import ServerTestSupport
import Testing

/// Remote data sources of a plugin's own, in C, with a real server: `Tests/Fixtures/Plugins/remote_sources.c`.
@Suite(.waitsForProcesses) struct RemotePluginSourceTests {
  private static func words(_ words: [String]) -> String {
    "[\(words.map { #"{"text": "\#($0)"}"# }.joined(separator: ", "))]"
  }

  private static func show(_ server: ScriptedServer, _ arguments: [String]) throws -> CommandRun {
    let folder = try PluginFolder(fixtures: ["remote_sources"])
    return try CommandRun(
      ["show", "./remote_sources.so", "--data", server.url("/api/words")] + arguments,
      in: folder.url)
  }

  private static func pages() -> ScriptedServer {
    ScriptedServer { request in
      let pages = ["sheet=1": ["eins", "zwei"], "sheet=2": ["drei"]]
      let page = pages.first { request.target.contains($0.key) }?.value ?? []
      return .response(#"{"result": {"words": \#(words(page))}}"#)
    }
  }

  @Test func whatASubclassAnswersIsAskedFor() throws {
    let server = Self.pages()
    #expect(
      try Self.show(server, [])
        == CommandRun(status: 0, output: "RSList\n\neins\nzwei\nLoading…\n"))
    #expect(server.requests.map(\.target) == ["/api/words?language=de&sheet=1"])
  }

  @Test func itsPagesAreFetchedAsRowsNeedThem() throws {
    let server = Self.pages()
    #expect(
      try Self.show(server, ["--rows", "1-2"])
        == CommandRun(status: 0, output: "RSList\n\nzwei\ndrei\n"))
    #expect(
      server.requests.map(\.target) == (1...2).map { "/api/words?language=de&sheet=\($0)" })
  }

  @Test func aScreenMayMakeItsOwn() throws {
    let server = ScriptedServer(always: .response(Self.words(["alles"])))
    #expect(
      try Self.show(server, ["--screen", "RSAllList"])
        == CommandRun(status: 0, output: "RSAllList\n\nalles\n"))
    #expect(server.requests.map(\.target) == ["/api/all?"])
  }

  @Test func itMayFetchAgainWhenAFetchFails() throws {
    let server = ScriptedServer(always: .response(status: 503, "{}"))
    #expect(
      try Self.show(server, ["--screen", "RSAllList"])
        == .failure(69, "\(server.url("/api/all")) answered with status 503; check the address"))
    #expect(server.requests.count == 2)
  }

  @Test func whatAScreenShowsTwiceIsFetchedOnce() throws {
    let server = Self.pages()
    #expect(
      try Self.show(server, ["--screen", "RSTwiceList"])
        == CommandRun(
          status: 0,
          output: "RSTwiceList\n\neins\nzwei\nLoading…\n\neins\nzwei\nLoading…\n"))
    #expect(server.requests.count == 1)
    #expect(
      try Self.show(server, ["--screen", "RSTwiceList", "--rows", "0-5"])
        == CommandRun(
          status: 0, output: "RSTwiceList\n\neins\nzwei\ndrei\nLoading…\n\neins\nzwei\n"))
    #expect(server.requests.count == 3)
  }
}
