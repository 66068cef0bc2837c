import CarobRuntime
import struct Foundation.CGPoint

extension UICollectionView {
  /// The items that are visible, in their order. Empty after `reloadData` until they are shown
  /// again.
  ///
  /// - Complexity: O(n log n) for n visible elements.
  public final var visibleItems: [VisibleItem] {
    visible.compactMap { key, view in
      (view as? UICollectionViewCell).flatMap { cell in
        key.kind == nil ? VisibleItem(indexPath: key.path, cell: cell) : nil
      }
    }
    .sorted { $0.indexPath < $1.indexPath }
  }

  /// The supplementary views that are visible, such as headers, in the order of their places.
  ///
  /// - Complexity: O(n log n) for n visible elements.
  public final var visibleSupplements: [VisibleSupplement] {
    visible.compactMap { key, view in
      key.kind.map { VisibleSupplement(kind: $0, indexPath: key.path, view: view) }
    }
    .sorted { ($0.indexPath, $0.kind) < ($1.indexPath, $1.kind) }
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
    visible.first { $0.key.kind == nil && $0.value === cell }?.key.path
  }

  static func defineVisible(_ view: ClassMembers<UICollectionView>) {
    view.property("visibleCells") { $0.visibleItems.map(\.cell) }
    view.property("indexPathsForVisibleItems") { this in
      this.visibleItems.map { IndexPathBox($0.indexPath) }
    }
    view.method("cellForItemAtIndexPath:") { (this, path: IndexPath) in this.cellForItem(at: path) }
    view.method("indexPathForCell:") { (this, cell: UICollectionViewCell) in
      this.indexPath(for: cell)
    }
    view.method("supplementaryViewForElementKind:atIndexPath:") {
      (this, kind: String, path: IndexPath) in this.supplementaryView(ofKind: kind, at: path)
    }
    view.method("indexPathForItemAtPoint:") { (this, point: CGPoint) in
      try this.indexPathForItem(at: point)
    }
    view.method("layoutAttributesForItemAtIndexPath:") { (this, path: IndexPath) in
      try this.layoutAttributesForItem(at: path)
    }
    view.method("layoutAttributesForSupplementaryElementOfKind:atIndexPath:") {
      (this, kind: String, path: IndexPath) in
      try this.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    }
  }
}
