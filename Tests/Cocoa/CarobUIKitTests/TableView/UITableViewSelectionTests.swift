import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UITableView: selection")
@MainActor
struct UITableViewSelectionTests {
  private let first = IndexPath(section: 0, row: 0)
  private let second = IndexPath(section: 0, row: 1)

  @Test func tapTellsTheDelegate() throws {
    let fixture = try TableFixture(rows: [3])
    try fixture.table.showRows(0..<3)
    fixture.log.calls = []
    try fixture.table.select(second)
    #expect(fixture.log.calls == ["select 0,1"])
    #expect(fixture.table.indexPathForSelectedRow == second)
    #expect(fixture.table.visibleRows.map(\.cell.isSelected) == [false, true, false])
    try fixture.table.select(first)
    #expect(fixture.table.visibleRows.map(\.cell.isSelected) == [true, false, false])
  }

  @Test func tapWithoutDelegate() throws {
    let fixture = try TableFixture(rows: [3])
    fixture.table.delegate = nil
    try fixture.table.select(second)
    #expect(fixture.table.indexPathForSelectedRow == second)
    let deaf = Object()
    fixture.table.delegate = deaf
    try fixture.table.select(first)
    #expect(fixture.table.indexPathForSelectedRow == first)
  }

  @Test func codeDoesNotTellTheDelegate() throws {
    let fixture = try TableFixture(rows: [3])
    try fixture.table.showRows(0..<3)
    fixture.log.calls = []
    let select = Selector("selectRowAtIndexPath:animated:scrollPosition:")
    try fixture.table.send(select, second, true, 0)
    #expect(fixture.log.calls.isEmpty)
    let selected = Message<() -> IndexPath?>("indexPathForSelectedRow")
    #expect(try selected(fixture.table) == second)
    let deselect = Selector("deselectRowAtIndexPath:animated:")
    try fixture.table.send(deselect, first, true)
    #expect(try selected(fixture.table) == second)
    try fixture.table.send(deselect, second, true)
    #expect(try selected(fixture.table) == nil)
    #expect(fixture.table.visibleRows.allSatisfy { !$0.cell.isSelected })
    try fixture.table.send(select, second, false, 0)
    try fixture.table.send(select, nil as IndexPath?, false, 0)
    #expect(try selected(fixture.table) == nil)
    #expect(throws: MessageError.self) {
      try fixture.table.send(select, IndexPath(section: 0, row: 3), false, 0)
    }
  }

  @Test func selectionStaysWithTheRowNotTheCell() throws {
    let fixture = try TableFixture(rows: [10])
    try fixture.table.showRows(0..<2)
    try fixture.table.select(second)
    try fixture.table.showRows(5..<7)
    #expect(fixture.table.visibleRows.map(\.cell.isSelected) == [false, false])
    try fixture.table.showRows(0..<2)
    #expect(fixture.table.visibleRows.map(\.cell.isSelected) == [false, true])
  }

  @Test func reloadClearsTheSelection() throws {
    let fixture = try TableFixture(rows: [2])
    try fixture.table.showRows(0..<2)
    try fixture.table.select(second)
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    try fixture.table.showRows(0..<2)
    #expect(fixture.table.visibleRows.map(\.cell.isSelected) == [false, false])
  }

  @Test func refusedSelectionChangesNothing() throws {
    let fixture = try TableFixture(rows: [2])
    try fixture.table.select(first)
    let code = listErrorCode { try fixture.table.select(IndexPath(section: 0, row: 2)) }
    #expect(code == .outOfRange)
    #expect(fixture.table.indexPathForSelectedRow == first)
    #expect(fixture.log.count(of: "select") == 1)
  }

  @Test func cellsHearOfTheirSelection() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UITableViewCell.runtimeClass) { cls in
      try cls.addMethod(Selector("setSelected:animated:")) {
        (this: Object, selected: Bool, animated: Bool) in
        log.calls.append("\(selected) \(animated)")
        try this.sendSuper(above: cls, Selector("setSelected:animated:"), selected, animated)
      }
    }
    let fixture = try TableFixture(rows: [2], cellClass: cls)
    try fixture.table.showRows(0..<2)
    try fixture.table.selectRow(at: first, animated: true)
    try fixture.table.deselectRow(at: first, animated: false)
    #expect(log.calls == ["true true", "false false"])
  }
}
