import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect

/// The places of rows. All of these count first after a reload, and use the known heights: measured ones, and estimates
/// elsewhere. They measure nothing themselves.
extension UITableView {
  /// The rectangle of a row in the content.
  ///
  /// - Throws: `ListError` when there is no such row, or counting fails.
  /// - Complexity: O(log n), and the counting after a reload.
  public final func rectForRow(at path: IndexPath) throws(ListError) -> CGRect {
    let item = try item(of: path)
    return rect(ofItems: item..<item + 1)
  }

  /// The rectangle of a section in the content, with its header and footer.
  ///
  /// - Throws: `ListError` when there is no such section, or counting fails.
  /// - Complexity: as `rectForRow`.
  public final func rect(forSection section: Int) throws(ListError) -> CGRect {
    try prepareHeights()
    _ = try rowCount(ofSection: section, in: heightsIndex)
    return rect(ofItems: heightsIndex.items(ofSection: section))
  }

  /// The rectangle of a section's header in the content.
  ///
  /// - Throws: as `rect(forSection:)`.
  public final func rectForHeader(inSection section: Int) throws(ListError) -> CGRect {
    try prepareHeights()
    _ = try rowCount(ofSection: section, in: heightsIndex)
    let item = heightsIndex.header(of: section)
    return rect(ofItems: item..<item + 1)
  }

  /// The rectangle of a section's footer in the content.
  ///
  /// - Throws: as `rect(forSection:)`.
  public final func rectForFooter(inSection section: Int) throws(ListError) -> CGRect {
    try prepareHeights()
    _ = try rowCount(ofSection: section, in: heightsIndex)
    let item = heightsIndex.footer(of: section)
    return rect(ofItems: item..<item + 1)
  }

  /// The row at a point of the content, whose x does not matter; nil when there is none, such as on a header.
  ///
  /// - Throws: `ListError` when counting fails.
  /// - Complexity: O(log n), and the counting after a reload.
  public final func indexPathForRow(at point: CGPoint) throws(ListError) -> IndexPath? {
    try prepareHeights()
    guard let item = heights.index(at: point.y - heightAbove),
      case .row(let path, _) = heightsIndex.item(at: item)
    else { return nil }
    return path
  }

  /// The rows that a rectangle of the content touches, top to bottom.
  ///
  /// - Throws: `ListError` when counting fails.
  /// - Complexity: O(rows found · log n), and the counting after a reload.
  public final func indexPathsForRows(in rect: CGRect) throws(ListError) -> [IndexPath] {
    try prepareHeights()
    let bottom = min(rect.origin.y + rect.size.height - heightAbove, heights.total)
    guard bottom > 0, let first = heights.index(at: max(rect.origin.y - heightAbove, 0)) else {
      return []
    }
    var paths: [IndexPath] = []
    var top = heights.top(of: first)
    for item in first..<heights.count {
      if top >= bottom { break }
      let height = heights.height(at: item)
      if height > 0, case .row(let path, _) = heightsIndex.item(at: item) { paths.append(path) }
      top += height
    }
    return paths
  }

  /// - Precondition: the heights are prepared, and have the items.
  private func rect(ofItems items: Range<Int>) -> CGRect {
    let top = top(of: items.lowerBound)
    let height =
      items.count == 1
      ? heights.height(at: items.lowerBound) : self.top(of: items.upperBound) - top
    return CGRect(x: 0, y: top, width: frame.size.width, height: height)
  }

  static func defineGeometry(_ table: ClassMembers<UITableView>) {
    table.method("- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path") {
      (this, path: IndexPath?) -> CGRect in
      guard let path else { return .zero }
      return try this.rectForRow(at: path)
    }
    table.method("- (CGRect)rectForSection:(NSInteger)section") { (this, section: Int) in
      try this.rect(forSection: section)
    }
    table.method("- (CGRect)rectForHeaderInSection:(NSInteger)section") { (this, section: Int) in
      try this.rectForHeader(inSection: section)
    }
    table.method("- (CGRect)rectForFooterInSection:(NSInteger)section") { (this, section: Int) in
      try this.rectForFooter(inSection: section)
    }
    table.method("- (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point") {
      (this, point: CGPoint) in
      try this.indexPathForRow(at: point)
    }
    table.method("- (NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect") {
      (this, rect: CGRect) in
      try this.indexPathsForRows(in: rect).map(IndexPathBox.init)
    }
  }
}
