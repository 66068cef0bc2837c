import Foundation
import PluginTestSupport
import Testing

/// Plugins/CountriesSwift, which is Plugins/Countries in Swift.
@Suite(.waitsForProcesses) struct SwiftPluginTests {
  private static let module = Result {
    try SwiftPackage.build(
      PluginFixture.project.appendingPathComponent("Plugins/CountriesSwift"),
      product: "CountriesSwift")
  }

  @Test(arguments: [
    "", "--format json", "--rows 10-40", "--rows 14-16 --format json", "--select 2,1",
    "--select 25,0 --format json", "--select 0,14",
  ])
  func showsWhatTheOneInCShows(_ options: String) throws {
    let options = options.split(separator: " ").map(String.init)
    let swift = try CommandRun(["show", Self.module.get()] + options)
    #expect(try swift == CommandRun(["show", "Countries"] + options))
    #expect(swift.status == 0)
    #expect(swift.output.count > 50)
  }

  private func symbols(_ options: String...) throws -> [String] {
    let run = try CompletedProcess("nm", ["-D"] + options + [Self.module.get()])
    try #require(run.status == 0)
    return run.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  }

  @Test func exportsItsEntryAndNothingElse() throws {
    #expect(try symbols("--defined-only", "--extern-only") == ["carob_plugin_make_entry"])
  }

  @Test func needsNothingOfSwifts() throws {
    let needed = try symbols("--undefined-only")
    #expect(!needed.isEmpty)
    #expect(needed.filter { $0.contains("swift") || $0.hasPrefix("$s") } == [])
    let dynamic = try CompletedProcess("readelf", ["-d", Self.module.get()])
    #expect(dynamic.output.contains("libc.so"))
    #expect(!dynamic.output.contains("libswift"))
  }

  @Test func isInspectedLikeOneInC() throws {
    let run = try CommandRun(["inspect", Self.module.get()])
    #expect(run.status == 0)
    #expect(run.output.contains("ISOCountryListViewController : ICTableViewController"))
    #expect(
      run.lines.contains("description      The countries of the world, by their first letters."))
    #expect(run.lines.contains("features         list, detail"))
  }
}
