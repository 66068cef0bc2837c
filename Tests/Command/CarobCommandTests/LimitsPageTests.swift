import Foundation
import PluginTestSupport
import Testing

/// What docs/limits.md says is absent is absent.
@Suite(.waitsForProcesses) struct LimitsPageTests {
  private static func page(from heading: String) throws -> Substring {
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/limits.md"), encoding: .utf8)
    return page[try #require(page.range(of: "\n\(heading)\n")).upperBound...]
  }

  private static func classes() throws -> [String] {
    try page(from: "## Classes that are not there").split(separator: "\n").filter {
      $0.hasPrefix("| ")
    }
    .flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
  }

  @Test func theClassesAreNotThere() throws {
    let said = try Self.classes()
    #expect(said.count > 80)
    #expect(Set(said).count == said.count, "a class is listed twice")
    let run = try CommandRun(["inspect", "--host", "--format", "json"])
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let listed = try #require(value?["classes"] as? [[String: Any]])
    let there = Set(listed.compactMap { $0["name"] as? String })
    #expect(there.isSuperset(of: ["UIStackView", "NSKeyedArchiver", "XCTWaiter"]))
    #expect(there.intersection(said) == [])
  }

  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  func theSurveyKnowsThem() throws {
    let said = try Self.classes()
    let uses = said.map { "@interface T\($0) : \($0)\n@end\n" }.joined()
    let folder = try TemporaryDirectory([
      "a.m": "#import <UIKit/UIKit.h>\n\(uses)",
      "b.m": "#import <Foundation/Foundation.h>\nvoid b(void) { [[NSURLSession new] x]; }\n",
    ])
    let run = try CommandRun(
      ["survey", "--format", "json"], in: folder.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path])
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let lacks = try #require(value?["lacks"] as? [[String: Any]])
    #expect(Set(lacks.compactMap { $0["name"] as? String }) == Set(said))
    #expect(lacks.allSatisfy { $0["state"] as? String == "absent" }, "\(run.output)")
    #expect(lacks.first?["in"] as? [String] == ["./a.m", "./b.m"])
  }

  /// The last cell of a row names the suites that try it.
  @Test func eachTestIsThere() throws {
    let folder = PluginFixture.project.appendingPathComponent("Tests").path
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    let suites = Set(
      files.compactMap { ($0 as? String)?.split(separator: "/").last?.split(separator: ".").first }
        .map(String.init))
    let rows = try Self.page(from: "## Screens").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.contains("Tests` |") }
    #expect(rows.count > 10)
    for row in rows {
      for name in row.split(separator: "|").last?.matches(of: /`(\w+)`/) ?? [] {
        #expect(suites.contains(String(name.1)), "\(row)")
      }
    }
  }
}
