import CarobFoundation
import CarobRuntime

/// The events of editing: a user deletes, inserts or moves a row, or taps its accessory.
extension UITableView {
  /// Deletes or inserts as a user does, who swipes over a row, or taps its sign while the table is edited, and confirms.
  ///
  /// Asks the data source and the delegate whether and how the row can be edited. Sends
  /// `tableView:commitEditingStyle:forRowAtIndexPath:` to the data source, which changes its rows and the table. Around a
  /// swipe the delegate hears that the editing of the row begins and ends.
  ///
  /// - Returns: false when the row cannot be edited in this way.
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  @discardableResult
  public final func commitEditing(
    _ style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) throws(ListError) -> Bool {
    guard style != .none, try canCommit(style, forRowAt: path) else { return false }
    try autoreleasePool { () throws(ListError) in
      try whileSwiped(path, swipes: !isEditing && style == .delete) { () throws(ListError) in
        if style == .delete { _ = try titleForDeleting(path) }
        try commit(style, path)
      }
    }
    return true
  }

  /// Whether `commitEditing` would send its message.
  ///
  /// - Throws: as `commitEditing`.
  public final func canCommit(
    _ style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) throws(ListError) -> Bool {
    guard let dataSource, dataSource.responds(to: Messages.commitEditing) else {
      try check(path)
      return false
    }
    return try editingStyleForRow(at: path) == style
  }

  /// Sends the data source its message about a deleted or inserted row.
  final func commit(
    _ style: UITableViewCell.EditingStyle, _ path: IndexPath
  ) throws(ListError) {
    guard let dataSource else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.commitEditing(dataSource, self, style.rawValue, IndexPathBox(path))
    }
  }

  /// Runs code as a part of a swipe over a row. The row's cell is being edited meanwhile, and the delegate hears when
  /// that begins and ends.
  ///
  /// - Throws: the first error. Editing ends also when the code fails.
  final func whileSwiped(
    _ path: IndexPath, swipes: Bool, _ body: () throws(ListError) -> Void
  ) throws(ListError) {
    guard swipes else { return try body() }
    try tell(Messages.willBeginEditingRow, of: path)
    let cell = cellForRow(at: path)
    let failed = failure { () throws(ListError) in
      if let cell { try setEditing(true, of: cell, at: path, confirming: true, false) }
      try body()
    }
    let failedAfter = failure { () throws(ListError) in
      guard let cell, cell.isEditing || cell.isConfirming else { return }
      try setEditing(isEditing, of: cell, at: path, confirming: false, false)
    }
    // UIKit names the row even when it is gone.
    let failedAtEnd = failure { () throws(ListError) in
      try tell(Messages.didEndEditingRow, of: path)
    }
    if let error = failed ?? failedAfter ?? failedAtEnd { throw error }
  }

  private func failure(of body: () throws(ListError) -> Void) -> ListError? {
    do throws(ListError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// The title of the button that deletes a row.
  ///
  /// - Throws: `ListError` when the delegate fails.
  final func titleForDeleting(_ path: IndexPath) throws(ListError) -> String {
    guard let delegate, delegate.responds(to: Messages.titleForDeleting) else { return "Delete" }
    return try sending(for: path) { () throws(MessageError) in
      try Messages.titleForDeleting(delegate, self, IndexPathBox(path)) ?? "Delete"
    }
  }

  /// Taps the accessory button of a row. Tells the delegate, if the row has such a button.
  ///
  /// - Returns: false when the row's cell has no accessory button, or is not visible.
  /// - Throws: `ListError` when there is no such row, or the delegate fails.
  @discardableResult
  public final func tapAccessory(ofRowAt path: IndexPath) throws(ListError) -> Bool {
    try check(path)
    guard let cell = cellForRow(at: path), cell.hasAccessoryButton else { return false }
    try tell(Messages.accessoryTapped, of: path)
    return true
  }

  static func defineEditingEvents(_ table: ClassMembers<UITableView>) {
    table.method("- (void)carob_tapRowAtIndexPath:(NSIndexPath *)indexPath") {
      (this, path: IndexPath) in
      try this.select(path)
    }
    table.method("- (BOOL)carob_tapAccessoryOfRowAtIndexPath:(NSIndexPath *)indexPath") {
      (this, path: IndexPath) in
      try this.tapAccessory(ofRowAt: path)
    }
    table.method(
      """
      - (BOOL)carob_commitEditingStyle:(UITableViewCellEditingStyle)editingStyle \
      forRowAtIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this, number: Int, path: IndexPath) in
      guard let style = UITableViewCell.EditingStyle(rawValue: number) else {
        throw ListError.unknownEditingStyle(number)
      }
      return try this.commitEditing(style, forRowAt: path)
    }
    table.method(
      """
      - (BOOL)carob_dragRowAtIndexPath:(NSIndexPath *)indexPath \
      toIndexPath:(NSIndexPath *)newIndexPath
      """
    ) { (this, path: IndexPath, destination: IndexPath) in
      try this.dragRow(at: path, to: destination)
    }
  }
}
