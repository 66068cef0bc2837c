import CarobScreens
import CarobTerminal
import Testing

struct GridLayoutTests {
  /// A grid of items of ten columns.
  private func content(columns: Int, count: Int, of total: Int? = nil, first: Int = 0)
    -> ListContent
  {
    var content = ListContent()
    content.sections = [LiveSection(rows: total ?? count)]
    content.first = first
    content.rows = (first..<first + count).map { number in
      let frame = [
        Double(number % columns) * 80, Double(number / columns) * 50, 80, 50,
      ]
      return LiveRow(
        id: number, at: LivePlace(0, number),
        props: [.text: .text("item \(number)"), .frame: .numbers(frame)])
    }
    return content
  }

  @Test func itemsAreBesideAndBelowEachOther() {
    let grid = GridLayout(content(columns: 3, count: 8), height: 9)
    #expect(grid.neighbour(of: 1, below: true) == 4)
    #expect(grid.neighbour(of: 4, below: false) == 1)
    // The last band is shorter.
    #expect(grid.neighbour(of: 5, below: true) == 7)
    #expect(grid.neighbour(of: 0, below: false) == nil)
    #expect(grid.neighbour(of: 7, below: true) == nil)
    #expect(grid.neighbour(of: 2, after: true) == 3)
    #expect(grid.neighbour(of: 3, after: false) == 2)
    #expect(grid.neighbour(of: 7, after: true) == nil)
    #expect(grid.neighbour(of: 0, after: false) == nil)
  }

  @Test func theCursorIsVisible() {
    let grid = GridLayout(content(columns: 3, count: 30), height: 7)
    #expect(grid.top(showing: 2, from: 0) == 0)
    #expect(grid.top(showing: 7, from: 0) == 3)
    #expect(grid.top(showing: 29, from: 0) == 24)
    #expect(grid.top(showing: 4, from: 24) == 3)
    #expect(grid.pageLength(from: 0) == 1)
  }

  @Test func boxesAreDrawnWhereTheyAre() {
    let lines = GridLayout(content(columns: 2, count: 3), height: 6)
      .lines(from: 0, cursor: 1, width: 40)
    #expect(
      lines.map(\.line.text) == [
        "┌────────┐┌────────┐", "│item 0  ││item 1  │", "└────────┘└────────┘",
        "┌────────┐", "│item 2  │", "└────────┘",
      ])
    #expect(lines[1].line.spans.filter(\.isHighlighted).map(\.text) == ["│", "item 1", "  ", "│"])
    #expect(lines[1].items.map(\.number) == [0, 1])
    #expect(lines[1].items.map(\.columns) == [0..<10, 10..<20])
  }

  /// An item beyond the right edge comes into sight with the cursor.
  @Test func wideGridsAreShifted() {
    let lines = GridLayout(content(columns: 5, count: 5), height: 3)
      .lines(from: 0, cursor: 4, width: 20)
    #expect(lines[1].line.text == "│item 3  ││item 4  │")
    #expect(lines[1].items.map(\.columns) == [0..<10, 10..<20])
  }

  @Test func roomBelowIsKnown() {
    let grid = GridLayout(content(columns: 3, count: 6, of: 60, first: 3), height: 7)
    #expect(!GridLayout(content(columns: 3, count: 9), height: 9).hasRoom(from: 0))
    #expect(grid.hasRoom(from: 3))
  }
}
