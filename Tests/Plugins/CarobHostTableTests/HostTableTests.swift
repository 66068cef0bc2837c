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

  /// The header for C++, whose source checks it in the same way.
  @Test(arguments: ["c++17", "c++20", "c++2b"], [[], ["-DCAROB_CHECKED", "-O2"]])
  func theHeaderForCPlusPlusDoesWhatItSays(_ standard: String, _ flags: [String]) throws {
    let directory = try TemporaryDirectory()
    // Each has a class of its own, since none is unloaded.
    let greeter = "CxxGreeter\(standard.suffix(2))\(flags.isEmpty ? "" : "Checked")"
    let module = try PluginFixture.build(
      source: Self.sources.appendingPathComponent("wrappers.cc"), in: directory.url,
      flags: ["-std=\(standard)", "-Wall", "-Wextra", "-Werror", "-g", "-fvisibility=hidden"]
        + ["-DGREETER=\"\(greeter)\""] + flags, compiler: "c++")
    _ = try PluginLoader().load(path: module)
  }

  /// The source about small strings passes one to each function that takes an object.
  @Test func smallStringsGoThroughEveryFunction() throws {
    let header = PluginFixture.headers.appendingPathComponent("carob/host.h")
    let table = try String(contentsOf: header, encoding: .utf8)
    let source = try String(
      contentsOf: Self.sources.appendingPathComponent("small_strings.c"), encoding: .utf8)
    let functions = table.matches(of: /\(\*(\w+)\)\(([^;]*?)\);/)
      .filter { $0.2.contains(/\bid\b/) }.map { String($0.1) }
    #expect(functions.count > 20)
    for function in functions
    where !["resolve_call", "resolve_checked_call"].contains(function) {
      let calls = source.matches(of: try Regex("\\b\(function)\\(([^;]*)"))
      let passesOne = calls.contains {
        ($0.output[1].substring ?? "").contains(/posts|small\(|other|&weak|&third|captured/)
      }
      #expect(passesOne, "\(function)")
    }
  }

  @Test func thereAreSources() {
    #expect(Self.names.contains("classes.c"))
  }
}
