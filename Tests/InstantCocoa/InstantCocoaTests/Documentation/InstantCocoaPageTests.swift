import Foundation
import PluginTestSupport
import Testing

/// The page about Instant Cocoa names a test for each thing, and there are tests for all cases and decisions.
@Suite struct InstantCocoaPageTests {
  private static let project = PluginFixture.project

  /// The sources of all tests of this project, those of the examples included.
  private static func testSources() throws -> [String] {
    let folders = ["Tests", "Examples/Tests"].map { project.appending(path: $0) }
    return try folders.flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let urls = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      return try urls.map { try String(contentsOf: $0, encoding: .utf8) }
    }
  }

  /// The cases and decisions that titles of tests begin with, as in `"D 14, REM-02: …"`.
  private static func numbersOfTitles(_ sources: [String]) -> Set<String> {
    Set(
      sources.flatMap { source in
        source.matches(of: /@Test\(\s*"([^":]*)/).flatMap { title in
          title.1.matches(of: /D [0-9]+|[A-Z]{2,3}-[0-9]{2}/).map { String($0.0) }
        }
      })
  }

  /// The functions of suites, as `Suite.function`.
  private static func functions(_ sources: [String]) -> Set<String> {
    Set(
      sources.flatMap { source -> [String] in
        let suites = source.matches(
          of: /(?m)^(?:@Suite[^\n]*\n?\s*)?(?:final )?(?:struct|class|extension) (\w+)/
        )
        .map { String($0.1) }
        let functions = source.matches(of: /func (\w+)\(/).map { String($0.1) }
        return suites.flatMap { suite in functions.map { "\(suite).\($0)" } }
      })
  }

  @Test func eachThingHasATest() throws {
    let page = try String(
      contentsOf: Self.project.appending(path: "docs/instant-cocoa.md"), encoding: .utf8)
    let sources = try Self.testSources()
    let known = Self.numbersOfTitles(sources).union(Self.functions(sources))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.contains("| ---") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 3 && $0[2] != "test" }
    #expect(rows.count > 40)
    for row in rows {
      let tests = row[2].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      #expect(!tests.isEmpty, "\(row[0]) names no test")
      for test in tests {
        #expect(known.contains(test), "\(row[0]) names \(test), which there is not")
      }
    }
  }

  /// The worked cases of Instant Cocoa's own test suite.
  private static let cases = [
    "INF": [1, 3, 4, 5, 6, 8, 9, 10, 11, 13], "DS": [1, 2, 3, 4, 5, 7, 9, 11, 12, 14],
    "PAG": [1, 2, 4, 6], "REM": [1, 2, 3], "TVC": [1, 2, 3, 4, 6, 9, 10, 11],
    "CVC": [1, 2, 3, 5, 7, 8], "RTR": [1, 2, 5], "RTE": [1, 2, 3, 4, 6, 8],
    "MOD": [1, 3, 4, 6, 7, 8, 11, 12, 14, 15, 17], "GTW": [1, 3], "FET": [1, 2], "CFG": [1, 2],
  ]

  @Test func eachCaseAndDecisionHasATest() throws {
    let tested = Self.numbersOfTitles(try Self.testSources())
    for (group, numbers) in Self.cases {
      for number in numbers {
        let name = "\(group)-\(number < 10 ? "0" : "")\(number)"
        #expect(tested.contains(name), "no test is called \(name)")
      }
    }
    for number in 1...43 {
      #expect(tested.contains("D \(number)"), "no test is called D \(number)")
    }
  }
}
