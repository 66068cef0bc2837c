import CarobRuntime

extension UITableView {
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
    try rowCount(ofSection: section, in: sections())
  }

  /// Where a row is that is counted from 0 through all sections.
  ///
  /// - Throws: `TableViewError` when there is no such row; else as `sectionCount`.
  /// - Complexity: O(log sections).
  public final func indexPath(forRowNumber number: Int) throws(TableViewError) -> IndexPath {
    try path(ofNumber: number, in: sections())
  }

  /// The number of a row, counted from 0 through all sections.
  ///
  /// - Throws: `TableViewError` when there is no such row; else as `sectionCount`.
  public final func rowNumber(of path: IndexPath) throws(TableViewError) -> Int {
    try self.number(of: path, in: sections())
  }
}
