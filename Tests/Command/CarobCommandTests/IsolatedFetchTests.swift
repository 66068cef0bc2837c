import PluginTestSupport
import ServerTestSupport
import Testing

/// `carob show --isolated` with data of a server: waiting for that is not the plugin's delay.
@Suite(.waitsForProcesses) struct IsolatedFetchTests {
  /// Each part comes in time, and all of them take longer than the plugin may, and than nothing may
  /// arrive: 47 parts take 19 seconds.
  @Test func aServerThatTakesItsTimeIsWaitedFor() throws {
    let body = #"[{"name": "Ada", "handle": "ada", "bio": "x"}]"#
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n"
    let server = ScriptedServer(always: .bits([head] + body.map(String.init), pause: 0.4))
    let run = try CommandRun([
      "show", "Followers", "--data", server.url("/data"), "--isolated", "--deadline", "12",
      "--timeout", "12",
    ])
    #expect(run == CommandRun(status: 0, output: "Followers\n\nAda  x\n"))
  }

  @Test func aServerThatSaysNothingIsNamed() throws {
    let server = ScriptedServer(always: .silence)
    let run = try CommandRun([
      "show", "Followers", "--data", server.url("/data"), "--isolated", "--deadline",
      TimeLimit.text, "--timeout", "0.2",
    ])
    #expect(
      run
        == .failure(
          69,
          "\(server.url("/data")): nothing arrived for 0.2 seconds; try again, or give it more "
            + "time with --timeout"))
  }
}
