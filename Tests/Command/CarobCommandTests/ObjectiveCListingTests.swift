import Foundation
import PluginTestSupport
import Testing

/// The listings of Instant Cocoa's documentation, as plugins: `Plugins/Followers` has the first one, and
/// `Tests/Fixtures/ObjectiveC/Listings` the others.
@Suite(.waitsForProcesses) struct ObjectiveCListingTests {
  private func show(_ listing: String, _ arguments: String...) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    let folder = PluginFixture.project
      .appendingPathComponent("Tests/Fixtures/ObjectiveC/Listings/\(listing)")
    try FileManager.default.copyItem(
      at: folder, to: directory.url.appendingPathComponent(listing))
    let built = try CommandRun(
      ["build", listing], in: directory.url, environment: ["CFLAGS": "-Werror"])
    #expect(built.status == 0, "\(built.errors)")
    return try CommandRun(
      ["show", built.output.trimmingCharacters(in: .newlines)] + arguments, in: directory.url)
  }

  @Test func aTable() throws {
    let traced = try CommandRun(["show", "Followers", "--rows", "0-0", "--trace"])
    for (selector, how) in [
      ("configureCell:withUser:", "+modelName"), ("tableView:didSelectUser:", "+modelName"),
    ] {
      #expect(
        traced.errors.split(separator: "\n").contains {
          $0.contains("  \(selector) ") && $0.contains("SKFollowerListViewController")
            && $0.hasSuffix(how)
        }, "\(selector)")
    }
    #expect(try CommandRun(["show", "Followers", "--select", "0,2"]).lines.first == "Konrad Zuse")
  }

  @Test func aCollection() throws {
    let traced = try show("Collection", "--trace")
    #expect(
      traced.output == """
        MYUserCollectionViewController

        ┌────┐  ┌────┐  ┌────┐
        │Ada │  │Brad│  │Alan│
        └────┘  └────┘  └────┘

        """)
    #expect(
      traced.errors.hasPrefix(
        """
        0,0 MYUser → MYUserCell
          asked: MYUserCollectionViewController (the screen)
          configureCell:withUser:          MYUserCollectionViewController  +modelName

        """))
    #expect(try show("Collection", "--select", "0,1").lines.first == "Brad")
  }

  @Test func aDataSource() throws {
    let expected = CommandRun(
      status: 0, output: "MYUserListViewController\n\nA\nAda\nAlan\n\nB\nBrad\n")
    #expect(try show("DataSource") == expected)
    #expect(try show("DataSource", "--isolated") == expected)
  }
}
