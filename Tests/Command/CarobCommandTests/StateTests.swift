import Foundation
import PluginTestSupport
import Testing

/// `--state`: screens in a state that servers seldom bring about.
@Suite(.waitsForProcesses) struct StateTests {
  @Test(arguments: [
    ("loading", Int32(0), "Followers\n\nLoading…\n", ""),
    ("empty", 0, "Followers\n\nNo Results\n", ""),
    (
      "error", 69, "",
      "no server was asked, since --state error was given; leave it out to ask one\n"
    ),
  ])
  func isShownWithoutAServer(
    _ state: String, _ status: Int32, _ output: String, _ errors: String
  ) throws {
    for data in [[], ["--data", "http://127.0.0.1:1/followers"]] {
      for isolation in [[], ["--isolated"]] {
        let run = try CommandRun(["show", "Followers", "--state", state] + data + isolation)
        #expect(run.status == status)
        // Rows of a file are given to the screen, which has none then, and nothing in their place.
        let isGiven = state == "empty" && data.isEmpty
        #expect(run.output == (isGiven ? "Followers\n\nno rows\n" : output))
        #expect(errors.isEmpty ? run.errors.isEmpty : run.errors.hasSuffix(errors), "\(run.errors)")
      }
    }
  }

  @Test func aLiveScreenIsLeftLoading() throws {
    let terminal = try TmuxTerminal()
    try terminal.browse("Packages", "--state", "loading")
    try terminal.wait { $0.title == "Packages" && $0.contains { $0.contains("Loading…") } }
    try terminal.press("q")
    try terminal.waitForEnd(0)
  }

  @Test func aScreenThatAsksNobodyIsTold() throws {
    let run = try CommandRun(
      ["show", "Packages", "--screen", "DPTabBarController", "--state", "error"])
    #expect(run.status == 0)
    #expect(
      run.errors.hasSuffix(
        "--state error changed nothing: DPTabBarController has asked no server yet\n"),
      "\(run.errors)")
  }

  @Test func othersAreRefused() throws {
    let run = try CommandRun(["show", "Followers", "--state", "broken"])
    #expect(run.status == 64)
    #expect(run.errors.contains("Please provide one of 'loading', 'empty' or 'error'"))
  }
}
