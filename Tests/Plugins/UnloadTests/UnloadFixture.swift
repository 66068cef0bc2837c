import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import CarobLibc

/// Fixtures of `Tests/Fixtures/Unloading`, each build in a folder of its own.
final class UnloadFixture {
  let loader = PluginLoader()
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Builds a source as a module of that name.
  func build(
    _ source: String, as name: String, _ flags: [String] = [], compiler: String = "cc"
  ) throws -> String {
    let folder = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try PluginFixture.build(
      source: Self.sources.appendingPathComponent("\(source).c"), in: folder,
      flags: ["-Wall", "-Wextra", "-Werror"] + flags, compiler: compiler)
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

  /// Builds `things.c` into a module that has code in Swift as well.
  func buildSwiftThings(_ name: String) throws -> String {
    let folder = directory.url
    let source = try directory.write(
      "public struct Thing: CustomStringConvertible { public var description: String { \"\" } }",
      to: "\(name).swift")
    let object = folder.appendingPathComponent("\(name).o").path
    let module = folder.appendingPathComponent("lib\(name).so").path
    let include = PluginFixture.project.appendingPathComponent("Sources/Runtime/CCarob/include")
      .path
    let commands = [
      [
        "cc", "-c", "-fPIC", "-I", include, "-DNAME=\"\(name)\"",
        Self.sources.appendingPathComponent("things.c").path, "-o", object,
      ],
      ["swiftc", "-emit-library", "-module-name", name, source, object, "-o", module],
    ]
    for command in commands {
      let child = try CompletedProcess(command[0], Array(command.dropFirst()))
      if child.status != 0 { throw BuildFailure(errors: child.errors) }
    }
    return module
  }

  /// An instance of a class.
  func make(_ name: String) throws -> Object {
    guard let cls = RuntimeClass(named: name) else { throw NoClass(name: name) }
    return try cls.make()
  }

  struct BuildFailure: Error {
    let errors: String
  }

  struct NoClass: Error {
    let name: String
  }

  /// Whether this process was built for a sanitizer.
  static var isUnderSanitizer: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }

  /// Whether this process has a file mapped whose path has that in it.
  static func isMapped(_ path: String) -> Bool { !mappedFiles(path).isEmpty }

  /// The files that this process has mapped whose path has that in it.
  static func mappedFiles(_ path: String) -> Set<String> {
    // Such a file says that it is empty.
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      }.filter { $0.contains(path) })
  }

  private static let sources = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/Unloading")
}
