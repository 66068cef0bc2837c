import CarobScreens

/// Lays out a table on a terminal, with one line per row. The title of the section stays at the top.
package struct TableLayout {
  package enum Item: Hashable {
    case header(Int)
    /// The number of the row, counted through all sections.
    case row(Int)
    case footer(Int)
  }

  private let content: ListContent
  private let height: Int

  /// The fewest lines with which titles are shown.
  private static let leastHeightWithTitles = 3

  package init(_ content: ListContent, height: Int) {
    self.content = content
    self.height = max(1, height)
  }

  private var hasTitles: Bool { height >= Self.leastHeightWithTitles }

  /// Returns the lines from a row on.
  ///
  /// - Complexity: O(lines + empty sections among them).
  package func items(from top: Int) -> [Item] {
    var items: [Item] = []
    var place = top <= 0 ? LivePlace(0, 0) : content.place(of: top) ?? LivePlace(0, 0)
    while place.section < content.sections.count, items.count < height {
      let section = content.sections[place.section]
      if hasTitles, section.title?.isEmpty == false { items.append(.header(place.section)) }
      let start = (content.number(of: LivePlace(place.section, 0)) ?? 0)
      var row = place.row
      while row < section.rows, items.count < height {
        items.append(.row(start + row))
        row += 1
      }
      if hasTitles, items.count < height, section.footer?.isEmpty == false {
        items.append(.footer(place.section))
      }
      place = LivePlace(place.section + 1, 0)
    }
    return Array(items.prefix(height))
  }

  /// Returns the row at the top, scrolled as little as possible to make another one visible,
  /// without empty lines at the end.
  package func top(showing cursor: Int, from top: Int) -> Int {
    let last = content.count - 1
    let limit = self.top(showing: last, notBefore: 0)
    let top = min(max(0, top), limit)
    return cursor < top ? cursor : self.top(showing: cursor, notBefore: top)
  }

  /// Returns the first possible row at the top, from `first` on, that keeps `row` and a footer below it visible.
  private func top(showing row: Int, notBefore first: Int) -> Int {
    var wanted = Item.row(row)
    if let section = content.place(of: row)?.section, content.sections[section].footer != nil,
      hasTitles, content.place(of: row + 1)?.section != section
    {
      wanted = .footer(section)
    }
    var top = max(first, row - height + 1)
    while top < row, !items(from: top).contains(wanted) { top += 1 }
    return top
  }

  /// Returns the number of rows on a page.
  package func pageLength(from top: Int) -> Int {
    let rows = items(from: top).count { if case .row = $0 { true } else { false } }
    return max(1, rows - 1)
  }
}
