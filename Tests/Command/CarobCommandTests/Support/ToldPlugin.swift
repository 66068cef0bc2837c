import Foundation
import PluginTestSupport

/// A folder with the plugin `Tests/Fixtures/Isolation/does_as_told.c`.
struct ToldPlugin {
  private let directory: TemporaryDirectory

  var url: URL { directory.url }

  /// Where the plugin writes the number of a process.
  var process: URL { url.appendingPathComponent("pid") }

  init(flags: [String] = []) throws {
    directory = try TemporaryDirectory()
    try build(flags: flags)
  }

  /// Builds the plugin anew.
  func build(flags: [String]) throws {
    let other = try TemporaryDirectory()
    let module = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Isolation/does_as_told.c"),
      in: other.url, flags: ["-w"] + flags)
    let place = url.appendingPathComponent("does_as_told.so").path
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.moveItem(atPath: module, toPath: place)
  }

  /// Shows rows of which each says what its handler does.
  ///
  /// - Parameters:
  ///   - options: behind those that show such rows.
  ///   - starter: a command that becomes the one behind it.
  func show(
    _ words: String..., isolated: Bool = true, options: [String] = [], by starter: [String] = []
  ) throws -> CommandRun {
    try show(words, isolated: isolated, options: options, by: starter)
  }

  func show(
    _ words: [String], isolated: Bool = true, options: [String] = [], by starter: [String] = []
  ) throws -> CommandRun {
    let command =
      try starter + [Executable.url.path] + showing(words, isolated: isolated, options: options)
    let run = try CompletedProcess(
      command[0], Array(command.dropFirst()), in: url, environment: CommandRun.inherited)
    return CommandRun(status: run.status, output: run.output, errors: run.errors)
  }

  /// Begins to show such rows.
  func start(
    _ words: String..., isolated: Bool, options: [String] = []
  ) throws -> RunningCommand {
    try RunningCommand(
      showing(words, isolated: isolated, options: options), in: url,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// The arguments that show such rows.
  func showing(_ words: [String], isolated: Bool = true, options: [String]) throws -> [String] {
    let rows = words.map { "{\"text\": \"\($0)\"}" }.joined(separator: ", ")
    _ = try directory.write("[\(rows)]", to: "rows.json")
    return ["show", "./does_as_told.so", "--data", "rows.json"]
      + (isolated ? ["--isolated"] : []) + options
  }
}
