import Foundation
import PluginTestSupport
import Testing

/// What docs/first-plugin-in-swift.md shows is what happens.
@Suite(.waitsForProcesses) struct FirstPluginInSwiftTests {
  private static let page = PluginFixture.project
    .appendingPathComponent("docs/first-plugin-in-swift.md")

  @Test func theStepsLeadToWhatIsShown() throws {
    let guide = try Guide(Self.page)
    #expect(guide.count >= 20)
    let folder = try TemporaryDirectory()
    // SwiftPM keeps what it fetches at home.
    let home = ProcessInfo.processInfo.environment.filter { $0.key == "HOME" }
    let environment = CommandRun.withCarobOnPath.merging(home) { $1 }
    let problems = try guide.problems(in: folder.url, environment: environment)
    #expect(problems == [])
  }

  /// A block without a file would be looked at by nobody.
  @Test func everyBlockIsAStep() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let fences = page.split(separator: "\n").filter { $0.hasPrefix("```") && $0 != "```" }
    for fence in fences {
      #expect(fence == "```console" || fence.split(separator: " ").count == 2, "\(fence)")
    }
  }
}
