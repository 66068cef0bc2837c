import CarobFoundation
import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UITableView: taps")
@MainActor
struct UITableViewTappingTests {
  private let log = CallLog()

  /// A list whose delegate writes down every question and message about selection.
  private func list(
    willSelect: @escaping (IndexPath) -> IndexPath? = { $0 },
    willDeselect: @escaping (IndexPath) -> IndexPath? = { $0 }
  ) throws -> ListFixture {
    let list = try ListFixture([[1, 2, 3]])
    let log = log
    try list.delegate.respond(to: Selector("tableView:willSelectRowAtIndexPath:")) {
      (_: Object, _: UITableView, path: IndexPath) -> IndexPath? in
      log.calls.append("will select \(path)")
      return willSelect(path)
    }
    try list.delegate.respond(to: Selector("tableView:willDeselectRowAtIndexPath:")) {
      (_: Object, _: UITableView, path: IndexPath) -> IndexPath? in
      log.calls.append("will deselect \(path)")
      return willDeselect(path)
    }
    try list.delegate.respond(to: Selector("tableView:didSelectRowAtIndexPath:")) {
      (_: Object, _: UITableView, path: IndexPath) in log.calls.append("did select \(path)")
    }
    try list.delegate.respond(to: Selector("tableView:didDeselectRowAtIndexPath:")) {
      (_: Object, _: UITableView, path: IndexPath) in log.calls.append("did deselect \(path)")
    }
    try list.table.layoutIfNeeded()
    return list
  }

  @Test func oneAfterAnother() throws {
    let list = try list()
    try list.table.select(row(0, 0))
    try list.table.select(row(0, 2))
    #expect(
      log.calls == [
        "will select 0,0", "did select 0,0", "will select 0,2", "will deselect 0,0",
        "did deselect 0,0", "did select 0,2",
      ])
    log.calls = []
    try list.table.select(row(0, 2))
    #expect(log.calls == ["will select 0,2", "did select 0,2"])
  }

  @Test func several() throws {
    let list = try list()
    try list.table.send(Selector("setAllowsMultipleSelection:"), true)
    try list.table.select(row(0, 2))
    try list.table.select(row(0, 0))
    #expect(list.table.indexPathsForSelectedRows == [row(0, 2), row(0, 0)])
    #expect(list.table.indexPathForSelectedRow == row(0, 2))
    let paths = Message<() -> [IndexPathBox]?>("indexPathsForSelectedRows")
    #expect(try paths(list.table)?.map(\.indexPath) == [row(0, 2), row(0, 0)])
    log.calls = []
    try list.table.select(row(0, 2))
    #expect(log.calls == ["will deselect 0,2", "did deselect 0,2"])
    #expect(list.table.visibleRows.map(\.cell.isSelected) == [true, false, false])
    try list.table.selectRow(at: nil, animated: false)
    #expect(try paths(list.table) == nil)
    #expect(list.table.visibleRows.allSatisfy { !$0.cell.isSelected })
  }

  @Test func refusedAndRedirected() throws {
    let refusing = try list(willSelect: { _ in nil })
    try refusing.table.select(row(0, 0))
    #expect(refusing.table.indexPathForSelectedRow == nil)
    let redirecting = try list(willSelect: { _ in row(0, 1) })
    try redirecting.table.select(row(0, 0))
    #expect(redirecting.table.indexPathForSelectedRow == row(0, 1))
    let wild = try list(willSelect: { _ in row(7, 7) })
    #expect(
      errorText { try wild.table.select(row(0, 0)) } == "section 7: the table has 1 section")
  }

  @Test func deselectionRefused() throws {
    let list = try list(willDeselect: { _ in nil })
    try list.table.select(row(0, 0))
    log.calls = []
    try list.table.select(row(0, 1))
    #expect(list.table.indexPathsForSelectedRows == [row(0, 0)])
    #expect(log.calls == ["will select 0,1", "will deselect 0,0"])
  }

  @Test func tablesThatAllowNone() throws {
    let list = try list()
    try list.table.send(Selector("setAllowsSelection:"), false)
    try list.table.select(row(0, 0))
    #expect(log.calls.isEmpty)
    #expect(listErrorCode { try list.table.select(row(0, 9)) } == .outOfRange)
  }

  @Test func aDelegateThatReloadsInBetween() throws {
    let list = try list()
    try list.table.select(row(0, 2))
    try list.delegate.respond(to: Selector("tableView:didDeselectRowAtIndexPath:")) {
      (_: Object, table: UITableView, _: IndexPath) in
      list.sections = [[1]]
      table.reloadData()
    }
    log.calls = []
    try list.table.select(row(0, 1))
    #expect(log.calls == ["will select 0,1", "will deselect 0,2"])
    #expect(list.table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func selectingMayScroll() throws {
    let list = try ListFixture([Array(0..<100)])
    try list.table.layoutIfNeeded()
    let select = Selector("selectRowAtIndexPath:animated:scrollPosition:")
    try list.table.send(select, row(0, 50), false, 1)
    #expect(list.shown.first == 50)
    #expect(list.table.visibleRows.first?.cell.isSelected == true)
    try list.table.send(
      Selector("selectRowAtIndexPath:animated:scrollPosition:"), row(0, 0), false, 0)
    #expect(list.shown.first == 50)
    try list.table.send(Selector("scrollToNearestSelectedRowAtScrollPosition:animated:"), 1, false)
    #expect(list.shown.first == 0)
  }
}
