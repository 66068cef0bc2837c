import Foundation
import PluginTestSupport
import Testing

/// The Swift snippets of the documentation are code of the tests in this folder, word for word but for the indentation
/// and `private`.
@Suite struct SnippetTests {
  private static let catalog = "Sources/CarobRuntime/CarobRuntime.docc"

  static let pages =
    ["README.md", "docs/swift.md", "docs/debugging.md"] + files(in: catalog, ending: ".md")

  private static func files(in folder: String, ending: String) -> [String] {
    let url = PluginFixture.project.appendingPathComponent(folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: PluginFixture.project.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.hasPrefix("private ") ? String(line.dropFirst("private ".count)) : line
      }
  }

  /// The snippets of a page, as lines.
  private static func snippets(of page: String) throws -> [[String]] {
    var snippets: [[String]] = []
    var current: [String]?
    for line in try lines(of: page) {
      if line == "```swift" {
        current = []
      } else if line == "```" {
        if let current { snippets.append(current) }
        current = nil
      } else {
        current?.append(line)
      }
    }
    return snippets
  }

  @Test(arguments: pages) func everySnippetIsCompiled(_ page: String) throws {
    let folder = "Tests/CarobRuntimeTests/Documentation"
    let code = try Self.files(in: folder, ending: ".swift")
      .map { "\n" + (try Self.lines(of: $0)).joined(separator: "\n") + "\n" }
    for snippet in try Self.snippets(of: page) {
      let text = "\n" + snippet.joined(separator: "\n") + "\n"
      #expect(code.contains { $0.contains(text) }, "\(page): no test has this snippet:\(text)")
    }
  }

  @Test func thereAreSnippets() throws {
    #expect(Self.pages.count > 3)
    #expect(try Self.snippets(of: "docs/swift.md").count > 8)
  }
}
