import CarobFoundation
import CarobRuntime

/// What a screen has before any of its rows is shown: for whoever reads them in parts.
public struct ScreenOutline: Codable, Hashable, Sendable {
  /// The screen without rows. When all rows are to be read, its sections are there.
  public var screen: ScreenSnapshot
  /// The number of the first row to be read, from 0 through all sections.
  public var first: Int
  /// How many rows are to be read.
  public var count: Int
  /// How many rows each section has.
  public var sectionCounts: [Int]

  /// An outline of these parts.
  public init(screen: ScreenSnapshot, first: Int, count: Int, sectionCounts: [Int]) {
    self.screen = screen
    self.first = first
    self.count = count
    self.sectionCounts = sectionCounts
  }

  /// How many items of a collection are best read at once.
  private static let itemsAtOnce = 1024

  /// How many rows are best read at once: of a table as many as are visible at once, of a collection more, since
  /// those that are visible together are shown together.
  public var rowsAtOnce: Int {
    screen.list == .table ? ListReading.window : Self.itemsAtOnce
  }

  /// Where a row is.
  ///
  /// - Parameter number: of the row, from 0 through all sections.
  /// - Complexity: O(sections).
  public func indexPath(of number: Int) -> IndexPath {
    var row = number
    for (section, count) in sectionCounts.enumerated() {
      if row < count { return IndexPath(section: section, row: row) }
      row -= count
    }
    return IndexPath(section: sectionCounts.count, row: row)
  }
}
