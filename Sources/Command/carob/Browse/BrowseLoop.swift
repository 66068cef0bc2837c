import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobScreens
import CarobTerminal
import Foundation

/// The main loop of `carob browse`. [main-thread]
@MainActor
final class BrowseLoop {
  private let command: BrowseCommand
  private let terminal: Terminal
  private let browser: Browser
  private var frame: Frame
  private let looks: Looks
  private var printed: PrintedLines
  /// Events of the terminal that wait for the main thread.
  private let inbox = Locked(EventQueue())

  private let host = PluginHost()
  /// The loaded plugin, when it is watched and runs in this process.
  private var loaded: LoadedPlugin?
  /// The screen of a watched plugin in a process of its own.
  private var isolated: IsolatedLiveSession?
  /// The watch on the plugin's files; nil without `--watch`.
  private let watched: WatchedScreen?
  private let policy: WatchPolicy
  private var longestTurn = 0.25
  /// The number of earlier processes that a plugin ended.
  private let earlier: Int
  private var nextLook = Date()

  /// The longest turn during an animation, in seconds.
  private static let turnWhenBusy = 0.1

  init(_ command: BrowseCommand, on terminal: Terminal, after earlier: Int) throws {
    self.command = command
    self.terminal = terminal
    self.earlier = earlier
    let (columns, rows) = terminal.size
    looks = Looks(
      hasColours: TextStyle(
        environment: ProcessInfo.processInfo.environment, isTerminal: true
      ).isEnabled)
    browser = Browser(columns: columns, rows: rows)
    frame = Frame(columns: columns, rows: rows, looks: looks)
    printed = try PrintedLines()
    policy = WatchPolicy(isWatching: command.watch)
    watched =
      command.watch ? try WatchedScreen(command.options.request(for: command.plugin)) : nil
    host.keptState = watched?.keptState
  }

  /// Shows the screen until the user quits.
  ///
  /// - Throws: `CommandError` when there is no screen, or with the status for a signal.
  func run() throws {
    do throws(TerminalError) {
      try terminal.enter(output: printed.file)
    } catch {
      throw CommandError(.outputFailed, "\(error)", advice: "carob show prints the screen anywhere")
    }
    defer { terminal.leave() }
    terminal.read { [self] event in
      inbox.withLock { $0.add(event) }
      LiveLoop.wake()
    }
    if earlier == 0 || watched?.isStartedAnew == true {
      try tellingFailures(isFirst: earlier == 0) { try open(isNew: true) }
    } else {
      browser.tell("a plugin ended the process; the next change goes on", .error)
    }
    draw()
    while !browser.isOver {
      LiveLoop.turn(upTo: browser.isBusy ? min(Self.turnWhenBusy, longestTurn) : longestTurn)
      try takeEvents()
      takePrinted()
      autoreleasePool { browser.update() }
      try lookAtFiles()
      draw()
    }
    browser.close()
  }

  private func takeEvents() throws(CommandError) {
    let (events, dropped) = inbox.withLock { $0.take() }
    if dropped > 0 {
      browser.tell("\(dropped) keys came faster than they can be typed, and were left out", .detail)
    }
    for event in events where !browser.isOver {
      switch event {
      case .key(let key): autoreleasePool { browser.handle(key) }
      case .resized:
        let (columns, rows) = terminal.size
        frame = Frame(columns: columns, rows: rows, looks: looks)
        browser.resize(columns: columns, rows: rows)
      case .resumed: frame.forget()
      case .hungUp: throw CommandError(.hungUp, "the terminal hung up")
      }
    }
  }

  private func takePrinted() {
    let (lines, end) = printed.take()
    for line in lines { browser.print(line) }
    terminal.noteShown(end)
  }

  private func draw() {
    terminal.write(frame.update(to: browser.lines()))
  }

  // MARK: Screens

  private func open(isNew: Bool) throws {
    defer { HeldWarnings.flush() }
    var request = command.options.request(for: command.plugin)
    if let watched {
      browser.tell("Building \(command.plugin)…", .detail)
      draw()
      // Waiting for the compiler replaces the signal handlers.
      defer { terminal.catchSignals() }
      let modules = try watched.modules(isChanged: isNew)
      request.name(modules)
      if !modules.warnings.isEmpty { try Output.diagnostic.write(modules.warnings) }
    } else {
      PluginSources.warnIfNewer(than: command.plugin)
    }
    if let isolated { host.keptState = isolated.savedState() }
    browser.close()
    try autoreleasePool { browser.show(try screen(for: request, isNew: isNew)) }
    if watched != nil { browser.tell("\(command.plugin) is shown as it is now", .detail) }
  }

  private func screen(for request: ScreenRequest, isNew: Bool) throws -> any LiveScreen {
    let isIsolated = command.isolation.isolated
    if watched != nil, !isIsolated, isNew || loaded == nil {
      // First unload the old build, which an open screen would prevent.
      let hadBuild = loaded != nil
      do throws(ScreenError) {
        try host.loadOthers(request.otherPlugins, copying: true)
        loaded = try host.renew(
          &loaded, from: request.plugin, progress: TerminalProgress(catchesInterrupts: false))
      } catch {
        guard hadBuild, error.needsNewProcess, let watched else { throw error }
        terminal.leave()
        watched.startAnew(because: error, keeping: host.keptState)
      }
    }
    if isIsolated {
      let screen = try IsolatedLiveSession.open(
        request, options: command.isolation.processOptions(data: command.options.data),
        memoryLimit: command.isolation.memoryLimit, keptState: host.keptState
      ) { [watched] file in watched?.willRead(file) }
      screen.onLog = { line, isError in Output.complain(line, as: isError ? .error : .warning) }
      longestTurn = screen.longestTurn
      if watched != nil { isolated = screen }
      return screen
    }
    if let file = ScreenData.file(for: loaded, request) { watched?.willRead(file) }
    return try LiveSession.open(request, in: host)
  }

  // MARK: Watching

  private func lookAtFiles() throws {
    guard let watched, Date() >= nextLook else { return }
    nextLook = Date(timeIntervalSinceNow: WatchPolicy.pause)
    guard let seen = watched.seesChange() else { return }
    if let other = seen.other, !host.loader.plugins.isEmpty {
      if let loaded {
        host.keepState(of: loaded, progress: TerminalProgress(catchesInterrupts: false))
      }
      terminal.leave()
      watched.startAnew(becauseOf: other, keeping: host.keptState)
    }
    try tellingFailures(isFirst: false) { try open(isNew: seen.plugin || seen.other != nil) }
  }

  private func tellingFailures(isFirst: Bool, _ body: () throws -> Void) throws {
    try policy.run(isFirst: isFirst, tell: { browser.tell($0.description, .error) }, body)
  }
}
