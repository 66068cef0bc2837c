import CarobIsolation
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// The Swift snippets of docs/isolation.md are code of this file, word for word but for the indentation.
@Suite(.waitsForProcesses) struct IsolationPageTests {
  private final class MyService: Object {}

  private static func beThePluginsProcess() -> Never {
    PluginProcess.serve(root: MyService(), memoryLimit: 1 << 30)
  }

  @Test func aHostStartsSendsAndStartsAgain() throws {
    let options = IsolatedPlugin.Options(
      program: BuiltProduct.url(of: "carob").path,
      arguments: ["--plugin-process"],
      environment: ProcessInfo.processInfo.environment)
    let directory = try TemporaryDirectory()
    let path = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Isolation/does_as_told.c"), in: directory.url,
      flags: ["-w", "-DIN_LOAD=\"abort\""])
    let plugin = IsolatedPlugin(options)
    try plugin.start()
    do {
      try plugin.send(Selector("loadPlugin:"), path)
    } catch let error as IsolationError {
      print("\(path): \(error)")  // ./untried.so: SIGSEGV in load of ./untried.so
      try plugin.restart()
    }
    #expect(plugin.isRunning)
  }

  @Test func everySnippetIsCompiled() throws {
    let snippets = try SwiftSnippets(of: "docs/isolation.md")
    #expect(snippets.count == 2)
    #expect(try snippets.missing(in: "Tests/Processes/CarobIsolationTests/Documentation") == [])
  }
}
