import CarobRenderers
import Foundation
import PluginTestSupport
import Testing

/// The list of countries in Debian's package iso-codes.
private let isoCodes = "/usr/share/iso-codes/json/iso_3166-1.json"

/// `carob show` with the plugin Countries, whose rows are sorted into sections.
@Suite(.waitsForProcesses) struct CountriesTests {
  private func screen(_ arguments: String...) throws -> ScreenSnapshot {
    let run = try CommandRun(["show", "Countries", "--format", "json"] + arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return try JSONDecoder().decode(ScreenSnapshot.self, from: Data(run.output.utf8))
  }

  @Test func hasEveryCountryOnce() throws {
    let rows = try screen().rows
    #expect(rows.count == 249)
    #expect(Set(rows.map(\.text)).count == 249)
    #expect(rows.allSatisfy { $0.configuredBy == "configureCell:withCountry:" })
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: isoCodes)))
  func showsTheFileThatDebianShips() throws {
    let shipped = try screen("--data", isoCodes, "--key-path", "3166-1")
    #expect(try shipped.rows == screen().rows)
  }

  @Test func hasSectionsInTheOrderOfInitials() throws {
    let sections = try screen().sections
    #expect(sections.map(\.title).joined() == "ABCDEFGHIJKLMNOPQRSTUVWYZÅ")
    for (number, section) in sections.enumerated() {
      #expect(section.rows.map(\.row) == Array(section.rows.indices))
      #expect(section.rows.allSatisfy { $0.section == number })
      // A flag, a space, the name.
      let names = section.rows.map { String($0.text.dropFirst(2)) }
      #expect(names.allSatisfy { $0.hasPrefix(section.title) })
      #expect(names == names.sorted())
    }
  }

  @Test func hasÅlandInASectionOfItsOwn() throws {
    let section = try #require(try screen().sections.last)
    #expect(section.title == "Å")
    #expect(section.rows.map(\.text) == ["🇦🇽 Åland Islands"])
  }

  @Test func givesEachRowItsHeight() throws {
    for row in try screen().rows {
      #expect(row.height == (row.detail.isEmpty ? 44 : 60))
    }
  }

  @Test func countsRowsThroughAllSections() throws {
    let screen = try screen("--rows", "14-16")
    #expect(screen.sections.map(\.title) == ["A", "B"])
    #expect(screen.sections.map { $0.rows.map(\.row) } == [[14], [0, 1]])
  }

  @Test func writesSectionTitlesBetweenRows() throws {
    let run = try CommandRun(["show", "Countries", "--rows", "13-15"])
    #expect(
      run.output == """
        Countries

        A
        🇦🇹 Austria     Republic of Austria
        🇦🇿 Azerbaijan  Republic of Azerbaijan

        B
        🇧🇸 Bahamas     Commonwealth of the Bahamas

        """)
  }

  @Test func showsTheCountryThatIsSelected() throws {
    let run = try CommandRun(["show", "Countries", "--select", "25,0"])
    #expect(
      run.output == """
        Åland Islands

        Alpha-2 code  AX
        Alpha-3 code  ALA
        Numeric code  248

        """)
  }
}
