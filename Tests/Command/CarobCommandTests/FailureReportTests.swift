import Foundation
import PluginTestSupport
import Testing

/// What a command prints that fails and was asked for JSON: `docs/error.schema.json`.
@Suite(.waitsForProcesses) struct FailureReportTests {
  private struct Failure: Decodable, Equatable {
    var kind: String
    var status: Int32
    var place: String?
    var message = ""
  }

  private struct Printed: Decodable { let error: Failure }

  /// The failure in a command's output, which has to fit the schema and to say what standard error says.
  private static func failure(_ run: CommandRun) throws -> Failure {
    let data = Data(run.output.utf8)
    let value = try JSONSerialization.jsonObject(with: data)
    #expect(try JSONSchema.named("error").problems(of: value) == [])
    var failure = try JSONDecoder().decode(Printed.self, from: data).error
    #expect(run.errors.hasSuffix("carob: \(failure.message)\n"))
    #expect(!failure.message.isEmpty)
    failure.message = ""
    return failure
  }

  private static func run(_ arguments: [String]) throws -> CommandRun {
    let folder = try PluginFolder(
      fixtures: ["minimal", "raises"],
      files: ["data.json": #"[{"text": "a"}]"#, "broken.json": "[\n  {\"text\": }\n]"])
    return try folder.run(arguments)
  }

  private static let show = ["show", "./minimal.so", "--format", "json", "--data"]

  @Test(arguments: [
    (
      show + ["data.json", "--screen", "Nope"],
      Failure(kind: "usage", status: 64, place: "--screen")
    ),
    (
      show + ["data.json", "--model", "Nope"], Failure(kind: "usage", status: 64, place: "--model")
    ),
    (show + ["data.json", "--rows", "x"], Failure(kind: "usage", status: 64, place: "--rows")),
    (show + ["data.json", "--frob"], Failure(kind: "usage", status: 64, place: nil)),
    (
      show + ["data.json", "--key-path", "a"],
      Failure(kind: "badData", status: 65, place: "data.json")
    ),
    (show + ["broken.json"], Failure(kind: "badData", status: 65, place: "broken.json:2:12")),
    (show + ["none.json"], Failure(kind: "noInput", status: 66, place: "none.json")),
    (show + ["."], Failure(kind: "noInput", status: 66, place: ".")),
    (
      show + ["http://127.0.0.1:9/"],
      Failure(kind: "unavailable", status: 69, place: "http://127.0.0.1:9/")
    ),
    (show + ["none.json", "--isolated"], Failure(kind: "noInput", status: 66, place: nil)),
    (
      ["show", "./raises.so", "--data", "data.json", "--format=json"],
      Failure(kind: "badPlugin", status: 78, place: "./raises.so")
    ),
    (
      ["inspect", "./none.so", "--format", "json"],
      Failure(kind: "noInput", status: 66, place: "./none.so")
    ),
    (
      ["inspect", "UILable", "--format=json"],
      Failure(kind: "noInput", status: 66, place: "UILable")
    ),
    (
      ["doctor", "--format", "json", "./none.so"],
      Failure(kind: "noInput", status: 66, place: "./none.so")
    ),
    (["options", "--format", "json", "more"], Failure(kind: "usage", status: 64, place: nil)),
  ])
  private func isAnObject(_ arguments: [String], _ expected: Failure) throws {
    let run = try Self.run(arguments)
    #expect(run.status == expected.status)
    #expect(try Self.failure(run) == expected)
  }

  @Test func aPluginThatEndsTheProcessIsAFailureToo() throws {
    let folder = try PluginFolder(fixtures: [], files: ["data.json": #"[{"text": "a"}]"#])
    _ = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Hostile/handler_crash.c"),
      in: folder.url, flags: ["-w"])
    let run = try folder.run(
      "show", "./handler_crash.so", "--data", "data.json", "--format", "json")
    #expect(run.status > 128)
    #expect(
      try Self.failure(run) == Failure(kind: "badPlugin", status: run.status, place: nil))
  }

  /// Findings are what `doctor` was asked for.
  @Test func findingsAreNoFailure() throws {
    let folder = try PluginFolder(fixtures: ["load_returns_false"])
    let run = try folder.run("doctor", "./load_returns_false.so", "--format", "json")
    #expect(run.status == 78)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.named("doctor").problems(of: value) == [])
  }

  @Test(arguments: [[], ["--format", "text"], ["--", "--format", "json"]])
  func whoReadsTextGetsNoJSON(_ options: [String]) throws {
    let run = try Self.run(["show", "./minimal.so", "--data", "none.json"] + options)
    #expect(run.status != 0)
    #expect(run.output == "")
  }
}
