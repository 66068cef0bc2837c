import CarobRuntime

extension UITableView {
  /// The row that is selected; if there are several, the one selected first.
  ///
  /// - Complexity: O(rows selected).
  public final var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are selected, first selected first.
  ///
  /// - Complexity: O(n log n) for n rows selected.
  public final var indexPathsForSelectedRows: [IndexPath] { selection.paths }

  /// Selects a row without telling the delegate; unless several rows can be selected, the others no
  /// longer are. Nil only deselects all.
  ///
  /// - Parameter position: where the row is to be scrolled to; with `.none` nothing is scrolled.
  /// - Throws: `TableViewError` when there is no such row, a cell's `setSelected:animated:` fails,
  ///   or showing the rows does.
  public final func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition = .none
  ) throws(TableViewError) {
    if let path { _ = try rowNumber(of: path) }
    if path == nil || !allowsMultipleSelection {
      for other in indexPathsForSelectedRows where other != path {
        try deselectRow(at: other, animated: animated)
      }
    }
    guard let path else { return }
    selection.insert(path)
    try mark(path, true, animated)
    if position != .none { try scrollToRow(at: path, position, animated: animated) }
  }

  /// Deselects a row if it is selected, without telling the delegate.
  ///
  /// - Throws: `TableViewError` when the cell's `setSelected:animated:` fails.
  public final func deselectRow(at path: IndexPath, animated: Bool) throws(TableViewError) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    try mark(path, false, animated)
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

  static func defineSelection(_ table: ClassMembers<UITableView>) {
    table.property("allowsSelection", \.allowsSelection)
    table.property("allowsMultipleSelection", \.allowsMultipleSelection)
    table.property("indexPathForSelectedRow") { $0.indexPathForSelectedRow }
    table.property("indexPathsForSelectedRows") { (this) -> [IndexPathBox]? in
      let paths = this.indexPathsForSelectedRows
      return paths.isEmpty ? nil : paths.map(IndexPathBox.init)
    }
    table.method("selectRowAtIndexPath:animated:scrollPosition:") {
      (this, path: IndexPath?, animated: Bool, position: Int) in
      guard let position = ScrollPosition(rawValue: position) else {
        throw TableViewError.unknownScrollPosition(position)
      }
      try this.selectRow(at: path, animated: animated, scrollPosition: position)
    }
    table.method("deselectRowAtIndexPath:animated:") { (this, path: IndexPath, animated: Bool) in
      try this.deselectRow(at: path, animated: animated)
    }
  }
}
