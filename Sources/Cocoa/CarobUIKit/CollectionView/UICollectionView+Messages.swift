import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

extension UICollectionView {
  /// The messages of a collection to its data source, delegate, layout and cells.
  package enum Messages {
    typealias View = UICollectionView
    typealias Path = IndexPathBox

    static let numberOfSections = Message<(UIScrollView) -> Int>(
      "numberOfSectionsInCollectionView:")
    static let numberOfItems = Message<(UIScrollView, Int) -> Int>(
      "collectionView:numberOfItemsInSection:")
    static let cellForItem = Message<(View, Path) -> Object?>(
      "collectionView:cellForItemAtIndexPath:")
    static let supplement = Message<(View, String, Path) -> Object?>(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")

    static let canMove = Message<(UIScrollView, Path) -> Bool>(
      "collectionView:canMoveItemAtIndexPath:")
    static let moveItem = Message<(UIScrollView, Path, Path) -> Void>(
      "collectionView:moveItemAtIndexPath:toIndexPath:")
    static let prefetch = Message<(UIScrollView, ArrayBox) -> Void>(
      "collectionView:prefetchItemsAtIndexPaths:")
    static let cancelPrefetching = Message<(UIScrollView, ArrayBox) -> Void>(
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:")
    static let targetForMove = Message<(UIScrollView, Path, Path) -> Path?>(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:")
    static let targetOffset = Message<(View, CGPoint) -> CGPoint>(
      "collectionView:targetContentOffsetForProposedContentOffset:")

    static let willDisplay = Message<(View, UICollectionReusableView, Path) -> Void>(
      "collectionView:willDisplayCell:forItemAtIndexPath:")
    static let didEndDisplaying = Message<(View, UICollectionReusableView, Path) -> Void>(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:")
    static let willDisplaySupplement =
      Message<(View, UICollectionReusableView, String, Path) -> Void>(
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:")
    static let didEndDisplayingSupplement =
      Message<(View, UICollectionReusableView, String, Path) -> Void>(
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")

    static let shouldHighlight = Message<(View, Path) -> Bool>(
      "collectionView:shouldHighlightItemAtIndexPath:")
    static let didHighlight = Message<(UIScrollView, Path) -> Void>(
      "collectionView:didHighlightItemAtIndexPath:")
    static let didUnhighlight = Message<(UIScrollView, Path) -> Void>(
      "collectionView:didUnhighlightItemAtIndexPath:")
    static let shouldSelect = Message<(View, Path) -> Bool>(
      "collectionView:shouldSelectItemAtIndexPath:")
    static let shouldDeselect = Message<(View, Path) -> Bool>(
      "collectionView:shouldDeselectItemAtIndexPath:")
    static let didSelect = Message<(UIScrollView, Path) -> Void>(
      "collectionView:didSelectItemAtIndexPath:")
    static let didDeselect = Message<(UIScrollView, Path) -> Void>(
      "collectionView:didDeselectItemAtIndexPath:")

    static let invalidateLayout = Message<() -> Void>("invalidateLayout")
    static let prepareLayout = Message<() -> Void>("prepareLayout")
    static let contentSize = Message<() -> CGSize>("collectionViewContentSize")
    static let elementsInRect = Message<(CGRect) -> ArrayBox?>("layoutAttributesForElementsInRect:")
    static let attributesOfItem = Message<(Path) -> Object?>("layoutAttributesForItemAtIndexPath:")
    static let attributesOfSupplement = Message<(String, Path) -> Object?>(
      "layoutAttributesForSupplementaryViewOfKind:atIndexPath:")
    static let attributesOfDecoration = Message<(String, Path) -> Object?>(
      "layoutAttributesForDecorationViewOfKind:atIndexPath:")
    static let invalidateWithContext = Message<(UICollectionViewLayoutInvalidationContext) -> Void>(
      "invalidateLayoutWithContext:")
    static let contextForBounds = Message<(CGRect) -> Object?>(
      "invalidationContextForBoundsChange:")
    static let contextClass = Message<() -> RuntimeClass?>("invalidationContextClass")
    static let attributesClass = Message<() -> RuntimeClass?>("layoutAttributesClass")
    static let prepareForUpdates = Message<(ArrayBox) -> Void>("prepareForCollectionViewUpdates:")
    static let finalizeUpdates = Message<() -> Void>("finalizeCollectionViewUpdates")
    static let initialOfItem = Message<(Path) -> Object?>(
      "initialLayoutAttributesForAppearingItemAtIndexPath:")
    static let finalOfItem = Message<(Path) -> Object?>(
      "finalLayoutAttributesForDisappearingItemAtIndexPath:")
    static let initialOfSupplement = Message<(String, Path) -> Object?>(
      "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:")
    static let finalOfSupplement = Message<(String, Path) -> Object?>(
      "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:")
    static let targetOffsetOfLayout = Message<(CGPoint) -> CGPoint>(
      "targetContentOffsetForProposedContentOffset:")
    static let restOffset = Message<(CGPoint, CGPoint) -> CGPoint>(
      "targetContentOffsetForProposedContentOffset:withScrollingVelocity:")
    static let targetOfMovingItem = Message<(Path, CGPoint) -> Path?>(
      "targetIndexPathForInteractivelyMovingItem:withPosition:")
    static let shouldInvalidate = Message<(CGRect) -> Bool>(
      "shouldInvalidateLayoutForBoundsChange:")

    static let initWithFrame = Message<(CGRect) -> Object?>("initWithFrame:")
    static let prepareForReuse = Message<() -> Void>("prepareForReuse")
    static let apply = Message<(UICollectionViewLayoutAttributes) -> Void>("applyLayoutAttributes:")
    static let setSelected = Message<(Bool) -> Void>("setSelected:")
    static let setHighlighted = Message<(Bool) -> Void>("setHighlighted:")
  }

  /// Runs code that sends messages; the error of a failure names the item.
  func sending<Result>(
    for path: IndexPath? = nil, _ body: () throws(MessageError) -> Result
  ) throws(ListError) -> Result {
    try autoreleasePool { () throws(ListError) in
      do throws(MessageError) {
        return try body()
      } catch {
        throw Self.nouns.failed(error, at: path)
      }
    }
  }
}

extension UICollectionView.Messages {
  package static var toDataSource: [InformalMethod] {
    [
      .init(numberOfSections), .init(numberOfItems), .init(cellForItem), .init(supplement),
      .init(canMove), .init(moveItem), .init(prefetch), .init(cancelPrefetching),
    ]
  }

  package static var toDelegate: [InformalMethod] {
    [
      .init(willDisplay), .init(didEndDisplaying), .init(willDisplaySupplement),
      .init(didEndDisplayingSupplement), .init(shouldHighlight), .init(didHighlight),
      .init(didUnhighlight), .init(shouldSelect), .init(didSelect), .init(shouldDeselect),
      .init(didDeselect), .init(targetForMove), .init(targetOffset),
    ]
  }

  package static var toCell: [InformalMethod] {
    [
      .init(initWithFrame), .init(prepareForReuse), .init(apply), .init(setSelected),
      .init(setHighlighted),
    ]
  }

  package static var toLayout: [InformalMethod] {
    [
      .init(invalidateLayout), .init(prepareLayout), .init(contentSize), .init(elementsInRect),
      .init(attributesOfItem), .init(attributesOfSupplement), .init(shouldInvalidate),
      .init(attributesOfDecoration), .init(invalidateWithContext), .init(contextForBounds),
      .init(prepareForUpdates), .init(finalizeUpdates), .init(initialOfItem),
      .init(finalOfItem), .init(initialOfSupplement), .init(finalOfSupplement),
      .init(restOffset), .init(targetOffsetOfLayout), .init(targetOfMovingItem),
    ]
  }
}
