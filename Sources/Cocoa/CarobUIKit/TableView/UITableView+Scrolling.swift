import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint

extension UITableView {
  /// The place in the bounds to which a row is scrolled. The numbers are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// As little scrolling as makes the whole row visible.
    case none = 0
    /// To the upper edge.
    case top = 1
    /// Between the edges.
    case middle = 2
    /// To the lower edge.
    case bottom = 3

    /// Makes a position of a message's number.
    init(checking number: Int) throws(ListError) {
      guard let position = Self(rawValue: number) else { throw .unknownScrollPosition(number) }
      self = position
    }
  }

  /// Scrolls to a row, but not beyond the content, and shows the rows there.
  ///
  /// Measures that row and those that become visible with it, but none of the rows in between.
  ///
  /// - Parameter animated: whether the delegate is sent `scrollViewDidEndScrollingAnimation:` at the end.
  /// - Throws: `ListError` when there is no such row, counting or showing fails, or the delegate fails when it hears of
  ///   the scrolling.
  /// - Complexity: O(log n + rows that become visible), and the counting after a reload.
  public final func scrollToRow(
    at path: IndexPath, _ position: ScrollPosition, animated: Bool
  ) throws(ListError) {
    let item = try item(of: path)
    let change = changeCount
    let known = try height(of: IndexPathBox(path))
    if let known { record(known, ofItem: item, change: change) }
    // A handler that reloads makes the target obsolete.
    guard change == changeCount else { return }
    let height = known ?? heights.height(at: item)
    updateContentSize()
    let former = contentOffset
    let anchor = Anchor(item: item, distance: distance(of: item, height, position))
    boundsOrigin.y = top(of: item) - anchor.distance
    if frame.size.height > 0 && !isShowing {
      try layOutRows(around: anchor)
      needsLayout = false
      updateContentSize()
    } else {
      setNeedsLayout()
    }
    let inside = insideContent(contentOffset)
    if inside != contentOffset {
      boundsOrigin = inside
      setNeedsLayout()
    }
    try sending(for: path) { () throws(MessageError) in
      try didScroll()
      try layoutIfNeeded()
      if animated && contentOffset != former { try didEndAnimation() }
    }
  }

  /// The distance of an item's top from the upper edge of the bounds, once scrolled.
  private func distance(of item: Int, _ height: Double, _ position: ScrollPosition) -> Double {
    let now = top(of: item) - contentOffset.y
    let inset = adjustedContentInset
    let top = inset.top
    let bottom = Double(frame.size.height) - inset.bottom - height
    switch position {
    case .top: return top
    case .middle: return (top + bottom) / 2
    case .bottom: return bottom
    case .none: return now < top || bottom < top ? top : min(now, bottom)
    }
  }

  static func defineScrolling(_ table: ClassMembers<UITableView>) {
    table.method(
      """
      - (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath \
      atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated
      """
    ) { (this, path: IndexPath?, position: Int, animated: Bool) in
      guard let path else { return }
      try this.scrollToRow(at: path, ScrollPosition(checking: position), animated: animated)
    }
    table.method(
      """
      - (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)position \
      animated:(BOOL)animated
      """
    ) { (this, position: Int, animated: Bool) in
      let position = try ScrollPosition(checking: position)
      if let path = this.indexPathForSelectedRow {
        try this.scrollToRow(at: path, position, animated: animated)
      }
    }
  }
}
