import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// `carob show --isolated`: prints a screen of another process. [main-thread]
struct IsolatedShow {
  let command: ShowCommand

  /// Shows the screen.
  ///
  /// - Throws: `CommandError`, also after the screen was printed, when a part of it failed.
  func run() throws {
    let rows = try RowOptions.range(command.rows)
    let selection = try RowOptions.path(command.select)
    let screen = IsolatedScreen(
      command.request, options: try command.isolation.processOptions(data: command.data),
      memoryLimit: command.isolation.memoryLimit,
      progress: TerminalProgress(catchesInterrupts: false))
    screen.onLog = { line, isError in Output.complain(line, as: isError ? .error : .warning) }
    var printer: ScreenPrinter?
    try screen.read(
      selecting: selection, rows: rows, width: Output.standard.width, tracing: command.trace,
      begin: { printer = ScreenPrinter(command, $0) }, add: { try printer?.add($0) })
    try printer?.finish()
    let failures = screen.close()
    for failure in failures.dropLast() { Output.complain(failure.sentence, as: .error) }
    if let last = failures.last { throw last }
  }
}
