import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint

extension UITableView {
  /// The maximum number of passes; a reload during one starts the next.
  private static let maximumPasses = 8

  /// Makes these rows visible, and no others, whatever lies in the bounds.
  ///
  /// Asks the delegate for the height of each new row, the data source for its cell, and tells the delegate before it
  /// is displayed. Visible rows keep their cells. Queues the cells of rows that leave for reuse, and tells the
  /// delegate. A section's header comes with its first row, its footer with its last. If a handler reloads or updates
  /// the table, everything starts again for the same rows.
  ///
  /// - Parameter range: row numbers, counted from 0 through all sections; those that the table does not have are left out.
  /// - Throws: `ListError` when a message fails, the data source gives no cell or one that is
  ///   in use, or reloading does not end. No row is visible then.
  /// - Complexity: O(rows in the range + rows visible before), and the counting after a reload.
  public final func showRows(_ range: Range<Int>) throws(ListError) {
    try showing { () throws(ListError) in
      shownPart = .rows(range)
      try show(range.clamped(to: 0..<heightsIndex.rowCount))
    }
    needsLayout = forgetsHeights
    updateContentSize()
    placeSurroundings()
    try prefetch()
  }

  /// Shows the items in the bounds, if the table has a height.
  final func layOutRows() throws(ListError) {
    guard frame.size.height > 0 else { return }
    // The rows being shown are laid out again later.
    if isShowing { return setNeedsLayout() }
    try layOutRows(around: nil)
  }

  /// Shows the rows, headers and footers around an item; nil for the items in the bounds.
  final func layOutRows(around anchor: Anchor?) throws(ListError) {
    var anchor = anchor
    try showing { () throws(ListError) in
      shownPart = .bounds
      let change = changeCount
      let clamps = clampsOffset
      try show(around: anchor ?? anchorInBounds())
      // After a reload the item is elsewhere.
      anchor = nil
      if clamps, change == changeCount { try clampOffset() }
    }
    updateContentSize()
    try prefetch()
  }

  /// Scrolls back when changed content turns out shorter than estimated.
  private func clampOffset() throws(ListError) {
    let change = changeCount
    for _ in 0..<Self.maximumPasses {
      updateContentSize()
      let inside = insideContent(contentOffset)
      if change != changeCount || inside.y >= contentOffset.y { return }
      boundsOrigin = inside
      try show(around: anchorInBounds())
    }
  }

  /// Runs passes until a reload or an update no longer interrupts.
  private func showing(_ pass: () throws(ListError) -> Void) throws(ListError) {
    if isShowing { throw .shownWhileShowing() }
    isShowing = true
    defer { isShowing = false }
    for _ in 0..<Self.maximumPasses {
      let change = changeCount
      do throws(ListError) {
        try tellDeparted()
        if change == changeCount { try prepareHeights() }
        if change == changeCount { try pass() }
        if change == changeCount { return }
      } catch {
        recycleVisibleRows()
        throw error
      }
      departedRows += visibleRows
      departedHeaders += visibleHeaders
      recycleVisibleRows()
    }
    throw .endlessReload(passes: Self.maximumPasses)
  }

  private func show(_ rows: Range<Int>) throws(ListError) {
    guard let lastNumber = rows.last else {
      return try leaveAll()
    }
    let first = try path(ofNumber: rows.lowerBound, in: heightsIndex)
    let last = try path(ofNumber: lastNumber, in: heightsIndex)
    let change = changeCount
    let start =
      heightsIndex.item(of: first) - (first.row == 0 ? 1 : 0)
    let end =
      heightsIndex.item(of: last)
      + (last.row == heightsIndex.count(ofSection: last.section) - 1 ? 1 : 0)
    var pass = ShowingPass(of: self)
    try pass.begin { $0 >= start && $0 <= end }
    try pass.show(start..<end + 1, while: { _ in true }, isVisible: { (_, _) in true })
    try pass.finish()
    if change == changeCount {
      boundsOrigin.y = (start == 0 ? 0 : top(of: start)) - adjustedContentInset.top
    }
  }

  /// Fills the bounds with items, with one of them where the anchor says.
  ///
  /// Rows above the anchor that measure more or less than estimated move the content's offset, not the anchor, unless
  /// they are too few to fill the room above.
  private func show(around anchor: Anchor?) throws(ListError) {
    guard let anchor else { return try leaveAll() }
    let room = frame.size.height
    let change = changeCount
    let offset = top(of: anchor.item) - anchor.distance
    var pass = ShowingPass(of: self)
    // After a batch, new rows in between are only estimated, and may turn out shorter.
    let isEstimated = !visibleRows.areMeasured(at: heightsVersion)
    try pass.begin {
      let top = top(of: $0) - offset
      return top + heights.height(at: $0) > 0 && (top < room || isEstimated)
    }
    var distance = anchor.distance
    let above = try pass.showAbove(anchor.item, room: distance)
    // The content begins at the top of the bounds, unless it was scrolled below it; the table's header comes first.
    let gap = above - max(0, heightAbove - offset)
    if gap > 0 { distance -= gap }
    try pass.show(
      anchor.item..<max(anchor.item, heights.count), while: { distance + $0 < room },
      // The first may turn out to end above the bounds.
      isVisible: { $1 > 0 && distance + $0 + $1 > 0 })
    try pass.finish()
    if change == changeCount, above < anchor.distance {
      boundsOrigin.y = top(of: anchor.item) - distance
    }
  }

  /// The item that keeps its place when the table is laid out: the first visible one, so that scrolling up does not
  /// move rows on screen; else the first in the bounds. Nil when there is none.
  private func anchorInBounds() -> Anchor? {
    if clampsOffset {
      clampsOffset = false
      boundsOrigin = insideContent(contentOffset)
    }
    let offset = contentOffset.y
    if offset <= heightAbove {
      return heights.count == 0 ? nil : Anchor(item: 0, distance: heightAbove - offset)
    }
    for row in visibleRows where row.measured == heightsVersion {
      let item = heightsIndex.item(of: row.indexPath)
      let top = top(of: item) - offset
      if top < frame.size.height, top + row.height > 0 { return Anchor(item: item, distance: top) }
    }
    guard let item = heights.index(at: offset - heightAbove) else { return nil }
    return Anchor(item: item, distance: top(of: item) - offset)
  }

  private func leaveAll() throws(ListError) {
    let rows = visibleRows
    let headers = visibleHeaders
    (visibleRows, visibleHeaders) = ([], [])
    try leave(rows, headers)
  }
}

/// The part of a table that is on screen.
enum ShownPart {
  /// Nothing: rows are shown when the table is laid out, or a front-end asks for some.
  case nothing
  /// Rows that a front-end asked for, as far as the table has them.
  case rows(Range<Int>)
  /// The items in the bounds.
  case bounds
}

/// An item of a table, and the distance of its top below the upper edge of the bounds.
struct Anchor {
  var item: Int
  var distance: Double
}
