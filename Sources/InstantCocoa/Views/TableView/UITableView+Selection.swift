import CarobRuntime

extension UITableView {
  /// Selects a row as a user's tap does: asks the delegate, which may refuse (nil) or choose another row,
  /// marks the row, and tells the delegate of the row that is selected no longer and of the new one.
  ///
  /// - Throws: `TableViewError` when there is no such row, or a handler fails.
  public final func select(_ path: IndexPath) throws(TableViewError) {
    _ = try rowNumber(of: path)
    try autoreleasePool { () throws(TableViewError) in
      guard let path = try chosenRow(for: path) else { return }
      let previous = indexPathForSelectedRow
      try selectRow(at: path, animated: false)
      if let previous, previous != path { try tell(Messages.didDeselect, of: previous) }
      try tell(Messages.didSelect, of: path)
    }
  }

  /// The row that the delegate lets be selected.
  private func chosenRow(for path: IndexPath) throws(TableViewError) -> IndexPath? {
    guard let delegate, delegate.responds(to: Messages.willSelect) else { return path }
    return try sending(for: path) { () throws(MessageError) in
      try Messages.willSelect(delegate, self, IndexPathBox(path))?.indexPath
    }
  }

  private func tell(
    _ message: Message<(UITableView, Messages.Path) -> Void>, of path: IndexPath
  ) throws(TableViewError) {
    guard let delegate, delegate.responds(to: message) else { return }
    try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))
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
