import CarobScreens
import CarobTerminal
import Testing

struct TableLayoutTests {
  private func content(_ sections: (String, Int)...) -> ListContent {
    var content = ListContent()
    content.sections = sections.map { LiveSection(title: $0.0, rows: $0.1) }
    return content
  }

  @Test func rowsAreFoundByPlaceAndNumber() {
    let content = content(("a", 2), ("", 0), ("b", 3))
    #expect(content.count == 5)
    let places = [
      LivePlace(0, 0), LivePlace(0, 1), LivePlace(2, 0), LivePlace(2, 1), LivePlace(2, 2),
    ]
    #expect((0..<5).map { content.place(of: $0) } == places)
    #expect(places.map { content.number(of: $0) } == [0, 1, 2, 3, 4])
    for number in [-1, 5] { #expect(content.place(of: number) == nil) }
    for place in [LivePlace(1, 0), LivePlace(0, 2), LivePlace(3, 0), LivePlace(0, -1)] {
      #expect(content.number(of: place) == nil)
    }
  }

  @Test func titlesStayAtTheTop() {
    let layout = TableLayout(content(("a", 3), ("b", 3)), height: 5)
    #expect(layout.items(from: 0) == [.header(0), .row(0), .row(1), .row(2), .header(1)])
    #expect(layout.items(from: 2) == [.header(0), .row(2), .header(1), .row(3), .row(4)])
    #expect(layout.items(from: 4) == [.header(1), .row(4), .row(5)])
  }

  @Test func sectionsWithoutRowsHaveTheirTitles() {
    let layout = TableLayout(content(("a", 0), ("", 1), ("c", 0)), height: 5)
    #expect(layout.items(from: 0) == [.header(0), .row(0), .header(2)])
    #expect(TableLayout(content(("a", 0)), height: 5).items(from: 0) == [.header(0)])
  }

  @Test func footersStandBelowTheirSections() {
    var content = content(("", 1), ("", 1))
    content.sections[0].footer = "end"
    #expect(TableLayout(content, height: 5).items(from: 0) == [.row(0), .footer(0), .row(1)])
    content.sections[1] = LiveSection(rows: 3)
    content.sections[1].footer = "last"
    let layout = TableLayout(content, height: 3)
    #expect(layout.items(from: layout.top(showing: 3, from: 0)) == [.row(2), .row(3), .footer(1)])
  }

  /// Wherever the cursor goes, it is visible, and no more moves than is needed.
  @Test(arguments: 1...7)
  func theCursorIsVisible(_ height: Int) {
    let content = content(("a", 4), ("b", 1), ("", 9), ("c", 6))
    let layout = TableLayout(content, height: height)
    for top in 0..<content.count {
      for cursor in 0..<content.count {
        let new = layout.top(showing: cursor, from: top)
        #expect(layout.items(from: new).contains(.row(cursor)), "\(cursor) from \(top)")
        #expect(new == 0 || layout.items(from: new).count == height)
        if layout.items(from: top).count == height, layout.items(from: top).contains(.row(cursor)) {
          #expect(new == top)
        }
      }
    }
  }

  @Test func aMillionRowsAreNotWalkedThrough() {
    let layout = TableLayout(content(("a", 500_000), ("b", 500_000)), height: 10)
    let top = layout.top(showing: 999_999, from: 0)
    #expect(top == 999_991)
    #expect(layout.items(from: top).last == .row(999_999))
    #expect(layout.pageLength(from: top) == 8)
  }
}
