import CarobFoundation
import CarobRuntime

/// The numbers of rows of the sections, and the n-th row or item of the table.
///
/// Rows are counted through all sections. Items are the rows, with each section's header before them and its footer
/// after them, even those without any height.
struct SectionIndex: Equatable {
  /// The number of each section's first row; the last element is the number of all rows.
  private var starts = [0]

  var sectionCount: Int { starts.count - 1 }

  var rowCount: Int { starts[starts.count - 1] }

  var itemCount: Int { rowCount + 2 * sectionCount }

  /// Appends a section; returns false for a negative number of rows, and when the items no longer fit into an `Int`.
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

  /// The last section for which `holds` is true. It must be true for the first one, and for all before one for which it
  /// is true.
  private func lastSection(where holds: (Int) -> Bool) -> Int {
    max(0, (0..<sectionCount).partitioningIndex { !holds($0) } - 1)
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

  /// The item that is a section's header; for the section after the last, the end.
  func header(of section: Int) -> Int { starts[section] + 2 * section }

  /// The item of a row, whether the row exists or not.
  func item(of path: IndexPath) -> Int { header(of: path.section) + 1 + path.row }

  func footer(of section: Int) -> Int { header(of: section + 1) - 1 }

  func items(ofSection section: Int) -> Range<Int> {
    header(of: section)..<header(of: section + 1)
  }
}

/// The element at one height of a table.
enum TableItem {
  case header(Int)
  case row(IndexPath, number: Int)
  case footer(Int)
}
