import CarobFoundation
import CarobRuntime

/// A screen without its rows, for reading them in parts.
public struct ScreenOutline: Codable, Hashable, Sendable {
  /// The screen. It has sections only when all rows are to be read.
  public var screen: ScreenSnapshot
  /// The number of the first row to read, counted from 0 through all sections.
  public var first: Int
  /// The number of rows to read.
  public var count: Int
  /// The number of rows in each section.
  public var sectionCounts: [Int]

  /// Creates an outline.
  public init(screen: ScreenSnapshot, first: Int, count: Int, sectionCounts: [Int]) {
    self.screen = screen
    self.first = first
    self.count = count
    self.sectionCounts = sectionCounts
  }

  /// The number of items of a collection to read at once.
  private static let itemsAtOnce = 1024

  /// The best number of rows to read at once: for a table those visible at once; more for a
  /// collection, whose layout shows items together.
  public var rowsAtOnce: Int {
    screen.list == .table ? ListReading.window : Self.itemsAtOnce
  }

  /// Returns the index path of a row.
  ///
  /// - Parameter number: the row's number, counted from 0 through all sections.
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
