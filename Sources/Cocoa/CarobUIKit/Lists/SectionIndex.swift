import CarobFoundation
import CarobRuntime

/// How many rows each section has, and what the n-th row or item of the table is.
///
/// Rows are counted through all sections. Items are rows with each section's header before them and
/// its footer after them, whether they have any height or not.
struct SectionIndex: Equatable {
  /// The number of each section's first row, and at the end the number of all rows.
  private var starts = [0]

  var sectionCount: Int { starts.count - 1 }

  var rowCount: Int { starts[starts.count - 1] }

  var itemCount: Int { rowCount + 2 * sectionCount }

  /// Adds a section; false when the rows and items cannot be numbered any more, or are fewer than
  /// none.
  mutating func append(rows: Int) -> Bool {
    let (end, overflow) = rowCount.addingReportingOverflow(rows)
    if rows < 0 || overflow || end > Int.max - 2 * starts.count { return false }
    starts.append(end)
    return true
  }

  /// - Precondition: there is such a section.
  func count(ofSection section: Int) -> Int { starts[section + 1] - starts[section] }

  func contains(section: Int) -> Bool { section >= 0 && section < sectionCount }

  func contains(_ path: IndexPath) -> Bool {
    contains(section: path.section) && path.row >= 0
      && path.row < count(ofSection: path.section)
  }

  /// - Precondition: there is such a row.
  func number(of path: IndexPath) -> Int { starts[path.section] + path.row }

  /// - Precondition: there is such a row.
  /// - Complexity: O(log sections).
  func path(ofNumber number: Int) -> IndexPath {
    // The last section that starts at or before the row; empty sections before it start there too.
    let section = lastSection { starts[$0] <= number }
    return IndexPath(section: section, row: number - starts[section])
  }

  /// The last section for which something holds that holds for the first, and for all before one
  /// for which it holds.
  private func lastSection(where holds: (Int) -> Bool) -> Int {
    max(0, (0..<sectionCount).firstPosition { !holds($0) } - 1)
  }

  // MARK: Items

  /// - Precondition: there is such an item.
  /// - Complexity: O(log sections).
  func item(at number: Int) -> TableItem {
    let section = lastSection { header(of: $0) <= number }
    let row = number - header(of: section) - 1
    if row < 0 { return .header(section) }
    return row < count(ofSection: section)
      ? .row(IndexPath(section: section, row: row), number: starts[section] + row)
      : .footer(section)
  }

  /// The item that is a section's header; of the number of sections, the end.
  func header(of section: Int) -> Int { starts[section] + 2 * section }

  /// The item that is a row, or would be if it were there.
  func item(of path: IndexPath) -> Int { header(of: path.section) + 1 + path.row }

  /// The item that is a section's footer.
  func footer(of section: Int) -> Int { header(of: section + 1) - 1 }

  /// All items of a section.
  func items(ofSection section: Int) -> Range<Int> {
    header(of: section)..<header(of: section + 1)
  }
}

/// What stands at one height of a table.
enum TableItem {
  case header(Int)
  case row(IndexPath, number: Int)
  case footer(Int)
}
