import CarobRenderers
import Testing

@Suite struct HeldSectionsTests {
  private static func row(_ section: Int, _ row: Int, _ text: String = "") -> ScreenSnapshot.Row {
    var made = ScreenSnapshot.Row(section: section, row: row, cellClass: "C", height: 44)
    made.text = text.isEmpty ? "\(section),\(row)" : text
    made.detail = "detail"
    return made
  }

  private static func outline(_ titles: [String]) -> ScreenOutline {
    var screen = ScreenSnapshot(
      screen: "S", title: "", sections: titles.map { .init(title: $0, rows: []) })
    screen.list = .table
    return ScreenOutline(screen: screen, first: 0, count: 0, sectionCounts: [])
  }

  /// Sections of some rows each, which come in parts of `size` rows.
  private static func parts(_ counts: [Int], size: Int) -> [ScreenPart] {
    let rows = counts.enumerated().flatMap { section, count in
      (0..<count).map { row(section, $0) }
    }
    return stride(from: 0, to: rows.count, by: size).map { start in
      var sections: [ScreenSnapshot.Section] = []
      for row in rows[start..<min(start + size, rows.count)] {
        if sections.last?.rows.last?.section != row.section {
          sections.append(.init(title: "", rows: []))
        }
        sections[sections.count - 1].rows.append(row)
      }
      return ScreenPart(sections: sections)
    }
  }

  private static let counts = [0, 3, 0, 0, 5, 1, 0]
  private static let titles = ["a", "b", "", "d", "", "f", "g"]

  @Test(arguments: [1, 2, 4, 100]) func putsPartsTogether(_ size: Int) {
    var held = HeldSections(of: Self.outline(Self.titles))
    for part in Self.parts(Self.counts, size: size) { held.add(part) }
    let all = held.takeAll()
    #expect(!all.isContinued)
    #expect(all.sections.map(\.title) == Self.titles)
    #expect(all.sections.map(\.rows.count) == Self.counts)
  }

  @Test func knowsOnlySectionsWithRowsWhenSomeRowsAreRead() {
    var held = HeldSections(of: Self.outline([]))
    for part in Self.parts(Self.counts, size: 2) { held.add(part) }
    #expect(held.takeAll().sections.map(\.rows.count) == [3, 5, 1])
  }

  @Test func takesTitlesThatComeLate() {
    var held = HeldSections(of: Self.outline(["a", ""]))
    var part = ScreenPart(sections: [.init(title: "", rows: [Self.row(0, 0)])])
    part.titles = [0: "other", 1: "late", 7: "nowhere"]
    held.add(part)
    #expect(held.takeAll().sections.map(\.title) == ["a", "late"])
  }

  @Test(arguments: [1, 2, 4, 100]) func writesInBatchesWhatItWritesAtOnce(_ size: Int) {
    let outline = Self.outline(Self.titles)
    for (renderer, expected) in Self.writers(outline.screen, Self.counts) {
      var writer = renderer
      var text = ""
      writer.begin(outline.screen)
      var held = HeldSections(of: outline)
      for part in Self.parts(Self.counts, size: size) {
        held.add(part)
        writer.add(held.takeBatch())
        text += writer.takeText()
      }
      writer.add(held.takeAll())
      writer.end(outline.screen)
      text += writer.takeText()
      #expect(text == expected)
    }
  }

  private static func writers(
    _ screen: ScreenSnapshot, _ counts: [Int]
  ) -> [(any ScreenWriter, String)] {
    var whole = screen
    for (section, count) in counts.enumerated() {
      whole.sections[section].rows = (0..<count).map { row(section, $0) }
    }
    return [
      (TextRenderer().writer, TextRenderer().text(whole)),
      (JSONRenderer().writer, JSONRenderer().text(whole)),
      (TraceRenderer().writer, TraceRenderer().text(whole)),
    ]
  }

  @Test func columnsGetWiderAndNeverNarrower() {
    var writer = TextRenderer().writer
    var held = HeldSections(of: Self.outline([""]))
    writer.begin(Self.outline([""]).screen)
    var text = ""
    for (number, name) in ["long", "longer", "s"].enumerated() {
      held.add(ScreenPart(sections: [.init(title: "", rows: [Self.row(0, number, name)])]))
      writer.add(held.takeBatch())
      text += writer.takeText()
    }
    #expect(text == "S\n\nlong  detail\nlonger  detail\ns       detail\n")
  }

  @Test func isFullAfterManyRowsOrMuchText() {
    var held = HeldSections(of: Self.outline([]))
    for part in Self.parts([9999], size: 100) { held.add(part) }
    #expect(!held.isFull)
    held.add(ScreenPart(sections: [.init(title: "", rows: [Self.row(0, 9999)])]))
    #expect(held.isFull)
    _ = held.takeBatch()
    #expect(!held.isFull)
    let text = String(repeating: "x", count: 16 << 20)
    held.add(ScreenPart(sections: [.init(title: "", rows: [Self.row(0, 10_000, text)])]))
    #expect(held.isFull)
  }
}
