import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UITableView: rows in the bounds")
@MainActor
struct UITableViewLayoutTests {
  @Test func showsWhatFillsTheBounds() throws {
    let list = try ListFixture([Array(0..<100)])
    try list.table.layoutIfNeeded()
    #expect(list.shown == Array(0..<10))
    #expect(list.tops == (0..<10).map { Double($0) * 20 })
    #expect(list.log.count(of: "height") == 10)
    try list.table.layoutIfNeeded()
    #expect(list.log.count(of: "cell") == 10)
  }

  @Test func reloadShowsAtTheNextLayout() throws {
    let list = try ListFixture([Array(0..<5)])
    try list.table.layoutIfNeeded()
    list.sections = [[7, 8]]
    list.table.reloadData()
    #expect(list.table.visibleRows.isEmpty)
    list.log.calls = []
    try list.table.send(Selector("layoutIfNeeded"))
    #expect(list.shown == [7, 8])
    #expect(Array(list.log.calls.prefix(6)) == (0..<5).map { "end 0,\($0)" } + ["height 0,0"])
  }

  @Test func scrollingTakesRowsInAndLetsRowsGo() throws {
    let list = try ListFixture([Array(0..<100)])
    try list.table.layoutIfNeeded()
    list.log.calls = []
    try list.table.setContentOffset(CGPoint(x: 0, y: 50))
    #expect(list.shown == Array(2..<13))
    #expect(
      list.log.calls == ["scroll", "end 0,0", "end 0,1"]
        + (10..<13).flatMap { ["height 0,\($0)", "cell 0,\($0)", "display 0,\($0)"] })
  }

  @Test func estimatesLeaveTheRestUnasked() throws {
    let list = try ListFixture([Array(0..<1_000_000)])
    list.table.estimatedRowHeight = 30
    try list.table.layoutIfNeeded()
    #expect(list.log.count(of: "height") == 10)
    #expect(list.table.contentSize == CGSize(width: 100, height: 10 * 20 + 999_990 * 30))
    let middle = try list.table.rectForRow(at: row(0, 500_000))
    #expect(middle == CGRect(x: 0, y: 10 * 20 + 499_990 * 30, width: 100, height: 30))
    try list.table.scrollToRow(at: row(0, 500_000), .top, animated: false)
    #expect(list.shown == Array(500_000..<500_010))
    #expect(list.log.count(of: "height") == 21)
  }

  @Test func withoutEstimatesAllHeightsAreAsked() throws {
    let list = try ListFixture([Array(0..<50), Array(50..<70)])
    list.height = { Double($0) }
    list.table.estimatedRowHeight = 0
    #expect(
      try list.table.rectForRow(at: row(1, 3))
        == CGRect(x: 0, y: (0..<53).reduce(0, +), width: 100, height: 53))
    #expect(list.log.count(of: "height") == 70)
    #expect(
      try Message<() -> CGSize>("contentSize")(list.table).height == CGFloat((0..<70).reduce(0, +)))
  }

  @Test func theDelegateEstimates() throws {
    let list = try ListFixture([Array(0..<30)])
    var asked = 0
    try list.delegate.respond(to: Selector("tableView:estimatedHeightForRowAtIndexPath:")) {
      (_: Object, _: UITableView, path: CarobFoundation.IndexPath) -> Double in
      asked += 1
      return path.row < 20 ? 40 : .nan
    }
    list.table.rowHeight = 15
    list.table.reloadData()
    try list.table.measureContent()
    #expect(list.table.contentSize == CGSize(width: 100, height: 20 * 40 + 10 * 15))
    #expect(asked == 30)
    // Rows that were there keep what is known of them.
    list.sections[0] += Array(30..<35)
    list.table.reloadData()
    try list.table.measureContent()
    #expect(asked == 35)
  }

  @Test func rowsAboveThatMeasureOtherwiseDoNotMoveWhatIsVisible() throws {
    let list = try ListFixture([Array(0..<100)])
    list.height = { $0 % 2 == 0 ? 10 : 70 }
    try list.table.scrollToRow(at: row(0, 50), .top, animated: false)
    let cell = try #require(list.table.cellForRow(at: row(0, 50)))
    let before = cell.frame.origin.y - list.table.contentOffset.y
    try list.table.setContentOffset(CGPoint(x: 0, y: list.table.contentOffset.y - 30))
    #expect(list.table.cellForRow(at: row(0, 50)) === cell)
    #expect(cell.frame.origin.y - list.table.contentOffset.y == before + 30)
    let first = try #require(list.table.visibleRows.first)
    #expect(first.cell.frame.minY <= list.table.bounds.minY)
    #expect(first.cell.frame.maxY > list.table.bounds.minY)
  }

  @Test func theTopIsReached() throws {
    let list = try ListFixture([Array(0..<100)])
    list.height = { _ in 5 }
    list.table.estimatedRowHeight = 50
    try list.table.scrollToRow(at: row(0, 3), .top, animated: false)
    try list.table.setContentOffset(CGPoint(x: 0, y: 10))
    #expect(list.table.visibleRows.first?.indexPath == row(0, 0))
    #expect(list.table.contentOffset.y == 0)
    #expect(list.tops == (0..<40).map { Double($0) * 5 })
    // Beyond it too, if somebody wants to.
    try list.table.setContentOffset(CGPoint(x: 0, y: -50))
    #expect(list.table.contentOffset.y == -50)
    #expect(list.shown == Array(0..<30))
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 40, 800.0), (.middle, 40, 710), (.bottom, 40, 620),
    (.none, 40, 620), (.none, 5, 0), (.top, 99, 1_800), (.bottom, 2, 0), (.top, 0, 0),
  ])
  func scrollsToRows(
    _ position: UITableView.ScrollPosition, _ number: Int, _ offset: Double
  ) throws {
    let list = try ListFixture([Array(0..<100)])
    try list.table.layoutIfNeeded()
    let scroll = Selector("scrollToRowAtIndexPath:atScrollPosition:animated:")
    try list.table.send(scroll, row(0, number), position.rawValue, false)
    // The estimate for rows not seen yet is 44.
    let rect = try list.table.rectForRow(at: row(0, number))
    let shown = list.table.bounds
    #expect(list.shown.contains(number))
    #expect(shown.minY <= rect.minY && rect.maxY <= shown.maxY)
    list.table.delegate = nil
    list.table.rowHeight = 20
    list.table.reloadData()
    try list.table.setContentOffset(.zero)
    try list.table.send(scroll, row(0, number), position.rawValue, false)
    #expect(list.table.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func scrollingToNowhere() throws {
    let list = try ListFixture([[1, 2]])
    #expect(
      errorText { try list.table.scrollToRow(at: row(0, 2), .top, animated: true) }
        == "row 2 of section 0: the section has 2 rows")
    let scroll = Selector("scrollToRowAtIndexPath:atScrollPosition:animated:")
    #expect(
      errorText { try list.table.send(scroll, row(0, 0), 4, false) }
        == "4 is no scroll position: they go from 0 to 3")
  }

  @Test func rowsAtPoints() throws {
    let list = try ListFixture([Array(0..<3), [], Array(3..<6)])
    try list.table.layoutIfNeeded()
    let rowAt = Message<(CGPoint) -> CarobFoundation.IndexPath?>("indexPathForRowAtPoint:")
    #expect(try rowAt(list.table, CGPoint(x: 3, y: 59.5)) == row(0, 2))
    #expect(try rowAt(list.table, CGPoint(x: 3, y: 60)) == row(2, 0))
    #expect(try rowAt(list.table, CGPoint(x: 3, y: 120)) == nil)
    #expect(try rowAt(list.table, CGPoint(x: 3, y: -1)) == nil)
    #expect(
      try list.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 30))
        == [row(0, 2), row(2, 0)])
    #expect(
      try list.table.indexPathsForRows(
        in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: CGFloat.nan)
      ).isEmpty)
    #expect(try list.table.rect(forSection: 2) == CGRect(x: 0, y: 60, width: 100, height: 60))
    #expect(
      errorText { _ = try list.table.rect(forSection: 3) } == "section 3: the table has 3 sections")
  }

  @Test func aSmallerListBringsTheOffsetBack() throws {
    let list = try ListFixture([Array(0..<100)], hasHeights: false)
    try list.table.setContentOffset(CGPoint(x: 0, y: 3_000))
    list.sections = [Array(0..<10)]
    list.table.reloadData()
    try list.table.layoutIfNeeded()
    #expect(list.table.contentOffset.y == 240)
    #expect(list.shown == Array(5..<10))
  }

  @Test func emptyRowsGetNoCell() throws {
    let list = try ListFixture([Array(0..<10)])
    list.height = { $0 % 2 == 0 ? 0 : 20 }
    try list.table.layoutIfNeeded()
    #expect(list.shown == [1, 3, 5, 7, 9])
    #expect(list.table.cellForRow(at: row(0, 3))?.frame.origin.y == 20)
    #expect(list.table.cellForRow(at: row(0, 2)) == nil)
  }

  @Test func anotherRowHeightMovesWhatIsVisible() throws {
    let list = try ListFixture([Array(0..<100)], hasHeights: false)
    try list.table.layoutIfNeeded()
    #expect(list.shown.count == 5)
    list.table.rowHeight = 20
    try list.table.layoutIfNeeded()
    #expect(list.tops == (0..<10).map { Double($0) * 20 })
    #expect(list.log.count(of: "cell") == 10)
    list.table.frame.size.height = 60
    try list.table.layoutIfNeeded()
    #expect(list.shown == [0, 1, 2])
  }

  @Test func aDelegateMayReloadWhileScrolling() throws {
    let list = try ListFixture([Array(0..<100)])
    list.didScroll = { list.table.reloadData() }
    try list.table.setContentOffset(CGPoint(x: 0, y: 100))
    // By the estimates.
    #expect(list.shown == Array(2..<13))
  }

  @Test func aHandlerMayScrollWhileRowsAreMade() throws {
    let list = try ListFixture([Array(0..<100)])
    list.willMakeCell = { path in
      if path.row == 3 { try list.table.setContentOffset(CGPoint(x: 0, y: 100)) }
    }
    try list.table.layoutIfNeeded()
    #expect(list.shown == Array(0..<10))
    // Views that ask for another layout while they are laid out get it the next time.
    try list.table.layoutIfNeeded()
    #expect(list.table.contentOffset.y == 100)
    #expect(list.shown == Array(5..<15))
    #expect(list.log.count(of: "scroll") == 1)
  }

  @Test func errorsComeOutOfTheLayout() throws {
    let list = try ListFixture([Array(0..<100)])
    list.willMakeCell = { if $0.row == 5 { throw RaisedError("no") } }
    let text = errorText { try list.table.layoutIfNeeded() }
    #expect(text?.hasPrefix("row 5 of section 0: ") == true)
    #expect(list.table.visibleRows.isEmpty)
    list.willMakeCell = { _ in }
    try list.table.layoutIfNeeded()
    #expect(list.shown.count == 10)
  }

  @Test func theDataSourceDies() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    do {
      let list = try ListFixture([Array(0..<10)])
      table.dataSource = list.source
      try table.register(UITableViewCell.runtimeClass, forCellReuseIdentifier: "row")
      try table.layoutIfNeeded()
      #expect(table.visibleRows.count == 3)
      withExtendedLifetime(list) {}
    }
    #expect(try table.indexPathForRow(at: .zero) == nil)
    try table.setContentOffset(CGPoint(x: 0, y: 1))
    #expect(table.visibleRows.isEmpty)
    #expect(table.contentSize.height == 0)
  }
}
