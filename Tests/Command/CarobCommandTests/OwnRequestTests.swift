import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// Requests that a plugin makes beside those of its data source: `Tests/Fixtures/Plugins/own_requests.c`, whose blocks
/// set the screen's title.
@Suite(.waitsForProcesses) struct OwnRequestTests {
  private static func show(
    _ server: ScriptedServer, _ screen: String, _ arguments: [String] = [], path: String = "/own",
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let folder = try PluginFolder(fixtures: ["own_requests"])
    return try CommandRun(
      ["show", "./own_requests.so", "--screen", screen] + arguments, in: folder.url,
      environment: environment.merging(["OWN_URL": server.url(path)]) { given, _ in given })
  }

  /// These screens show no more than a title.
  private static func warning(_ screen: String) -> String {
    "carob: warning: \(screen): it has no data source, and so no rows; have its initializer send "
      + "initWithDataSource: or initWithObjects: to super, in place of init\n"
  }

  private static func words() -> ScriptedServer {
    ScriptedServer { request in
      request.target.hasPrefix("/one")
        ? .response(#"{"text": "one"}"#) : .response(#"[{"text": "a"}, {"text": "b"}]"#)
    }
  }

  @Test(
    arguments: [
      ("OWFetching", "2 objects"), ("OWCancelling", "failed: -999"),
    ], [[], ["--isolated"]])
  func theirBlockIsCalledBeforeTheScreenIsPrinted(
    _ one: (screen: String, title: String), _ arguments: [String]
  ) throws {
    #expect(
      try Self.show(Self.words(), one.screen, arguments)
        == CommandRun(
          status: 0, output: "\(one.title)\n\nno rows\n", errors: Self.warning(one.screen)))
  }

  @Test func anErrorComesAsWell() throws {
    let server = ScriptedServer(always: .response(status: 503, "{}"))
    #expect(
      try Self.show(server, "OWFetching")
        == CommandRun(
          status: 0, output: "failed: -1011\n\nno rows\n", errors: Self.warning("OWFetching")))
  }

  @Test(arguments: [("OWModelScreen", []), ("OWSelecting", ["--select", "0,1"])])
  func gatewaysAreWaitedFor(_ screen: String, _ arguments: [String]) throws {
    let server = Self.words()
    #expect(
      try Self.show(
        server, screen, ["--data", server.url("/words"), "--model", "OWWord"] + arguments,
        path: "/one")
        == CommandRun(status: 0, output: "one\n\na\nb\n"))
  }

  @Test func aSourceThatIsNotLetFetchEnds() throws {
    let server = Self.words()
    let run = try Self.show(
      server, "OWRefusing", ["--data", server.url("/words"), "--model", "OWWord"])
    #expect(run == CommandRun(status: 0, output: "OWRefusing\n\nno rows\n"))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["OWTwice", "OWOwnTwice"])
  func aFetchThatTookAnothersPlaceIsAllThereIs(_ screen: String) throws {
    let server = Self.words()
    let run = try Self.show(
      server, screen, ["--data", server.url("/words"), "--model", "OWWord"])
    #expect(run == CommandRun(status: 0, output: "\(screen)\n\na\nb\n"))
  }

  @Test func requestsWithoutEndAreCancelled() throws {
    let server = Self.words()
    var (run, expected) = (CommandRun(status: -1), CommandRun(status: 0))
    // The data has to arrive in this time, for which a machine may be too busy.
    for seconds in ["0.5", "4.5", "40.5"] where run != expected {
      expected = CommandRun(
        status: 0, output: "failed: -999\n\na\nb\n",
        errors: "carob: warning: requests of the plugin's own had not ended after "
          + "\(seconds) seconds, and were cancelled; give them more time with --timeout\n")
      run = try Self.show(
        server, "OWPolling",
        ["--data", server.url("/words"), "--model", "OWWord", "--timeout", seconds])
    }
    #expect(run == expected)
  }

  @Test func oneWithoutAnAnswerTimesOut() throws {
    let server = ScriptedServer { request in
      request.target.hasPrefix("/one") ? .silence : .response("[]")
    }
    let expected = CommandRun(status: 0, output: "failed: -1001\n\nNo Results\n")
    var run = CommandRun(status: -1)
    // The data has to arrive in this time, for which a machine may be too busy.
    for seconds in ["0.2", "4", "40"] where run != expected {
      run = try Self.show(
        server, "OWModelScreen", ["--data", server.url("/words"), "--timeout", seconds],
        path: "/one")
    }
    #expect(run == expected)
  }

  @Test func controlCCancelsThem() throws {
    let server = ScriptedServer(always: .silence)
    let folder = try PluginFolder(fixtures: ["own_requests"])
    let command = try RunningCommand(
      ["show", "./own_requests.so"], in: folder.url, environment: ["OWN_URL": server.url("/own")])
    try command.wait { !server.requests.isEmpty }
    command.interrupt()
    #expect(command.end() == CommandRun(status: 130))
  }

  /// The process ends while a request begins, connects or shakes hands, and takes its time to end. A thread that goes on
  /// meanwhile dies of what has gone, in one of thirty runs.
  @Test(arguments: [
    ("OWRaising", "unrecognized selector"), ("OWExiting", "a plugin ended the process"),
  ])
  func theEndOfTheProcessIsTheirEnd(_ screen: String, _ message: String) throws {
    let server = ScriptedServer(certificate: .valid) { _ in .silence }
    for pause in stride(from: 0, through: 32_000, by: 2_000) {
      let run = try Self.show(
        server, screen, environment: ["OWN_PAUSE": "\(pause)", "OWN_END": "100000"])
      #expect(run.status == 78, "\(pause)")
      #expect(run.errors.contains(message), "\(pause)")
      #expect(run.errors.filter(\.isNewline).count == 1, "\(pause)")
    }
  }
}
