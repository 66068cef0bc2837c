import CarobFoundation
import CarobRuntime
import struct Foundation.CGSize

extension UITableView {
  /// The default height of rows.
  final var usualRowHeight: Double { Self.usable(rowHeight) ?? 44 }

  /// The height, limited so that heights can be added up; nil when it is negative or not finite.
  static func usable(_ height: Double) -> Double? {
    height.isFinite && height >= 0 ? min(height, HeightTree.limit) : nil
  }

  private var asksForHeights: Bool { delegate?.responds(to: Messages.heightForRow) ?? false }

  /// Updates `heights` for the sections and rows counted last.
  ///
  /// Heights of rows with the same numbers stay as estimates, because most reloads change little. The others are
  /// estimated, in one piece unless the delegate has estimates. So a reload takes no longer for many rows than for few.
  ///
  /// - Throws: `ListError` when the data source or the delegate fails, or calls this meanwhile.
  /// - Complexity: O(1) when nothing changed; else O(sections + changed sections · log n), and O(rows) when the
  ///   delegate is asked for all heights, or for all estimates of new rows.
  final func prepareHeights() throws(ListError) {
    // The rows of a data source that was deallocated are gone.
    if dataSource == nil, heightsIndex.sectionCount > 0, heightsReload == reloadCount {
      contentChanged()
    }
    let index = try sections()
    guard heightsReload != reloadCount || forgetsHeights else { return updateContentSize() }
    if state.isCounting { throw Self.nouns.askedWhileCounting() }
    state.isCounting = true
    defer { state.isCounting = false }
    let reload = reloadCount
    let asksForAll = asksForHeights && estimatedRowHeight == 0
    let keepsHeights = asksForHeights && !asksForAll && !forgetsHeights
    var (made, known) = takeHeights()
    if !keepsHeights { (made, known) = (HeightTree(), SectionIndex()) }
    forgetsHeights = false
    do throws(ListError) {
      try adapt(&made, from: known, to: index)
    } catch {
      // The visible rows have no heights any more.
      changeCount += 1
      throw error
    }
    heights = made
    heightsIndex = index
    heightsReload = reload
    updateContentSize()
  }

  /// Moves the heights out of the table, so that they are changed in place.
  final func takeHeights() -> (HeightTree, SectionIndex) {
    let taken = (heights, heightsIndex)
    (heights, heightsIndex) = (HeightTree(), SectionIndex())
    heightsReload = -1
    return taken
  }

  /// The item of a row.
  ///
  /// - Throws: `ListError` when there is no such row, or counting fails.
  final func item(of path: IndexPath) throws(ListError) -> Int {
    try prepareHeights()
    _ = try number(of: path, in: heightsIndex)
    return heightsIndex.item(of: path)
  }

  final func updateContentSize() {
    contentSize = CGSize(
      width: frame.size.width, height: heightAbove + heights.total + heightBelow)
  }

  private func adapt(
    _ heights: inout HeightTree, from old: SectionIndex, to new: SectionIndex
  ) throws(ListError) {
    let common = min(old.sectionCount, new.sectionCount)
    heights.remove(old.header(of: common)..<old.itemCount)
    // From the end, so that the item numbers of earlier sections stay valid.
    for section in (0..<common).reversed() {
      let had = old.count(ofSection: section)
      let has = new.count(ofSection: section)
      if has < had {
        let first = old.item(of: IndexPath(section: section, row: has))
        heights.remove(first..<old.footer(of: section))
      } else if has > had {
        try insertEstimates(
          section, had..<has, into: &heights, at: old.footer(of: section))
      }
    }
    for section in common..<new.sectionCount {
      heights.append(.init(height: try estimatedHeaderHeight(section, isFooter: false), length: 1))
      let rows = 0..<new.count(ofSection: section)
      try insertEstimates(section, rows, into: &heights, at: heights.count)
      heights.append(.init(height: try estimatedHeaderHeight(section, isFooter: true), length: 1))
    }
  }

  /// Inserts new rows into a tree, with their estimated heights.
  final func insertEstimates(
    _ section: Int, _ rows: Range<Int>, into heights: inout HeightTree, at item: Int
  ) throws(ListError) {
    let usual = usualRowHeight
    guard let delegate, asksForHeights else {
      let isEstimated = rowHeight == Self.automaticDimension && estimatedRowHeight > 0
      let height = isEstimated ? Self.usable(estimatedRowHeight) ?? usual : usual
      return heights.insert(.init(height: height, length: rows.count), at: item)
    }
    let asksForAll = estimatedRowHeight == 0
    let estimate = asksForAll ? usual : Self.usable(estimatedRowHeight) ?? usual
    guard asksForAll || delegate.responds(to: Messages.estimatedHeightForRow) else {
      return heights.insert(.init(height: estimate, length: rows.count), at: item)
    }
    let message = asksForAll ? Messages.heightForRow : Messages.estimatedHeightForRow
    for row in rows {
      let path = IndexPathBox(IndexPath(section: section, row: row))
      let height = try autoreleasePool { () throws(ListError) in
        try sending(for: path.indexPath) { () throws(MessageError) in
          try message(delegate, self, path)
        }
      }
      heights.insert(
        .init(height: Self.usable(height) ?? estimate, length: 1), at: item + row - rows.lowerBound)
    }
  }

  /// The delegate's height for a row if it is valid, else the table's default; nil when the row's cell says its height,
  /// since that is `automaticDimension`.
  final func height(of path: IndexPathBox) throws(ListError) -> Double? {
    guard let delegate, delegate.responds(to: Messages.heightForRow) else {
      return rowHeight == Self.automaticDimension ? nil : usualRowHeight
    }
    let height = try sending(for: path.indexPath) { () throws(MessageError) in
      try Messages.heightForRow(delegate, self, path)
    }
    return height == Self.automaticDimension ? nil : Self.usable(height) ?? usualRowHeight
  }

  /// The height that a cell needs for its content in the width of the table. Sends it `sizeThatFits:`.
  ///
  /// - Throws: `ListError` when the cell fails.
  final func fittingHeight(
    of cell: UITableViewCell, at path: IndexPath
  ) throws(ListError) -> Double {
    let room = CGSize(width: frame.size.width, height: .greatestFiniteMagnitude)
    let size = try sending(for: path) { () throws(MessageError) in
      try UIView.sizeThatFits(cell, room)
    }
    return Self.usable(size.height) ?? usualRowHeight
  }

  /// Records the measured height of an item, unless the table changed meanwhile.
  final func record(_ height: Double, ofItem item: Int, change: Int) {
    if change == changeCount { heights.setHeight(height, at: item) }
  }

  static func defineHeights(_ table: ClassMembers<UITableView>) {
    table.property("@property (nonatomic) CGFloat rowHeight", \.rowHeight)
    table.property("@property (nonatomic) CGFloat estimatedRowHeight", \.estimatedRowHeight)
    table.property("@property (nonatomic) CGFloat sectionHeaderHeight", \.sectionHeaderHeight)
    table.property("@property (nonatomic) CGFloat sectionFooterHeight", \.sectionFooterHeight)
  }
}
