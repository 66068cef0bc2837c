import CarobPlugins
import CarobRenderers
import CarobRuntime
import InstantCocoa
import InstantCocoaRemote

/// A screen on a navigation controller.
@MainActor
struct OpenScreen {
  /// What it shows in; nobody else keeps it.
  let window: UIWindow
  let navigation: UINavigationController
  let failures: PluginFailures
  /// Waits for what the screens fetch.
  let fetches: FetchWait

  /// The screen that is shown: what covers all others, and of a stack what is on top of it.
  var top: UIViewController {
    var top: UIViewController = navigation
    while let presented = top.presentedViewController { top = presented }
    while let next = (top as? UINavigationController)?.topViewController { top = next }
    return top
  }

  /// Selects a row or item of the screen on top, as a user's tap does, and waits for what the screen that is
  /// on top then fetches.
  ///
  /// - Parameter written: the row as the option has it.
  func select(_ path: IndexPath, written: String) throws(CommandError) {
    try failures.reporting {
      guard let list = try top.view().firstList else {
        throw CommandError.option(
          "select", written, "\(top.runtimeClass) has no table; leave --select out")
      }
      try fetchPages(of: list) { (list) in
        guard path.section < (try list.sectionCount) else { return false }
        // The last row may be one that stands for the next page.
        return try list.count(ofSection: path.section) - 1 > path.row
      }
      try wait { try tap(path, list, written) }
    }
  }

  /// Reads what the screen on top shows, a few rows at a time, and prints it meanwhile.
  ///
  /// - Parameters:
  ///   - rows: what is to be shown, for which pages are fetched first; nil for all.
  ///   - written: the rows as the option has them.
  ///   - printer: made of what the screen has without its rows.
  func read(
    rows: Range<Int>?, written: String, tracing: Bool,
    into makePrinter: (ScreenOutline) -> ScreenPrinter
  ) throws(CommandError) {
    try failures.reporting {
      try fetchRows(rows)
      try take(written) {
        var reading = try ScreenReading(
          of: top, rows: rows, limit: ScreenPrinter.maximumRows, width: Output.standard.width,
          tracing: tracing)
        var printer = makePrinter(reading.outline)
        while let part = try reading.next() { try printer.add(part) }
        try printer.finish()
      }
    }
  }

  /// What the screen on top shows in rows that it had when they were counted. Those that it has no more are left out, as
  /// they are when all rows are read at once.
  ///
  /// - Parameters:
  ///   - rows: what is to be shown.
  ///   - wanted: the rows whose pages are fetched first: those of the option, of which others are a part.
  ///   - written: these as the option has them.
  func part(
    rows: Range<Int>, of wanted: Range<Int>?, written: String, tracing: Bool, width: Int?
  ) throws(CommandError) -> ScreenSnapshot {
    try failures.reporting {
      try fetchRows(wanted)
      let count = try top.view().firstList?.count ?? 0
      if count <= rows.lowerBound { return ScreenSnapshot(screen: "", title: "", sections: []) }
      return try take(written) {
        try ScreenSnapshot(
          of: top, rows: rows.lowerBound..<min(rows.upperBound, count), width: width,
          tracing: tracing)
      }
    }
  }

  /// What the screen on top has, without its rows.
  ///
  /// - Parameter written: the rows as the option has them.
  func outline(
    rows: Range<Int>?, written: String, width: Int?
  ) throws(CommandError) -> ScreenOutline {
    try failures.reporting {
      try fetchRows(rows)
      return try take(written) {
        try ScreenReading(of: top, rows: rows, limit: ScreenPrinter.maximumRows, width: width)
          .outline
      }
    }
  }

  private func fetchRows(_ rows: Range<Int>?) throws {
    guard let rows, let list = try top.view().firstList else { return }
    try fetchPages(of: list) { (list) in try list.count > rows.upperBound }
  }

  private func tap(_ path: IndexPath, _ list: ScreenList, _ written: String) throws {
    do {
      // A user taps what is visible.
      try list.show(try list.number(of: path))
    } catch let error as SnapshotError {
      throw CommandError.option("select", written, "\(error); sections and rows count from 0")
    }
    try list.tap(path)
  }

  private func take<Taken>(_ written: String, _ body: () throws -> Taken) throws -> Taken {
    do {
      // The last row asks for the next page, which is not printed any more.
      return try ICRequestManager.suppressingRequests(body)
    } catch let error as SnapshotError {
      if error.code == .tooManyRows {
        throw CommandError(
          .usage,
          "\(failures.plugin.path): \(error); pass --rows FIRST-LAST, such as --rows 0-99")
      }
      guard error.code == .noSuchRows else { throw error }
      let advice = error.advice ?? "leave --rows out"
      throw CommandError.option("rows", written, "\(error.sentence); \(advice)")
    }
  }
}
