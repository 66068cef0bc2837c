import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// Plugins that are compiled with newer headers than the host's.
@Suite(.serialized, .waitsForProcesses) struct ABITargetTests {
  private let directory: TemporaryDirectory
  private let headers: URL
  private let source: URL

  init() throws {
    directory = try TemporaryDirectory()
    headers = directory.url.appendingPathComponent("include")
    try FileManager.default.copyItem(at: PluginFixture.headers, to: headers)
    let version = headers.appendingPathComponent("carob/version.h")
    let text = try String(contentsOf: version, encoding: .utf8)
    let newer = text.replacing(/CAROB_ABI_MINOR \d+u/, with: "CAROB_ABI_MINOR 99u")
    try #require(newer != text)
    try Data(newer.utf8).write(to: version)
    source = directory.url.appendingPathComponent("plugin.c")
    try Data(
      """
      #include <carob/carob.h>
      static bool load(void) { return true; }
      CAROB_PLUGIN(.identifier = "org.example.target", .name = "Target", .version = "1", .load = load)
      """.utf8
    ).write(to: source)
  }

  private func build(_ flags: String...) throws -> String {
    try PluginFixture.build(source: source, in: directory.url, flags: flags, headers: headers)
  }

  @Test func theyNeedTheVersionOfTheHeaders() throws {
    let module = try build()
    let error = #expect(throws: PluginError.self) { try PluginLoader().load(path: module) }
    #expect("\(try #require(error))".contains("needs ABI 1.99, this host has 1."))
  }

  @Test func orTheVersionThatTheySay() throws {
    let module = try build("-DCAROB_ABI_TARGET=0x10001")
    let plugin = try PluginLoader().load(path: module)
    #expect("\(plugin.descriptor.abiVersion)" == "1.1")
  }

  @Test(arguments: [
    ("0x10064", "CAROB_ABI_TARGET is newer than these headers"),
    ("0x10000", "CAROB_ABI_TARGET is older than what any host loads"),
  ]) func onlyVersionsThatHostsHave(_ target: String, _ words: String) throws {
    let run = try CompletedProcess(
      "cc", ["-fsyntax-only", "-DCAROB_ABI_TARGET=\(target)", "-I", headers.path, source.path])
    #expect(run.status != 0)
    #expect(run.errors.contains(words))
  }
}
