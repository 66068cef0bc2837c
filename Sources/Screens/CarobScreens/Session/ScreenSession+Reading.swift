import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoaRemote

extension ScreenSession {
  /// The most rows that are read when none are asked for: more is rather a number that nobody has set than a list
  /// for people.
  public nonisolated static let maximumRows = 1_000_000

  /// What the screen on top shows, all at once.
  ///
  /// - Parameters:
  ///   - rows: what is to be read, for which pages are fetched first; nil for all.
  ///   - width: the columns of text that a collection is laid out for; nil for 80.
  ///   - tracing: whether each row is to tell what was tried to configure it.
  /// - Throws: `ScreenError`.
  public func snapshot(
    rows: Range<Int>? = nil, width: Int? = nil, tracing: Bool = false
  ) throws(ScreenError) -> ScreenSnapshot {
    let snapshot = try calls.reporting {
      try fetchRows(rows)
      return try take(rows) {
        try ScreenSnapshot(of: top, rows: rows, width: width, tracing: tracing)
      }
    }
    unanswered.note(snapshot.sections)
    try judgeRows()
    return snapshot
  }

  /// Reads what the screen on top shows, a few rows at a time.
  ///
  /// - Parameters:
  ///   - rows: as for `snapshot`, and the two behind it as well.
  ///   - begin: gets what the screen has without its rows.
  ///   - add: gets the rows that were read next.
  /// - Throws: `ScreenError`, or what `begin` and `add` throw.
  public func read(
    rows: Range<Int>? = nil, width: Int? = nil, tracing: Bool = false,
    begin: (ScreenOutline) throws -> Void, add: (ScreenPart) throws -> Void
  ) throws {
    try calls.reporting { () -> Result<Void, any Error> in
      try fetchRows(rows)
      return try take(rows) {
        var reading = try reading(rows, width, tracing: tracing)
        // What the reader throws is not the plugin's fault.
        if case .failure(let error) = Result(catching: { try begin(reading.outline) }) {
          return .failure(error)
        }
        while let part = try reading.next() {
          unanswered.note(part.sections)
          if case .failure(let error) = Result(catching: { try add(part) }) {
            return .failure(error)
          }
        }
        return .success(())
      }
    }.get()
    try judgeRows()
  }

  /// What the screen on top has, without its rows.
  func outline(rows: Range<Int>?, width: Int?) throws(ScreenError) -> ScreenOutline {
    try calls.reporting {
      try fetchRows(rows)
      return try take(rows) { try reading(rows, width, tracing: false).outline }
    }
  }

  private func reading(
    _ rows: Range<Int>?, _ width: Int?, tracing: Bool
  ) throws(SnapshotError) -> ScreenReading {
    try ScreenReading(of: top, rows: rows, limit: Self.maximumRows, width: width, tracing: tracing)
  }

  /// What the screen on top shows in rows that it had when they were counted. Those that it has no more are left out, as
  /// they are when all rows are read at once.
  ///
  /// - Parameters:
  ///   - rows: what is to be shown.
  ///   - wanted: the rows whose pages are fetched first: those that were asked for, of which others are a part.
  func part(
    rows: Range<Int>, of wanted: Range<Int>?, width: Int?, tracing: Bool
  ) throws(ScreenError) -> ScreenSnapshot {
    let part = try calls.reporting {
      try fetchRows(wanted)
      let count = try top.view().firstList?.count ?? 0
      if count <= rows.lowerBound { return ScreenSnapshot(screen: "", title: "", sections: []) }
      return try take(wanted) {
        try ScreenSnapshot(
          of: top, rows: rows.lowerBound..<min(rows.upperBound, count), width: width,
          tracing: tracing)
      }
    }
    unanswered.note(part.sections)
    return part
  }

  private func fetchRows(_ rows: Range<Int>?) throws {
    guard let rows, let list = try top.view().firstList else { return }
    try fetchPages(of: list) { (list) in try list.count > rows.upperBound }
  }

  private func take<Taken>(_ rows: Range<Int>?, _ body: () throws -> Taken) throws -> Taken {
    do {
      // The last row asks for the next page, which is not read any more.
      return try ICRequestManager.suppressingRequests(body)
    } catch let error as SnapshotError {
      let name = naming.name(.rows)
      if error.code == .tooManyRows {
        throw ScreenError(
          .badRequest, at: plugin.path,
          "\(error); pass \(name) FIRST-LAST, such as \(name) 0-99")
      }
      guard error.code == .noSuchRows, let rows else { throw error }
      let advice = error.advice ?? "leave \(name) out"
      throw naming.error(
        .rows, "\(rows.lowerBound)-\(rows.upperBound - 1)", "\(error.sentence); \(advice)")
    }
  }
}
