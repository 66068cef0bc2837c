import CarobRuntime
import CarobUIKit

/// Reads a controller's screen: what it has, and then its rows, a few at a time.
///
/// Only the rows asked for are made visible and so configured; in a collection also the items that lie beside
/// them. No more rows are held than one part has.
@MainActor
public struct ScreenReading {
  /// What the screen has before any of its rows is shown.
  public let outline: ScreenOutline
  private var list: ListReading?

  /// Begins to read. Loads the view if it is not loaded.
  ///
  /// - Parameters:
  ///   - rows: row numbers, counted from 0 through all sections; nil for all.
  ///   - limit: the most rows that are read when `rows` is nil; nil for no limit.
  ///   - width: the columns of text that a collection is laid out for; nil for 80.
  ///   - tracing: whether each row is to tell what was tried to configure it.
  /// - Throws: `SnapshotError` when the screen does not have all of the rows, has more than the limit, or cannot
  ///   tell.
  /// - Complexity: O(sections).
  public init(
    of controller: UIViewController, rows: Range<Int>? = nil, limit: Int? = nil, width: Int? = nil,
    tracing: Bool = false
  ) throws(SnapshotError) {
    var screen = ScreenSnapshot(
      screen: controller.runtimeClass.name, title: try ScreenSnapshot.title(of: controller),
      sections: [])
    let view = try ScreenSnapshot.sending { () throws(ViewControllerError) in
      try controller.view()
    }
    screen.surroundings = try ScreenSnapshot.sending { () throws(any Error) in
      try ScreenSnapshot.Surroundings(of: controller)
    }
    guard let shown = view.firstList else {
      if rows != nil { throw .noSuchRows(has: 0) }
      let labels = try ScreenSnapshot.sending { () throws(MessageError) in try view.labelTexts() }
      screen.labels = labels.isEmpty ? nil : labels
      outline = ScreenOutline(screen: screen, first: 0, count: 0, sectionCounts: [])
      return
    }
    let list = try ListReading(shown, rows: rows, limit: limit, width: width, tracing: tracing)
    (screen.list, screen.sections) = (shown.kind, list.allSections ?? [])
    let counts = try ScreenSnapshot.sending { () throws(any Error) in
      try (0..<shown.sectionCount).map { try shown.count(ofSection: $0) }
    }
    outline = ScreenOutline(
      screen: screen, first: list.range.lowerBound, count: list.range.count, sectionCounts: counts)
    self.list = list
  }

  /// Shows and reads the next rows.
  ///
  /// - Returns: nil when all rows were read.
  /// - Throws: `SnapshotError` when the screen fails to show them.
  public mutating func next() throws(SnapshotError) -> ScreenPart? {
    try list?.next()
  }
}

/// Rows of a screen that were read together. [any-thread]
public struct ScreenPart: Sendable {
  /// Their sections, of which the first may continue the last one of the part before.
  public var sections: [ScreenSnapshot.Section]
  /// Titles that came into view with them, by the numbers of sections that were without one.
  public var titles: [Int: String] = [:]

  /// A part with these sections.
  public init(sections: [ScreenSnapshot.Section]) { self.sections = sections }
}
