import CarobRuntime
import CarobUIKit

/// Reads a controller's screen: the outline, and then the rows in parts.
///
/// Shows, and so configures, only the requested rows; in a collection also items beside them. Keeps
/// only the rows of one part.
@MainActor
public struct ScreenReading {
  /// The screen without its rows.
  public let outline: ScreenOutline
  private var list: ListReading?

  /// Reads the outline. Loads the view if necessary.
  ///
  /// - Parameters:
  ///   - rows: row numbers, counted from 0 through all sections; nil for all.
  ///   - limit: the most rows when `rows` is nil; nil for no limit.
  ///   - width: the columns of text for the layout of a collection; nil for 80.
  ///   - tracing: whether rows record how their cells were configured.
  /// - Throws: `SnapshotError` when rows do not exist, are more than the limit, or the screen fails.
  /// - Complexity: O(sections).
  public init(
    of controller: UIViewController, rows: Range<Int>? = nil, limit: Int? = nil, width: Int? = nil,
    tracing: Bool = false
  ) throws(SnapshotError) {
    let title = try ScreenSnapshot.sending { () throws(MessageError) in
      try controller.askedTitle() ?? ""
    }
    var screen = ScreenSnapshot(
      screen: controller.runtimeClass.name, title: title, sections: [])
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
  /// The rows' sections. The first one may continue the last one of the previous part.
  public var sections: [ScreenSnapshot.Section]
  /// Titles that header views showed meanwhile, by the numbers of sections that had none.
  public var titles: [Int: String] = [:]

  /// Creates a part.
  public init(sections: [ScreenSnapshot.Section]) { self.sections = sections }
}
