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
      arguments: ["--plugin-process", "none", "none"],
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
    let code = try Self.lines(
      of: "Tests/CarobIsolationTests/Documentation/IsolationPageTests.swift"
    )
    .joined(separator: "\n")
    let page = try Self.lines(of: "docs/isolation.md")
    var (snippets, current) = ([String](), [String]?.none)
    for line in page {
      if line == "```swift" {
        current = []
      } else if line == "```" {
        if let current { snippets.append(current.joined(separator: "\n")) }
        current = nil
      } else {
        current?.append(line)
      }
    }
    #expect(snippets.count == 2)
    for snippet in snippets {
      #expect(code.contains(snippet), "no test has this snippet: \(snippet)")
    }
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: PluginFixture.project.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
