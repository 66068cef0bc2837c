import Foundation
import PluginTestSupport
import Testing

/// `carob serve` without a browser.
@Suite(.waitsForProcesses) struct ServeTests {
  private let fixture: ServedFixture

  init() throws { fixture = try ServedFixture.shared.get() }

  @Test func aSessionIsFollowedWithoutABrowser() throws {
    let client = try PageClient(ServedFixture.page.get())
    let answer = try client.select(0).response()
    #expect(answer.status == 200)
    #expect(answer.body.contains(#""result":"done""#))
    #expect(answer.body.contains("tableView:didSelectRow:"))
    try client.stream.read(until: #""op":"push""#)
    // The timer changes the title by itself.
    try client.stream.read(until: #""title":"one+"#)
  }

  @Test func ctrlCEndsItWithOpenStreams() throws {
    let served = try fixture.serve()
    let clients = try (0..<5).map { _ in try PageClient(served) }
    #expect(served.end() == 130)
    #expect(clients.allSatisfy { $0.stream.isClosed() })
    #expect(served.errors == "")
  }

  /// It comes while the command goes on from its start to its wait.
  @Test func ctrlCRightAfterTheURLEndsIt() throws {
    for _ in 0..<10 {
      let served = try fixture.serve()
      let deadline = ContinuousClock.now + TimeLimit.generous
      // Without a pause, which would miss the moment.
      while !served.isOver, served.output.isEmpty, ContinuousClock.now < deadline {}
      served.interrupt()
      try served.wait { served.isOver }
      #expect(served.end(interrupting: false) == 130)
    }
  }

  @Test(arguments: zip([SIGTERM, SIGHUP], [Int32(143), 129]))
  func soDoOtherSignals(_ signal: Int32, _ status: Int32) throws {
    let served = try fixture.serve()
    _ = try served.url()
    served.interrupt(signal)
    #expect(served.end(interrupting: false) == status)
  }

  @Test func ctrlCEndsAHandlerThatNeverReturns() throws {
    let served = try fixture.serve()
    let client = try PageClient(served)
    _ = try client.select(5)
    try served.wait { served.errors.contains("hangs") }
    #expect(served.end() == 130)
  }

  private static let neverOpens = Result {
    try PluginFixture.build("never_opens", in: ServedFixture.shared.get().files.url)
  }

  /// What the plugin does while its first screen is opened, and then for ever.
  private func serveHanging(_ how: String) throws -> ServedPage {
    let served = try ServedPage(
      [Self.neverOpens.get(), "--data", fixture.data], environment: ["CAROB_TEST_HANGS": how])
    if how != "close" { try served.wait { served.errors.contains("hangs") } }
    return served
  }

  @Test(
    arguments: ["loop", "wait", "ignore", "block", "stop", "lock", "read"],
    [SIGINT, SIGTERM])
  func signalsEndAPluginThatHangsAtFirst(_ how: String, _ signal: Int32) throws {
    let served = try serveHanging(how)
    let server = try #require(served.server())
    served.interrupt(signal)
    #expect(served.end(interrupting: false) == 128 + signal)
    #expect(server.isGone)
  }

  /// It is killed, and can do nothing any more.
  @Test(arguments: ["loop", "ignore", "block", "stop", nil])
  func theServerEndsWithTheCommand(_ hang: String?) throws {
    let served = try hang.map(serveHanging) ?? fixture.serve()
    if hang == nil { _ = try served.url() }
    let server = try #require(served.server())
    // One that has opened its screen, and is stopped later.
    if hang == nil { kill(server.id, SIGSTOP) }
    served.interrupt(SIGKILL)
    #expect(served.end(interrupting: false) == 128 + SIGKILL)
    #expect(eventually { server.isGone })
  }

  @Test func aServerThatIsStoppedLaterIsEnded() throws {
    let served = try fixture.serve()
    _ = try served.url()
    kill(try #require(served.server()).id, SIGSTOP)
    #expect(served.end() == 130)
  }

  /// A copy of its process that the plugin has made, which has the line to the command open.
  private func copy(_ served: ServedPage) throws -> ServedPage.Server {
    let number = try #require(served.errors.firstMatch(of: /copy (\d+)/)?.1)
    return ServedPage.Server(id: try #require(pid_t(number)))
  }

  @Test func aServerThatCrashesAndLeavesACopyIsNoticed() throws {
    let served = try serveHanging("fork")
    let copy = try copy(served)
    #expect(served.end(interrupting: false) == 78)
    #expect(served.errors.contains("a plugin ended the process (Aborted)"), "\(served.errors)")
    #expect(copy.isGone)
  }

  @Test func copiesEndWithTheCommand() throws {
    let served = try serveHanging("leave")
    let copy = try copy(served)
    #expect(served.end() == 130)
    #expect(copy.isGone)
  }

  /// The line through which the server reports: its descriptor is the plugin's to use by mistake.
  @Test(arguments: ["spoil", "close"]) func aPluginThatSpoilsTheLineIsTold(_ how: String) throws {
    let served = try serveHanging(how)
    #expect(served.end(interrupting: false) == 78)
    #expect(served.errors.contains("a file descriptor that it had not opened"), "\(served.errors)")
  }

  @Test func aPluginThatEndsTheProcessIsTold() throws {
    let served = try fixture.serve()
    let client = try PageClient(served)
    _ = try client.select(4)
    #expect(served.end(interrupting: false) == 78)
    #expect(
      served.errors
        == "carob: a plugin ended the process (Segmentation fault); run it again with --isolated, which names "
        + "the handler, or with CAROB_ZOMBIES=1, which names objects that were freed too early\n")
  }

  @Test func withIsolationItCostsNothingButThat() throws {
    let served = try fixture.serve("--isolated")
    let client = try PageClient(served)
    let answer = try client.select(4).response()
    #expect(answer.body.contains(#""result":"failed""#))
    #expect(answer.body.contains("SIGSEGV"))
    try client.stream.read(until: "it is started again")
    try client.stream.read(until: #""op":"rows""#)
    let log = try client.send("log", #"{"pattern": "*"}"#).response()
    #expect(log.body.contains("leave --isolated out"))
  }

  /// Waits until the other build is served by the same URL.
  private func waitForOther(_ served: ServedPage) throws {
    try served.wait {
      do {
        let client = try Socket(port: try served.port())
        client.send(try PageClient.head("GET", "/live", served) + "\r\n")
        return try client.read(until: #""op":"rows""#).contains(#""title":"Other""#)
      } catch {
        return false
      }
    }
  }

  @Test func anotherBuildIsShown() throws {
    let fixture = try ServedFixture()
    let served = try fixture.serve("--watch")
    let client = try PageClient(served)
    try fixture.replaceModule()
    try waitForOther(served)
    // The page follows it there.
    #expect(client.stream.isClosed())
    #expect(served.end() == 130)
  }

  /// The plugin counts the rows that it has shown, and saves that.
  @Test func theNextBuildGoesOnWithTheState() throws {
    let files = try TemporaryDirectory(["rows.json": "[{}]"])
    let source = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Unloading/counter.c")
    let module = try PluginFixture.build(source: source, in: files.url)
    let served = try ServedPage([
      module, "--data", files.url.appendingPathComponent("rows.json").path, "--watch",
    ])
    _ = try served.url()
    let folder = try TemporaryDirectory()
    let other = try PluginFixture.build(source: source, in: folder.url, flags: ["-DBUILD=2"])
    #expect(rename(other, module) == 0)
    var text = ""
    try served.wait {
      text = (try? PageClient(served).text) ?? ""
      return text.contains("build 2, row ")
    }
    let row = try #require(text.firstMatch(of: /build 2, row (\d+)/)).1
    #expect((Int(row) ?? 0) > 1)
    #expect(served.end() == 130)
  }

  @Test func aPluginThatCrashedIsServedAgainAtTheNextBuild() throws {
    let fixture = try ServedFixture()
    let served = try fixture.serve("--watch")
    let url = try served.url()
    let client = try PageClient(served)
    _ = try client.select(4)
    try served.wait { served.errors.contains("a plugin ended the process") }
    try fixture.replaceModule()
    try waitForOther(served)
    #expect(try served.url() == url)
  }

  /// In words, without the names of types and functions of libraries.
  @Test(arguments: [
    ("event", "", "it is not JSON"), ("inspect", #"{"list": 1}"#, "at is missing"),
    ("event", #"{"do": "select", "list": "x", "at": [0], "v": 1}"#, "list: is of another type"),
    ("event", #"{"do": "explode"}"#, "do: has a value that is not known"),
  ])
  func whyItIsNoEventIsTold(_ what: String, _ body: String, _ reason: String) throws {
    let client = try PageClient(ServedFixture.page.get())
    #expect(
      try client.send(what, body).response().body == "The body is not what this takes: \(reason).\n"
    )
  }

  @Test(arguments: [
    ("event", "", 400), ("event", "[]", 400), ("event", #"{"do": "explode"}"#, 400),
    ("event", #"{"do": "select", "list": "x", "at": [0], "v": 1}"#, 400),
    ("inspect", "{}", 400), ("log", #"{"pattern": 1}"#, 400),
  ])
  func whatIsNoEventIsRefused(_ what: String, _ body: String, _ status: Int) throws {
    let client = try PageClient(ServedFixture.page.get())
    #expect(try client.send(what, body).response().status == status)
  }

  @Test(arguments: [
    (#"{"do": "tap", "node": 9999}"#, "refused"),
    (#"{"do": "select", "list": 9999, "at": [0, 0], "v": 1}"#, "refused"),
    (#"{"do": "back", "screen": -1}"#, "refused"),
  ])
  func whatHasGoneIsRefused(_ event: String, _ result: String) throws {
    let client = try PageClient(ServedFixture.page.get())
    let answer = try client.send("event", event).response()
    #expect(answer.body.contains("\"result\":\"\(result)\""), "\(answer.body)")
  }

  @Test(arguments: [
    (["nothing.so"], Int32(66), "nothing.so"), (["--port", "70000", "x"], 64, "--port 70000"),
    (["x", "--deadline", "1"], 64, "--isolated"),
  ])
  func whatCannotBeServedIsTold(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let served = try ServedPage(arguments)
    #expect(served.end(interrupting: false) == status)
    #expect(served.errors.contains(words))
    #expect(served.output == "")
  }

  @Test func aPortThatIsTakenIsTold() throws {
    let other = try fixture.serve("--port", "\(try ServedFixture.page.get().port())")
    #expect(other.end(interrupting: false) == 69)
    let port = try ServedFixture.page.get().port()
    #expect(
      other.errors
        == "carob: port \(port) of 127.0.0.1 is taken by another program; give another --port, or none for any that is free\n"
    )
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1 is no address of this machine"),
    ("no.such.invalid", "no.such.invalid is no address, and no name of one"),
  ])
  func aHostThatIsNoneIsTold(_ host: String, _ words: String) throws {
    let served = try fixture.serve("--host", host)
    #expect(served.end(interrupting: false) == 69)
    #expect(
      served.errors == "carob: \(words); give another --host, or none for 127.0.0.1\n")
  }

  /// Arguments of programs are no secret.
  @Test func theBrowserGetsAFileThatNobodyElseReads() throws {
    let folder = try TemporaryDirectory()
    let told = folder.url.appendingPathComponent("told").path
    let programs = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Browser").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let served = try ServedPage(
      [fixture.module, "--data", fixture.data, "--open"],
      environment: ["PATH": "\(programs):\(path)", "TMPDIR": folder.url.path])
    let url = try served.url()
    try served.wait { ((try? String(contentsOfFile: told, encoding: .utf8)) ?? "").contains(url) }
    #expect(try String(contentsOfFile: told, encoding: .utf8).hasPrefix("-rw-------"))
  }
}
