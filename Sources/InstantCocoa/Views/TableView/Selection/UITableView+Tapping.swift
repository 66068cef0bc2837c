import CarobRuntime

/// What a user's tap does.
extension UITableView {
  /// Selects a row as a user's tap does: asks the delegate, which may refuse (nil) or choose
  /// another row, marks the row, and tells the delegate of the row that is selected no longer and
  /// of the new one.
  ///
  /// Where several rows can be selected, a tap on a selected row deselects it instead; the delegate
  /// may refuse that (nil) or choose another row too. Where only one can, refusing to deselect it
  /// refuses the tap. Does nothing in a table that allows no selection. A handler that deselects a
  /// row, or reloads the table, ends it: nothing is told of a row that is not selected any more.
  ///
  /// - Throws: `TableViewError` when there is no such row, or a handler fails.
  public final func select(_ path: IndexPath) throws(TableViewError) {
    _ = try rowNumber(of: path)
    guard allowsSelection else { return }
    try autoreleasePool { () throws(TableViewError) in
      if allowsMultipleSelection && selection.contains(path) {
        try deselect(path)
      } else {
        try choose(path)
      }
    }
  }

  private func choose(_ path: IndexPath) throws(TableViewError) {
    guard let path = try answer(Messages.willSelect, for: path) else { return }
    _ = try rowNumber(of: path)
    if !allowsMultipleSelection {
      let change = changeCount
      for previous in indexPathsForSelectedRows where previous != path {
        try deselect(previous)
        // Refused, or the rows are not those that were tapped.
        if selection.contains(previous) || change != changeCount { return }
      }
    }
    try selectRow(at: path, animated: false)
    if selection.contains(path) { try tell(Messages.didSelect, of: path) }
  }

  /// Deselects a row if the delegate lets it, and tells.
  private func deselect(_ path: IndexPath) throws(TableViewError) {
    guard let path = try answer(Messages.willDeselect, for: path), selection.contains(path) else {
      return
    }
    try deselectRow(at: path, animated: false)
    try tell(Messages.didDeselect, of: path)
  }

  /// The row that the delegate lets be selected or deselected.
  private func answer(
    _ message: Message<(UITableView, Messages.Path) -> Messages.Path?>, for path: IndexPath
  ) throws(TableViewError) -> IndexPath? {
    guard let delegate, delegate.responds(to: message) else { return path }
    return try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))?.indexPath
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
}
