import CarobRuntime

extension UICollectionView {
  /// The items that are selected, first selected first.
  ///
  /// - Complexity: O(n log n) for n items selected.
  public final var indexPathsForSelectedItems: [IndexPath] { selection.paths }

  /// Selects an item without telling the delegate; unless several items can be selected, the others
  /// no longer are. Nil deselects all.
  ///
  /// - Parameter position: where the item is to be scrolled to; with none nothing is scrolled.
  /// - Throws: `CollectionViewError` when there is no such item, a cell's `setSelected:` fails, or
  ///   scrolling does.
  public final func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition = []
  ) throws(CollectionViewError) {
    if let path { try check(path) }
    if path == nil || !allowsMultipleSelection {
      for other in selection.paths where other != path {
        try deselectItem(at: other, animated: animated)
      }
    }
    guard let path else { return }
    selection.insert(path)
    try mark(path, true)
    if position != [] { try scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Deselects an item if it is selected, without telling the delegate.
  ///
  /// - Throws: `CollectionViewError` when the cell's `setSelected:` fails.
  public final func deselectItem(at path: IndexPath, animated: Bool) throws(CollectionViewError) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    try mark(path, false)
  }

  func clearSelection() throws { try selectItem(at: nil, animated: false) }

  /// Tells an item's cell, if it is visible.
  private func mark(_ path: IndexPath, _ isSelected: Bool) throws(CollectionViewError) {
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setSelected(cell, isSelected)
    }
  }

  // MARK: Tapping

  /// Selects an item as a user's tap does: highlights it if the delegate lets it, selects it if the
  /// delegate lets it, and tells the delegate of the items that are selected no longer and of the
  /// new one.
  ///
  /// Where several items can be selected, a tap on a selected one deselects it instead, if the
  /// delegate lets it. Does nothing in a collection that allows no selection. A handler that
  /// reloads the collection ends it.
  ///
  /// - Throws: `CollectionViewError` when there is no such item, or a handler fails.
  public final func select(_ path: IndexPath) throws(CollectionViewError) {
    try check(path)
    guard allowsSelection else { return }
    let reload = reloadCount
    guard try allows(Messages.shouldHighlight, path) else { return }
    try highlight(path, true, Messages.didHighlight)
    let deselects = allowsMultipleSelection && selection.contains(path)
    let isAllowed: Bool
    do throws(CollectionViewError) {
      isAllowed = try allows(deselects ? Messages.shouldDeselect : Messages.shouldSelect, path)
    } catch {
      // The finger leaves in any case.
      try highlight(path, false, Messages.didUnhighlight)
      throw error
    }
    try highlight(path, false, Messages.didUnhighlight)
    guard isAllowed, reload == reloadCount else { return }
    try deselects ? deselect(path) : choose(path)
  }

  private func choose(_ path: IndexPath) throws(CollectionViewError) {
    let reload = reloadCount
    if !allowsMultipleSelection {
      for other in selection.paths where other != path {
        try deselect(other)
        if reload != reloadCount { return }
      }
    }
    try selectItem(at: path, animated: false)
    if selection.contains(path) { try tell(Messages.didSelect, path) }
  }

  private func deselect(_ path: IndexPath) throws(CollectionViewError) {
    guard selection.contains(path) else { return }
    try deselectItem(at: path, animated: false)
    try tell(Messages.didDeselect, path)
  }

  private func highlight(
    _ path: IndexPath, _ isHighlighted: Bool,
    _ message: Message<(UICollectionView, Messages.Path) -> Void>
  ) throws(CollectionViewError) {
    guard let cell = cellForItem(at: path), cell.isHighlighted != isHighlighted else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setHighlighted(cell, isHighlighted)
    }
    try tell(message, path)
  }

  /// What the delegate says; true unless it answers.
  private func allows(
    _ message: Message<(UICollectionView, Messages.Path) -> Bool>, _ path: IndexPath
  ) throws(CollectionViewError) -> Bool {
    guard let delegate, delegate.responds(to: message) else { return true }
    return try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))
    }
  }

  private func tell(
    _ message: Message<(UICollectionView, Messages.Path) -> Void>, _ path: IndexPath
  ) throws(CollectionViewError) {
    guard let delegate, delegate.responds(to: message) else { return }
    try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))
    }
  }

  static func defineSelection(_ view: ClassMembers<UICollectionView>) {
    view.property("allowsSelection", \.allowsSelection)
    view.property("allowsMultipleSelection", \.allowsMultipleSelection)
    view.property("indexPathsForSelectedItems") { this in
      this.indexPathsForSelectedItems.map(IndexPathBox.init)
    }
    view.method("selectItemAtIndexPath:animated:scrollPosition:") {
      (this, path: IndexPath?, animated: Bool, position: UInt) in
      try this.selectItem(
        at: path, animated: animated, scrollPosition: ScrollPosition(checking: position))
    }
    view.method("deselectItemAtIndexPath:animated:") { (this, path: IndexPath, animated: Bool) in
      try this.deselectItem(at: path, animated: animated)
    }
  }
}
