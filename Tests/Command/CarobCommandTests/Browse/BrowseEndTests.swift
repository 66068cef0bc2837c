import Foundation
import PluginTestSupport
import Testing

/// How `carob browse` ends, stops and goes on: the terminal is always as it was.
@Suite(.waitsForProcesses) struct BrowseEndTests {
  private let folder: ToldPlugin

  init() throws { folder = try ToldPlugin() }

  /// Shows rows of which the last one's handler does what its text says. It is not among those that are shown at first.
  private func start(_ word: String, options: String = "") throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(rows: 6, in: folder.url)
    _ = try folder.showing(Array(repeating: "a", count: 49) + [word], options: [])
    try terminal.browse("./does_as_told.so", "--data rows.json", options)
    try terminal.wait(forTitle: "DTList", foot: " 1/50")
    return terminal
  }

  @Test(arguments: [("C-c", 130), ("C-\\", 131)] as [(String, Int32)])
  func keysOfTheTerminalEndIt(_ key: String, _ status: Int32) throws {
    let terminal = try start("a")
    try terminal.press(key)
    try terminal.waitForEnd(status)
  }

  /// As long as a handler runs, nobody reads keys.
  @Test func aHandlerThatNeverEndsIsInterrupted() throws {
    let terminal = try start("spin")
    try terminal.press("End", "C-c")
    try terminal.waitForEnd(130)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func signalsEndIt(_ signal: Int32) throws {
    let terminal = try start("a")
    kill(try terminal.process(), signal)
    try terminal.waitForEnd(128 + signal)
  }

  @Test(arguments: [
    ("abort", SIGABRT, "Aborted"), ("segv", SIGSEGV, "Segmentation fault"),
    ("recurse", SIGSEGV, "Segmentation fault"),
  ])
  func aCrashIsTold(_ word: String, _ signal: Int32, _ name: String) throws {
    let terminal = try start(word)
    try terminal.press("End")
    let lines = try terminal.waitForEnd(128 + signal)
    #expect(
      lines.joined().contains("carob: a plugin ended the process (\(name)) in "))
    #expect(lines.joined().contains("of does_as_told.so; run it again with"))
  }

  /// Nothing runs any more in the process that has drawn: the one that waits for it restores the terminal.
  @Test func aProcessThatIsKilledLeavesTheTerminalToTheOther() throws {
    let terminal = try start("pid")
    try terminal.press("End")
    var worker: pid_t?
    try terminal.wait { _ in
      worker = (try? String(contentsOf: folder.process, encoding: .utf8))
        .flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
      return worker != nil
    }
    kill(try #require(worker), SIGKILL)
    try terminal.waitForEnd(137)
  }

  @Test(arguments: ["exit", "exit0"])
  func aPluginThatExitsIsTold(_ word: String) throws {
    let terminal = try start(word)
    try terminal.press("End")
    let lines = try terminal.waitForEnd(78)
    #expect(lines.joined().contains("carob: a plugin ended the process; correct the plugin"))
  }

  @Test(arguments: [[], ["--isolated"]])
  func itIsStoppedAndGoesOn(_ options: [String]) throws {
    let terminal = try start("b", options: options.joined(separator: " "))
    try terminal.press("Down", "C-z")
    try terminal.wait { $0.contains { $0.hasPrefix("[1]+") && $0.contains("Stopped") } }
    try terminal.wait { _ in try terminal.isRestored() }
    try terminal.enter("fg")
    try terminal.wait(forTitle: "DTList", foot: " 2/50")
    try terminal.press("q")
    try terminal.waitForEnd(0)
  }

  @Test func whatCannotBeShownIsToldAfterwards() throws {
    let terminal = try TmuxTerminal()
    try terminal.browse("./nothing.so")
    #expect(
      try terminal.waitForEnd(66).first == "carob: ./nothing.so: no such file; check the path")
    // The line of the first end is gone when the shell gets to it, and not before.
    let other = try TmuxTerminal()
    try other.browse("Packages", "--rows 1")
    try other.waitForEnd(64)
  }

  @Test func withoutATerminalThereIsNone() throws {
    let sentence =
      "standard output is no terminal that can be drawn on; carob show prints the screen anywhere"
    #expect(try CommandRun(["browse", "Packages"]) == .failure(64, sentence))
    let terminal = try TmuxTerminal(columns: 200, environment: ["TERM": "dumb"])
    try terminal.browse("Packages")
    #expect(try terminal.waitForEnd(64).contains("carob: \(sentence)"))
  }
}
