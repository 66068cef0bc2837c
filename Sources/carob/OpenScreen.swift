import CarobRenderers
import CarobRuntime
import InstantCocoa

/// A screen on a navigation controller.
struct OpenScreen {
  /// What it shows in; nobody else keeps it.
  let window: UIWindow
  let navigation: UINavigationController
  let failures: PluginFailures

  /// Selects a row of the screen on top, as a user's tap does.
  ///
  /// - Parameter written: the row as the option has it.
  func select(_ path: IndexPath, written: String) throws(CommandError) {
    try failures.reporting { try tap(path, written) }
  }

  /// What the screen on top shows.
  ///
  /// - Parameter written: the rows as the option has them.
  func snapshot(
    rows: Range<Int>?, written: String, tracing: Bool
  ) throws(CommandError) -> ScreenSnapshot {
    try failures.reporting { try take(rows, written, tracing) }
  }

  private func tap(_ path: IndexPath, _ written: String) throws {
    guard let table = try top.view().firstTable else {
      throw CommandError.option(
        "select", written, "\(top.runtimeClass) has no table; leave --select out")
    }
    let number = try rowNumber(of: path, in: table, written)
    // A user taps what is visible.
    try table.showRows(number..<number + 1)
    try table.select(path)
  }

  private func rowNumber(of path: IndexPath, in table: UITableView, _ written: String) throws -> Int
  {
    do {
      return try table.rowNumber(of: path)
    } catch {
      guard error.code == .outOfRange else { throw error }
      throw CommandError.option("select", written, "\(error); sections and rows count from 0")
    }
  }

  private func take(
    _ rows: Range<Int>?, _ written: String, _ tracing: Bool
  ) throws -> ScreenSnapshot {
    do {
      return try ScreenSnapshot(of: top, rows: rows, tracing: tracing)
    } catch {
      guard error.code == .noSuchRows else { throw error }
      let advice = error.description.contains("; ") ? "" : "; leave --rows out"
      throw CommandError.option("rows", written, error.description + advice)
    }
  }

  private var top: UIViewController { navigation.topViewController ?? navigation }
}
