import CarobFoundation
import CarobRuntime

/// Editing: whether rows can be deleted, inserted and moved. The user's part is in `UITableView+EditingEvents.swift`.
extension UITableView {
  /// Whether a row can be edited: the data source's answer, or true.
  ///
  /// - Throws: `ListError` when there is no such row, or the data source fails.
  public final func canEditRow(at path: IndexPath) throws(ListError) -> Bool {
    try check(path)
    guard let dataSource, dataSource.responds(to: Messages.canEdit) else { return true }
    return try sending(for: path) { () throws(MessageError) in
      try Messages.canEdit(dataSource, self, IndexPathBox(path))
    }
  }

  /// The way in which a row can be edited: the delegate's answer, or `delete`; `none` for a row that cannot be edited.
  ///
  /// - Throws: `ListError` when there is no such row, a handler fails, or gives no style.
  public final func editingStyleForRow(
    at path: IndexPath
  ) throws(ListError) -> UITableViewCell.EditingStyle {
    guard try canEditRow(at: path) else { return .none }
    guard let delegate, delegate.responds(to: Messages.editingStyle) else { return .delete }
    let number = try sending(for: path) { () throws(MessageError) in
      try Messages.editingStyle(delegate, self, IndexPathBox(path))
    }
    // With 3, which UIKit does not name, rows have circles to select several of them.
    if number == 3 { return .none }
    guard let style = UITableViewCell.EditingStyle(rawValue: number) else {
      throw .unknownEditingStyle(number)
    }
    return style
  }

  /// Gives a cell the state of editing that its row has. Does nothing when neither the table nor the cell is edited.
  final func updateEditing(
    of cell: UITableViewCell, at path: IndexPath, _ animated: Bool
  ) throws(ListError) {
    guard isEditing || cell.isEditing || cell.isMovable else { return }
    var isEdited = false
    cell.editingStyle = .none
    cell.isMovable = false
    if isEditing {
      isEdited = try canEditRow(at: path)
      if !allowsMultipleSelectionDuringEditing {
        cell.editingStyle = try editingStyleForRow(at: path)
      }
      cell.isMovable = try canMoveRow(at: path)
      cell.shouldIndentWhileEditing = try indentsWhileEditing(path)
    }
    try setEditing(isEdited, of: cell, at: path, confirming: false, animated)
  }

  /// Sends a cell the messages about the begin or the end of its editing, if that changes.
  final func setEditing(
    _ editing: Bool, of cell: UITableViewCell, at path: IndexPath, confirming: Bool,
    _ animated: Bool
  ) throws(ListError) {
    guard cell.isEditing != editing || cell.isConfirming != confirming else { return }
    cell.isConfirming = confirming
    let mask: UInt = confirming ? 2 : editing ? 1 : 0
    try sending(for: path) { () throws(MessageError) in
      try Messages.willTransition(cell, mask)
      try Messages.setEditing(cell, editing, animated)
      try Messages.didTransition(cell, mask)
    }
  }

  private func indentsWhileEditing(_ path: IndexPath) throws(ListError) -> Bool {
    guard let delegate, delegate.responds(to: Messages.indentsWhileEditing) else { return true }
    return try sending(for: path) { () throws(MessageError) in
      try Messages.indentsWhileEditing(delegate, self, IndexPathBox(path))
    }
  }

  static func defineEditing(_ table: ClassMembers<UITableView>) {
    table.property(
      "@property (nonatomic, getter=isEditing) BOOL editing", get: { $0.isEditing },
      set: { (this, editing: Bool) in try Messages.setEditing(this, editing, false) })
    table.method("- (void)setEditing:(BOOL)editing animated:(BOOL)animated") {
      (this, editing: Bool, animated: Bool) in
      try this.setEditing(editing, animated: animated)
    }
    table.property(
      "@property (nonatomic) BOOL allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    table.property(
      "@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing",
      \.allowsMultipleSelectionDuringEditing)
    defineEditingEvents(table)
  }
}
