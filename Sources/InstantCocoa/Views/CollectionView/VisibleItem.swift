import CarobRuntime

/// An item that is on screen.
public struct VisibleItem {
  /// Which item.
  public let indexPath: IndexPath
  /// Its cell, configured and placed.
  public let cell: UICollectionViewCell
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
