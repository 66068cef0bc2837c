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
      let module = URL(fileURLWithPath: try Self.built(fixture))
      try FileManager.default.copyItem(
        at: module, to: directory.url.appendingPathComponent(module.lastPathComponent))
    }
    for (name, text) in files { _ = try directory.write(text, to: name) }
  }

  /// Runs the command in this folder.
  func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(arguments, in: url, input: input)
  }

  // SAFETY: read and written with `lock` held only.
  nonisolated(unsafe) private static var modules: [String: String] = [:]
  nonisolated(unsafe) private static var home: TemporaryDirectory?
  private static let lock = NSLock()

  /// The module of a fixture, compiled the first time.
  private static func built(_ fixture: String) throws -> String {
    try lock.withLock {
      if let known = modules[fixture] { return known }
      let directory = try home ?? TemporaryDirectory()
      home = directory
      let module = try PluginFixture.build(fixture, in: directory.url)
      modules[fixture] = module
      return module
    }
  }
}
