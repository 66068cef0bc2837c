import CarobRenderers
import CarobRuntime
import InstantCocoa

/// A screen on a navigation controller.
struct OpenScreen {
  let navigation: UINavigationController
  let failures: PluginFailures

  /// Selects a row of the screen on top, as a user's tap does.
  ///
  /// - Parameter written: the row as the option has it.
  func select(_ path: IndexPath, written: String) throws(CommandError) {
    try failures.reporting {
      guard let table = try top.view().firstTable else {
        throw CommandError.option(
          "select", written, "\(top.runtimeClass) has no table; leave --select out")
      }
      let number = try rowNumber(of: path, in: table, written: written)
      // A user taps what is visible.
      try table.showRows(number..<number + 1)
      try table.select(path)
    }
  }

  /// What the screen on top shows.
  ///
  /// - Parameter written: the rows as the option has them.
  func snapshot(
    rows: Range<Int>?, written: String, tracing: Bool
  ) throws(CommandError) -> ScreenSnapshot {
    try failures.reporting { try takeSnapshot(rows, written: written, tracing: tracing) }
  }

  private func takeSnapshot(
    _ rows: Range<Int>?, written: String, tracing: Bool
  ) throws -> ScreenSnapshot {
    do {
      return try ScreenSnapshot(of: top, rows: rows, tracing: tracing)
    } catch {
      if error.code != .noSuchRows { throw error }
      let reason = "\(error)"
      throw CommandError.option(
        "rows", written, reason.contains("; ") ? reason : reason + "; leave --rows out")
    }
  }

  private func rowNumber(
    of path: IndexPath, in table: UITableView, written: String
  ) throws -> Int {
    do {
      return try table.rowNumber(of: path)
    } catch {
      if error.code != .outOfRange { throw error }
      throw CommandError.option("select", written, "\(error); sections and rows count from 0")
    }
  }

  private var top: UIViewController { navigation.topViewController ?? navigation }
}
