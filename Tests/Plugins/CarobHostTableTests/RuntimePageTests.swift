import CarobFoundation
import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// What the pages about the runtime say is there is there, and nothing that is there goes unsaid.
@Suite struct RuntimePageTests {
  /// The headers with functions to call.
  static let headers = [
    "selectors", "classes", "methods", "protocols", "members", "objects", "values", "forwarding",
    "blocks",
  ]

  static func text(of path: String) throws -> String {
    try String(
      contentsOf: PluginFixture.project.appendingPathComponent(path), encoding: .utf8)
  }

  /// The functions that a header declares.
  private static func functions(in header: String) throws -> [String] {
    let source = try text(of: "Sources/Runtime/CCarob/include/carob/\(header).h")
    return source.matches(of: /(?m)^(?:static inline|CAROB_INLINE) [^(;]*?([a-z_A-Z0-9]+)\(/).map {
      String($0.1)
    }
  }

  /// The names in the first cell of a table's rows, each with what the second cell says.
  private static func rows(of text: some StringProtocol) -> [(name: String, state: String)] {
    text.split(separator: "\n").flatMap { line -> [(String, String)] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| `"), cells.count > 2 else { return [] }
      return cells[1].matches(of: /`([^`]+)`/).map { (String($0.1), cells[2]) }
    }
  }

  /// The part of a page under a heading, up to the next heading of its level or above.
  static func section(_ heading: String, of page: String) throws -> Substring {
    let start = try #require(page.range(of: "\n\(heading)\n"))
    let level = heading.prefix { $0 == "#" }.count
    let rest = page[start.upperBound...]
    let ends = (1...level).compactMap { level in
      rest.range(of: "\n" + String(repeating: "#", count: level) + " ")?.lowerBound
    }
    return rest[..<(ends.min() ?? rest.endIndex)]
  }

  private static let page = "docs/objective-c-runtime.md"

  @Test func theFunctionsThatAreOfferedAreDeclared() throws {
    let page = try Self.section("## Functions", of: Self.text(of: Self.page))
    let rows = Self.rows(of: page)
    #expect(Set(rows.map(\.state)).isSubset(of: ["offered", "differs", "not offered"]))
    let said = rows.filter { $0.state != "not offered" }.map(\.name)
    let declared = try Self.headers.flatMap { try Self.functions(in: $0) }
    #expect(said.sorted() == declared.sorted())
    #expect(Set(rows.map(\.name)).count == rows.count, "a function is listed twice")
  }

  @Test(arguments: headers) func everyFunctionOfAHeaderHasItsLine(_ header: String) throws {
    let page = try Self.text(of: "docs/plugin-abi.md")
    let said = Self.rows(of: try Self.section("### `\(header).h`", of: page)).map(\.name)
    #expect(said == (try Self.functions(in: header)))
  }

  /// Other languages get every function from one of two structures. Theirs formats itself.
  @Test func noFunctionIsInlineAlone() throws {
    let structures = try ["host", "extensions/functions"]
      .map { try Self.text(of: "Sources/Runtime/CCarob/include/carob/\($0).h") }.joined()
    let fields = Set(structures.matches(of: /\(\*([a-z_A-Z0-9]+)\)\(/).map { String($0.1) })
    let declared = try Self.headers.flatMap { try Self.functions(in: $0) }
    #expect(declared.count > 100)
    #expect(Set(declared).subtracting(fields) == [])
  }

  @Test func theRootAnswersWhatIsOffered() throws {
    FoundationClasses.register()
    let page = try Self.section("## Methods of `NSObject`", of: Self.text(of: Self.page))
    let rows = Self.rows(of: page)
    #expect(Set(rows.map(\.name)).count == rows.count, "a method is listed twice")
    let root = Object.runtimeClass
    let said = rows.filter { $0.state != "not offered" }.map(\.name)
    let own =
      root.metaclass.methods.map { "+\($0.selector)" } + root.methods.map { "-\($0.selector)" }
    #expect(said.sorted() == own.sorted())
  }
}
