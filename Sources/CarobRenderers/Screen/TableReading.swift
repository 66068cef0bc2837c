import CarobRuntime
import InstantCocoa

/// Reads the rows of a table, a window of them at a time, so that no more cells are alive than fill it.
struct TableReading {
  /// How many rows are visible at once.
  static let window = 64

  private let table: UITableView
  /// The numbers of the rows to be read.
  let range: Range<Int>
  private let tracing: Bool
  private(set) var read: [ScreenSnapshot.Section] = []
  /// Where in `read` the sections of the table are.
  private var positions: [Int: Int] = [:]

  /// - Parameter rows: row numbers through all sections; nil for all, and then empty sections count too.
  /// - Throws: `SnapshotError` when the table does not have all of the rows, or cannot count them.
  init(_ table: UITableView, rows: Range<Int>?, tracing: Bool) throws(SnapshotError) {
    self.table = table
    self.tracing = tracing
    let count = try ScreenSnapshot.sending { () throws(TableViewError) in try table.rowCount }
    if let rows {
      guard !rows.isEmpty, rows.lowerBound >= 0, rows.upperBound <= count else {
        throw .noSuchRows(has: count)
      }
      range = rows
    } else {
      range = 0..<count
      let sectionCount = try ScreenSnapshot.sending { () throws(TableViewError) in
        try table.sectionCount
      }
      for section in 0..<sectionCount { _ = try position(ofSection: section) }
    }
  }

  /// The sections with their rows.
  mutating func sections() throws(SnapshotError) -> [ScreenSnapshot.Section] {
    var next = range.lowerBound
    while next < range.upperBound {
      let end = min(next + Self.window, range.upperBound)
      try autoreleasePool { () throws(SnapshotError) in try readRows(next..<end) }
      next = end
    }
    return read
  }

  private mutating func readRows(_ window: Range<Int>) throws(SnapshotError) {
    try ScreenSnapshot.sending { () throws(TableViewError) in try table.showRows(window) }
    for visible in table.visibleRows {
      let position = try position(ofSection: visible.indexPath.section)
      read[position].rows.append(try row(visible))
    }
  }

  /// Where a section is in `read`; appends it the first time.
  private mutating func position(ofSection section: Int) throws(SnapshotError) -> Int {
    if let known = positions[section] { return known }
    let title = try ScreenSnapshot.sending { () throws(TableViewError) in
      try table.title(ofSection: section)
    }
    positions[section] = read.count
    read.append(.init(title: title ?? "", rows: []))
    return read.count - 1
  }

  private static let cellForRow = Selector("tableView:cellForRowAtIndexPath:")

  private func row(_ visible: VisibleRow) throws(SnapshotError) -> ScreenSnapshot.Row {
    try ScreenSnapshot.sending { () throws(MessageError) in
      let origin = try RowOrigin(
        visible.cell.binding, at: visible.indexPath, of: table.dataSource,
        making: Self.cellForRow, tracing: tracing)
      return try origin.row(
        visible.indexPath, visible.cell, height: visible.height, tracing: tracing)
    }
  }
}
