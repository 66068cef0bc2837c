/// Distributes the width of a line among its columns.
package enum ColumnWidths {
  /// Returns the widths of two columns, the main text of a row and its detail, which gives way.
  ///
  /// The first gets what it wants if 1 remains for the second, else three quarters of the room. Each gets at least 1, so the
  /// sum exceeds a `room` of less than 2.
  package static func keepingFirst(_ first: Int, _ second: Int, in room: Int) -> (Int, Int) {
    let main = first < room ? first : max(1, min(first, room - min(second, max(1, room / 4))))
    return (main, max(1, min(second, room - main)))
  }

  /// Returns the widths of columns that together have `room` columns of the terminal.
  ///
  /// Columns that want less than an equal share get what they want; the wider ones share the rest, and the last of them
  /// takes the remainder. Every column gets at least 1, so the sum exceeds `room` when there are more columns than room.
  ///
  /// - Parameter wanted: the wanted width of each column, at least 1.
  /// - Complexity: O(*n* log *n*) in the number of columns.
  static func sharing(_ room: Int, among wanted: [Int]) -> [Int] {
    assert(wanted.allSatisfy { $0 >= 1 }, "a column of no width has no share")
    var widths = wanted
    var left = room
    let narrowestFirst = wanted.indices.sorted { wanted[$0] < wanted[$1] }
    for (position, column) in narrowestFirst.enumerated() {
      // Each remaining column gets at most an equal share of what is left. The later ones get the remainder.
      let share = left / (wanted.count - position)
      widths[column] = max(1, min(wanted[column], share))
      left -= widths[column]
    }
    return widths
  }
}
