import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UITableView: sections and rows")
@MainActor
struct UITableViewRowsTests {
  @Test func rowNumbersGoThroughAllSections() throws {
    let fixture = try TableFixture(rows: [2, 0, 3, 0])
    let table = fixture.table
    #expect(try table.rowCount == 5)
    #expect(try table.sectionCount == 4)
    let paths = try (0..<5).map { try table.indexPath(forRowNumber: $0) }
    #expect(paths.map(\.description) == ["0,0", "0,1", "2,0", "2,1", "2,2"])
    #expect(try paths.map { try table.rowNumber(of: $0) } == Array(0..<5))
  }

  @Test func countsOnceUntilReloaded() throws {
    let fixture = try TableFixture(rows: [1, 1])
    _ = try fixture.table.rowCount
    _ = try fixture.table.rowCount
    #expect(fixture.log.calls == ["sections", "rows 0", "rows 1"])
    fixture.rows = [4]
    #expect(try fixture.table.rowCount == 2)
    _ = try fixture.table.send(Selector("reloadData"))
    #expect(try fixture.table.rowCount == 4)
  }

  @Test func messagesGiveTheSameNumbers() throws {
    let table = try TableFixture(rows: [2, 3])
    #expect(try table.table.send(Selector("numberOfSections"), returning: Int.self) == 2)
    #expect(try table.table.send(Selector("numberOfRowsInSection:"), 1, returning: Int.self) == 3)
    #expect(throws: MessageError.self) {
      try table.table.send(Selector("numberOfRowsInSection:"), 2)
    }
  }

  @Test func withoutDataSourceThereIsNothing() throws {
    let table = UITableView()
    #expect(try table.sectionCount == 0)
    #expect(try table.rowCount == 0)
    try table.showRows(0..<10)
    #expect(table.visibleRows.isEmpty)
  }

  @Test func dataSourceIsWeak() throws {
    let table = UITableView()
    do {
      let source = try oneSectionSource { 3 }
      table.dataSource = source
      #expect(try table.rowCount == 3)
    }
    #expect(table.dataSource == nil)
    #expect(try table.rowCount == 0)
  }

  @Test func oneSectionUnlessTheDataSourceSaysOtherwise() throws {
    let table = UITableView()
    let source = try oneSectionSource { 3 }
    table.dataSource = source
    #expect(try table.sectionCount == 1)
    #expect(try table.title(ofSection: 0) == nil)
  }

  @Test func requiredMethodMissing() throws {
    let table = UITableView()
    let source = Object()
    table.dataSource = source
    let text = errorText { _ = try table.rowCount }
    #expect(text?.contains("-[NSObject tableView:numberOfRowsInSection:]") == true)
  }

  @Test func headerTitles() throws {
    let fixture = try TableFixture(rows: [1, 1])
    #expect(try fixture.table.title(ofSection: 0) == nil)
    #expect(try fixture.table.title(ofSection: 1) == "Section 1")
    #expect(
      errorText { _ = try fixture.table.title(ofSection: 2) }
        == "section 2: the table has 2 sections")
  }

  @Test(arguments: [[-1], [2, Int.min], [Int.max, 1]])
  func refusesRowCounts(_ rows: [Int]) throws {
    let fixture = try TableFixture(rows: rows)
    #expect(listErrorCode { _ = try fixture.table.rowCount } == .badCount)
    #expect(listErrorCode { try fixture.table.showRows(0..<1) } == .badCount)
  }

  @Test(arguments: [-1, Int.min, Int.max, 1 << 20 + 1])
  func refusesSectionCounts(_ count: Int) throws {
    let table = UITableView()
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("numberOfSectionsInTableView:")) {
        (_: Object, _: UITableView) in count
      }
    }
    table.dataSource = source
    #expect(listErrorCode { _ = try table.sectionCount } == .badCount)
  }

  @Test func countingDoesNotAskItself() throws {
    let table = UITableView()
    let source = try oneSectionSource { try table.rowCount }
    table.dataSource = source
    let text = errorText { _ = try table.rowCount }
    #expect(text?.contains("while the data source was counting") == true)
  }

  @Test func reloadWhileCountingIsNotLost() throws {
    let table = UITableView()
    var rows = 1
    let source = try oneSectionSource {
      defer { rows += 1 }
      if rows == 1 { table.reloadData() }
      return rows
    }
    table.dataSource = source
    #expect(try table.rowCount == 1)
    #expect(try table.rowCount == 2)
    #expect(try table.rowCount == 2)
  }

  @Test(arguments: [
    (0, 2, "row 2 of section 0: the section has 2 rows"),
    (0, -1, "row -1 of section 0: the section has 2 rows"),
    (1, 0, "row 0 of section 1: the section has no rows"),
    (2, 1, "row 1 of section 2: the section has 1 row"),
    (3, 0, "section 3: the table has 3 sections"), (-1, 0, "section -1: the table has 3 sections"),
    (Int.max, Int.max, "section \(Int.max): the table has 3 sections"),
  ])
  func rowsThatAreNot(_ section: Int, _ row: Int, _ text: String) throws {
    let table = try TableFixture(rows: [2, 0, 1])
    let path = IndexPath(section: section, row: row)
    #expect(errorText { _ = try table.table.rowNumber(of: path) } == text)
    #expect(errorText { try table.table.select(path) } == text)
  }

  @Test func rowNumbersThatAreNot() throws {
    let fixture = try TableFixture(rows: [2])
    #expect(
      errorText { _ = try fixture.table.indexPath(forRowNumber: 2) }
        == "row number 2: the table has 2 rows")
    #expect(listErrorCode { _ = try fixture.table.indexPath(forRowNumber: -1) } == .outOfRange)
  }

  private func oneSectionSource(_ count: @escaping () throws -> Int) throws -> Object {
    try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
        (_: Object, _: UITableView, _: Int) in try count()
      }
    }
  }
}
