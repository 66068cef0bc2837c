import CarobRuntime

/// An item that is on screen.
public struct VisibleItem {
  /// Which item.
  public let indexPath: IndexPath
  /// Its cell, configured and placed.
  public let cell: UICollectionViewCell
}

extension [ElementKey: UICollectionReusableView] {
  /// The views in the order of their places; at one place an item before what supplements it.
  ///
  /// - Complexity: O(n log n).
  var inOrder: [Element] {
    sorted { ($0.key.path, $0.key.kind ?? "") < ($1.key.path, $1.key.kind ?? "") }
  }
}

/// A supplementary view that is on screen.
public struct VisibleSupplement {
  /// What kind of view.
  public let kind: String
  /// Which place it belongs to.
  public let indexPath: IndexPath
  /// The view, placed.
  public let view: UICollectionReusableView
}
