import CarobFoundation
import CarobRuntime

extension UICollectionView {
  /// The selected items, in the order of their selection.
  ///
  /// - Complexity: O(n log n) for n items selected.
  public final var indexPathsForSelectedItems: [IndexPath] { state.selection.paths }

  /// See `ListView`.
  public final var allowsSeveral: Bool { allowsMultipleSelection }

  /// Selects an item without a message to the delegate. Deselects the others unless several can be selected. Nil
  /// deselects all.
  ///
  /// - Parameter position: the place to scroll the item to; empty for no scrolling.
  /// - Throws: `ListError` when there is no such item, a cell's `setSelected:` fails, or
  ///   scrolling does.
  public final func selectItem(
    at path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition = []
  ) throws(ListError) {
    try choose(path, animated: animated)
    if let path, position != [] { try scrollToItem(at: path, at: position, animated: animated) }
  }

  /// Deselects an item if it is selected, without telling the delegate.
  ///
  /// - Throws: `ListError` when the cell's `setSelected:` fails.
  public final func deselectItem(at path: IndexPath, animated: Bool) throws(ListError) {
    try deselect(path, animated: animated)
  }

  /// See `ListView`.
  public final func clearSelection() throws(ListError) { try choose(nil, animated: false) }

  final func mark(
    _ path: IndexPath, _ isSelected: Bool, animated: Bool
  ) throws(ListError) {
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setSelected(cell, isSelected)
    }
  }

  // MARK: Tapping

  /// Selects an item as a user's tap does: highlights it if the delegate allows it, selects it if the delegate allows
  /// it, and tells the delegate of the deselected items and of the new one.
  ///
  /// Where several items can be selected, a tap on a selected one deselects it instead, if the delegate allows it. Does
  /// nothing in a collection that allows no selection. Stops when a handler reloads the collection.
  ///
  /// - Throws: `ListError` when there is no such item, or a handler fails.
  public final func select(_ path: IndexPath) throws(ListError) {
    try check(path)
    guard allowsSelection else { return }
    let reload = reloadCount
    guard try allows(Messages.shouldHighlight, path) else { return }
    try highlight(path, true, Messages.didHighlight)
    let deselects = allowsMultipleSelection && state.selection.contains(path)
    let isAllowed: Bool
    do throws(ListError) {
      isAllowed = try allows(deselects ? Messages.shouldDeselect : Messages.shouldSelect, path)
    } catch {
      // The finger leaves in any case.
      try highlight(path, false, Messages.didUnhighlight)
      throw error
    }
    try highlight(path, false, Messages.didUnhighlight)
    guard isAllowed, reload == reloadCount else { return }
    try deselects ? tapSelected(path) : tapUnselected(path)
  }

  private func tapUnselected(_ path: IndexPath) throws(ListError) {
    let reload = reloadCount
    if !allowsMultipleSelection {
      for other in state.selection.paths where other != path {
        try tapSelected(other)
        if reload != reloadCount { return }
      }
    }
    try choose(path, animated: false)
    if state.selection.contains(path) { try tell(Messages.didSelect, of: path) }
  }

  private func tapSelected(_ path: IndexPath) throws(ListError) {
    guard state.selection.contains(path) else { return }
    try deselect(path, animated: false)
    try tell(Messages.didDeselect, of: path)
  }

  private func highlight(
    _ path: IndexPath, _ isHighlighted: Bool,
    _ message: Message<(UIScrollView, IndexPathBox) -> Void>
  ) throws(ListError) {
    guard let cell = cellForItem(at: path), cell.isHighlighted != isHighlighted else { return }
    try sending(for: path) { () throws(MessageError) in
      try Messages.setHighlighted(cell, isHighlighted)
    }
    try tell(message, of: path)
  }

  /// The delegate's answer; true when it does not implement the method.
  private func allows(
    _ message: Message<(UICollectionView, Messages.Path) -> Bool>, _ path: IndexPath
  ) throws(ListError) -> Bool {
    guard let delegate, delegate.responds(to: message) else { return true }
    return try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))
    }
  }

  static func defineSelection(_ view: ClassMembers<UICollectionView>) {
    view.property("@property (nonatomic) BOOL allowsSelection", \.allowsSelection)
    view.property("@property (nonatomic) BOOL allowsMultipleSelection", \.allowsMultipleSelection)
    view.property(
      "@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems"
    ) { this in
      this.indexPathsForSelectedItems.map(IndexPathBox.init)
    }
    view.method(
      """
      - (void)selectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated \
      scrollPosition:(UICollectionViewScrollPosition)position
      """
    ) { (this, path: IndexPath?, animated: Bool, position: UInt) in
      try this.selectItem(
        at: path, animated: animated, scrollPosition: ScrollPosition(checking: position))
    }
    view.method("- (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated") {
      (this, path: IndexPath?, animated: Bool) in
      if let path { try this.deselectItem(at: path, animated: animated) }
    }
  }
}
