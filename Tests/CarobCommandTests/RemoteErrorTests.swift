import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// What `carob show --data URL` says when it gets no data: one line, and a status by which scripts can tell whose
/// fault it is.
@Suite struct RemoteErrorTests {
  /// What is answered, the exit status, and the line, in which URL stands for the URL asked for.
  private static let answers: [(ScriptedServer.Answer, Int32, String)] = [
    (
      .response(status: 404, "{}"), 69,
      "URL? answered with status 404; check the address"
    ),
    (
      .response(status: 500, "{}"), 69,
      "URL? answered with status 500; check the address"
    ),
    (
      .response(#"[{"text": "#), 65,
      "URL: incomplete JSON: the text ends inside a value (line 1, column 11); correct the file"
    ),
    (
      .response("[1,]"), 65,
      "URL: not JSON: \"]\" where a value should be (line 1, column 4); correct the file"
    ),
    (
      .response(headers: ["Content-Type": "text/html"], "<html>"), 65,
      "URL? answered with content of type \"text/html\", not with JSON; check the address"
    ),
    (
      .bytes("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n["),
      69,
      "URL?: transfer closed with 98 bytes remaining to read; see whether the server runs"
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

  @Test func nobodyListens() throws {
    let server = ScriptedServer(always: .silence)
    server.stop()
    let run = try CommandRun(["show", "Followers", "--data", server.url("/data")])
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: \(server.url("/data"))?: "))
    #expect(run.errors.hasSuffix("; see whether the server runs\n"))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test func nothingArrives() throws {
    let server = ScriptedServer(always: .silence)
    #expect(
      try CommandRun(["show", "Followers", "--data", server.url("/data"), "--timeout", "0.2"])
        == .failure(
          69,
          "\(server.url("/data"))?: nothing arrived for 0.2 seconds; try again, or give it more "
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
        + "\(service.url("/sections"))? answered with status 500\n")
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
  ])
  func optionsWithoutSense(_ option: String, _ value: String, _ reason: String) throws {
    #expect(
      try CommandRun(["show", "Followers", "--data", "http://127.0.0.1:1/", option, value])
        == .failure(64, "\(option) \(value): \(reason)"))
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
