import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint

extension UICollectionView {
  /// The place in the bounds to which an item is scrolled, down and across. The numbers are UIKit's.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt

    /// The positions of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right edge.
    public static let right = ScrollPosition(rawValue: 32)

    private static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    private static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]

    /// Makes positions of a message's number.
    ///
    /// - Throws: `ListError` when two of them exclude each other.
    init(checking number: UInt) throws(ListError) {
      self.init(rawValue: number)
      guard number < 64, intersection(Self.vertical).rawValue.nonzeroBitCount <= 1,
        intersection(Self.horizontal).rawValue.nonzeroBitCount <= 1
      else { throw .excludingScrollPositions(number) }
    }

    /// The place of the item in the free room, from 0 to 1; nil to scroll as little as needed.
    fileprivate var down: Double? {
      contains(.top) ? 0 : contains(.centeredVertically) ? 0.5 : contains(.bottom) ? 1 : nil
    }

    fileprivate var across: Double? {
      contains(.left) ? 0 : contains(.centeredHorizontally) ? 0.5 : contains(.right) ? 1 : nil
    }
  }

  /// Scrolls to an item, but not beyond the content, and shows the items there. In a direction without a position,
  /// scrolls as little as needed.
  ///
  /// - Throws: `ListError` when there is no such item or the layout has no place for it,
  ///   positions exclude each other, or a handler fails.
  public final func scrollToItem(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) throws(ListError) {
    let position = try ScrollPosition(checking: position.rawValue)
    try check(path)
    // Measured sizes may move later items.
    guard let frame = try layoutAttributesForItem(at: path)?.frame else { return }
    try measureLayout()
    let (shown, inset) = (shownBounds, adjustedContentInset)
    let offset = CGPoint(
      x: offset(
        position.across, frame.origin.x, frame.size.width, shown.origin.x, shown.size.width,
        inset.left, inset.right),
      y: offset(
        position.down, frame.origin.y, frame.size.height, shown.origin.y, shown.size.height,
        inset.top, inset.bottom))
    try sending(for: path) { () throws(MessageError) in
      try setContentOffset(insideContent(offset), animated: animated)
    }
  }

  private func offset(
    _ position: Double?, _ start: Double, _ length: Double, _ shown: Double, _ room: Double,
    _ before: Double, _ after: Double
  ) -> Double {
    let first = start - before
    let last = start + length + after - room
    if let position { return first + (last - first) * position }
    if shown > first || last > first { return first }
    return max(shown, last)
  }

  static func defineScrolling(_ view: ClassMembers<UICollectionView>) {
    view.method(
      """
      - (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath \
      atScrollPosition:(UICollectionViewScrollPosition)position animated:(BOOL)animated
      """
    ) { (this, path: IndexPath?, position: UInt, animated: Bool) in
      guard let path else { return }
      try this.scrollToItem(
        at: path, at: ScrollPosition(checking: position), animated: animated)
    }
  }
}
