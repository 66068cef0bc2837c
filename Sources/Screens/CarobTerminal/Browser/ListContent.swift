import CarobScreens

/// What is known of a list: its sections, and the rows that it shows. Rows are counted through all sections.
package struct ListContent {
  package var sections: [LiveSection] = [] {
    didSet {
      if sections.map(\.rows) != oldValue.map(\.rows) { starts = Self.starts(of: sections) }
    }
  }
  /// The number of the first row that is known.
  package var first = 0
  package var rows: [LiveRow] = []
  /// The number of the first row of each section, and how many rows there are.
  private var starts = [0]

  package init() {}

  private static func starts(of sections: [LiveSection]) -> [Int] {
    var starts = [0]
    var count = 0
    for section in sections {
      count += max(0, section.rows)
      starts.append(count)
    }
    return starts
  }

  /// How many rows there are.
  package var count: Int { starts.last ?? 0 }

  /// A row, if it is known.
  package func row(_ number: Int) -> LiveRow? {
    let index = number - first
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// Where a row is.
  ///
  /// - Complexity: O(log sections).
  package func place(of number: Int) -> LivePlace? {
    guard number >= 0, number < count else { return nil }
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return LivePlace(low, number - starts[low])
  }

  /// The number of a row; nil when there is no such row.
  package func number(of place: LivePlace) -> Int? {
    guard sections.indices.contains(place.section), place.row >= 0,
      place.row < sections[place.section].rows
    else { return nil }
    return starts[place.section] + place.row
  }

  /// What stands above a section; empty for nothing.
  func title(ofSection section: Int) -> String {
    sections.indices.contains(section) ? sections[section].title ?? "" : ""
  }
}
