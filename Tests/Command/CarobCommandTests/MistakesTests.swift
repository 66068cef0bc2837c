import Foundation
import PluginTestSupport
import Testing

/// `Tests/Fixtures/Mistakes`: two plugins with nothing wrong, and what makes one mistake of each. Somebody names its cause.
@Suite(.waitsForProcesses) struct MistakesTests {
  /// A mistake, as `mistakes.json` has it.
  struct Mistake: Decodable, CustomTestStringConvertible {
    let name: String
    /// What it is, for people.
    let mistake: String
    /// The folder with the plugin.
    let plugin: String
    /// The file that is changed; the plugin's source when nil.
    let file: String?
    /// What is in it, nil for a mistake in a command line.
    let replace: String?
    /// What is there instead.
    let with: String?
    /// What `carob show` is given besides the folder; a whole command line for a mistake in one.
    let arguments: [String]?
    let environment: [String: String]?
    /// What names the cause.
    let cause: String
    /// Which commands say that: `build`, `show`, `doctor`, `trace`; `command` for a mistake in a command line.
    let saidBy: [String]

    var testDescription: String { name }
  }

  private static let folder = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/Mistakes")

  static let mistakes: [Mistake] =
    (try? JSONDecoder().decode(
      [Mistake].self, from: Data(contentsOf: folder.appendingPathComponent("mistakes.json")))) ?? []

  /// A folder with the sources of a plugin.
  private static func plugin(_ name: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let source = folder.appendingPathComponent(name)
    for file in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(file), to: directory.url.appendingPathComponent(file))
    }
    return directory
  }

  @Test(arguments: ["C", "ObjectiveC"]) func nothingIsSaidWithoutAMistake(_ name: String) throws {
    let directory = try Self.plugin(name)
    #expect(try CommandRun(["build", "."], in: directory.url).status == 0)
    for arguments in [["show", "."], ["show", ".", "--select", "1,0"]] {
      let run = try CommandRun(arguments, in: directory.url)
      #expect(run.errors == "")
      #expect(run.output.contains("Crash on start"))
    }
    #expect(
      try CommandRun(["doctor", ".", "--strict"], in: directory.url)
        == CommandRun(status: 0, output: "nothing found\n"))
  }

  @Test(arguments: mistakes) func somebodyNamesTheCause(_ mistake: Mistake) throws {
    let directory = try Self.plugin(mistake.plugin)
    if let replaced = mistake.replace {
      let name = mistake.file ?? (mistake.plugin == "C" ? "Issues.c" : "Issues.m")
      let file = directory.url.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(replaced))
      try text.replacing(replaced, with: mistake.with ?? "")
        .write(to: file, atomically: true, encoding: .utf8)
    }
    let show = ["show", "."] + (mistake.arguments ?? [])
    let commands = [
      "build": ["build", "."], "show": show, "doctor": ["doctor", "."],
      "trace": show + ["--trace"], "command": mistake.arguments ?? [],
    ]
    if !mistake.saidBy.contains("build") {
      _ = try CommandRun(["build", "."], in: directory.url)
    }
    for name in mistake.saidBy {
      let run = try CommandRun(
        try #require(commands[name]), in: directory.url, environment: mistake.environment ?? [:])
      #expect((run.output + run.errors).contains(mistake.cause), "\(name)")
    }
    #expect(!mistake.saidBy.isEmpty)
  }

  @Test func thereAreManyAndEachIsThereOnce() {
    #expect(Self.mistakes.count >= 40)
    #expect(Set(Self.mistakes.map(\.name)).count == Self.mistakes.count)
    #expect(Set(Self.mistakes.map(\.mistake)).count == Self.mistakes.count)
  }
}
