import Foundation

/// Plugins in C that tests compile with the machine's own compiler.
package enum PluginFixture {
  /// The project's folder.
  package static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fixtures' sources.
  package static let sources = project.appendingPathComponent("Tests/Fixtures/Plugins")

  /// Why a fixture could not be built.
  package struct BuildFailure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Builds a fixture as the README says: `cc -shared -fPIC -I Sources/CCarob/include x.c -o x.so`.
  ///
  /// - Parameters:
  ///   - name: of the source, without `.c`.
  ///   - directory: where the module goes.
  /// - Returns: the module's path.
  package static func build(_ name: String, in directory: URL) throws -> String {
    try build(source: sources.appendingPathComponent("\(name).c"), in: directory)
  }

  /// Builds a source of any folder.
  package static func build(
    source: URL, in directory: URL, flags: [String] = []
  ) throws -> String {
    let name = source.deletingPathExtension().lastPathComponent
    let module = directory.appendingPathComponent("\(name).so").path
    let output = try run(
      "cc",
      ["-shared", "-fPIC", "-I", project.appendingPathComponent("Sources/CCarob/include").path]
        + flags + [source.path, "-o", module])
    if output.status != 0 { throw BuildFailure(description: output.text) }
    return module
  }

  /// What a command printed on both streams, and how it ended.
  package struct Output {
    package let status: Int32
    package let text: String
  }

  /// Runs a command found on the search path.
  package static func run(_ command: String, _ arguments: [String]) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }
}

/// A folder that goes away with its owner.
package final class TemporaryDirectory {
  /// Where it is.
  package let url: URL

  /// Makes an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("carob-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
