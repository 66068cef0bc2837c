import CarobRuntime
import struct Foundation.CGRect

extension UITableView {
  /// How often showing may be started again because the table was reloaded meanwhile.
  private static let mostPasses = 8

  /// Makes these rows visible, and no others.
  ///
  /// For each row that comes in, the delegate is asked its height, the data source is asked for its
  /// cell, and the delegate is told that it will be displayed. Rows that are visible already keep
  /// their cells; the cells of rows that leave are queued for reuse. If a handler reloads the table,
  /// everything is asked again for the same rows.
  ///
  /// - Parameter range: row numbers, counted from 0 through all sections; those that the table does
  ///   not have are left out.
  /// - Throws: `TableViewError` when a message fails, the data source gives no cell or one that is in
  ///   use, or reloading does not end. No row is visible then.
  /// - Complexity: O(rows in the range + rows visible before), and the counting after a reload.
  public final func showRows(_ range: Range<Int>) throws(TableViewError) {
    if isShowing { throw .shownWhileShowing() }
    isShowing = true
    defer { isShowing = false }
    let wanted = range.clamped(to: 0..<(try rowCount))
    for _ in 0..<Self.mostPasses {
      let reload = reloadCount
      do throws(TableViewError) {
        try show(wanted.clamped(to: 0..<(try rowCount)), of: reload)
      } catch {
        recycleVisibleRows()
        throw error
      }
      if reload == reloadCount { return }
      recycleVisibleRows()
    }
    throw .endlessReload(passes: Self.mostPasses)
  }

  /// The cell of a row; nil when it is not visible.
  ///
  /// - Complexity: O(log visible rows).
  public final func cellForRow(at path: IndexPath) -> UITableViewCell? {
    var low = 0
    var high = visibleRows.count
    while low < high {
      let middle = (low + high) / 2
      if visibleRows[middle].indexPath < path { low = middle + 1 } else { high = middle }
    }
    return low < visibleRows.count && visibleRows[low].indexPath == path
      ? visibleRows[low].cell : nil
  }

  /// The row that a visible cell shows; nil for other cells.
  ///
  /// - Complexity: O(visible rows).
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.indexPath
  }

  /// Queues the visible cells; no row is visible afterwards.
  final func recycleVisibleRows() {
    let leaving = visibleRows
    visibleRows = []
    leaving.forEach { recycle($0.cell) }
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.superview = nil
    queues.add(cell)
  }

  /// One pass; ends early, with some rows missing, when the table is reloaded.
  private func show(_ range: Range<Int>, of reload: Int) throws(TableViewError) {
    let kept = keepRows(in: range)
    var shown: [VisibleRow] = []
    var top = 0.0
    do throws(TableViewError) {
      for number in range {
        if kept.contains(number) {
          shown.append(visibleRows[number - kept.lowerBound])
          place(shown[shown.count - 1], top)
        } else {
          let path = try indexPath(forRowNumber: number)
          try autoreleasePool { () throws(TableViewError) in
            let row = try makeRow(path)
            shown.append(row)
            place(row, top)
            try display(row)
          }
        }
        if reload != reloadCount { break }
        top += shown[shown.count - 1].height
      }
    } catch {
      shown.forEach { recycle($0.cell) }
      throw error
    }
    // After a reload some of the kept rows may not have had their turn.
    if reload != reloadCount { recycleVisibleRows() }
    visibleRows = shown
    firstVisibleRow = range.lowerBound
  }

  /// Leaves those visible rows that are in the range, and queues the cells of the others, which the
  /// range's other rows can then use.
  ///
  /// - Returns: the numbers of the rows left.
  private func keepRows(in range: Range<Int>) -> Range<Int> {
    let before = visibleRows
    let known = firstVisibleRow..<firstVisibleRow + before.count
    let kept = known.clamped(to: range)
    // Ranges that do not meet clamp to an empty one, possibly outside of `known`.
    guard !kept.isEmpty else {
      recycleVisibleRows()
      return kept
    }
    let positions = kept.lowerBound - known.lowerBound..<kept.upperBound - known.lowerBound
    visibleRows = Array(before[positions])
    firstVisibleRow = kept.lowerBound
    before[..<positions.lowerBound].forEach { recycle($0.cell) }
    before[positions.upperBound...].forEach { recycle($0.cell) }
    return kept
  }

  /// Asks for a row's height and cell.
  private func makeRow(_ path: IndexPath) throws(TableViewError) -> VisibleRow {
    guard let dataSource else { throw .noRow(path, has: 0) }
    let boxedPath = IndexPathBox(path)
    let height = try height(of: boxedPath)
    let object = try sending(for: path) { () throws(MessageError) in
      try Messages.cellForRow(dataSource, self, boxedPath)
    }
    guard let cell = object as? UITableViewCell else {
      throw .noCell(path, got: object, from: dataSource)
    }
    if cell.superview === self { throw .cellTaken(path, from: dataSource) }
    cell.removeFromSuperview()
    cell.superview = self
    return VisibleRow(indexPath: path, cell: cell, height: height)
  }

  /// The delegate's height for a row, if it is one, else the table's.
  private func height(of path: IndexPathBox) throws(TableViewError) -> Double {
    let usual = rowHeight.isFinite && rowHeight >= 0 ? rowHeight : 44
    guard let delegate, delegate.responds(to: Messages.heightForRow) else { return usual }
    let height = try sending(for: path.indexPath) { () throws(MessageError) in
      try Messages.heightForRow(delegate, self, path)
    }
    return height.isFinite && height >= 0 ? height : usual
  }

  private func place(_ row: VisibleRow, _ top: Double) {
    row.cell.frame = CGRect(x: 0, y: top, width: frame.width, height: row.height)
  }

  /// Tells the cell and the delegate of a row that comes in.
  private func display(_ row: VisibleRow) throws(TableViewError) {
    let isSelected = row.indexPath == indexPathForSelectedRow
    try sending(for: row.indexPath) { () throws(MessageError) in
      if row.cell.isSelected != isSelected { try Messages.setSelected(row.cell, isSelected, false) }
      if let delegate, delegate.responds(to: Messages.willDisplay) {
        try Messages.willDisplay(delegate, self, row.cell, IndexPathBox(row.indexPath))
      }
      try Messages.layoutSubviews(row.cell)
    }
  }
}
