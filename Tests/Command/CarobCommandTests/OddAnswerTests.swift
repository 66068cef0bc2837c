import ServerTestSupport
import Testing

/// Answers of a server that are in order as HTTP, and lead to no data.
@Suite(.waitsForProcesses) struct OddAnswerTests {
  /// Where a server sends on to, and the line about it.
  @Test(arguments: [
    ("http://127.0.0.1:-1/x", "whose port is no number from 0 to 65535"),
    ("https://127.0.0.1:x/", "whose port is no number from 0 to 65535"),
    ("http://user@[::1]:70000/", "whose port is no number from 0 to 65535"),
    ("ftp://127.0.0.1/x", "which is no http or https URL"),
  ])
  func aRedirectionThatCannotBeFollowed(_ location: String, _ flaw: String) throws {
    let server = ScriptedServer(
      always: .response(status: 302, headers: ["Location": location], ""))
    let url = server.url("/data")
    let target = location.replacing("user@", with: "")
    #expect(
      try CommandRun(["show", "Followers", "--data", url])
        == .failure(69, "\(url): redirected to \(target), \(flaw); check the address"))
  }

  /// A part of the data is no answer to who asked for all of it.
  @Test func aPartThatNobodyAskedFor() throws {
    let server = ScriptedServer(
      always: .response(
        status: 206,
        headers: ["Content-Type": "application/json", "Content-Range": "bytes 0-1/99"], "[]"))
    let url = server.url("/data")
    #expect(
      try CommandRun(["show", "Followers", "--data", url])
        == .failure(
          69,
          "\(url): answered with status 206, a part, when all was asked for; see what the server sends"
        ))
    let asked = try CommandRun([
      "show", "Followers", "--data", url, "--key-path", "", "--header", "range: bytes=0-1",
    ])
    #expect(asked.status == 0 || !asked.errors.contains("206"), "\(asked.errors)")
  }
}
