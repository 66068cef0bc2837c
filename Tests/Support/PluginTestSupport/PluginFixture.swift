import Foundation

/// Plugins in C that tests compile with the machine's own compiler.
package enum PluginFixture {
  /// The project's folder.
  package static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fixtures' sources.
  package static let sources = project.appendingPathComponent("Tests/Fixtures/Plugins")

  /// Why a fixture could not be built.
  package struct BuildFailure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Builds a fixture as the README says: `cc -shared -fPIC -I Sources/Runtime/CCarob/include x.c -o x.so`.
  ///
  /// - Parameters:
  ///   - name: of the source, without `.c`.
  ///   - directory: where the module goes.
  /// - Returns: the module's path.
  package static func build(_ name: String, in directory: URL) throws -> String {
    try build(source: sources.appendingPathComponent("\(name).c"), in: directory)
  }

  /// Builds one of the hostile plugins that are in C.
  package static func buildHostile(_ name: String, in directory: URL) throws -> String {
    try build(
      source: project.appendingPathComponent("Tests/Fixtures/Hostile/\(name).c"), in: directory,
      flags: ["-O1", "-pthread", "-w"])
  }

  /// Whether there is a compiler for blocks, `clang`; gcc is none.
  package static let hasBlocks =
    (try? CompletedProcess(
      "clang", ["-fblocks", "-fsyntax-only", "-x", "c", "-"], input: "void (^block)(void);"))?
    .status == 0

  /// The folder of the headers that plugins include.
  package static let headers = project.appendingPathComponent("Sources/Runtime/CCarob/include")

  /// Builds a source of any folder; one of this project once, as long as it is the same.
  ///
  /// - Parameter flagsBehind: flags that stand behind the source, as libraries have to.
  package static func build(
    source: URL, in directory: URL, flags: [String] = [], flagsBehind: [String] = [],
    compiler: String = "cc", headers: URL = PluginFixture.headers
  ) throws -> String {
    let name = source.deletingPathExtension().lastPathComponent
    let module = directory.appendingPathComponent("\(name).so").path
    let command =
      [compiler, "-shared", "-fPIC", "-I", headers.path] + flags + [source.path] + flagsBehind
    let cache = FixtureCache(command)
    if let cache, cache.copyModule(to: module) { return module }
    let rule = "\(module).d"
    let child = try CompletedProcess(
      compiler, command.dropFirst() + ["-MMD", "-MF", rule, "-o", module])
    if child.status != 0 { throw BuildFailure(description: child.errors) }
    // Tests look at what is in the folder.
    defer { try? FileManager.default.removeItem(atPath: rule) }
    // Without a place to keep it, it is compiled each time.
    try? cache?.keep(module, madeBy: String(contentsOfFile: rule, encoding: .utf8))
    return module
  }

  /// Builds a module from a file in Objective-C that has all that it is linked with.
  package static func buildObjectiveC(
    _ source: URL, in directory: URL, flags: [String] = []
  ) throws -> String {
    let exports = headers.appendingPathComponent("carob/plugin.map").path
    return try build(
      source: source, in: directory,
      flags: [
        "-fobjc-runtime=gnustep-2.0", "-fvisibility=hidden", "-w",
        "-Wl,--version-script=\(exports)",
      ], flagsBehind: flags, compiler: "clang")
  }
}
