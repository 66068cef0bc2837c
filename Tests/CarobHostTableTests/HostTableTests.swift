import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// The C functions of the headers, called from C: each source in `Tests/Fixtures/HostTable` is a plugin that
/// checks one header's functions while it loads, and refuses to load with what did not hold.
///
/// One after the other, because the class table is the process's.
@Suite(.serialized, .waitsForProcesses) struct HostTableTests {
  private static let sources = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/HostTable")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: sources.path))?
    .filter { $0.hasSuffix(".c") }.sorted() ?? []

  @Test(arguments: names) func everyCheckHolds(_ name: String) throws {
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.build(
      source: Self.sources.appendingPathComponent(name), in: directory.url,
      flags: ["-Wall", "-Wextra", "-Werror", "-g"])
    _ = try PluginLoader().load(path: module)
  }

  @Test func thereAreSources() {
    #expect(Self.names.contains("classes.c"))
  }
}
