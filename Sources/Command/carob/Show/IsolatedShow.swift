import CarobIsolation
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// `carob show --isolated`: prints a screen of another process. [main-thread]
struct IsolatedShow {
  private let command: ShowCommand
  private let options: IsolatedPlugin.Options

  /// Prepares the process, and reads standard input if it is the data.
  ///
  /// - Throws: `CommandError`.
  init(_ command: ShowCommand) throws(CommandError) {
    self.command = command
    options = try command.isolation.processOptions(data: command.options.data)
  }

  /// Shows the screen.
  ///
  /// - Parameters:
  ///   - modules: the files of the plugins; nil for those in the command.
  ///   - state: the state of the plugin from the last showing; nil for none.
  ///   - reads: gets the path of the data file.
  /// - Returns: the state for the next showing, if the command watches.
  /// - Throws: `CommandError`, also after printing, when a part of the screen failed.
  @discardableResult
  func run(
    _ modules: WatchedPlugins.Modules? = nil, state: KeptState? = nil,
    reads: @escaping (String) -> Void = { _ in }
  ) throws -> KeptState? {
    var request = command.request
    if let modules { request.name(modules) }
    let rows = try RowOptions.range(command.rows)
    let selections = try RowOptions.paths(command.select)
    let screen = IsolatedScreenSession(
      request, options: options, memoryLimit: command.isolation.memoryLimit,
      progress: TerminalProgress(catchesInterrupts: false))
    screen.onLog = { line, isError in Output.complain(line, as: isError ? .error : .warning) }
    screen.onData = reads
    screen.keptState = state
    if command.leaks { screen.countsObjects = true }
    var printer: ScreenPrinter?
    try screen.read(
      selecting: selections, rows: rows, width: command.width, tracing: command.trace,
      begin: { printer = ScreenPrinter(command, $0) }, add: { try printer?.add($0) })
    try printer?.finish()
    let saved = command.watch ? screen.savedState() : nil
    let failures = screen.close()
    HeldWarnings.flush()
    if command.leaks, let objects = screen.leftObjects {
      try LeakReport(objects).write(asJSON: command.format == .json)
    }
    for failure in failures.dropLast() { Output.complain(failure.sentence, as: .error) }
    if let last = failures.last { throw last }
    return saved
  }
}
