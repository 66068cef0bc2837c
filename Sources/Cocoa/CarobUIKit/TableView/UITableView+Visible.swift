import CarobFoundation
import CarobRuntime

extension UITableView {
  /// The cell of a row; nil when it is not visible.
  ///
  /// - Complexity: O(log visible rows).
  public final func cellForRow(at path: IndexPath) -> UITableViewCell? {
    let position = visibleRows.partitioningIndex { $0.indexPath >= path }
    guard position < visibleRows.count, visibleRows[position].indexPath == path else { return nil }
    return visibleRows[position].cell
  }

  /// The row that a visible cell shows; nil for other cells.
  ///
  /// - Complexity: O(visible rows).
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for row in visibleRows where row.cell === cell { return row.indexPath }
    return nil
  }

  /// Asks the data source for a row's cell, and puts it into the table.
  final func cell(for path: IndexPathBox) throws(ListError) -> UITableViewCell {
    guard let dataSource else { throw Self.nouns.noRow(path.indexPath, has: 0) }
    let object = try sending(for: path.indexPath) { () throws(MessageError) in
      try Messages.cellForRow(dataSource, self, path)
    }
    guard let cell = object as? UITableViewCell else {
      throw .noCell(path.indexPath, got: object, from: dataSource)
    }
    if cell.superview === self { throw .cellTaken(path.indexPath, from: dataSource) }
    cell.removeFromSuperview()
    cell.superview = self
    AppearanceRecords.apply(toNew: cell)
    return cell
  }

  /// Updates the cell of a new row, and tells the delegate.
  final func display(_ row: VisibleRow, _ path: IndexPathBox) throws(ListError) {
    let isSelected = state.selection.contains(row.indexPath)
    try updateEditing(of: row.cell, at: row.indexPath, false)
    try sending(for: row.indexPath) { () throws(MessageError) in
      if let delegate, delegate.responds(to: Messages.indentationLevel) {
        row.cell.indentationLevel = try Messages.indentationLevel(delegate, self, path)
      }
      if row.cell.isSelected != isSelected { try Messages.setSelected(row.cell, isSelected, false) }
      if let delegate, delegate.responds(to: Messages.willDisplay) {
        try Messages.willDisplay(delegate, self, row.cell, path)
      }
      try row.cell.layOut()
    }
  }

  /// Queues the items that leave the screen, and tells the delegate of each.
  ///
  /// - Throws: the delegate's first error, after the messages about all of them.
  final func leave(_ rows: [VisibleRow], _ headers: [VisibleHeader]) throws(ListError) {
    for row in rows { recycle(row.cell) }
    for header in headers { recycle(header) }
    try tellDeparture(of: rows, headers)
  }

  /// Tells the delegate of the items that left the screen with a reload.
  final func tellDeparted() throws(ListError) {
    if departedRows.isEmpty && departedHeaders.isEmpty { return }
    let rows = departedRows
    let headers = departedHeaders
    departedRows = []
    departedHeaders = []
    try tellDeparture(of: rows, headers)
  }

  private func tellDeparture(
    of rows: [VisibleRow], _ headers: [VisibleHeader]
  ) throws(ListError) {
    var failure: ListError?
    func attempt(_ body: () throws(ListError) -> Void) {
      do throws(ListError) {
        try body()
      } catch {
        if failure == nil { failure = error }
      }
    }
    if let delegate, delegate.responds(to: Messages.didEndDisplaying) {
      for row in rows {
        attempt { () throws(ListError) in
          try sending(for: row.indexPath) { () throws(MessageError) in
            try Messages.didEndDisplaying(delegate, self, row.cell, IndexPathBox(row.indexPath))
          }
        }
      }
    }
    for header in headers {
      attempt { () throws(ListError) in try tellDeparture(of: header) }
    }
    if let failure { throw failure }
  }

  static func defineVisible(_ table: ClassMembers<UITableView>) {
    table.method("- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path") {
      (this, path: IndexPath?) -> UITableViewCell? in
      guard let path else { return nil }
      return this.cellForRow(at: path)
    }
    table.method("- (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell") {
      (this, cell: UITableViewCell?) -> IndexPath? in
      guard let cell else { return nil }
      return this.indexPath(for: cell)
    }
    table.property(
      "@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells"
    ) {
      $0.visibleRows.map(\.cell)
    }
    table.property(
      "@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleRows"
    ) { this in
      this.visibleRows.map(\.indexPath).map(IndexPathBox.init)
    }
  }
}
