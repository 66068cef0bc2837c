import CarobRuntime
import CarobUIKit
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A collection whose items are counted from 0 through all sections, on a screen of text.
extension UICollectionView {
  /// How many points a column of text is wide.
  nonisolated static let pointsPerColumn = 8.0

  /// How high the part is that is shown at once.
  private static let shownHeight = 800.0

  /// Gives the collection room for a width of text.
  func makeRoom(columns: Int) {
    frame = CGRect(
      origin: frame.origin,
      size: CGSize(width: Double(columns) * Self.pointsPerColumn, height: Self.shownHeight))
  }

  /// Scrolls to an item, and shows what is there.
  func show(_ number: Int) throws {
    if bounds.size.width <= 0 || bounds.size.height <= 0 { makeRoom(columns: 80) }
    let path = try indexPath(forRowNumber: number)
    try scrollToItem(at: path, at: .top, animated: false)
    try layoutIfNeeded()
  }
}
