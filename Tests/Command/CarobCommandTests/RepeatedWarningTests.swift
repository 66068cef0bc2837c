import Foundation
import PluginTestSupport
import Testing

/// The same warning twice is one line with a count.
@Suite(.waitsForProcesses) struct RepeatedWarningTests {
  private static let warning =
    "rows.json: row 0: Greeting.text takes NSString *, given number 0; it was left out"

  private func folder(rows: Int) throws -> PluginFolder {
    let rows = (0..<rows).map { "{\"text\": \($0)}" }.joined(separator: ", ")
    return try PluginFolder(files: ["rows.json": "[\(rows)]"])
  }

  @Test(
    arguments: [(1, ""), (2, " (and once more)"), (300, " (and 299 times more)")],
    [[], ["--isolated"]])
  func showHasOneLine(_ expected: (rows: Int, more: String), _ options: [String]) throws {
    let folder = try folder(rows: expected.rows)
    let run = try folder.run(["show", "./minimal.so", "--data", "rows.json"] + options)
    #expect(run.status == 0)
    #expect(
      run.errors.components(separatedBy: "\n").filter { $0.contains("left out") }
        == ["carob: warning: \(Self.warning)\(expected.more)"])
  }

  /// Those of each screen are counted by themselves.
  @Test func watchingHasOneLineForEachScreen() throws {
    let folder = try folder(rows: 3)
    let command = try RunningCommand(
      ["show", "./minimal.so", "--watch", "--data", "rows.json"], in: folder.url)
    let line = "carob: warning: \(Self.warning) (and 2 times more)\n"
    try command.wait { command.errors.contains(line) }
    try Data(#"[{"text": 0}, {"text": 1}]"#.utf8).write(
      to: folder.url.appendingPathComponent("rows.json"))
    try command.wait {
      command.errors.contains("carob: warning: \(Self.warning) (and once more)\n")
    }
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  /// An error comes behind what was warned of before.
  @Test func warningsComeBeforeTheError() throws {
    let folder = try folder(rows: 2)
    let run = try folder.run(
      "show", "./minimal.so", "--data", "rows.json", "--select", "0,7")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.last?.hasPrefix("carob: --select 0,7: ") == true)
  }

  @Test func doctorHasOneFinding() throws {
    let run = try folder(rows: 300).run("doctor", "./minimal.so", "--data", "rows.json")
    let lines = run.output.components(separatedBy: "\n").filter { $0.contains("left out") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("it is left out (and 299 times more) [data-value]") == true)
  }
}
