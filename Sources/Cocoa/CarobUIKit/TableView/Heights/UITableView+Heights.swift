import CarobFoundation
import CarobRuntime
import struct Foundation.CGSize

extension UITableView {
  /// What rows measure for which there is no message.
  final var usualRowHeight: Double { Self.usable(rowHeight) ?? 44 }

  /// A height, if it is one, no greater than can be added up.
  static func usable(_ height: Double) -> Double? {
    height.isFinite && height >= 0 ? min(height, HeightTree.limit) : nil
  }

  private var asksForHeights: Bool { delegate?.responds(to: Messages.heightForRow) ?? false }

  /// Makes `heights` those of the sections and rows counted last.
  ///
  /// Heights of rows that were there before, by their numbers, stay as estimates, since most
  /// reloads change little; the others are estimated, in one piece unless the delegate has
  /// estimates. So a reload takes no more for many rows than for few.
  ///
  /// - Throws: `ListError` when the data source or the delegate fails, or asks for this
  ///   meanwhile.
  /// - Complexity: O(1) when nothing changed; else O(sections + changed sections · log n), and
  ///   O(rows) when the delegate is asked for all heights, or the new ones' estimates.
  final func prepareHeights() throws(ListError) {
    // A data source that died took its rows along.
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
      // Whatever is being shown has no heights any more.
      changeCount += 1
      throw error
    }
    heights = made
    heightsIndex = index
    heightsReload = reload
    updateContentSize()
  }

  /// Takes the heights out of the table, so that they are changed in place.
  final func takeHeights() -> (HeightTree, SectionIndex) {
    let taken = (heights, heightsIndex)
    (heights, heightsIndex) = (HeightTree(), SectionIndex())
    heightsReload = -1
    return taken
  }

  /// The item that a row is.
  ///
  /// - Throws: `ListError` when there is no such row, or counting fails.
  final func item(of path: IndexPath) throws(ListError) -> Int {
    try prepareHeights()
    _ = try number(of: path, in: heightsIndex)
    return heightsIndex.item(of: path)
  }

  final func updateContentSize() {
    contentSize = CGSize(width: frame.size.width, height: heights.total)
  }

  private func adapt(
    _ heights: inout HeightTree, from old: SectionIndex, to new: SectionIndex
  ) throws(ListError) {
    let common = min(old.sectionCount, new.sectionCount)
    heights.remove(old.header(of: common)..<old.itemCount)
    // From the end, so that the numbers of items still to change hold.
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
      heights.append(.init(height: estimatedHeaderHeight(isFooter: false), length: 1))
      let rows = 0..<new.count(ofSection: section)
      try insertEstimates(section, rows, into: &heights, at: heights.count)
      heights.append(.init(height: estimatedHeaderHeight(isFooter: true), length: 1))
    }
  }

  /// Puts what is known beforehand of new rows into a tree.
  final func insertEstimates(
    _ section: Int, _ rows: Range<Int>, into heights: inout HeightTree, at item: Int
  ) throws(ListError) {
    let usual = usualRowHeight
    guard let delegate, asksForHeights else {
      return heights.insert(.init(height: usual, length: rows.count), at: item)
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

  /// The delegate's height for a row, if it is one, else the table's.
  final func height(of path: IndexPathBox) throws(ListError) -> Double {
    guard let delegate, delegate.responds(to: Messages.heightForRow) else { return usualRowHeight }
    let height = try sending(for: path.indexPath) { () throws(MessageError) in
      try Messages.heightForRow(delegate, self, path)
    }
    return Self.usable(height) ?? usualRowHeight
  }

  /// Remembers the height of an item that was asked for, unless everything changed meanwhile.
  final func record(_ height: Double, ofItem item: Int, change: Int) {
    if change == changeCount { heights.setHeight(height, at: item) }
  }

  static func defineHeights(_ table: ClassMembers<UITableView>) {
    table.property("rowHeight", \.rowHeight)
    table.property("estimatedRowHeight", \.estimatedRowHeight)
    table.property("sectionHeaderHeight", \.sectionHeaderHeight)
    table.property("sectionFooterHeight", \.sectionFooterHeight)
  }
}
