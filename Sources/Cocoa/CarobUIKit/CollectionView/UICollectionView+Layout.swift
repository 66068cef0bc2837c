import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect

extension UICollectionView {
  /// The maximum number of visible elements, so that a faulty layout cannot make the view create cells forever.
  static let maximumElements = 1 << 16

  /// The layout, prepared.
  ///
  /// - Throws: `ListError` when there is none, or its handlers fail.
  final func preparedLayout() throws(ListError) -> UICollectionViewLayout {
    guard let layout else { throw .noLayout(runtimeClass) }
    // A layout may ask its view while it is being prepared.
    if isPreparing { return layout }
    isPreparing = true
    defer { isPreparing = false }
    if needsInvalidation {
      needsInvalidation = false
      needsPreparation = true
      isInvalidating = true
      defer { isInvalidating = false }
      try sending { () throws(MessageError) in
        try Messages.invalidateWithContext(layout, try takeContext(of: layout))
      }
    }
    if needsPreparation {
      needsPreparation = false
      do throws(ListError) {
        try sending { () throws(MessageError) in try Messages.prepareLayout(layout) }
      } catch {
        needsPreparation = true
        throw error
      }
    }
    return layout
  }

  /// The context for what has changed.
  private func takeContext(
    of layout: UICollectionViewLayout
  ) throws(MessageError) -> UICollectionViewLayoutInvalidationContext {
    if let boundsContext {
      self.boundsContext = nil
      return boundsContext
    }
    let context = try layout.makeContext()
    (context.invalidatesEverything, context.invalidatesDataSourceCounts) = (true, true)
    return context
  }

  /// The bounds; zero when they are not finite.
  final var shownBounds: CGRect {
    let bounds = bounds
    let lengths = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    return lengths.allSatisfy(\.isFinite) ? bounds : .zero
  }

  /// Asks the layout whether new bounds invalidate it. As in UIKit, the view's bounds are the former ones meanwhile.
  final func noteBounds() throws(ListError) {
    let bounds = shownBounds
    guard let layout, bounds != laidOutBounds, formerBounds == nil else { return }
    formerBounds = laidOutBounds
    defer { formerBounds = nil }
    laidOutBounds = bounds
    let matters = try sending { () throws(MessageError) in
      try Messages.shouldInvalidate(layout, bounds)
    }
    guard matters, !needsInvalidation else { return }
    boundsContext =
      try sending { () throws(MessageError) in
        try Messages.contextForBounds(layout, bounds)
      } as? UICollectionViewLayoutInvalidationContext
    needsInvalidation = true
  }

  /// Replaces the layout, and scrolls to the offset that the delegate or the new layout chooses.
  ///
  /// - Throws: `MessageError` when a handler fails.
  final func exchange(for layout: UICollectionViewLayout) throws(MessageError) {
    let isShown = !visible.isEmpty
    setCollectionViewLayout(layout)
    guard isShown else { return }
    do throws(ListError) {
      _ = try preparedLayout()
    } catch {
      throw .handlerFailed(error)
    }
    try askForOffset(layout)
  }

  /// Asks the delegate, else the layout, for the offset after a change of the places, and scrolls there.
  final func askForOffset(_ layout: UICollectionViewLayout) throws(MessageError) {
    let proposal = contentOffset
    let offset: CGPoint
    if let delegate, delegate.responds(to: Messages.targetOffset) {
      offset = try Messages.targetOffset(delegate, self, proposal)
    } else {
      offset = try Messages.targetOffsetOfLayout(layout, proposal)
    }
    if offset != proposal { try setContentOffset(offset) }
  }

  /// Sets `contentSize` from the layout.
  final func measureLayout() throws(ListError) {
    try noteBounds()
    let layout = try preparedLayout()
    let size = try sending { () throws(MessageError) in try Messages.contentSize(layout) }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .contentSize(size, of: layout)
    }
    contentSize = size
  }

  /// The elements in a part of the content, each once.
  final func elements(
    in rect: CGRect
  ) throws(ListError) -> [UICollectionViewLayoutAttributes] {
    let layout = try preparedLayout()
    let list = try sending { () throws(MessageError) in
      try Messages.elementsInRect(layout, rect)?.allElements() ?? []
    }
    let index = try sections()
    var seen: Set<ElementKey> = []
    var elements: [UICollectionViewLayoutAttributes] = []
    for object in list {
      let attributes = try checked(object, Messages.elementsInRect.selector, layout)
      guard attributes.frame.intersects(rect), !attributes.isHidden else { continue }
      try check(attributes.key, in: index, layout)
      if seen.insert(attributes.key).inserted { elements.append(attributes) }
    }
    if elements.count > Self.maximumElements {
      throw .tooManyElements(elements.count, of: layout, limit: Self.maximumElements)
    }
    return elements
  }

  private func checked(
    _ object: Object, _ selector: Selector, _ layout: UICollectionViewLayout
  ) throws(ListError) -> UICollectionViewLayoutAttributes {
    guard let attributes = object as? UICollectionViewLayoutAttributes else {
      throw .notAttributes(object, selector, of: layout)
    }
    let frame = attributes.frame
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard lengths.allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
      throw .frame(frame, attributes.key, of: layout)
    }
    return attributes
  }

  /// Refuses an element whose section or item does not exist.
  private func check(
    _ key: ElementKey, in index: SectionIndex, _ layout: UICollectionViewLayout
  ) throws(ListError) {
    if key.isDecoration { return }
    let exists =
      key.kind == nil
      ? index.contains(key.path)
      : key.path.section >= 0 && key.path.section < index.sectionCount
    if !exists { throw .unknownElement(key, of: layout) }
  }

  /// The layout attributes of an item; nil when the layout has no place for it.
  ///
  /// - Throws: `ListError` when there is no such item, or the layout fails.
  public final func layoutAttributesForItem(
    at path: IndexPath
  ) throws(ListError) -> UICollectionViewLayoutAttributes? {
    try noteBounds()
    try check(path)
    let layout = try preparedLayout()
    let object = try sending { () throws(MessageError) in
      try Messages.attributesOfItem(layout, IndexPathBox(path))
    }
    guard let object else { return nil }
    return try checked(object, Messages.attributesOfItem.selector, layout)
  }

  /// The layout attributes of a supplementary view; nil when the layout has no place for it.
  ///
  /// - Throws: `ListError` when the layout fails.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) throws(ListError) -> UICollectionViewLayoutAttributes? {
    try noteBounds()
    let layout = try preparedLayout()
    let object = try sending { () throws(MessageError) in
      try Messages.attributesOfSupplement(layout, kind, IndexPathBox(path))
    }
    guard let object else { return nil }
    return try checked(object, Messages.attributesOfSupplement.selector, layout)
  }

  /// The item at a point of the content; nil when there is none.
  ///
  /// - Throws: `ListError` when the layout fails.
  public final func indexPathForItem(
    at point: CGPoint
  ) throws(ListError) -> IndexPath? {
    try noteBounds()
    let spot = CGRect(x: point.x, y: point.y, width: 1e-6, height: 1e-6)
    return try elements(in: spot).last(where: \.key.isItem)?.indexPath
  }
}
