import CarobRuntime

extension UITableView {
  /// The most sections that a table has, so that a wild number cannot keep it counting.
  static let mostSections = 1 << 20

  /// How many sections there are. Counts first if everything changed, as all of these do.
  ///
  /// - Throws: `TableViewError` when the data source fails or gives a number that cannot be one.
  /// - Complexity: O(1); after a reload O(sections).
  public final var sectionCount: Int {
    get throws(TableViewError) { try sections().sectionCount }
  }

  /// How many rows there are in all sections.
  ///
  /// - Throws: as `sectionCount`.
  public final var rowCount: Int {
    get throws(TableViewError) { try sections().rowCount }
  }

  /// How many rows a section has.
  ///
  /// - Throws: `TableViewError` when there is no such section; else as `sectionCount`.
  public final func rowCount(ofSection section: Int) throws(TableViewError) -> Int {
    try sections().rowCount(ofSection: section)
  }

  /// Where a row is that is counted from 0 through all sections.
  ///
  /// - Throws: `TableViewError` when there is no such row; else as `sectionCount`.
  /// - Complexity: O(log sections).
  public final func indexPath(forRowNumber number: Int) throws(TableViewError) -> IndexPath {
    try sections().indexPath(forRowNumber: number)
  }

  /// The number of a row, counted from 0 through all sections.
  ///
  /// - Throws: `TableViewError` when there is no such row; else as `sectionCount`.
  public final func rowNumber(of path: IndexPath) throws(TableViewError) -> Int {
    try sections().rowNumber(of: path)
  }

  /// Sections and rows; counted anew after a reload.
  final func sections() throws(TableViewError) -> SectionIndex {
    guard let dataSource else { return SectionIndex() }
    if countedReload == reloadCount { return index }
    if isCounting { throw .askedWhileCounting() }
    isCounting = true
    defer { isCounting = false }
    // A reload while counting leaves this count out of date, so that the next question counts
    // again.
    let reload = reloadCount
    index = try count(dataSource)
    countedReload = reload
    return index
  }

  final func count(_ dataSource: Object) throws(TableViewError) -> SectionIndex {
    var sectionCount = 1
    if dataSource.responds(to: Messages.numberOfSections) {
      sectionCount = try sending { () throws(MessageError) in
        try Messages.numberOfSections(dataSource, self)
      }
    }
    guard sectionCount >= 0, sectionCount <= Self.mostSections else {
      throw .sectionCount(sectionCount, from: dataSource, limit: Self.mostSections)
    }
    var counted = SectionIndex()
    for section in 0..<sectionCount {
      let rows = try autoreleasePool { () throws(TableViewError) in
        try sending { () throws(MessageError) in
          try Messages.numberOfRows(dataSource, self, section)
        }
      }
      guard counted.append(rows: rows) else {
        throw .rowCount(rows, section: section, from: dataSource)
      }
    }
    return counted
  }
}
