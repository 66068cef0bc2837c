/// Shares the width of a line among its columns.
enum ColumnWidths {
  /// The widths of the columns when they have `room` columns of the terminal together.
  ///
  /// Columns that ask for less than an equal share get what they ask for; what they leave is shared by
  /// the wider ones, the last of them taking the remainder. No column gets less than 1, so the sum is
  /// above `room` where there are more columns than room.
  ///
  /// - Parameter wanted: What each column asks for, at least 1 each.
  /// - Complexity: O(*n* log *n*) in the number of columns.
  static func sharing(_ room: Int, among wanted: [Int]) -> [Int] {
    assert(wanted.allSatisfy { $0 >= 1 }, "a column of no width has no share")
    var widths = wanted
    var left = room
    let narrowestFirst = wanted.indices.sorted { wanted[$0] < wanted[$1] }
    for (position, column) in narrowestFirst.enumerated() {
      // From here on every column gets an equal share of what is left, as far as it asks for it. The
      // remainder of the division ends up with the later columns.
      let share = left / (wanted.count - position)
      widths[column] = max(1, min(wanted[column], share))
      left -= widths[column]
    }
    return widths
  }
}
