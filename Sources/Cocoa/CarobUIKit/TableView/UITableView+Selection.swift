import CarobFoundation
import CarobRuntime

extension UITableView {
  /// The selected row; if there are several, the one that was selected first.
  ///
  /// - Complexity: O(rows selected).
  public final var indexPathForSelectedRow: IndexPath? { state.selection.first }

  /// The selected rows, in the order of their selection.
  ///
  /// - Complexity: O(n log n) for n rows selected.
  public final var indexPathsForSelectedRows: [IndexPath] { state.selection.paths }

  /// Selects a row without a message to the delegate. Deselects the others unless several can be selected. Nil
  /// deselects all.
  ///
  /// - Parameter position: the place to scroll the row to; `.none` for no scrolling.
  /// - Throws: `ListError` when there is no such row, a cell's `setSelected:animated:` fails,
  ///   or showing the rows does.
  public final func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition = .none
  ) throws(ListError) {
    try choose(path, animated: animated)
    if let path, position != .none { try scrollToRow(at: path, position, animated: animated) }
  }

  /// Deselects a row if it is selected, without a message to the delegate.
  ///
  /// - Throws: `ListError` when the cell's `setSelected:animated:` fails.
  public final func deselectRow(at path: IndexPath, animated: Bool) throws(ListError) {
    try deselect(path, animated: animated)
  }

  final func mark(
    _ path: IndexPath, _ isSelected: Bool, animated: Bool
  ) throws(ListError) {
    guard let cell = cellForRow(at: path), cell.isSelected != isSelected else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setSelected(cell, isSelected, animated)
    }
  }

  /// See `ListView`.
  public final func clearSelection() throws(ListError) {
    if let selected = indexPathForSelectedRow { try deselect(selected, animated: false) }
  }

  // MARK: Tapping

  /// Selects a row as a user's tap does: asks the delegate, which may refuse (nil) or choose another row, marks the
  /// row, and tells the delegate of the deselected row and of the new one.
  ///
  /// Where several rows can be selected, a tap on a selected row deselects it instead; the delegate may refuse that
  /// (nil) or choose another row too. Where only one can, refusing to deselect it refuses the tap. Does nothing in a
  /// table that allows no selection. Stops when a handler deselects a row or reloads the table: the delegate hears only
  /// of rows that are still selected.
  ///
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  public final func select(_ path: IndexPath) throws(ListError) {
    try check(path)
    guard allowsTaps, try highlight(path) else { return }
    try autoreleasePool { () throws(ListError) in
      if allowsSeveral && state.selection.contains(path) {
        try tapSelected(path)
      } else {
        try tapUnselected(path)
      }
    }
  }

  /// Whether a tap selects rows, in the table's state of editing.
  package final var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected, in the table's state of editing.
  public final var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Highlights a row's cell and ends that, as a finger does, if the delegate allows it.
  ///
  /// - Returns: whether the delegate allows it, and the row is still there.
  private func highlight(_ path: IndexPath) throws(ListError) -> Bool {
    let change = changeCount
    if let delegate, delegate.responds(to: Messages.shouldHighlight) {
      let isAllowed = try sending(for: path) { () throws(MessageError) in
        try Messages.shouldHighlight(delegate, self, IndexPathBox(path))
      }
      guard isAllowed, change == changeCount else { return false }
    }
    guard let cell = cellForRow(at: path) else { return true }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setHighlighted(cell, true, false)
    }
    try tell(Messages.didHighlight, of: path)
    if cell.isHighlighted {
      try sending(for: path) { () throws(MessageError) in
        try Messages.setHighlighted(cell, false, false)
      }
    }
    try tell(Messages.didUnhighlight, of: path)
    return change == changeCount
  }

  private func tapUnselected(_ path: IndexPath) throws(ListError) {
    guard let path = try answer(Messages.willSelect, for: path) else { return }
    try check(path)
    if !allowsSeveral {
      let change = changeCount
      for previous in indexPathsForSelectedRows where previous != path {
        try tapSelected(previous)
        // The delegate refused, or the rows are not those that were tapped.
        if state.selection.contains(previous) || change != changeCount { return }
      }
    }
    try choose(path, animated: false)
    if state.selection.contains(path) { try tell(Messages.didSelect, of: path) }
  }

  /// Deselects a row if the delegate allows it, and tells the delegate.
  private func tapSelected(_ path: IndexPath) throws(ListError) {
    guard let path = try answer(Messages.willDeselect, for: path), state.selection.contains(path)
    else {
      return
    }
    try deselect(path, animated: false)
    try tell(Messages.didDeselect, of: path)
  }

  /// The row that the delegate allows to be selected or deselected.
  private func answer(
    _ message: Message<(UITableView, Messages.Path) -> Messages.Path?>, for path: IndexPath
  ) throws(ListError) -> IndexPath? {
    guard let delegate, delegate.responds(to: message) else { return path }
    return try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))?.indexPath
    }
  }

  static func defineSelection(_ table: ClassMembers<UITableView>) {
    table.property("@property (nonatomic) BOOL allowsSelection", \.allowsSelection)
    table.property("@property (nonatomic) BOOL allowsMultipleSelection", \.allowsMultipleSelection)
    table.property("@property (nonatomic, readonly) NSIndexPath *indexPathForSelectedRow") {
      $0.indexPathForSelectedRow
    }
    table.property(
      "@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows"
    ) {
      (this) -> [IndexPathBox]? in
      let paths = this.indexPathsForSelectedRows
      return paths.isEmpty ? nil : paths.map(IndexPathBox.init)
    }
    table.method(
      """
      - (void)selectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated \
      scrollPosition:(UITableViewScrollPosition)position
      """
    ) { (this, path: IndexPath?, animated: Bool, position: Int) in
      try this.selectRow(
        at: path, animated: animated, scrollPosition: ScrollPosition(checking: position))
    }
    // Nil comes from `indexPathForSelectedRow` when no row is selected.
    table.method("- (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated") {
      (this, path: IndexPath?, animated: Bool) in
      if let path { try this.deselectRow(at: path, animated: animated) }
    }
  }
}
