import CarobPlugins
import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// `carob show --watch`: shows a plugin's screen, and shows it again whenever its sources, its module or the file of its data
/// have changed, until Ctrl-C.
@MainActor
struct ScreenWatch {
  /// Where the plugin runs.
  private enum Screen {
    case here(ReloadedScreen)
    case isolated(IsolatedShow)
  }

  private let command: ShowCommand
  private var screen: Screen
  private var plugin: WatchedPlugin
  /// The file of the data; nil when there is none, or the plugin that names it was not loaded yet, here or in an earlier
  /// process.
  private var dataFile: String?
  private var data: FileWatch
  /// What was shown last.
  private var state: WatchedState

  /// How long to wait between two looks at the files, in seconds.
  private static let pause = 0.3

  private init(_ command: ShowCommand, after number: Int64?) throws {
    self.command = command
    screen =
      command.isolation.isolated
      ? .isolated(try IsolatedShow(command)) : .here(ReloadedScreen())
    plugin = try WatchedPlugin(command.plugin, after: number, file: PluginHost.file)
    state = WatchedState(plugin: plugin.number, data: WatchedState.kept?.data)
    dataFile = ScreenData.file(for: nil, command.request) ?? state.data?.path
    data = FileWatch(after: state.data?.number) { [dataFile] in
      dataFile.map { [$0] } ?? []
    }
  }

  /// Shows and waits, again and again.
  ///
  /// Sources that cannot be built, a module that cannot be loaded or ends its process, data that cannot be read, and a screen that
  /// fails or lacks what the options name, are told of and waited over.
  ///
  /// - Throws: `CommandError` when there is no plugin or no data at first, the arguments are wrong, or output fails;
  ///   with the status for interrupts after Ctrl-C.
  static func run(_ command: ShowCommand) throws {
    var earlier = 0
    if !command.isolation.isolated {
      if command.options.data == "-" { try IsolatedInput.keepForWorkers() }
      earlier = try CommandWorker.goOn(repeating: true)
    }
    var watch = try Self(command, after: earlier == 0 ? nil : WatchedState.kept?.plugin)
    try watch.run(isFirst: earlier == 0)
  }

  /// - Parameter isFirst: false when another process has shown the plugin already, which ended it.
  private mutating func run(isFirst: Bool) throws {
    if isFirst {
      // What the options name may be missing from one build only, so that they are wrong for certain with the first one.
      try tellingFailures(except: [.usage, .noInput]) { try show(isNew: true, readsData: true) }
    }
    while true {
      let (isNew, readsData) = try waitForChange()
      try tellingFailures { try show(isNew: isNew, readsData: readsData) }
    }
  }

  private mutating func show(isNew: Bool, readsData: Bool) throws {
    state.plugin = plugin.number
    Worker.keep(state)
    let module = try plugin.module(isChanged: isNew)
    try Output.standard.clear()
    try Output.diagnostic.write(module.warnings)
    var (read, state): ((file: String, watch: FileWatch)?, WatchedState) = (nil, self.state)
    // Before the file is read, so that no change is missed.
    let reads: (String) -> Void = { file in
      let watch = FileWatch { [file] }
      state.data = WatchedState.DataFile(path: file, number: watch.number)
      Worker.keep(state)
      read = (file, watch)
    }
    defer {
      self.state = state
      if let read, read.file != dataFile { (dataFile, data) = read }
    }
    switch screen {
    case .here(var shown):
      defer { screen = .here(shown) }
      try shown.show(command, module.path, isNew: isNew, readsData: readsData, reads: reads)
    case .isolated(let shown):
      try shown.run(module.path, reads: reads)
    }
  }

  /// Runs `body`; what goes wrong with the plugin or the data is one line on standard error.
  ///
  /// - Parameter others: what else is not waited over.
  private func tellingFailures(
    except others: [ExitStatus] = [], _ body: () throws -> Void
  ) throws {
    Output.hasWritten = false
    defer { HeldWarnings.flush() }
    do {
      try body()
    } catch {
      HeldWarnings.flush()
      let error = CommandError.any(error)
      if error.status.isBySignal
        || (others + [.internalError, .outputFailed]).contains(error.status)
      {
        throw error
      }
      FailureReport.tell(error)
    }
  }

  /// Waits until something has changed.
  ///
  /// - Returns: whether the plugin has, and whether the data has.
  private mutating func waitForChange() throws(CommandError) -> (plugin: Bool, data: Bool) {
    let interrupt = InterruptSignal()
    ProgressLine.show("Watching \(plugin.path)…")
    defer { ProgressLine.erase() }
    while true {
      let seen = (plugin: plugin.seesChange(), data: data.seesChange())
      if seen.plugin || seen.data { return seen }
      Thread.sleep(forTimeInterval: Self.pause)
      if interrupt.hasCome { throw CommandError(.interrupted, "interrupted") }
    }
  }
}
