import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect
import RuntimeTestSupport
import Testing

@testable import CarobUIKit

/// What a table over very many rows does not do. Messages and runs are counted, not seconds.
@Suite("UITableView: a million rows")
@MainActor
struct UITableViewGrowthTests {
  /// Page after page arrives, the table is reloaded each time, and scrolled to its end.
  @Test func pagesCostWhatTheyShow() throws {
    let fixture = try TableFixture(rows: [0])
    fixture.table.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    let pages = 250
    for _ in 0..<pages {
      try autoreleasePool {
        fixture.rows[0] += 4_000
        fixture.table.reloadData()
        let last = IndexPath(section: 0, row: fixture.rows[0] - 1)
        try fixture.table.scrollToRow(at: last, .bottom, animated: false)
        #expect(fixture.texts.last == "0,\(last.row)")
      }
    }
    #expect(fixture.rows == [1_000_000])
    #expect(fixture.log.count(of: "height") <= pages * 24)
    #expect(fixture.log.count(of: "cell") <= pages * 24)
    #expect(fixture.log.count(of: "rows") == pages)
    // Rows seen at the end of each page, and those skipped before them.
    #expect(fixture.table.heights.runCount <= 2 * pages + 3)
  }

  /// The same by insertions, through rows that are all as high as the delegate says.
  @Test func everyRowIsAskedForOnce() throws {
    let fixture = try TableFixture(rows: [10])
    fixture.table.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    try fixture.table.layoutIfNeeded()
    for page in 1..<60 {
      try autoreleasePool {
        fixture.rows[0] += 10
        try fixture.table.insertRows(
          at: (page * 10..<page * 10 + 10).map { IndexPath(section: 0, row: $0) })
        try fixture.table.setContentOffset(CGPoint(x: 0, y: page * 300))
      }
    }
    #expect(fixture.texts == (590..<600).map { "0,\($0)" })
    #expect(fixture.log.count(of: "cell") == 600)
    #expect(fixture.table.heights.runCount <= 3)
  }

  @Test func rowsOfOneHeightTakeNoRoom() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
        (_: Object, _: UITableView, _: Int) in 1_000_000_000
      }
      try cls.addMethod(Selector("tableView:cellForRowAtIndexPath:")) {
        (_: Object, _: UITableView, _: IndexPath) in UITableViewCell()
      }
    }
    table.dataSource = source
    try table.setContentOffset(CGPoint(x: 0, y: 44 * 999_999_990))
    #expect(table.visibleRows.first?.indexPath.row == 999_999_990)
    #expect(table.visibleRows.count == 10)
    // A header, the rows, a footer.
    #expect(table.heights.runCount == 3)
  }

  @Test func emptySectionsHaveNoHeight() throws {
    let fixture = try TableFixture(rows: Array(repeating: 0, count: 1_000) + [3])
    fixture.table.dataSource = nil
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("numberOfSectionsInTableView:")) {
        (_: Object, _: UITableView) in 1_001
      }
      try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
        (_: Object, _: UITableView, section: Int) in section < 1_000 ? 0 : 3
      }
    }
    fixture.table.dataSource = source
    #expect(try fixture.table.rectForRow(at: row(1_000, 2)).origin == CGPoint(x: 0, y: 88))
  }
}
