import CarobRuntime
import InstantCocoa

/// What a screen has before any of its rows is shown: for who reads them in parts.
public struct ScreenOutline: Codable, Hashable, Sendable {
  /// The screen without rows. When all rows are to be read, its sections are there.
  public var screen: ScreenSnapshot
  /// The number of the first row to be read, from 0 through all sections.
  public var first: Int
  /// How many rows are to be read.
  public var count: Int
  /// How many rows each section has.
  public var sectionCounts: [Int]

  /// The outline of a controller's screen. Loads the view if it is not loaded.
  ///
  /// - Parameters:
  ///   - rows: row numbers through all sections; nil for all.
  ///   - width: the columns of text that a collection is to be laid out for; nil for 80.
  /// - Throws: `SnapshotError` when the screen does not have all of the rows, or cannot tell.
  /// - Complexity: O(sections).
  @MainActor
  public init(
    of controller: UIViewController, rows: Range<Int>? = nil, width: Int? = nil
  ) throws(SnapshotError) {
    let view = try ScreenSnapshot.sending { () throws(ViewControllerError) in
      try controller.view()
    }
    guard let list = view.firstList else {
      screen = try ScreenSnapshot(of: controller, rows: rows, width: width)
      (first, count, sectionCounts) = (0, 0, [])
      return
    }
    screen = ScreenSnapshot(
      screen: controller.runtimeClass.name, title: try ScreenSnapshot.title(of: controller),
      sections: [])
    let reading = try ListReading(list, rows: rows, width: width, tracing: false)
    (screen.list, screen.sections) = (list.kind, reading.read)
    (first, count) = (reading.range.lowerBound, reading.range.count)
    sectionCounts = try ScreenSnapshot.sending { () throws(any Error) in
      try (0..<list.sectionCount).map { try list.count(ofSection: $0) }
    }
  }

  /// How many rows are best read at once: as many as a snapshot of all of them shows at once.
  public var rowsAtOnce: Int { screen.list == .table ? ListReading.window : max(count, 1) }

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
