import Foundation
import PluginTestSupport

/// A working directory with plugins and data files, for messages that name files.
final class PluginFolder {
  private let directory: TemporaryDirectory

  /// Where it is.
  var url: URL { directory.url }

  /// A folder with a fixture's module and some data files.
  ///
  /// - Parameters:
  ///   - fixtures: names of sources in `Tests/Fixtures/Plugins`, without `.c`.
  ///   - files: texts by the names of their files.
  init(fixtures: [String] = ["minimal"], files: [String: String] = [:]) throws {
    directory = try TemporaryDirectory()
    for fixture in fixtures {
      _ = try PluginFixture.build(fixture, in: directory.url)
    }
    for (name, text) in files { _ = try directory.write(text, to: name) }
  }

  /// Runs the command in this folder.
  func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try run(arguments, input: input)
  }

  /// The same with a list of arguments.
  func run(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun(arguments, in: url, input: input)
  }
}
