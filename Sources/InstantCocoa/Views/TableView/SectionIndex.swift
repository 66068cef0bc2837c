import CarobRuntime

/// How many rows each section has, and which row of which section the n-th row of the table is.
struct SectionIndex {
  /// The number of each section's first row, and at the end the number of all rows.
  private var starts = [0]

  var sectionCount: Int { starts.count - 1 }

  var rowCount: Int { starts[starts.count - 1] }

  /// Adds a section; false when the rows cannot be numbered any more, or are fewer than none.
  mutating func append(rows: Int) -> Bool {
    let (end, overflow) = rowCount.addingReportingOverflow(rows)
    if rows < 0 || overflow { return false }
    starts.append(end)
    return true
  }

  func rowCount(ofSection section: Int) throws(TableViewError) -> Int {
    guard section >= 0, section < sectionCount else {
      throw .noSection(section, has: sectionCount)
    }
    return starts[section + 1] - starts[section]
  }

  func rowNumber(of path: IndexPath) throws(TableViewError) -> Int {
    let count = try rowCount(ofSection: path.section)
    guard path.row >= 0, path.row < count else { throw .noRow(path, has: count) }
    return starts[path.section] + path.row
  }

  /// - Complexity: O(log sections).
  func indexPath(forRowNumber number: Int) throws(TableViewError) -> IndexPath {
    guard number >= 0, number < rowCount else { throw .noRow(number, has: rowCount) }
    // The last section that starts at or before the row; empty sections before it start there too.
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return IndexPath(section: low, row: number - starts[low])
  }
}
