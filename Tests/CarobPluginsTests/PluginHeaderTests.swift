import Foundation
import PluginTestSupport
import Testing

/// What a plugin author sees: headers that compile everywhere, and modules that need nothing of ours.
@Suite struct PluginHeaderTests {
  @Test(arguments: ["gcc", "clang"], ["c11", "c17", "c2x"])
  func headersCompileAsC(compiler: String, standard: String) throws {
    try compile("minimal.c", with: compiler, ["-std=\(standard)"])
  }

  @Test(arguments: ["g++", "clang++"], ["c++17", "c++20"])
  func headersCompileAsCxx(compiler: String, standard: String) throws {
    try compile("../Headers/cxx.cpp", with: compiler, ["-std=\(standard)"])
  }

  private func compile(_ source: String, with compiler: String, _ flags: [String]) throws {
    let directory = try TemporaryDirectory()
    let output = try ChildProcess(
      compiler,
      flags + [
        "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fPIC", "-c", "-O1", "-I",
        PluginFixture.project.appendingPathComponent("Sources/CCarob/include").path,
        PluginFixture.sources.appendingPathComponent(source).path, "-o",
        directory.url.appendingPathComponent("x.o").path,
      ])
    #expect(output.status == 0, "\(output.errors)")
  }

  @Test func aModuleHasNoUndefinedSymbolOfOurs() throws {
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.build("minimal", in: directory.url)
    let undefined = try ChildProcess("nm", ["-D", "--undefined-only", module]).output
    for prefix in ["carob", "objc_", "class_", "sel_", "method_"] {
      #expect(!undefined.contains(" \(prefix)"), "\(undefined)")
    }
    let exported = try ChildProcess("nm", ["-D", "--defined-only", module]).output
    let names = exported.split(separator: "\n").map { $0.split(separator: " ").last }
    #expect(names == ["carob_plugin_entry"])
  }
}
