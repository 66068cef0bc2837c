/// Which part of a table is on screen.
enum ShownPart {
  /// None: rows are shown when the table is laid out, or a front-end asks for some.
  case nothing
  /// Rows that a front-end asked for, as far as the table has them.
  case rows(Range<Int>)
  /// What lies in the bounds.
  case bounds
}

/// An item of a table, and how far below the upper edge of the bounds its top is.
struct Anchor {
  var item: Int
  var distance: Double
}
