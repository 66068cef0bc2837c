import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect

/// The messages by which a layout hears of changes, and answers with more than places.
extension UICollectionViewLayout {
  /// Makes the view prepare the layout again before its next use, and scrolls by the context's adjustment. A context for
  /// everything, or one without a class of its own, is passed on as `invalidateLayout`, too: a layout that only
  /// implements that clears its caches there.
  final func invalidate(
    with context: UICollectionViewLayoutInvalidationContext
  ) throws(MessageError) {
    let passesOn =
      context.invalidatesEverything
      || context.runtimeClass == UICollectionViewLayoutInvalidationContext.runtimeClass
    if passesOn, !isPassingOn {
      isPassingOn = true
      defer { isPassingOn = false }
      try UICollectionView.Messages.invalidateLayout(self)
    } else {
      collectionView?.layoutWasInvalidated()
    }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero, let collectionView {
      let offset = collectionView.contentOffset
      try collectionView.setContentOffset(
        CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y))
    }
  }

  /// A new context of the class that the layout's class names.
  final func makeContext() throws(MessageError) -> UICollectionViewLayoutInvalidationContext {
    let cls = try UICollectionView.Messages.contextClass(runtimeClass.object)
    let base = UICollectionViewLayoutInvalidationContext.runtimeClass
    guard let cls, cls.isSubclass(of: base) else { return .init(isa: base) }
    guard let made = try cls.make() as? UICollectionViewLayoutInvalidationContext else {
      return .init(isa: base)
    }
    return made
  }

  static func defineInvalidation(_ layout: ClassMembers<UICollectionViewLayout>) {
    layout.classMethod("+ (Class)invalidationContextClass") { _ in
      UICollectionViewLayoutInvalidationContext.runtimeClass
    }
    layout.classMethod("+ (Class)layoutAttributesClass") { _ in
      UICollectionViewLayoutAttributes.runtimeClass
    }
    layout.method(
      """
      - (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context
      """
    ) { (this, context: UICollectionViewLayoutInvalidationContext) in
      try this.invalidate(with: context)
    }
    layout.method(
      """
      - (UICollectionViewLayoutInvalidationContext *)\
      invalidationContextForBoundsChange:(CGRect)newBounds
      """
    ) { (this, _: CGRect) in try this.makeContext() }
    layout.method(
      """
      - (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:\
      (UICollectionViewLayoutAttributes *)preferredAttributes \
      withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes
      """
    ) { (_, _: Object?, _: Object?) in false }
    layout.method(
      """
      - (UICollectionViewLayoutInvalidationContext *)\
      invalidationContextForPreferredLayoutAttributes:\
      (UICollectionViewLayoutAttributes *)preferredAttributes \
      withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes
      """
    ) { (this, _: Object?, _: Object?) in try this.makeContext() }
    layout.method(
      "- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset"
    ) { (_, offset: CGPoint) in offset }
    layout.method(
      """
      - (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset \
      withScrollingVelocity:(CGPoint)velocity
      """
    ) { (_, offset: CGPoint, _: CGPoint) in offset }
    defineUpdates(layout)
    defineMoving(layout)
    defineDecorations(layout)
  }

  private static func defineUpdates(_ layout: ClassMembers<UICollectionViewLayout>) {
    layout.method(
      """
      - (void)prepareForCollectionViewUpdates:\
      (NSArray<UICollectionViewUpdateItem *> *)updateItems
      """
    ) { (_, _: Object?) in }
    layout.method("- (void)finalizeCollectionViewUpdates") { _ in }
    layout.method("- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds") { (_, _: CGRect) in }
    layout.method("- (void)finalizeAnimatedBoundsChange") { _ in }
    layout.method(
      """
      - (UICollectionViewLayoutAttributes *)\
      initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)itemIndexPath
      """
    ) { (this, path: IndexPath?) in
      try this.attributes(atEndOf: nil, path, isAppearing: true)
    }
    layout.method(
      """
      - (UICollectionViewLayoutAttributes *)\
      finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)itemIndexPath
      """
    ) { (this, path: IndexPath?) in
      try this.attributes(atEndOf: nil, path, isAppearing: false)
    }
    layout.method(
      """
      - (UICollectionViewLayoutAttributes *)\
      initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)elementKind \
      atIndexPath:(NSIndexPath *)elementIndexPath
      """
    ) { (this, kind: String?, path: IndexPath?) -> Object? in
      guard let kind else { return nil }
      return try this.attributes(atEndOf: kind, path, isAppearing: true)
    }
    layout.method(
      """
      - (UICollectionViewLayoutAttributes *)\
      finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)elementKind \
      atIndexPath:(NSIndexPath *)elementIndexPath
      """
    ) { (this, kind: String?, path: IndexPath?) -> Object? in
      guard let kind else { return nil }
      return try this.attributes(atEndOf: kind, path, isAppearing: false)
    }
  }

  /// Where an element that appears comes from, or one that disappears goes to: where it is, and invisible in an update.
  /// The program may change the answer, so it is a copy.
  private final func attributes(
    atEndOf kind: String?, _ path: IndexPath?, isAppearing: Bool
  ) throws(MessageError) -> Object? {
    guard let path else { return nil }
    let key = ElementKey(kind: kind, path: path)
    let disappearing = collectionView?.disappearing
    if !isAppearing, let disappearing {
      guard let view = disappearing[key] else { return nil }
      let attributes = UICollectionViewLayoutAttributes(key)
      (attributes.frame, attributes.alpha) = (view.frame, 0)
      return attributes
    }
    let found =
      if let kind {
        try UICollectionView.Messages.attributesOfSupplement(self, kind, IndexPathBox(path))
      } else {
        try UICollectionView.Messages.attributesOfItem(self, IndexPathBox(path))
      }
    guard let found = found as? UICollectionViewLayoutAttributes else { return nil }
    guard let copy = try found.copied() as? UICollectionViewLayoutAttributes else { return found }
    if disappearing != nil { copy.alpha = 0 }
    return copy
  }

  private static func defineMoving(_ layout: ClassMembers<UICollectionViewLayout>) {
    layout.method(
      """
      - (NSIndexPath *)\
      targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)previousIndexPath \
      withPosition:(CGPoint)position
      """
    ) { (this, previous: IndexPathBox?, position: CGPoint) in
      try this.collectionView?.indexPathForItem(at: position).map(IndexPathBox.init) ?? previous
    }
    layout.method(
      """
      - (UICollectionViewLayoutAttributes *)\
      layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath \
      withTargetPosition:(CGPoint)position
      """
    ) { (this, path: IndexPathBox?, _: CGPoint) -> Object? in
      guard let path else { return nil }
      return try UICollectionView.Messages.attributesOfItem(this, path)
    }
    layout.method(
      """
      - (UICollectionViewLayoutInvalidationContext *)\
      invalidationContextForInteractivelyMovingItems:\
      (NSArray<NSIndexPath *> *)targetIndexPaths \
      withTargetPosition:(CGPoint)targetPosition \
      previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths \
      previousPosition:(CGPoint)previousPosition
      """
    ) { (this, targets: [IndexPathBox]?, place: CGPoint, previous: [IndexPathBox]?, _: CGPoint) in
      let context = try this.makeContext()
      context.setMovingItems(targets ?? [], previous ?? [])
      context.movementTarget = place
      return context
    }
    layout.method(
      """
      - (UICollectionViewLayoutInvalidationContext *)\
      invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:\
      (NSArray<NSIndexPath *> *)indexPaths \
      previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths \
      movementCancelled:(BOOL)movementCancelled
      """
    ) { (this, targets: [IndexPathBox]?, previous: [IndexPathBox]?, _: Bool) in
      let context = try this.makeContext()
      context.setMovingItems(targets ?? [], previous ?? [])
      return context
    }
  }

  private static func defineDecorations(_ layout: ClassMembers<UICollectionViewLayout>) {
    layout.method(
      "- (void)registerClass:(Class)viewClass forDecorationViewOfKind:(NSString *)elementKind"
    ) { (this, cls: RuntimeClass?, kind: String) in
      if let cls, !cls.isSubclass(of: UICollectionReusableView.runtimeClass) {
        throw ListError.notAViewClass(cls, kind, base: UICollectionReusableView.runtimeClass)
      }
      this.decorationClasses[kind] = cls
    }
    layout.method(
      """
      - (UICollectionViewLayoutAttributes *)\
      layoutAttributesForDecorationViewOfKind:(NSString *)elementKind \
      atIndexPath:(NSIndexPath *)indexPath
      """
    ) { (_, _: Object?, _: Object?) -> Object? in nil }
  }
}
