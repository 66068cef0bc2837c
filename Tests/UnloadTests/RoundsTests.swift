import Foundation
import PluginTestSupport
import Testing

/// A hundred rounds of loading, showing and unloading leave nothing behind. In a process of its own, because they are
/// about all that a process has.
@Suite(
  .enabled(if: !UnloadFixture.isUnderSanitizer, "a sanitizer keeps memory that was freed"),
  .waitsForProcesses)
struct RoundsTests {
  /// What tables and the allocator may take beyond the first rounds, for all rounds together: eighty bytes for each
  /// loading. It does not grow with the rounds; the allocator may take a megabyte of pages at once.
  private static let fewBytes = 24 << 10
  private static let fewPages = 256
  private static let rounds = 100

  private static let plugins = ["Followers", "Countries", "Packages"]

  /// Every plugin of this package that is in C.
  @Test func aHundredRoundsLeaveNothing() throws {
    let probe = BuiltProduct.url(of: "unload-probe")
    try expectNothingLeft(
      by: Self.plugins.map {
        probe.deletingLastPathComponent().appendingPathComponent("lib\($0).so").path
      })
  }

  /// The one in Swift, and one whose instances own values of Swift's. Their modules stay mapped, and are used again.
  @Test func aHundredRoundsInSwiftLeaveNothing() throws {
    try expectNothingLeft(by: [
      SwiftPackage.build(
        PluginFixture.project.appendingPathComponent("Plugins/CountriesSwift"),
        product: "CountriesSwift"),
      SwiftPackage.build(
        PluginFixture.project.appendingPathComponent("Tests/Fixtures/Unloading/Tally"),
        product: "Tally"),
    ])
  }

  private func expectNothingLeft(by modules: [String]) throws {
    let directory = try TemporaryDirectory()
    let allocator = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Unloading/allocated_bytes.c"), in: directory.url)
    let child = try ChildProcess(
      BuiltProduct.url(of: "unload-probe").path, [allocator, "\(Self.rounds)"] + modules)
    #expect(child.errors == "")
    try #require(child.status == 0)
    let figures = try child.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      return (
        name: String(try #require(fields.first)), before: try #require(Int(fields[1])),
        after: try #require(Int(fields[2]))
      )
    }
    #expect(figures.count == 7)
    for (name, before, after) in figures {
      let growth = after - before
      switch name {
      case "allocated bytes": #expect(growth <= Self.fewBytes)
      case "resident pages": #expect(growth <= Self.fewPages)
      default: #expect(growth == 0, "\(name)")
      }
    }
  }
}
