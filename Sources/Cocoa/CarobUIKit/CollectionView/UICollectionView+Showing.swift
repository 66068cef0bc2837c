import CarobFoundation
import CarobRuntime
import struct Foundation.CGSize

extension UICollectionView {
  /// The maximum number of passes; a change during one starts the next.
  private static let maximumPasses = 8

  /// Makes the elements in the bounds visible, and no others.
  ///
  /// Asks the data source for the view of each new element, and tells the delegate before it is displayed. Visible
  /// elements keep their views. Queues the views of elements that leave for reuse, and tells the delegate. Starts again
  /// when a handler reloads the collection, scrolls it or invalidates the layout.
  ///
  /// - Throws: `ListError` when a message fails, the layout or the data source gives something that cannot be shown, or
  ///   changes do not end. Nothing is visible then.
  /// - Complexity: O(elements visible before and after), besides the layout.
  final func showElements() throws(ListError) {
    // The running pass notices the change.
    if isShowing { return changeCount += 1 }
    isShowing = true
    defer { isShowing = false }
    do throws(ListError) {
      for _ in 0..<Self.maximumPasses {
        let change = changeCount
        if try show(), change == changeCount, shownBounds == laidOutBounds { return }
      }
      throw .endlessChange(passes: Self.maximumPasses)
    } catch {
      for (key, view) in visible.inOrder { leaving.append((key, view)) }
      visible = [:]
      // Without messages to the delegate, which may fail again.
      recycleLeaving()
      throw error
    }
  }

  /// Makes one pass.
  ///
  /// - Returns: false when something changed meanwhile.
  private func show() throws(ListError) -> Bool {
    try tellLeaving()
    try noteBounds()
    let bounds = shownBounds
    _ = try sections()
    _ = try preparedLayout()
    let change = changeCount
    let elements =
      bounds.size.width > 0 && bounds.size.height > 0 ? try self.elements(in: bounds) : []
    let before = contentSize
    try measureLayout()
    try clampOffset(before: before)
    if change != changeCount || bounds != shownBounds { return false }
    let wanted = Set(elements.map(\.key))
    for (key, view) in visible.inOrder where !wanted.contains(key) {
      visible[key] = nil
      leaving.append((key, view))
    }
    try tellLeaving()
    for attributes in elements {
      if change != changeCount || bounds != shownBounds { return false }
      try show(attributes)
    }
    return true
  }

  /// Scrolls back when the content has become shorter than the offset.
  private func clampOffset(before: CGSize) throws(ListError) {
    guard contentSize.width < before.width || contentSize.height < before.height else { return }
    let offset = insideContent(contentOffset)
    guard offset != contentOffset else { return }
    try sending { () throws(MessageError) in try setContentOffset(offset) }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) throws(ListError) {
    let key = attributes.key
    if let view = visible[key] { return try place(view, attributes) }
    let reload = reloadCount
    let view = try makeView(key)
    // A handler reloaded the collection, so the element is outdated.
    guard reload == reloadCount else { return recycle(key, view) }
    visible[key] = view
    view.superview = self
    AppearanceRecords.apply(toNew: view)
    try place(view, attributes)
    if let cell = view as? UICollectionViewCell {
      let isSelected = state.selection.contains(key.path)
      if cell.isSelected != isSelected {
        try sending(for: key.path) { () throws(MessageError) in
          try Messages.setSelected(cell, isSelected)
        }
      }
    }
    try tellWillDisplay(key, view)
  }

  private func makeView(_ key: ElementKey) throws(ListError) -> UICollectionReusableView {
    if key.isDecoration { return try makeDecoration(key) }
    guard let dataSource else { throw .noView(key, got: nil, from: nil) }
    let path = IndexPathBox(key.path)
    let object: Object?
    if let kind = key.kind {
      guard dataSource.responds(to: Messages.supplement) else {
        throw .noSupplements(key, from: dataSource)
      }
      object = try sending(for: key.path) { () throws(MessageError) in
        try Messages.supplement(dataSource, self, kind, path)
      }
    } else {
      object = try sending(for: key.path) { () throws(MessageError) in
        try Messages.cellForItem(dataSource, self, path)
      }
    }
    guard let view = object as? UICollectionReusableView,
      key.kind != nil || view is UICollectionViewCell
    else { throw .noView(key, got: object, from: dataSource) }
    if view.superview === self { throw .viewTaken(key, from: dataSource) }
    view.removeFromSuperview()
    return view
  }

  /// Makes a decoration view of the class that the layout has registered. Decoration views are not used again.
  private func makeDecoration(_ key: ElementKey) throws(ListError) -> UICollectionReusableView {
    guard let kind = key.kind, let cls = layout?.decorationClasses[kind] else {
      throw .noDecorationClass(key)
    }
    return try make(cls, by: Messages.initWithFrame) { (instance) throws(MessageError) in
      try Messages.initWithFrame(instance, .zero)
    }
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) throws(ListError) {
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    try sending(for: attributes.indexPath) { () throws(MessageError) in
      try Messages.apply(view, attributes)
    }
  }

  private func tellWillDisplay(
    _ key: ElementKey, _ view: UICollectionReusableView
  ) throws(ListError) {
    guard let delegate, !key.isDecoration else { return }
    try sending(for: key.path) { () throws(MessageError) in
      let path = IndexPathBox(key.path)
      if let kind = key.kind {
        guard delegate.responds(to: Messages.willDisplaySupplement) else { return }
        try Messages.willDisplaySupplement(delegate, self, view, kind, path)
      } else if delegate.responds(to: Messages.willDisplay) {
        try Messages.willDisplay(delegate, self, view, path)
      }
    }
  }

  /// Queues the views that leave, and tells the delegate of each.
  final func tellLeaving() throws(ListError) {
    while let (key, view) = leaving.popFirst() {
      recycle(key, view)
      guard let delegate, !key.isDecoration else { continue }
      try sending(for: key.path) { () throws(MessageError) in
        let path = IndexPathBox(key.path)
        if let kind = key.kind {
          guard delegate.responds(to: Messages.didEndDisplayingSupplement) else { return }
          try Messages.didEndDisplayingSupplement(delegate, self, view, kind, path)
        } else if delegate.responds(to: Messages.didEndDisplaying) {
          try Messages.didEndDisplaying(delegate, self, view, path)
        }
      }
    }
  }

  private func recycleLeaving() {
    for (key, view) in leaving { recycle(key, view) }
    leaving = []
  }

  private func recycle(_ key: ElementKey, _ view: UICollectionReusableView) {
    view.superview = nil
    if key.isDecoration { return }
    queues[key.kind, default: ReuseQueues()].add(view, under: view.reuseIdentifier)
  }
}
