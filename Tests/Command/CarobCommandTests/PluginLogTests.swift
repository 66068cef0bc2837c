import Foundation
import PluginTestSupport
import Testing

/// What plugins write to the log through `carob.log/1`.
@Suite(.waitsForProcesses) struct PluginLogTests {
  private func log(_ level: String?) throws -> [String] {
    let folder = try PluginFolder(fixtures: ["logs"])
    let run = try CommandRun(
      ["inspect", "./logs.so"], in: folder.url, environment: level.map { ["CAROB_LOG": $0] } ?? [:])
    #expect(run.status == 0)
    return run.errors.split(separator: "\n").map(String.init)
  }

  private static let warnings = [
    "carob: warning: Logs: a level", "carob: error: Logs: a level", "carob: error: Logs: a level",
    "carob: error: Logs: above %s%n", "carob: warning: Logs: two␤lines␛[31m",
    "carob: warning: Logs: bad ��",
    "carob: warning: Logs: \(String(repeating: "x", count: 16_384))… (cut)",
    "carob: warning: from a stranger",
  ]

  @Test(arguments: [nil, "", "warning"]) func warningsAreWritten(_ level: String?) throws {
    #expect(try log(level) == Self.warnings)
  }

  @Test func aLevelCanBeAskedFor() throws {
    #expect(try log("critical").count == 2)
    let all = ["trace", "debug", "info", "notice"].map { "carob: \($0): Logs: a level" }
    let lines = try log("trace")
    #expect(Array(lines.prefix(4)) == all)
    #expect(lines.filter { $0 != "carob: trace: Logs: below" } == all + Self.warnings)
  }

  @Test func aLevelThatIsNone() throws {
    let lines = try log("loud")
    #expect(
      lines.first == "carob: warning: CAROB_LOG: \"loud\" is no level; there are trace, debug, "
        + "info, notice, warning, error, critical")
    #expect(Array(lines.dropFirst()) == Self.warnings)
  }

  @Test func anErrorThatAThreadLeavesIsTold() throws {
    let folder = try PluginFolder(fixtures: ["raises_in_thread"])
    let run = try folder.run("inspect", "./raises_in_thread.so")
    #expect(run.status == 0)
    #expect(
      run.errors.contains("a thread ended with an error that nobody took: lost in a thread"))
  }
}
