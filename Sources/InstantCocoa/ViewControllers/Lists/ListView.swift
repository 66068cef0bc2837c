import CarobRuntime

/// A view that shows objects in cells: a table or a collection.
@MainActor
protocol ListView: UIView {
  /// The class registered under an identifier.
  func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass?
  /// Sets which class new cells of an identifier have.
  func register(_ cls: RuntimeClass?, forCellReuseIdentifier identifier: String) throws
  /// Deselects what a screen forgets when it appears again, without telling the delegate: a table
  /// its first selected row, a collection all items.
  func clearSelection() throws
}

extension UITableView: ListView {
  func clearSelection() throws {
    if let selected = indexPathForSelectedRow { try deselectRow(at: selected, animated: false) }
  }
}
