import CarobRenderers
import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// `carob show --data URL`, with a real server on the loopback interface.
@Suite(.waitsForProcesses) struct RemoteDataTests {
  private static let greetings = ScriptedServer.Answer.response(
    #"{"result": {"greetings": [{"text": "Hello"}, {"text": "Hi there"}]}}"#)

  private static func names(_ run: CommandRun) -> [String] {
    run.lines.dropFirst(2).compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func aScreenThatSaysNothingGetsAllAtOnce() throws {
    let server = ScriptedServer(always: Self.greetings)
    let folder = try PluginFolder()
    let run = try folder.run(
      "show", "./minimal.so", "--data", server.url("/api/greetings?x=1"), "--key-path",
      "result.greetings")
    #expect(run == CommandRun(status: 0, output: "GreetingList\n\nHello\nHi there\n"))
    #expect(server.requests.map(\.target) == ["/api/greetings?x=1&"])
  }

  @Test func aPageKeyMakesItPaginated() throws {
    let service = PackagesService()
    let folder = try PluginFolder()
    let run = try folder.run(
      "show", "./minimal.so", "--data", service.url(), "--key-path", "packages", "--page-key",
      "page", "--rows", "10-11", "--model", "ICModel")
    #expect(run.status == 0)
    #expect(service.requests == ["/packages?page=1", "/packages?page=2"])
  }

  @Test func thePageKeyIsTheNameOfTheParameter() throws {
    let service = PackagesService()
    #expect(try service.show("--page-key", "p", "--rows", "0-1").status == 0)
    #expect(service.requests.first == "/packages?p=1")
  }

  @Test func theFirstPageIsShownWithARowForTheRest() throws {
    let service = PackagesService()
    let run = try service.show()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(Self.names(run) == (0..<10).map { "p\($0)" } + ["Loading…"])
    // The row for the rest is printed, and nobody waits for the rest.
    #expect(service.requests == ["/packages?page=1"])
  }

  @Test(arguments: [
    (0, 9, 1), (0, 10, 2), (9, 9, 1), (12, 14, 2), (19, 20, 3), (24, 24, 3),
  ])
  func rowsFetchAsManyPagesAsTheyNeed(_ first: Int, _ last: Int, _ pages: Int) throws {
    let service = PackagesService()
    let run = try service.show("--rows", "\(first)-\(last)")
    #expect(Self.names(run) == (first...last).map { "p\($0)" })
    #expect(service.requests == (1...pages).map { "/packages?page=\($0)" })
  }

  @Test func rowsBeyondTheLastPageAreRefused() throws {
    let service = PackagesService()
    #expect(
      try service.show("--rows", "20-25")
        == .failure(64, "--rows 20-25: the screen has 25 rows; the last is number 24"))
    #expect(service.requests == (1...4).map { "/packages?page=\($0)" })
  }

  @Test func aSelectionFetchesThePageOfItsRow() throws {
    let service = PackagesService()
    let run = try service.show("--select", "0,17")
    #expect(run.status == 0)
    #expect(
      run.output == """
        p17

        Package
        Version         1.17
        Architecture
        Section         odd
        Priority
        Installed size  17 KiB
        Summary         number 17

        Depends on
        libc6           >= 2.3
        a | b

        """)
    #expect(service.requests == ["/packages?page=1", "/packages?page=2"])
  }

  @Test func aScreenMayWrapTheDataSource() throws {
    let service = PackagesService(count: 4)
    let run = try service.show("--screen", "DPSectionedListViewController")
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            Packages

            even
            p0  number 0
            p2  number 2

            odd
            p1  number 1
            p3  number 3

            """))
    #expect(service.requests == ["/packages?"])
  }

  @Test func aScreenMayAskTheSameServiceForMore() throws {
    let service = PackagesService(count: 2)
    let run = try service.show("--screen", "DPOverviewViewController")
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            Overview

            Sections
            even      13
            odd       12

            Packages
            p0        number 0
            p1        number 1
            Loading…

            """))
    #expect(service.requests.sorted().first == "/packages?page=1")
    #expect(service.requests.contains("/sections?"))
  }

  @Test func aSelectionMayPushAScreenThatFetches() throws {
    let service = PackagesService(count: 5)
    let run = try service.show(
      "--screen", "DPSectionGridViewController", "--select", "0,1", "--rows", "0-1")
    #expect(
      run
        == CommandRun(status: 0, output: "odd\n\np1  number 1\np3  number 3\n"))
    #expect(service.requests.first == "/sections?")
    #expect(service.requests.contains("/packages?page=1&section=odd"))
  }

  @Test(arguments: [
    [], ["--rows", "8-12"], ["--page-key", "page", "--screen", "DPSectionedListViewController"],
  ])
  func aProcessOfItsOwnShowsTheSamePages(_ arguments: [String]) throws {
    let (usual, isolated) = (PackagesService(), PackagesService())
    let command = ["show", "Packages"] + arguments + ["--data"]
    #expect(
      try CommandRun(command + [isolated.url(), "--isolated"])
        == CommandRun(command + [usual.url()]))
    #expect(isolated.requests == usual.requests)
  }

  @Test func aNameInAGridMayBeLong() throws {
    let name = String(repeating: "long ", count: 200) + "name"
    let service = PackagesService { request in
      request.target.hasPrefix("/sections")
        ? .response(#"{"sections": [{"name": "\#(name)", "count": 7}]}"#) : nil
    }
    let run = try service.show("--screen", "DPSectionGridViewController", "--format", "json")
    let screen = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(run.output.utf8))
    #expect(screen.rows.map(\.text) == ["\(name) 7"])
    let text = try service.show("--screen", "DPSectionGridViewController")
    #expect(text.status == 0)
    #expect(text.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func filesAreURLsToo() throws {
    let folder = try PluginFolder(files: ["data.json": #"[{"text": "a"}, {"text": "b"}]"#])
    let url = folder.url.appendingPathComponent("data.json").absoluteString
    for data in [url, url.replacing("file:///", with: "file:/")] {
      #expect(
        try folder.run("show", "./minimal.so", "--data", data)
          == CommandRun(status: 0, output: "GreetingList\n\na\nb\n"))
    }
  }

  @Test func headersAreSent() throws {
    let server = ScriptedServer(always: .response("[]"))
    let run = try CommandRun([
      "show", "Followers", "--data", server.url("/x"), "--header", "X-One: 1", "--header",
      "accept:application/json", "--header", "X-None:", "--header", "X-Nothing:  ",
    ])
    #expect(run == CommandRun(status: 0, output: "Followers\n\nNo Results\n"))
    let headers = try #require(server.requests.first?.headers)
    #expect(headers["x-one"] == "1")
    #expect(headers["accept"] == "application/json")
    #expect(headers["x-none"] == "")
    #expect(headers["x-nothing"] == "")
  }

  @Test func theLastHeaderOfANameIsSent() throws {
    let server = ScriptedServer(always: .response("[]"))
    for _ in 0..<5 {
      let run = try CommandRun([
        "show", "Followers", "--data", server.url("/x"), "--header", "X-Token: first", "--header",
        "x-token: middle", "--header", "X-TOKEN: last",
      ])
      #expect(run.status == 0)
    }
    #expect(server.requests.map { $0.headers["x-token"] } == Array(repeating: "last", count: 5))
  }

  /// The sections of a page come with the page, and the next page with the last row.
  @Test func aScreenMayWrapPages() throws {
    let service = PackagesService(count: 25)
    let run = try service.show(
      "--screen", "DPSectionedListViewController", "--page-key", "page", "--rows", "0-24")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(service.requests == (1...3).map { "/packages?page=\($0)" })
  }

  @Test func whatIsWrongInAValueIsAWarning() throws {
    let server = ScriptedServer(always: .response(#"[{"text": 42}, {"text": "Hello"}]"#))
    let folder = try PluginFolder()
    let run = try folder.run("show", "./minimal.so", "--data", server.url("/x"))
    #expect(run.status == 0)
    #expect(run.output == "GreetingList\n\n\nHello\n")
    #expect(
      run.errors == "carob: warning: \(server.url("/x")): row 0: Greeting.text takes NSString *, "
        + "given number 42; it was left out\n")
  }

  @Test func jsonTellsOfPlaceholders() throws {
    let service = PackagesService(count: 11)
    let run = try service.show("--format", "json")
    let screen = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(run.output.utf8))
    #expect(screen.list == .table)
    #expect(screen.rows.map(\.placeholder) == Array(repeating: nil, count: 10) + [.loading])
    #expect(screen.rows.last?.modelClass == "ICLoadingPlaceholder")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.screen().problems(of: value) == [])
    let none = try PackagesService(count: 0).show("--format", "json")
    let empty = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(none.output.utf8))
    #expect(empty.rows.map(\.placeholder) == [.noResults])
  }

  @Test func connectionsEndWithTheCommand() throws {
    let service = PackagesService()
    let run = try service.show("--rows", "0-24")
    #expect(Self.names(run).count == 25)
    #expect(Set(service.server.requests.map(\.connection)).count == 1)
  }
}
