import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UITableView: showing rows")
@MainActor
struct UITableViewShowingTests {
  @Test func asksOnlyForTheRowsShown() throws {
    let fixture = try TableFixture(rows: [1_000_000])
    try fixture.table.showRows(500_000..<500_010)
    #expect(fixture.log.count(of: "cell") == 10)
    #expect(fixture.log.count(of: "height") == 10)
    #expect(fixture.log.count(of: "display") == 10)
    #expect(fixture.log.count(of: "rows") == 1)
    #expect(fixture.texts == (500_000..<500_010).map { "0,\($0)" })
  }

  @Test func asksInOrderAcrossSections() throws {
    let fixture = try TableFixture(rows: [1, 0, 2])
    try fixture.table.showRows(0..<2)
    #expect(
      fixture.log.calls.dropFirst(4) == [
        "height 0,0", "cell 0,0", "display 0,0", "height 2,0", "cell 2,0", "display 2,0",
      ])
    #expect(fixture.table.visibleRows.map(\.indexPath.description) == ["0,0", "2,0"])
  }

  @Test func scrollingKeepsWhatStays() throws {
    let fixture = try TableFixture(rows: [100])
    try fixture.table.showRows(10..<15)
    let cells = fixture.table.visibleRows.map(\.cell)
    fixture.log.calls = []
    try fixture.table.showRows(12..<17)
    #expect(fixture.log.count(of: "cell") == 2)
    #expect(zip(fixture.table.visibleRows, cells.dropFirst(2)).allSatisfy { $0.cell === $1 })
    // The two cells that left are in use again.
    #expect(
      fixture.table.visibleRows.suffix(2).allSatisfy { row in cells.contains { $0 === row.cell } })
    try fixture.table.showRows(9..<13)
    #expect(fixture.texts == ["0,9", "0,10", "0,11", "0,12"])
    try fixture.table.showRows(40..<42)
    #expect(fixture.texts == ["0,40", "0,41"])
    try fixture.table.showRows(0..<0)
    #expect(fixture.table.visibleRows.isEmpty)
  }

  @Test(
    arguments: [
      (0..<5, ["0,0", "0,1"]), (1..<Int.max, ["0,1"]), (2..<4, []), (Int.min..<1, ["0,0"]),
      (-5 ..< -2, []),
    ] as [(Range<Int>, [String])])
  func rowsOutsideAreLeftOut(_ range: Range<Int>, _ shown: [String]) throws {
    let fixture = try TableFixture(rows: [2])
    try fixture.table.showRows(range)
    #expect(fixture.texts == shown)
  }

  @Test func onlyVisibleRowsHaveCells() throws {
    let fixture = try TableFixture(rows: [3, 3])
    try fixture.table.showRows(2..<5)
    let table: Object = fixture.table
    let cellForRow = Message<(IndexPath) -> Object?>("cellForRowAtIndexPath:")
    let cell = try cellForRow(table, IndexPath(section: 1, row: 1)) as? UITableViewCell
    #expect(cell?.textLabel.text == "1,1")
    #expect(try cellForRow(table, IndexPath(section: 1, row: 2)) == nil)
    #expect(try cellForRow(table, IndexPath(section: 0, row: 1)) == nil)
    #expect(try cellForRow(table, IndexPath(section: 9, row: -1)) == nil)
    let paths = try table.send(Selector("indexPathsForVisibleRows"), returning: [IndexPathBox].self)
    #expect(paths.map(\.indexPath.description) == ["0,2", "1,0", "1,1"])
    let cells = try table.send(Selector("visibleCells"), returning: [UITableViewCell].self)
    #expect(cells.map(\.textLabel.text) == ["0,2", "1,0", "1,1"])
    // With the header of the second section.
    #expect(fixture.table.subviews.count == 4)
    #expect(cells[0].superview === fixture.table)
  }

  @Test(arguments: [
    (20.0, 20.0), (0, 0), (-1, 44), (.nan, 44), (.infinity, 44), (-.infinity, 44),
  ])
  func heights(_ given: Double, _ height: Double) throws {
    let fixture = try TableFixture(rows: [1])
    fixture.height = { _ in given }
    try fixture.table.showRows(0..<1)
    #expect(fixture.table.visibleRows.map(\.height) == [height])
  }

  @Test func rowHeightWithoutDelegate() throws {
    let fixture = try TableFixture(rows: [2])
    fixture.table.delegate = nil
    _ = try fixture.table.send(Selector("setRowHeight:"), 50.0)
    try fixture.table.showRows(0..<2)
    #expect(fixture.table.visibleRows.map(\.height) == [50, 50])
    #expect(fixture.table.visibleRows.map(\.cell.frame.origin.y) == [0, 50])
    fixture.table.rowHeight = .nan
    fixture.table.reloadData()
    try fixture.table.showRows(0..<1)
    #expect(fixture.table.visibleRows.map(\.height) == [44])
  }

  @Test func noCell() throws {
    let fixture = try TableFixture(rows: [3])
    fixture.cell = { _, path in path.row < 2 ? UITableViewCell() : nil }
    let text = errorText { try fixture.table.showRows(0..<3) }
    #expect(text?.hasPrefix("row 2 of section 0: ") == true)
    #expect(text?.hasSuffix("gave no cell") == true)
    #expect(fixture.table.visibleRows.isEmpty)
  }

  @Test func notACell() throws {
    let fixture = try TableFixture(rows: [1])
    fixture.cell = { _, _ in UILabel() }
    #expect(listErrorCode { try fixture.table.showRows(0..<1) } == .badView)
  }

  @Test func oneCellForTwoRows() throws {
    let fixture = try TableFixture(rows: [2])
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    fixture.cell = { _, _ in cell }
    #expect(listErrorCode { try fixture.table.showRows(0..<2) } == .badView)
    // One row at a time is fine.
    try fixture.table.showRows(0..<1)
    try fixture.table.showRows(1..<2)
    #expect(areSame(fixture.table.visibleRows.map(\.cell), [cell]))
  }

  @Test func errorsOfHandlersSayWhichRow() throws {
    let fixture = try TableFixture(rows: [2])
    fixture.cell = { table, path in
      try table.dequeueReusableCell(withIdentifier: "unknown", for: path)
    }
    let error = #expect(throws: ListError.self) { try fixture.table.showRows(1..<2) }
    #expect(error?.code == .messageFailed)
    #expect(error?.description.contains("row 1 of section 0") == true)
    #expect(error?.description.contains("\"unknown\"") == true)
    #expect(
      ((error?.underlying as? MessageError)?.underlying as? ListError)?.code == .notRegistered)
  }

  @Test func failedDisplayLeavesNothing() throws {
    let fixture = try TableFixture(rows: [3])
    fixture.willDisplay = { if $0.row == 1 { throw RaisedError("no") } }
    #expect(listErrorCode { try fixture.table.showRows(0..<3) } == .messageFailed)
    #expect(fixture.table.visibleRows.isEmpty)
    fixture.willDisplay = { _ in }
    try fixture.table.showRows(0..<3)
    #expect(fixture.texts == ["0,0", "0,1", "0,2"])
  }

  @Test func reloadForgetsWhatIsVisible() throws {
    let fixture = try TableFixture(rows: [3])
    try fixture.table.showRows(0..<3)
    fixture.table.reloadData()
    #expect(fixture.table.visibleRows.isEmpty)
    #expect(fixture.table.subviews.isEmpty)
    fixture.rows = [2]
    try fixture.table.showRows(0..<3)
    #expect(fixture.texts == ["0,0", "0,1"])
    #expect(fixture.log.count(of: "cell") == 5)
  }

  /// What a paginated source does when its last row comes on screen.
  @Test func reloadWhileShowingStartsAgain() throws {
    let fixture = try TableFixture(rows: [3])
    try fixture.table.showRows(0..<1)
    fixture.willDisplay = { path in
      if path.row == fixture.rows[0] - 1, fixture.rows[0] < 6 {
        fixture.rows[0] += 3
        fixture.table.reloadData()
      }
    }
    try fixture.table.showRows(0..<3)
    #expect(fixture.texts == ["0,0", "0,1", "0,2"])
    #expect(try fixture.table.rowCount == 6)
    try fixture.table.showRows(0..<6)
    #expect(fixture.texts.count == 6)
  }

  @Test func rowsThatVanishWhileShowing() throws {
    let fixture = try TableFixture(rows: [3])
    fixture.willDisplay = { path in
      if path.row == 1, fixture.rows == [3] {
        fixture.rows = [1]
        fixture.table.reloadData()
      }
    }
    try fixture.table.showRows(0..<3)
    #expect(fixture.texts == ["0,0"])
  }

  @Test func reloadForEver() throws {
    let fixture = try TableFixture(rows: [3])
    fixture.willDisplay = { _ in fixture.table.reloadData() }
    #expect(listErrorCode { try fixture.table.showRows(0..<3) } == .endlessChange)
    #expect(fixture.table.visibleRows.isEmpty)
  }

  @Test func showingDoesNotNest() throws {
    let fixture = try TableFixture(rows: [3])
    fixture.willDisplay = { _ in try fixture.table.showRows(0..<1) }
    #expect(listErrorCode { try fixture.table.showRows(0..<3) } == .messageFailed)
    fixture.willDisplay = { _ in }
    try fixture.table.showRows(0..<3)
    #expect(fixture.texts.count == 3)
  }

  @Test func delegatesAreAskedWhatTheyAnswer() throws {
    let fixture = try TableFixture(rows: [3])
    let table = fixture.table
    // A delegate that has all methods of the fixture's, and says that it has but one.
    let cls = try RuntimeFixture.makeClass(below: fixture.delegate.runtimeClass) { cls in
      try cls.addMethod(Selector("respondsToSelector:")) { (_: Object, selector: Selector) in
        selector.name == "tableView:heightForRowAtIndexPath:"
      }
    }
    let delegate = try cls.make()
    table.delegate = delegate
    fixture.log.calls = []
    try table.showRows(0..<3)
    #expect(fixture.log.count(of: "display") == 0)
    #expect(fixture.log.count(of: "height") > 0)
    table.delegate = fixture.delegate
    fixture.log.calls = []
    table.reloadData()
    try table.showRows(0..<3)
    #expect(fixture.log.count(of: "display") == 3)
  }

  @Test func cellsAreLaidOut() throws {
    let fixture = try TableFixture(rows: [1])
    fixture.table.frame.size.width = 100
    try fixture.table.showRows(0..<1)
    let label = try #require(fixture.table.visibleRows.first?.cell.textLabel)
    #expect(label.frame.midX == 50)
    #expect(label.frame.midY == 15)
  }
}
