import PluginTestSupport
import Testing

/// The Swift snippets of the documentation are code of the tests in this folder.
@Suite struct SnippetTests {
  private static let catalog = "Sources/Runtime/CarobRuntime/CarobRuntime.docc"

  static let pages =
    ["docs/swift.md", "docs/debugging.md"]
    + ((try? SwiftSnippets.files(in: catalog, ending: ".md")) ?? [])

  @Test(arguments: pages) func everySnippetIsCompiled(_ page: String) throws {
    #expect(
      try SwiftSnippets(of: page).missing(in: "Tests/Runtime/CarobRuntimeTests/Documentation") == []
    )
  }

  @Test func thereAreSnippets() throws {
    #expect(Self.pages.count > 3)
    #expect(try SwiftSnippets(of: "docs/swift.md").count > 8)
  }
}
