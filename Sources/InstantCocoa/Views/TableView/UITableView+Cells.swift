import CarobRuntime

extension UITableView {
  /// Asks the data source for a row's cell, and puts it inside the table.
  final func cell(for path: IndexPathBox) throws(TableViewError) -> UITableViewCell {
    guard let dataSource else { throw .noRow(path.indexPath, has: 0) }
    let object = try sending(for: path.indexPath) { () throws(MessageError) in
      try Messages.cellForRow(dataSource, self, path)
    }
    guard let cell = object as? UITableViewCell else {
      throw .noCell(path.indexPath, got: object, from: dataSource)
    }
    if cell.superview === self { throw .cellTaken(path.indexPath, from: dataSource) }
    cell.removeFromSuperview()
    cell.superview = self
    return cell
  }

  /// Tells the cell and the delegate of a row that comes in.
  final func display(_ row: VisibleRow, _ path: IndexPathBox) throws(TableViewError) {
    let isSelected = selection.contains(row.indexPath)
    try sending(for: row.indexPath) { () throws(MessageError) in
      if row.cell.isSelected != isSelected { try Messages.setSelected(row.cell, isSelected, false) }
      if let delegate, delegate.responds(to: Messages.willDisplay) {
        try Messages.willDisplay(delegate, self, row.cell, path)
      }
      try row.cell.layOut()
    }
  }
}
