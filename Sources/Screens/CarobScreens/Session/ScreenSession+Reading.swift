import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoaRemote

extension ScreenSession {
  /// The most rows to read without a `rows` argument. A greater count is probably an uninitialized number.
  public nonisolated static let maximumRows = 1_000_000

  /// Reads the top screen, all at once.
  ///
  /// - Parameters:
  ///   - rows: the rows to read, whose pages are fetched first; nil for all.
  ///   - width: the columns of text for the layout of a collection; nil for 80.
  ///   - tracing: whether rows record how their cells were configured.
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

  /// Reads the top screen, a few rows at a time.
  ///
  /// - Parameters:
  ///   - rows: the rows to read; like `width` and `tracing` as for `snapshot`.
  ///   - begin: gets the screen without its rows.
  ///   - add: gets the next rows.
  /// - Throws: `ScreenError`, or the errors of `begin` and `add`.
  public func read(
    rows: Range<Int>? = nil, width: Int? = nil, tracing: Bool = false,
    begin: (ScreenOutline) throws -> Void, add: (ScreenPart) throws -> Void
  ) throws {
    try calls.reporting { () -> Result<Void, any Error> in
      try fetchRows(rows)
      return try take(rows) {
        var reading = try reading(rows, width, tracing: tracing)
        // Errors of `begin` and `add` are not the plugin's fault.
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

  /// Reads some rows of the top screen. Rows that no longer exist are left out.
  ///
  /// - Parameters:
  ///   - rows: the rows to read.
  ///   - wanted: all requested rows, whose pages are fetched first.
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
      // The last row asks for the next page, which is not needed.
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
