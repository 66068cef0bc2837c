import CarobRuntime
import CarobUIKit
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Counts items from 0 through all sections, and lays the collection out for text.
extension UICollectionView {
  /// The width of a column of text, in points.
  nonisolated static let pointsPerColumn = 8.0

  /// The height of the visible part, in points.
  private static let shownHeight = 800.0

  /// Sets the frame for a width of text.
  func makeRoom(columns: Int) {
    frame = CGRect(
      origin: frame.origin,
      size: CGSize(width: Double(columns) * Self.pointsPerColumn, height: Self.shownHeight))
  }

  /// Scrolls to an item and lays out the visible ones.
  func show(_ number: Int) throws {
    try setBesideBars()
    if bounds.size.width <= 0 || bounds.size.height <= 0 { makeRoom(columns: 80) }
    let path = try indexPath(forRowNumber: number)
    try scrollToItem(at: path, at: .top, animated: false)
    try layoutIfNeeded()
  }
}
