import CarobProcess
import CarobScreens
import Foundation

/// `carob show --watch`: shows a plugin's screen, and again after each change of its sources, its
/// module or its data file, until Ctrl-C.
@MainActor
struct ScreenWatch {
  /// The process of the plugin: this one, or another.
  private enum Screen {
    case here(ReloadedScreen)
    case isolated(IsolatedShow)
  }

  private let command: ShowCommand
  private var screen: Screen
  /// The state of an isolated plugin.
  private var state: KeptState?
  private let watched: WatchedScreen
  private let policy = WatchPolicy()

  private init(_ command: ShowCommand) throws {
    self.command = command
    watched = try WatchedScreen(command.request)
    screen =
      command.isolation.isolated
      ? .isolated(try IsolatedShow(command)) : .here(ReloadedScreen(watched.keptState))
  }

  /// Shows the screen after each change.
  ///
  /// Reports failures and waits for the next change: sources that do not compile, a module that cannot be
  /// loaded or ends its process, unreadable data, and a screen that fails or lacks what the options select.
  ///
  /// - Throws: `CommandError` when the plugin or data does not exist at the start, the arguments
  ///   are wrong, or output fails; with the status for interrupts after Ctrl-C.
  static func run(_ command: ShowCommand) throws {
    var earlier = 0
    if !command.isolation.isolated {
      if command.options.data == "-" { try IsolatedInput.keepForWorkers() }
      earlier = try CommandWorker.goOn(repeating: true)
    }
    var watch = try Self(command)
    try watch.run(isFirst: earlier == 0)
  }

  /// - Parameter isFirst: false when the plugin has ended an earlier process.
  private mutating func run(isFirst: Bool) throws {
    if isFirst || watched.isStartedAnew {
      try tellingFailures(isFirst: isFirst) { try show(isNew: true, readsData: true) }
    }
    while true {
      let seen = try waitForChange()
      if let other = seen.other, case .here(let shown) = screen, shown.hasAnyPlugin {
        watched.startAnew(becauseOf: other, keeping: shown.stateToKeep())
      }
      try tellingFailures {
        try show(isNew: seen.plugin || seen.other != nil, readsData: seen.data)
      }
    }
  }

  private mutating func show(isNew: Bool, readsData: Bool) throws {
    let modules = try watched.modules(isChanged: isNew)
    try Output.standard.clear()
    try Output.diagnostic.write(modules.warnings)
    let reads: (String) -> Void = { [watched] file in watched.willRead(file) }
    switch screen {
    case .here(var shown):
      defer { screen = .here(shown) }
      do {
        try shown.show(command, modules, isNew: isNew, readsData: readsData, reads: reads)
      } catch let error as ScreenError where error.needsNewProcess && shown.hasLoaded {
        watched.startAnew(because: error, keeping: shown.keptState)
      }
    case .isolated(let shown):
      state = try shown.run(modules, state: state, reads: reads)
    }
  }

  /// Runs `body`, and reports failures of the plugin or the data in one line on standard error.
  private func tellingFailures(isFirst: Bool = false, _ body: () throws -> Void) throws {
    Output.hasWritten = false
    defer { HeldWarnings.flush() }
    try policy.run(
      isFirst: isFirst,
      tell: { error in
        HeldWarnings.flush()
        FailureReport.tell(error)
      }, body)
  }

  private func waitForChange() throws(CommandError) -> WatchedScreen.Change {
    try WatchPolicy.wait(watching: watched.path) { watched.seesChange() }
  }
}
