import CarobFoundation
import CarobRuntime

/// The index at a table's right edge.
extension UITableView {
  /// The titles of the index, as the data source gives them; empty for no index. They are kept until
  /// `reloadSectionIndexTitles` or a reload.
  ///
  /// - Throws: `ListError` when the data source fails.
  public final func sectionIndexTitles() throws(ListError) -> [String] {
    if let indexTitles, indexTitles.reload == reloadCount { return indexTitles.titles }
    let reload = reloadCount
    var titles: [String] = []
    if let dataSource, dataSource.responds(to: Messages.indexTitles) {
      titles = try sending { () throws(MessageError) in
        try Messages.indexTitles(dataSource, self) ?? []
      }
    }
    indexTitles = (titles, reload)
    return titles
  }

  /// The titles that are shown: none for a table with fewer rows than `sectionIndexMinimumDisplayRowCount`.
  ///
  /// - Throws: `ListError` when the data source fails.
  package final func shownIndexTitles() throws(ListError) -> [String] {
    let titles = try sectionIndexTitles()
    if titles.isEmpty { return [] }
    return try rowCount < traits.minimumRowsForIndex ? [] : titles
  }

  /// The section of a title in the index: the data source's answer, or the section with the title's number.
  ///
  /// - Returns: nil when it is none of the table's.
  /// - Throws: `ListError` when there is no such title, or the data source fails.
  package final func section(ofIndexTitle index: Int) throws(ListError) -> Int? {
    let titles = try sectionIndexTitles()
    guard titles.indices.contains(index) else { throw .noIndexTitle(index, has: titles.count) }
    var section = index
    if let dataSource, dataSource.responds(to: Messages.sectionForIndexTitle) {
      section = try sending { () throws(MessageError) in
        try Messages.sectionForIndexTitle(dataSource, self, titles[index], index)
      }
    }
    let count = try sectionCount
    return section >= 0 && section < count ? section : nil
  }

  /// Scrolls to the section of a title in the index, as a user's tap on the title does.
  ///
  /// - Returns: the section; nil when it is none of the table's.
  /// - Throws: `ListError` when there is no such title, the data source fails, or scrolling does.
  @discardableResult
  public final func tapSectionIndexTitle(at index: Int) throws(ListError) -> Int? {
    guard let section = try section(ofIndexTitle: index) else { return nil }
    try scrollToSection(section)
    return section
  }

  /// Discards the titles, so that the data source is asked again.
  public final func reloadSectionIndexTitles() { indexTitles = nil }

  private func scrollToSection(_ section: Int) throws(ListError) {
    let rect = try rect(forSection: section)
    updateContentSize()
    try sending { () throws(MessageError) in
      var offset = contentOffset
      offset.y = rect.origin.y - adjustedContentInset.top
      try setContentOffset(insideContent(offset))
      try layoutIfNeeded()
    }
  }

  static func defineSectionIndex(_ table: ClassMembers<UITableView>) {
    table.method("- (void)reloadSectionIndexTitles") { $0.reloadSectionIndexTitles() }
    table.method("- (NSInteger)carob_tapSectionIndexTitleAtIndex:(NSInteger)index") {
      (this, index: Int) in
      // NSNotFound, as UIKit's methods say that something is not there.
      try this.tapSectionIndexTitle(at: index) ?? Int.max
    }
  }
}
