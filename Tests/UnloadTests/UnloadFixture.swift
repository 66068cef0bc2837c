import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport

/// Fixtures of `Tests/Fixtures/Unloading`, each build in a folder of its own.
final class UnloadFixture {
  let loader = PluginLoader()
  private let directory: TemporaryDirectory

  init() throws {
    InstantCocoaClasses.register()
    directory = try TemporaryDirectory()
  }

  /// Builds a source as a module of that name.
  func build(_ source: String, as name: String, _ flags: [String] = []) throws -> String {
    let folder = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try PluginFixture.build(
      source: Self.sources.appendingPathComponent("\(source).c"), in: folder,
      flags: ["-Wall", "-Wextra", "-Werror"] + flags)
  }

  /// Builds and loads `things.c`.
  ///
  /// - Parameters:
  ///   - name: what its classes' names begin with.
  ///   - value: what its methods answer.
  func loadThings(_ name: String, value: Int = 1, _ flags: [String] = []) throws -> LoadedPlugin {
    try loader.load(
      path: build(
        "things", as: "\(name)\(value)",
        ["-DNAME=\"\(name)\"", "-DVALUE=\(value)"] + flags))
  }

  /// An instance of a class.
  func make(_ name: String) throws -> Object {
    guard let cls = RuntimeClass(named: name) else { throw NoClass(name: name) }
    return try cls.make()
  }

  struct NoClass: Error {
    let name: String
  }

  /// Whether this process has a file mapped whose path has that in it.
  static func isMapped(_ path: String) -> Bool {
    (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains(path)) ?? false
  }

  private static let sources = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/Unloading")
}
