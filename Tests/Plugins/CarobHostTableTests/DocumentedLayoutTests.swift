import Foundation
import Testing

/// The tables of sizes and offsets on the page of the ABI, compared with the layout that is frozen.
@Suite struct DocumentedLayoutTests {
  private let page: String
  private let table: LayoutTable

  init() throws {
    page = try RuntimePageTests.text(of: "docs/plugin-abi.md")
    table = try LayoutTable(version: "1.1")
  }

  /// The cells of a section's rows.
  private func rows(_ heading: String) throws -> [[String]] {
    try RuntimePageTests.section(heading, of: page).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test func everyStructureHasItsSize() throws {
    var said: [String: Int] = [:]
    for row in try rows("## Layouts") {
      let names = row[0].matches(of: /`([^`]+)`/).map { String($0.1) }
      let sizes = row[1].split(separator: ", ").prefix(names.count).compactMap { Int($0) }
      for (name, size) in zip(names, sizes) { said[name] = size }
    }
    #expect(said == Dictionary(uniqueKeysWithValues: table.structures.map { ($0.name, $0.size) }))
  }

  @Test(arguments: [
    ("## The entry", "carob_plugin_entry"), ("### `carob.log/1`", "carob_log_extension"),
    ("### `carob.main-thread/1`", "carob_main_thread_extension"),
    ("### `carob.host/1`", "carob_host_extension"),
    ("### `carob.calls/1`", "carob_calls_extension"),
  ])
  func everyFieldHasItsOffset(_ heading: String, _ structure: String) throws {
    let said = try rows(heading).compactMap { row in
      Int(row[0]).map { "\($0) \(row[1].matches(of: /`([a-z_]+)/).map { $0.1 }.joined())" }
    }
    let fields = try #require(table.structures.first { $0.name == structure }).fields
    #expect(said == fields.map { "\($0.offset) \($0.name)" })
  }
}
