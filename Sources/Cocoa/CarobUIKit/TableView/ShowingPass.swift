import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect

/// One attempt to put items of a table on the screen. Ends early when a handler changes the table.
///
/// `begin` gives up the items that are not wanted any more, so that their cells can be reused for new rows. `finish`
/// hands the visible items to the table, also after an early end. The table's heights must be prepared.
@MainActor
struct ShowingPass {
  private let table: UITableView
  /// The table's `changeCount` at the beginning of the pass.
  private let change: Int

  /// Rows and headers that were visible and still are wanted, until the pass reaches them.
  private var keptRows: [VisibleRow?] = []
  private var keptNumbers: [Int] = []
  private var keptHeaders: [VisibleHeader] = []
  private var rows: [VisibleRow] = []
  private var headers: [VisibleHeader] = []
  /// Items above the first ones, from the bottom to the top.
  private var rowsAbove: [VisibleRow] = []
  private var headersAbove: [VisibleHeader] = []

  init(of table: UITableView) {
    self.table = table
    change = table.changeCount
  }

  /// Whether a handler changed the table, so that the pass is outdated.
  private var isInterrupted: Bool { change != table.changeCount }

  /// Gives up visible items that are not wanted.
  mutating func begin(_ isWanted: (Int) -> Bool) throws(ListError) {
    let index = table.heightsIndex
    var leavingRows: [VisibleRow] = []
    var leavingHeaders: [VisibleHeader] = []
    for row in table.visibleRows {
      if isWanted(index.item(of: row.indexPath)) {
        keptRows.append(row)
        keptNumbers.append(row.number)
      } else {
        leavingRows.append(row)
      }
    }
    for header in table.visibleHeaders {
      let item =
        header.isFooter ? index.footer(of: header.section) : index.header(of: header.section)
      if isWanted(item) { keptHeaders.append(header) } else { leavingHeaders.append(header) }
    }
    (table.visibleRows, table.visibleHeaders) = ([], [])
    try recyclingOnFailure { (pass) throws(ListError) in
      try pass.table.leave(leavingRows, leavingHeaders)
    }
  }

  /// Shows items from top to bottom.
  ///
  /// - Parameters:
  ///   - items: the first item, and all after it that may be wanted.
  ///   - isWanted: whether the pass goes on to the next item, given the height of the items before it.
  ///   - isVisible: whether the item is put on the screen, given that height and the item's.
  mutating func show(
    _ items: Range<Int>, while isWanted: (Double) -> Bool, isVisible: (Double, Double) -> Bool
  ) throws(ListError) {
    var shown = 0.0
    var top = isInterrupted ? 0 : table.top(of: items.lowerBound)
    for item in items {
      if isInterrupted || !isWanted(shown) { return }
      let height = try visit(
        item, isVisible: { isVisible(shown, $0) }, { (pass, entry) in pass.add(entry, at: top) })
      shown += height
      top += height
    }
  }

  /// Shows items from bottom to top, as long as there is room.
  ///
  /// - Returns: the room left above the last item; positive only when there are no more items.
  mutating func showAbove(_ item: Int, room: Double) throws(ListError) -> Double {
    var room = room
    var item = item - 1
    while item >= 0, room > 0, !isInterrupted {
      room -= try visit(
        item, isVisible: { $0 > 0 }, { (pass, entry) in pass.addAbove(entry) })
      item -= 1
    }
    return room
  }

  /// Hands the visible items to the table.
  mutating func finish() throws(ListError) {
    let unusedRows = keptRows.compactMap(\.self)
    let hasRowsAbove = !rowsAbove.isEmpty || !headersAbove.isEmpty
    table.visibleRows = rowsAbove.reversed() + rows
    table.visibleHeaders = headersAbove.reversed() + headers
    if isInterrupted {
      // All of them leave in the next pass.
      table.visibleRows += unusedRows
      table.visibleHeaders += keptHeaders
      return
    }
    // Rows below were placed before the heights above were known.
    if hasRowsAbove { placeAll() }
    try table.leave(unusedRows, keptHeaders)
  }

  private func placeAll() {
    let index = table.heightsIndex
    for row in table.visibleRows {
      place(
        row.cell, table.top(of: index.item(of: row.indexPath)), row.height)
    }
    for header in table.visibleHeaders {
      let item =
        header.isFooter ? index.footer(of: header.section) : index.header(of: header.section)
      place(header.view, table.top(of: item), header.height)
    }
  }

  private func place(_ view: UIView, _ top: Double, _ height: Double) {
    view.frame = CGRect(x: 0, y: top, width: table.frame.size.width, height: height)
  }

  // MARK: Items

  private enum Entry {
    case row(VisibleRow)
    case header(VisibleHeader)
  }

  private mutating func add(_ entry: Entry, at top: Double) {
    switch entry {
    case .row(let row):
      place(row.cell, top, row.height)
      rows.append(row)
    case .header(let header):
      place(header.view, top, header.height)
      headers.append(header)
    }
  }

  private mutating func addAbove(_ entry: Entry) {
    switch entry {
    case .row(let row):
      place(row.cell, 0, row.height)
      rowsAbove.append(row)
    case .header(let header):
      place(header.view, 0, header.height)
      headersAbove.append(header)
    }
  }

  /// Measures an item, and puts it on the screen if it is visible.
  ///
  /// - Parameters:
  ///   - isVisible: whether an item of a height is visible.
  ///   - add: adds and places the item, before the delegate hears of it.
  /// - Returns: the item's height.
  private mutating func visit(
    _ item: Int, isVisible: (Double) -> Bool, _ add: (inout Self, Entry) -> Void
  ) throws(ListError) -> Double {
    try recyclingOnFailure { (pass) throws(ListError) in
      switch pass.table.heightsIndex.item(at: item) {
      case .row(let path, let number):
        try pass.visitRow(at: path, number: number, item: item, isVisible: isVisible, add)
      case .header(let section):
        try pass.visitHeader(
          of: section, isFooter: false, item: item, isVisible: isVisible, add)
      case .footer(let section):
        try pass.visitHeader(of: section, isFooter: true, item: item, isVisible: isVisible, add)
      }
    }
  }

  private mutating func visitRow(
    at path: IndexPath, number: Int, item: Int, isVisible: (Double) -> Bool,
    _ add: (inout Self, Entry) -> Void
  ) throws(ListError) -> Double {
    if let kept = keptPosition(number), let row = keptRows[kept] {
      let row = try remeasured(row, item)
      // A row that is not visible stays among the kept ones, and leaves at the end.
      if isVisible(row.height) {
        keptRows[kept] = nil
        add(&self, .row(row))
      }
      return row.height
    }
    return try autoreleasePool { () throws(ListError) in
      let boxedPath = IndexPathBox(path)
      let known = try table.height(of: boxedPath)
      if let known { table.record(known, ofItem: item, change: change) }
      if isInterrupted { return known ?? 0 }
      var height = known ?? table.heights.height(at: item)
      if !isVisible(height) { return height }
      let cell = try table.cell(for: boxedPath)
      if known == nil, !isInterrupted {
        do throws(ListError) {
          height = try measured(cell, path, item)
        } catch {
          table.recycle(cell)
          throw error
        }
      }
      if isInterrupted {
        table.recycle(cell)
        return height
      }
      let row = VisibleRow(
        indexPath: path, cell: cell, height: height, number: number,
        measured: table.heightsVersion)
      add(&self, .row(row))
      try table.display(row, boxedPath)
      return height
    }
  }

  /// A row that stays, measured again if heights changed.
  private func remeasured(
    _ row: VisibleRow, _ item: Int
  ) throws(ListError) -> VisibleRow {
    if row.measured == table.heightsVersion { return row }
    let version = table.heightsVersion
    let height: Double
    if let known = try table.height(of: IndexPathBox(row.indexPath)) {
      height = known
      table.record(height, ofItem: item, change: change)
    } else {
      height = try measured(row.cell, row.indexPath, item)
    }
    return VisibleRow(
      indexPath: row.indexPath, cell: row.cell, height: height, number: row.number,
      measured: version)
  }

  /// Asks a cell for its height, and records the height.
  private func measured(
    _ cell: UITableViewCell, _ path: IndexPath, _ item: Int
  ) throws(ListError) -> Double {
    let height = try table.fittingHeight(of: cell, at: path)
    table.record(height, ofItem: item, change: change)
    return height
  }

  /// The position of a row in `keptRows`; the entry may be nil by now.
  ///
  /// - Complexity: O(log rows kept).
  private func keptPosition(_ number: Int) -> Int? {
    let position = keptNumbers.partitioningIndex { $0 >= number }
    return position < keptNumbers.count && keptNumbers[position] == number ? position : nil
  }

  private mutating func visitHeader(
    of section: Int, isFooter: Bool, item: Int, isVisible: (Double) -> Bool,
    _ add: (inout Self, Entry) -> Void
  ) throws(ListError) -> Double {
    let kept = keptHeaders.position(ofSection: section, isFooter: isFooter)
    if let kept {
      let header = keptHeaders[kept]
      if isVisible(header.height) {
        keptHeaders.remove(at: kept)
        add(&self, .header(header))
      }
      return header.height
    }
    return try autoreleasePool { () throws(ListError) in
      let (height, view) = try table.makeHeader(section, isFooter: isFooter)
      table.record(height, ofItem: item, change: change)
      guard let view else { return height }
      let header = VisibleHeader(section: section, isFooter: isFooter, view: view, height: height)
      if isInterrupted || !isVisible(height) {
        table.recycle(header)
        return height
      }
      add(&self, .header(header))
      try table.display(header)
      return height
    }
  }

  /// Runs a step. If it fails, queues the views of the pass, which nobody else has.
  private mutating func recyclingOnFailure<Result>(
    _ step: (inout Self) throws(ListError) -> Result
  ) throws(ListError) -> Result {
    do throws(ListError) {
      return try step(&self)
    } catch {
      for row in keptRows.compactMap(\.self) + rows + rowsAbove { table.recycle(row.cell) }
      for header in keptHeaders + headers + headersAbove { table.recycle(header) }
      (keptRows, rows, rowsAbove) = ([], [], [])
      (keptHeaders, headers, headersAbove) = ([], [], [])
      throw error
    }
  }
}
