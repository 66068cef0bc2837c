import CarobRuntime

/// A view that shows objects in cells: a table or a collection.
protocol ListView: UIView {
  /// The class registered under an identifier.
  func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass?
  /// Sets which class new cells of an identifier have.
  func register(_ cls: RuntimeClass?, forCellReuseIdentifier identifier: String) throws
  /// Deselects what is selected, without telling the delegate.
  func clearSelection() throws
}

extension UITableView: ListView {
  func clearSelection() throws { try selectRow(at: nil, animated: false) }
}
