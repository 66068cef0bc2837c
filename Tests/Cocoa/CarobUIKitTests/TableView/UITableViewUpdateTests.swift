import CarobFoundation
import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UITableView: updates")
@MainActor
struct UITableViewUpdateTests {
  private func shownList(_ sections: [[Int]]) throws -> ListFixture {
    let list = try ListFixture(sections)
    try list.table.layoutIfNeeded()
    list.log.calls = []
    return list
  }

  @Test func insertsThroughMessages() throws {
    let list = try shownList([[1, 2, 3]])
    let cells = list.table.visibleRows.map(\.cell)
    list.sections = [[1, 9, 2, 3]]
    try list.table.send(
      Selector("insertRowsAtIndexPaths:withRowAnimation:"), ArrayBox([IndexPathBox(row(0, 1))]), 0)
    #expect(list.shown == [1, 9, 2, 3])
    #expect(list.log.count(of: "cell") == 1)
    #expect(list.table.cellForRow(at: row(0, 2)) === cells[1])
    #expect(list.tops == [0, 20, 40, 60])
  }

  @Test func deletesInOldNumbersInsertsInNewOnes() throws {
    let list = try shownList([[1, 2, 3, 4]])
    try list.table.selectRow(at: row(0, 3), animated: false)
    try list.table.send(Selector("beginUpdates"))
    list.sections = [[8, 2, 4, 9]]
    try list.table.insertRows(at: [row(0, 0), row(0, 3)])
    try list.table.deleteRows(at: [row(0, 0), row(0, 2)])
    #expect(list.log.calls.isEmpty)
    try list.table.send(Selector("endUpdates"))
    #expect(list.shown == [8, 2, 4, 9])
    #expect(list.table.indexPathForSelectedRow == row(0, 2))
    #expect(list.table.visibleRows.map(\.cell.isSelected) == [false, false, true, false])
    #expect(list.log.count(of: "end") == 2)
  }

  @Test func reloadedRowsAreSelectedNoLonger() throws {
    let list = try shownList([[1, 2]])
    try list.table.selectRow(at: row(0, 1), animated: false)
    list.sections = [[1, 5]]
    try list.table.send(
      Selector("reloadRowsAtIndexPaths:withRowAnimation:"), ArrayBox([IndexPathBox(row(0, 1))]), 5)
    #expect(list.shown == [1, 5])
    #expect(list.table.indexPathForSelectedRow == nil)
    #expect(list.log.calls.filter { $0.hasPrefix("cell") } == ["cell 0,1"])
  }

  @Test func sectionsThroughMessages() throws {
    let list = try shownList([[1], [2], [3]])
    try list.table.selectRow(at: row(2, 0), animated: false)
    list.sections = [[3], [7, 8], [2]]
    try list.table.beginUpdates()
    let animated = Selector("deleteSections:withRowAnimation:")
    try list.table.send(animated, IndexSetBox(IndexSet(integer: 0)), 0)
    try list.table.send(
      Selector("insertSections:withRowAnimation:"), IndexSetBox(IndexSet(integer: 1)), 0)
    try list.table.send(Selector("moveSection:toSection:"), 2, 0)
    try list.table.endUpdates()
    #expect(list.shown == [3, 7, 8, 2])
    #expect(list.table.indexPathForSelectedRow == row(0, 0))
    #expect(list.log.count(of: "cell") == 2)
    list.sections[1] = [4, 5, 6]
    try list.table.send(
      Selector("reloadSections:withRowAnimation:"), IndexSetBox(IndexSet(integer: 1)), 0)
    #expect(list.shown == [3, 4, 5, 6, 2])
    list.sections = [[3], [4, 5, 6, 2], []]
    try list.table.send(Selector("moveRowAtIndexPath:toIndexPath:"), row(2, 0), row(1, 3))
    #expect(list.shown == [3, 4, 5, 6, 2])
  }

  @Test func anEmptyBatchAsksHeightsAgain() throws {
    let list = try shownList([[1, 2, 3]])
    list.height = { $0 == 2 ? 60 : 20 }
    try list.table.beginUpdates()
    try list.table.endUpdates()
    #expect(list.tops == [0, 20, 80])
    #expect(list.log.count(of: "cell") == 0)
    #expect(list.log.count(of: "height") == 3)
  }

  @Test func batchesNest() throws {
    let list = try shownList([[1]])
    try list.table.beginUpdates()
    try list.table.beginUpdates()
    list.sections = [[1, 2]]
    try list.table.insertRows(at: [row(0, 1)])
    try list.table.endUpdates()
    #expect(list.shown == [1])
    list.sections = [[2]]
    try list.table.deleteRows(at: [row(0, 0)])
    // The row that was to be 1 is 0 now.
    let text = errorText { try list.table.endUpdates() }
    #expect(text == "row 1 of section 0 is inserted, but the section has 1 row after the update")
  }

  @Test func withoutBegin() throws {
    let list = try shownList([[1]])
    #expect(
      errorText { try list.table.endUpdates() } == "endUpdates was sent without beginUpdates")
  }

  @Test func blocks() throws {
    let list = try shownList([[1]])
    var calls: [String] = []
    let updates = try Block {
      calls.append("updates")
      list.sections = [[1, 2]]
      try list.table.insertRows(at: [row(0, 1)])
    }
    let completion = try Block { (finished: Bool) in
      calls.append("completion \(finished) \(list.shown)")
    }
    let perform = Message<(Block?, Block?) -> Void>("performBatchUpdates:completion:")
    try perform(list.table, updates, completion)
    #expect(calls == ["updates", "completion true [1, 2]"])
    try perform(list.table, nil, nil)
    let failing = try Block { throw RaisedError("not now") }
    #expect(errorText { try perform(list.table, failing, completion) }?.contains("not now") == true)
    #expect(calls.last == "completion false []")
    #expect(list.table.visibleRows.isEmpty)
    try list.table.layoutIfNeeded()
    #expect(list.shown == [1, 2])
  }

  @Test func aTableThatKnowsNothingHasNothingToCheck() throws {
    let list = try ListFixture([[1, 2]])
    try list.table.insertRows(at: [row(0, 1)])
    try list.table.deleteRows(at: [row(9, 9)])
    try list.table.layoutIfNeeded()
    #expect(list.shown == [1, 2])
    list.table.reloadData()
    list.sections = [[3]]
    try list.table.deleteRows(at: [row(0, 0)])
    try list.table.layoutIfNeeded()
    #expect(list.shown == [3])
  }

  @Test func rowsThatAFrontEndAskedForAreShownAgain() throws {
    let list = try ListFixture([[1, 2, 3]])
    list.table.frame = .zero
    try list.table.showRows(0..<64)
    list.log.calls = []
    list.sections = [[1, 2, 3, 4]]
    try list.table.insertRows(at: [row(0, 3)])
    #expect(list.shown == [1, 2, 3, 4])
    #expect(list.log.count(of: "cell") == 1)
  }

  @Test func updatesWhileRowsAreShown() throws {
    let list = try ListFixture([Array(0..<5)])
    list.willMakeCell = { path in
      guard path.row == 2, list.sections[0].count == 5 else { return }
      list.sections[0].removeFirst()
      try list.table.deleteRows(at: [row(0, 0)])
    }
    try list.table.layoutIfNeeded()
    #expect(list.shown == [1, 2, 3, 4])
    #expect(list.tops == [0, 20, 40, 60])
  }

  @Test func whatCannotBeUpdatedLeavesATableThatWasReloaded() throws {
    let list = try shownList([[1, 2]])
    try list.table.selectRow(at: row(0, 0), animated: false)
    #expect(listErrorCode { try list.table.deleteRows(at: [row(0, 5)]) } == .badUpdate)
    #expect(list.table.visibleRows.isEmpty)
    #expect(list.table.indexPathForSelectedRow == nil)
    try list.table.layoutIfNeeded()
    #expect(list.shown == [1, 2])
    #expect(try list.table.rectForRow(at: row(0, 1)).origin == CGPoint(x: 0, y: 20))
  }

  @Test func aReloadWithinABatchIsAllThatCounts() throws {
    let list = try shownList([[1, 2]])
    try list.table.beginUpdates()
    try list.table.deleteRows(at: [row(0, 0)])
    list.sections = [[7, 8, 9]]
    list.table.reloadData()
    try list.table.insertRows(at: [row(4, 4)])
    try list.table.endUpdates()
    try list.table.layoutIfNeeded()
    #expect(list.shown == [7, 8, 9])
  }

  @Test func manyRowsAtOnceAreOneRun() throws {
    let list = try ListFixture([Array(0..<10)], hasHeights: false)
    try list.table.layoutIfNeeded()
    list.sections = [Array(0..<200_010)]
    try list.table.insertRows(at: (10..<200_010).map { row(0, $0) })
    #expect(list.table.contentSize == CGSize(width: 100, height: 200_010 * 44))
    list.sections = [Array(0..<5)]
    try list.table.deleteRows(at: (5..<200_010).map { row(0, $0) })
    #expect(list.shown == [0, 1, 2, 3, 4])
  }
}
