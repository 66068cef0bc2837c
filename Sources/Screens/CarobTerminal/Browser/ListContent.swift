import CarobRuntime
import CarobScreens

/// The known part of a list: its sections and visible rows. Rows are counted through all sections.
package struct ListContent {
  package var sections: [LiveSection] = [] {
    didSet {
      if sections.map(\.rows) != oldValue.map(\.rows) { starts = Self.starts(of: sections) }
    }
  }
  /// The number of the first visible row.
  package var first = 0
  package var rows: [LiveRow] = []
  /// The number of the first row of each section, and then the number of all rows.
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

  package var count: Int { starts.last ?? 0 }

  /// Returns a row; nil when it is not known.
  package func row(_ number: Int) -> LiveRow? {
    let index = number - first
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// Returns the place of a row.
  ///
  /// - Complexity: O(log sections).
  package func place(of number: Int) -> LivePlace? {
    guard number >= 0, number < count else { return nil }
    let section = starts.partitioningIndex { $0 > number } - 1
    return LivePlace(section, number - starts[section])
  }

  /// Returns the number of a row; nil when it does not exist.
  package func number(of place: LivePlace) -> Int? {
    guard sections.indices.contains(place.section), place.row >= 0,
      place.row < sections[place.section].rows
    else { return nil }
    return starts[place.section] + place.row
  }

  /// Returns the title of a section; empty for none.
  func title(ofSection section: Int) -> String {
    sections.indices.contains(section) ? sections[section].title ?? "" : ""
  }
}
