import Foundation
import PluginTestSupport
import Testing

/// The state of a plugin when a watching command loads its next build.
@Suite(.waitsForProcesses) struct KeptStateTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory(["words.json": "[{}]"]) }

  /// Builds the plugin that counts the rows it has shown, and puts it where the command looks.
  private func build(_ number: Int, _ flags: [String] = []) throws {
    let scratch = try TemporaryDirectory()
    let source = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Unloading/counter.c")
    let built = try PluginFixture.build(
      source: source, in: scratch.url, flags: ["-DBUILD=\(number)"] + flags)
    let path = directory.url.appendingPathComponent("counter.so").path
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: built, toPath: path)
  }

  private func show(_ options: [String]) throws -> RunningCommand {
    try RunningCommand(
      ["show", "./counter.so", "--watch", "--data", "words.json"] + options, in: directory.url,
      environment: ["TMPDIR": directory.url.path])
  }

  private static func screen(_ build: Int, _ row: Int) -> String {
    "CNWordList\n\nbuild \(build), row \(row)\n"
  }

  /// In this process, in a new one since the old build cannot go, and in the plugin's own. A build that saves nothing is the
  /// last one of its state.
  @Test(arguments: [([], []), (["-DKEEPS"], []), ([], ["--isolated"])], [[], ["-DSAVED=((id)0)"]])
  func theNextBuildGoesOnCounting(
    _ kind: (flags: [String], options: [String]), _ saved: [String]
  ) throws {
    try build(1, kind.flags)
    let command = try show(kind.options)
    var all = Self.screen(1, 1)
    try command.wait { command.output == all }
    for number in 2...3 {
      try build(number, kind.flags + saved)
      all += Self.screen(number, number == 3 && !saved.isEmpty ? 1 : number)
      try command.wait { command.output == all }
    }
    command.interrupt()
    #expect(command.end().status == 130)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(!names.contains { $0.hasPrefix("carob-state-") })
  }

  /// The plugin is shown without it.
  @Test func aStateThatIsRefusedIsAWarning() throws {
    try build(1)
    let command = try show([])
    try command.wait { command.output == Self.screen(1, 1) }
    try build(2, ["-DFAILS"])
    try command.wait { command.output.contains("build 2, row") }
    command.interrupt()
    #expect(
      command.end().errors.contains(
        "carob: warning: ./counter.so: its load_state failed: this state is too old\n"))
  }

  /// Nothing else asks for it.
  @Test func otherCommandsKeepNothing() throws {
    try build(1, ["-DSAVED=(carob_raise(\"asked\"), (id)0)"])
    for command in ["show", "inspect", "doctor"] {
      let run = try CommandRun([command, "./counter.so"], in: directory.url)
      #expect(!(run.output + run.errors).contains("asked"))
    }
  }

  @Test(arguments: ["--watch", "--watch --isolated"])
  func browseGoesOn(_ options: String) throws {
    try build(1)
    let terminal = try TmuxTerminal(rows: 12, in: directory.url)
    try terminal.browse("./counter.so", "--data words.json", options)
    try terminal.wait { $0[1].contains("build 1, row ") }
    let first = try count(terminal)
    try build(2)
    try terminal.wait { $0[1].contains("build 2, row ") }
    #expect(try count(terminal) > first)
    try terminal.press("q")
    try terminal.waitForEnd(0)
  }

  private func count(_ terminal: TmuxTerminal) throws -> Int {
    let line = try terminal.lines()[1]
    return try #require(
      line.split(separator: "row ").last.flatMap { Int($0.split(separator: " ")[0]) })
  }
}
