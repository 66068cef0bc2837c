import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint

extension UICollectionView {
  /// The visible items, in their order. Empty after `reloadData` until they are shown again.
  ///
  /// - Complexity: O(n log n) for n visible elements.
  public final var visibleItems: [VisibleItem] {
    var items: [VisibleItem] = []
    for (key, view) in visible.inOrder where key.isItem {
      guard let cell = view as? UICollectionViewCell else { continue }
      items.append(VisibleItem(indexPath: key.path, cell: cell))
    }
    return items
  }

  /// The visible supplementary views, such as headers, in the order of their places.
  ///
  /// - Complexity: O(n log n) for n visible elements.
  public final var visibleSupplements: [VisibleSupplement] {
    var supplements: [VisibleSupplement] = []
    for (key, view) in visible.inOrder {
      guard let kind = key.kind, !key.isDecoration else { continue }
      supplements.append(VisibleSupplement(kind: kind, indexPath: key.path, view: view))
    }
    return supplements
  }

  /// The cell of an item; nil when it is not visible.
  public final func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(kind: nil, path: path)] as? UICollectionViewCell
  }

  /// A supplementary view; nil when it is not visible.
  public final func supplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    visible[ElementKey(kind: kind, path: path)]
  }

  /// The item that a visible cell shows; nil for other cells.
  ///
  /// - Complexity: O(visible elements).
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (key, view) in visible where key.isItem && view === cell { return key.path }
    return nil
  }

  static func defineVisible(_ view: ClassMembers<UICollectionView>) {
    view.property(
      "@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells"
    ) {
      $0.visibleItems.map(\.cell)
    }
    view.property(
      "@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems"
    ) { this in
      this.visibleItems.map(\.indexPath).map(IndexPathBox.init)
    }
    view.method("- (UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path") {
      (this, path: IndexPath?) -> UICollectionViewCell? in
      guard let path else { return nil }
      return this.cellForItem(at: path)
    }
    view.method("- (NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell") {
      (this, cell: UICollectionViewCell?) -> IndexPath? in
      guard let cell else { return nil }
      return this.indexPath(for: cell)
    }
    view.method(
      """
      - (UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)kind \
      atIndexPath:(NSIndexPath *)path
      """
    ) {
      (this, kind: String?, path: IndexPath?) -> UIView? in
      guard let kind, let path else { return nil }
      return this.supplementaryView(ofKind: kind, at: path)
    }
    view.method(
      """
      - (NSArray<UICollectionReusableView *> *)\
      visibleSupplementaryViewsOfKind:(NSString *)elementKind
      """
    ) { (this, kind: String?) in
      var views: [UICollectionReusableView] = []
      for supplement in this.visibleSupplements where supplement.kind == kind {
        views.append(supplement.view)
      }
      return views
    }
    view.method(
      """
      - (NSArray<NSIndexPath *> *)\
      indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind
      """
    ) { (this, kind: String?) in
      var paths: [IndexPathBox] = []
      for supplement in this.visibleSupplements where supplement.kind == kind {
        paths.append(IndexPathBox(supplement.indexPath))
      }
      return paths
    }
    view.method("- (NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point") {
      (this, point: CGPoint) in
      try this.indexPathForItem(at: point)
    }
    view.method(
      """
      - (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path
      """
    ) { (this, path: IndexPath?) -> UICollectionViewLayoutAttributes? in
      guard let path else { return nil }
      return try this.layoutAttributesForItem(at: path)
    }
    view.method(
      """
      - (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSString *)kind \
      atIndexPath:(NSIndexPath *)path
      """
    ) { (this, kind: String?, path: IndexPath?) -> UICollectionViewLayoutAttributes? in
      guard let kind, let path else { return nil }
      return try this.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    }
  }
}

/// An item that is on screen.
public struct VisibleItem {
  /// The item's index path.
  public let indexPath: IndexPath
  /// The item's cell, configured and placed.
  public let cell: UICollectionViewCell
}

extension [ElementKey: UICollectionReusableView] {
  /// The views in the order of their places; an item comes before its supplementary views.
  ///
  /// - Complexity: O(n log n).
  var inOrder: [Element] {
    sorted { ($0.key.path, $0.key.kind ?? "") < ($1.key.path, $1.key.kind ?? "") }
  }
}

/// A supplementary view that is on screen.
public struct VisibleSupplement {
  /// The kind of view.
  public let kind: String
  /// The view's index path.
  public let indexPath: IndexPath
  /// The view, placed.
  public let view: UICollectionReusableView
}
