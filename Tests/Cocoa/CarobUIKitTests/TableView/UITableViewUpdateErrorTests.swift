import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

/// What updates are refused, and in which words.
@Suite("UITableView: updates that cannot be")
@MainActor
struct UITableViewUpdateErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let after: [[Int]]
    let code: ListError.Code
    let text: String
    let update: @MainActor (UITableView) throws -> Void
  }

  private nonisolated static let cases = [
    Case(
      testDescription: "rows without a word", after: [[1, 2, 3], [9]], code: .countMismatch,
      text: "invalid number of rows in section 0: the SOURCE has 3 after the update, but 2 before "
        + "it, 0 inserted or moved in and 0 deleted or moved out make 2"
    ) { _ in },
    Case(
      testDescription: "too few rows", after: [[1], [9]], code: .countMismatch,
      text: "invalid number of rows in section 0: the SOURCE has 1 after the update, but 2 before "
        + "it, 1 inserted or moved in and 1 deleted or moved out make 2"
    ) {
      try $0.insertRows(at: [row(0, 0)])
      try $0.deleteRows(at: [row(0, 1)])
    },
    Case(
      testDescription: "a moved section", after: [[9, 1], [1, 2]], code: .countMismatch,
      text: "invalid number of rows in section 0, which was section 1: the SOURCE has 2 after the "
        + "update, but 1 before it, 0 inserted or moved in and 0 deleted or moved out make 1"
    ) { try $0.moveSection(1, toSection: 0) },
    Case(
      testDescription: "sections", after: [[1, 2], [9], [3]], code: .countMismatch,
      text: "invalid number of sections: the SOURCE has 3 after the update, but 2 before it, "
        + "2 inserted and 0 deleted"
    ) { try $0.insertSections(IndexSet(integersIn: 0..<2)) },
    Case(
      testDescription: "all sections that there could be", after: [[1, 2], [9]],
      code: .countMismatch,
      text: "invalid number of sections: the SOURCE has 2 after the update, but 2 before it, "
        + "\(Int.max - 1) inserted and 0 deleted"
    ) { try $0.insertSections(IndexSet(integersIn: 0..<Int.max - 1)) },
    Case(
      testDescription: "a row that is not", after: [[1], [9]], code: .badUpdate,
      text: "row 2 of section 0 is deleted, but the section has 2 rows before the update"
    ) { try $0.deleteRows(at: [row(0, 2)]) },
    Case(
      testDescription: "a section that is not", after: [[1], [9]], code: .badUpdate,
      text: "row 0 of section -1 is reloaded, but the table has 2 sections before the update"
    ) { try $0.reloadRows(at: [row(-1, 0)]) },
    Case(
      testDescription: "deleting a section that is not", after: [[1], [9]], code: .badUpdate,
      text: "section 2 is deleted, but the table has 2 sections before the update"
    ) { try $0.deleteSections(IndexSet(integersIn: 1..<Int.max - 1)) },
    Case(
      testDescription: "moving to a section that is not", after: [[1, 2], [9]], code: .badUpdate,
      text: "section -3 is the end of a move, but the table has 2 sections after the update"
    ) { try $0.moveSection(0, toSection: -3) },
    Case(
      testDescription: "twice the same", after: [[1], [9]], code: .badUpdate,
      text: "row 0 of section 0 is deleted twice in one update"
    ) { try $0.deleteRows(at: [row(0, 0), row(0, 0)]) },
    Case(
      testDescription: "two things at once", after: [[1], [9]], code: .badUpdate,
      text: "row 0 of section 0 is both deleted and moved in one update"
    ) {
      try $0.moveRow(at: row(0, 0), to: row(1, 0))
      try $0.deleteRows(at: [row(0, 0)])
    },
    Case(
      testDescription: "two rows to one place", after: [[1], [9, 2]], code: .badUpdate,
      text: "row 0 of section 1 is both inserted and the end of a move in one update"
    ) {
      try $0.moveRow(at: row(0, 0), to: row(1, 0))
      try $0.insertRows(at: [row(1, 0)])
    },
    Case(
      testDescription: "two things for a section", after: [[1], [9]], code: .badUpdate,
      text: "section 1 is both deleted and reloaded in one update"
    ) {
      try $0.reloadSections([1])
      try $0.deleteSections([1])
    },
  ]

  @Test(arguments: cases) func isRefused(_ refused: Case) throws {
    let list = try ListFixture([[1, 2], [9]])
    try list.table.layoutIfNeeded()
    try list.table.selectRow(at: row(0, 0), animated: false)
    try list.table.beginUpdates()
    list.sections = refused.after
    try refused.update(list.table)
    let error = #expect(throws: ListError.self) { try list.table.endUpdates() }
    #expect(error?.code == refused.code)
    #expect(
      error?.description
        == refused.text.replacing("SOURCE", with: list.source.runtimeClass.name))
    // As after a reload.
    #expect(list.table.indexPathsForSelectedRows.isEmpty)
    try list.table.layoutIfNeeded()
    #expect(list.shown == refused.after.flatMap(\.self))
  }

  @Test func aSourceThatUpdatesWhileItCounts() throws {
    let table = UITableView()
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
        (_: Object, table: UITableView, _: Int) in
        try table.beginUpdates()
        return 1
      }
    }
    table.dataSource = source
    #expect(
      errorText { _ = try table.rowCount }
        == "the table was updated while the data source was counting its rows")
  }

  @Test func aSourceThatRaisesAfterTheUpdate() throws {
    let list = try ListFixture([[1, 2]])
    try list.table.layoutIfNeeded()
    list.sections = []
    let counts = Selector("numberOfSectionsInTableView:")
    try list.source.respond(to: counts) { (_: Object, _: UITableView) -> Int in
      throw RaisedError("gone")
    }
    let error = #expect(throws: ListError.self) {
      try list.table.insertRows(at: [row(0, 0)])
    }
    #expect(error?.code == .messageFailed)
    #expect(list.table.visibleRows.isEmpty)
  }
}
