import CarobRuntime

extension UITableView {
  /// Selects a row as a user's tap does: marks it and tells the delegate.
  ///
  /// - Throws: `TableViewError` when there is no such row, or a handler fails; the row is selected in
  ///   the second case.
  public final func select(_ path: IndexPath) throws(TableViewError) {
    try selectRow(at: path, animated: false)
    guard let delegate, delegate.responds(to: Messages.didSelect) else { return }
    try autoreleasePool { () throws(TableViewError) in
      try sending(for: path) { () throws(MessageError) in
        try Messages.didSelect(delegate, self, IndexPathBox(path))
      }
    }
  }

  /// Selects a row and deselects another, without telling the delegate; nil deselects only.
  ///
  /// - Throws: `TableViewError` when there is no such row, or a cell's `setSelected:animated:` fails.
  public final func selectRow(at path: IndexPath?, animated: Bool) throws(TableViewError) {
    if let path { _ = try rowNumber(of: path) }
    let previous = indexPathForSelectedRow
    indexPathForSelectedRow = path
    if let previous, previous != path { try mark(previous, false, animated) }
    if let path { try mark(path, true, animated) }
  }

  /// Deselects a row if it is the selected one, without telling the delegate.
  ///
  /// - Throws: `TableViewError` when the cell's `setSelected:animated:` fails.
  public final func deselectRow(at path: IndexPath, animated: Bool) throws(TableViewError) {
    guard path == indexPathForSelectedRow else { return }
    try selectRow(at: nil, animated: animated)
  }

  /// Tells a row's cell, if it is visible.
  private func mark(
    _ path: IndexPath, _ isSelected: Bool, _ animated: Bool
  ) throws(TableViewError) {
    guard let cell = cellForRow(at: path), cell.isSelected != isSelected else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setSelected(cell, isSelected, animated)
    }
  }
}
