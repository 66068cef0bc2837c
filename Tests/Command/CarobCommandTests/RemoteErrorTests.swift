import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// What `carob show --data URL` says when it gets no data: one line, and a status by which scripts can tell whose
/// fault it is.
@Suite(.waitsForProcesses) struct RemoteErrorTests {
  /// What is answered, the exit status, and the line, in which URL stands for the URL asked for.
  private static let answers: [(ScriptedServer.Answer, Int32, String)] = [
    (
      .response(status: 404, "{}"), 69,
      "URL answered with status 404; check the address"
    ),
    (
      .response(status: 500, "{}"), 69,
      "URL answered with status 500; check the address"
    ),
    (
      .response(#"[{"text": "#), 65,
      "URL: incomplete JSON: the text ends inside a value (line 1, column 11); see what the server sends"
    ),
    (
      .response("[1,]"), 65,
      "URL: not JSON: \"]\" where a value should be (line 1, column 4); see what the server sends"
    ),
    (
      .response(headers: ["Content-Type": "text/html"], "<html>"), 65,
      "URL answered with content of type \"text/html\", not with JSON; check the address"
    ),
    (
      .bytes("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n["),
      69,
      "URL: transfer closed with 98 bytes remaining to read; see whether the server runs"
    ),
  ]

  @Test(arguments: answers.indices)
  func anAnswerThatIsNoData(_ index: Int) throws {
    let (answer, status, line) = Self.answers[index]
    let server = ScriptedServer(always: answer)
    let url = server.url("/data")
    #expect(
      try CommandRun(["show", "Followers", "--data", url])
        == .failure(status, line.replacing("URL", with: url)))
  }

  /// A password is sent, and shown to nobody.
  @Test func noPasswordIsShown() throws {
    let server = ScriptedServer { request in
      switch request.target {
      case "/moved?": .response(status: 302, headers: ["Location": "ftp://u:secret@h/"], "")
      case "/odd?": .response("{}")
      default: .response(status: 404, "{}")
      }
    }
    for (target, status) in [("/gone", 69), ("/moved", 69), ("/odd", 65)] as [(String, Int32)] {
      let url = server.url(target).replacing("//", with: "//user:secret@")
      let run = try CommandRun(["show", "Followers", "--data", url, "--key-path", "a"])
      #expect(run.status == status)
      #expect(run.errors.hasPrefix("carob: \(server.url(target))"))
      #expect(!run.errors.contains("secret"))
    }
    #expect(Set(server.requests.map { $0.headers["authorization"] }) == ["Basic dXNlcjpzZWNyZXQ="])
    for url in ["ftp://user:secret@host/x", "http://user:secret@/x"] {
      let run = try CommandRun(["show", "Followers", "--data", url])
      #expect(run.status == 64)
      #expect(!run.errors.contains("secret"))
    }
  }

  /// The screen asks for another path than the one of the data.
  @Test func dataThatThePluginAsksForItself() throws {
    let server = ScriptedServer(always: .response("{}"))
    let url = server.url("/packages")
    #expect(
      try CommandRun(["show", "Packages", "--screen", "DPSectionGridViewController", "--data", url])
        == .failure(
          65,
          "\(url): sections: nothing is at key sections: the document is an empty object; "
            + "see what the server sends"))
  }

  @Test(arguments: ["file:///etc/passwd", "http:///", "ftp://127.0.0.1/"])
  func aRedirectionToNowhere(_ place: String) throws {
    let server = ScriptedServer(
      always: .response(status: 302, headers: ["Location": place], ""))
    let run = try CommandRun(["show", "Followers", "--data", server.url("/data")])
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: \(server.url("/data"))"))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test func aRedirectionToAFile() throws {
    let server = ScriptedServer(
      always: .response(status: 302, headers: ["Location": "file:///etc/passwd"], ""))
    let url = server.url("/data")
    #expect(
      try CommandRun(["show", "Followers", "--data", url])
        == .failure(
          69,
          "\(url): redirected to file:///etc/passwd, which is no http or https URL; check the address"
        ))
  }

  @Test func nobodyListens() throws {
    let server = ScriptedServer(always: .silence)
    server.stop()
    let run = try CommandRun(["show", "Followers", "--data", server.url("/data")])
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: \(server.url("/data")): "))
    #expect(run.errors.hasSuffix("; see whether the server runs\n"))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test func nothingArrives() throws {
    let server = ScriptedServer(always: .silence)
    #expect(
      try CommandRun(["show", "Followers", "--data", server.url("/data"), "--timeout", "0.2"])
        == .failure(
          69,
          "\(server.url("/data")): nothing arrived for 0.2 seconds; try again, or give it more "
            + "time with --timeout"))
  }

  @Test func aLaterPageFails() throws {
    let service = PackagesService { request in
      request.target.contains("page=2") ? .response(status: 500, "{}") : nil
    }
    let failure = CommandRun.failure(
      69,
      "\(service.url())?page=2 answered with status 500; check the address")
    #expect(try service.show("--rows", "5-14") == failure)
    #expect(try service.show("--select", "0,14") == failure)
    // Whoever does not need the page does not miss it.
    #expect(try service.show("--rows", "0-8").status == 0)
  }

  @Test func oneOfSeveralSourcesFails() throws {
    let service = PackagesService(count: 1) { request in
      request.target.hasPrefix("/sections") ? .response(status: 500, "{}") : nil
    }
    let run = try service.show("--screen", "DPOverviewViewController", "--rows", "0-0")
    #expect(run.status == 0)
    #expect(run.output == "Overview\n\nPackages\np0  number 0\n")
    #expect(
      run.errors == "carob: warning: the ICRemoteDataSource of ICMultiDataSource could not fetch: "
        + "\(service.url("/sections")) answered with status 500\n")
  }

  /// Whoever shows the data of others fails as the data itself would when there is nothing else to show.
  @Test(arguments: ["DPSectionedListViewController", "DPOverviewViewController"])
  func dataBehindAnotherSourceFails(_ screen: String) throws {
    let service = PackagesService { _ in .response(status: 500, "{}") }
    let run = try service.show("--screen", screen)
    #expect(run.status == 69)
    #expect(run.output == "")
    let last = try #require(run.errors.split(separator: "\n").last)
    #expect(last.hasSuffix(" answered with status 500; check the address"))
  }

  @Test func aSourceOfThePluginsOwnFails() throws {
    let service = PackagesService(count: 0) { request in
      request.target.hasPrefix("/sections") ? .response(status: 500, "{}") : nil
    }
    #expect(
      try service.show("--screen", "DPOverviewViewController")
        == .failure(69, "\(service.url("/sections")) answered with status 500; check the address"))
  }

  /// As of a file, but that the words for the document's keys are sorted.
  @Test(arguments: [
    (
      "nope", #"{"b": 1, "a": []}"#,
      "nothing is at key nope: the document is an object with keys a, b"
    ),
    ("nope", "[1]", "nothing is at key nope: the document is an array"),
    (
      "a.b", #"{"a": {"c": 1}}"#,
      "nothing is at key b: the value at key path \"a\" is an object with keys c"
    ),
    ("a", #"{"a": 7}"#, "the value at key path \"a\" is a number, not an array"),
    ("a", #"{"a": true}"#, "the value at key path \"a\" is a truth value, not an array"),
    ("", #""text""#, "the document is a string, not an array"),
  ])
  func thereIsNoListInTheAnswer(_ keyPath: String, _ json: String, _ reason: String) throws {
    let server = ScriptedServer(always: .response(json))
    #expect(
      try CommandRun(["show", "Followers", "--data", server.url("/x"), "--key-path", keyPath])
        == .failure(
          65, "\(server.url("/x")): \(reason); give the key path of an array with --key-path"))
  }

  /// As of a file, where every row has to be an object.
  @Test(arguments: [
    (
      "a.b.c", #"{"a": {"b": [{"text": "x"}, {"text": "y"}]}}"#,
      "nothing is at key c: the value at key path \"a.b\" is an array; "
        + "give the key path of an array with --key-path"
    ),
    (
      "packages", #"[{"text": "x"}]"#,
      "nothing is at key packages: the document is an array; "
        + "give the key path of an array with --key-path"
    ),
    (
      "", #"{"a": {"b": [{"text": "x"}]}}"#,
      "the document is an object with keys a, not an array; "
        + "give the key path of an array with --key-path"
    ),
    (
      "a", #"{"a": {"b": [{"text": "x"}]}}"#,
      "the value at key path \"a\" is an object with keys b, not an array; key paths with arrays: a.b; "
        + "give the key path of an array with --key-path"
    ),
    (
      "", #"["a", 1]"#,
      "row 0 is a string; every row must be an object to become a Greeting; see what the server sends"
    ),
  ])
  func thereAreNoRowsInTheAnswer(_ keyPath: String, _ json: String, _ reason: String) throws {
    let server = ScriptedServer(always: .response(json))
    let folder = try PluginFolder()
    #expect(
      try folder.run(
        "show", "./minimal.so", "--data", server.url("/x"), "--key-path", keyPath)
        == .failure(65, "\(server.url("/x")): \(reason)"))
  }

  @Test func aTextAmongObjectsIsAWarning() throws {
    let server = ScriptedServer(always: .response(#"[{"text": "x"}, "y"]"#))
    let folder = try PluginFolder()
    let run = try folder.run("show", "./minimal.so", "--data", server.url("/x"))
    #expect(run.status == 0)
    #expect(run.lines.starts(with: ["GreetingList", "", "x"]))
    #expect(
      run.errors == "carob: warning: \(server.url("/x")): row 1 is a string; "
        + "every row must be an object to become a Greeting\n"
        + "carob: warning: NSString: 1 row is blank, since no handler configured the cell: GreetingList "
        + "has none of configureCell:withNSString:, configureCell:withObject:; nearest: "
        + "configureCell:withGreeting:; see docs/handler-not-called.md\n")
  }

  @Test func oneObjectIsOneRow() throws {
    let server = ScriptedServer(always: .response(#"{"text": "x", "other": []}"#))
    let folder = try PluginFolder()
    #expect(
      try folder.run("show", "./minimal.so", "--data", server.url("/x"))
        == CommandRun(status: 0, output: "GreetingList\n\nx\n"))
  }

  @Test("null says that there are none", arguments: [#"{"a": null}"#, #"{"a": {"b": null}}"#])
  func nullIsNoError(_ json: String) throws {
    let server = ScriptedServer(always: .response(json))
    #expect(
      try CommandRun(["show", "Followers", "--data", server.url("/x"), "--key-path", "a.b"])
        == CommandRun(status: 0, output: "Followers\n\nNo Results\n"))
  }

  @Test func aLaterPageIsNoJSON() throws {
    let service = PackagesService { request in
      request.target.contains("page=2") ? .response(#"{"packages": [}"#) : nil
    }
    #expect(
      try service.show("--rows", "5-14")
        == .failure(
          65,
          "\(service.url())?page=2: not JSON: \"}\" where a value should be (line 1, column 15); "
            + "see what the server sends"))
  }

  @Test func aLaterPageWithoutAListIsTheLast() throws {
    let service = PackagesService { request in
      request.target.contains("page=2") ? .response("{}") : nil
    }
    let run = try service.show("--rows", "5-14")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        carob: warning: \(service.url()): nothing is at key packages: the document is an empty object
        carob: --rows 5-14: the screen has 10 rows; the last is number 9

        """)
  }

  @Test(arguments: [
    ("http://", "is no URL; give one such as http://localhost:8080/packages"),
    ("https:///packages", "is no URL; give one such as http://localhost:8080/packages"),
    (
      "ftp://host/x",
      "ftp: is none of http:, https: and file:; for a file of that name write ./ftp://host/x"
    ),
  ])
  func aURLThatIsNone(_ url: String, _ reason: String) throws {
    #expect(
      try CommandRun(["show", "Followers", "--data", url])
        == .failure(64, "--data \(url): \(reason)"))
  }

  @Test func aFileThatIsNotThere() throws {
    let folder = try PluginFolder()
    let url = "file://\(folder.url.path)/nope.json"
    #expect(
      try folder.run("show", "./minimal.so", "--data", url)
        == .failure(66, "\(url): \(folder.url.path)/nope.json: no such file; check the path"))
  }

  @Test(arguments: [
    ("--page-key", "page"), ("--timeout", "3.0"), ("--header", "A: b"),
  ])
  func optionsForURLsOnly(_ option: String, _ value: String) throws {
    #expect(
      try CommandRun(["show", "Followers", option, value])
        == .failure(64, "\(option) \(value): is for data that is fetched; give --data a URL"))
  }

  @Test(arguments: [
    ("--timeout", "0.0", "is no time to wait; give seconds such as 5"),
    ("--timeout", "nan", "is no time to wait; give seconds such as 5"),
    (
      "--header", "no colon",
      "is no header; give a name and a value, such as \"Accept-Language: de\""
    ),
    (
      "--header", ": x", "is no header; give a name and a value, such as \"Accept-Language: de\""
    ),
    (
      "--header", "Bad Name: x",
      "is no header; give a name and a value, such as \"Accept-Language: de\""
    ),
    (
      "--header", "X-Trail :v",
      "is no header; give a name and a value, such as \"Accept-Language: de\""
    ),
    (
      "--key-path", "a..b",
      "key path \"a..b\", byte 2: a key is missing; give keys with dots between them"
    ),
    (
      "--screen", "UINavigationController",
      "is a navigation controller, which cannot be on another; "
        + "the plugin has SKFollowerListViewController, SKUserViewController"
    ),
  ])
  func optionsWithoutSense(_ option: String, _ value: String, _ reason: String) throws {
    #expect(
      try CommandRun(["show", "Followers", "--data", "http://127.0.0.1:1/", option, value])
        == .failure(64, "\(option) \(value): \(reason)"))
  }

  @Test(arguments: [
    ("", "/x", "\"\": is no name of a parameter; give one such as page"),
    ("page", "/x?page=3", "page: the URL says already which page; leave one of both out"),
    ("a b", "/x?q=1&a%20b=", "a b: the URL says already which page; leave one of both out"),
  ])
  func aPageKeyWithoutSense(_ key: String, _ target: String, _ reason: String) throws {
    #expect(
      try CommandRun([
        "show", "Followers", "--data", "http://127.0.0.1:1\(target)", "--page-key", key,
      ]) == .failure(64, "--page-key \(reason)"))
  }

  @Test func aScreenThatTakesNoDataSource() throws {
    let run = try CommandRun([
      "show", "Followers", "--screen", "UIViewController", "--data", "http://127.0.0.1:1/x",
    ])
    #expect(
      run
        == .failure(
          64,
          "--data http://127.0.0.1:1/x: UIViewController takes no data: it does not answer "
            + "initWithDataSource:; leave --data out"))
  }
}
