import CarobLibc
import CarobProcess
import CarobRuntime
import CarobScreens
import Foundation

/// A plugin that another process serves: starts that process, and another one when the plugin has changed.
@MainActor
struct ServedPlugin {
  private let command: ServeCommand
  private var setup: ServerSetup
  private var plugin: WatchedPlugin?
  private var child: ServerChild?
  /// One for all that is waited for, so that no signal comes between two of them.
  private let signals = InterruptSignal(InterruptSignal.endings, once: false)

  /// Without its address there is no server, whatever the plugin becomes.
  private let policy: WatchPolicy

  /// How long to wait between two looks, in milliseconds.
  private static let pause = Int32(WatchPolicy.pause * 1000)

  /// Finds the plugin.
  ///
  /// - Throws: `CommandError` when there is none.
  init(_ command: ServeCommand) throws {
    self.command = command
    policy = WatchPolicy(isWatching: command.watch, alsoEndingAtFirst: [.unavailable])
    setup = ServerSetup(
      command.options.request(for: command.plugin), host: command.host, port: command.port,
      isShared: command.shared, isWatched: command.watch)
    if command.isolation.isolated {
      setup.isolation = ServerSetup.Isolation(
        deadline: command.isolation.deadline ?? 5, memoryLimit: command.isolation.memoryLimit)
    }
    if command.watch {
      plugin = try WatchedPlugin(command.plugin, after: nil, file: PluginHost.file)
    }
  }

  /// Serves until a signal comes.
  ///
  /// - Throws: `CommandError` when there is no server, or the plugin ends it; with the status for a signal that came.
  mutating func run() throws {
    if plugin == nil {
      PluginSources.warnIfNewer(than: command.plugin)
      HeldWarnings.flush()
    }
    try tellingFailures(isFirst: true) { (served) in
      try served.build()
      try served.start()
    }
    while true {
      switch try wait() {
      case .changed: try tellingFailures { (served) in try served.renew() }
      case .ended(let outcome):
        child = nil
        let error = Self.error(ofEnd: outcome)
        guard plugin != nil else { throw error }
        FailureReport.tell(error)
      }
    }
  }

  // MARK: Waiting

  private enum Event {
    case changed
    case ended(ProcessEnd)
  }

  private mutating func wait() throws(CommandError) -> Event {
    while true {
      try endIfAsked()
      if let outcome = child?.outcome { return .ended(outcome) }
      if plugin?.seesChange() == true { return .changed }
      usleep(UInt32(Self.pause) * 1000)
    }
  }

  /// - Throws: `CommandError` with the status for a signal that came, after the end of the process that serves.
  private mutating func endIfAsked() throws(CommandError) {
    guard let (signal, _) = signals.next() else { return }
    child?.end()
    child = nil
    throw CommandError(ExitStatus(endedBy: signal), "interrupted")
  }

  // MARK: Starting

  private mutating func build() throws {
    guard let module = try plugin?.module(isChanged: true) else { return }
    try Output.diagnostic.write(module.warnings)
    setup.request.plugin = module.path
  }

  private mutating func renew() throws {
    do {
      try build()
    } catch {
      let error = CommandError.any(error)
      child?.tell("\(error.description); the terminal of carob serve has the messages")
      throw error
    }
    // In a process of its own, nothing of the last build is in its way. The pages come back by themselves.
    child?.end()
    child = nil
    try start()
  }

  private mutating func start() throws(CommandError) {
    let child = try ServerChild(setup)
    self.child = child
    while true {
      let report = child.report(within: Self.pause)
      try endIfAsked()
      switch report {
      case .value(.listening(let port, let token)): return try announce(port, token)
      case .value(.failed(let status, let sentence, let advice, let place)):
        self.child = nil
        child.end()
        throw CommandError(
          ExitStatus(rawValue: Int32(status)) ?? .internalError, sentence, advice: advice,
          place: place)
      case .ended, .malformed:
        self.child = nil
        throw child.endAfterLostLine().map(Self.error) ?? Self.lineIsLost
      case .nothing:
        // A copy that the plugin has made may hold the line open.
        guard let end = child.outcome else { break }
        self.child = nil
        throw Self.error(ofEnd: end)
      }
    }
  }

  private static let lineIsLost = CommandError(
    .badPlugin,
    "the plugin wrote to, or closed, a file descriptor that it had not opened, through which carob learns of the server",
    advice: "look for a descriptor that the plugin uses after it was closed")

  private static func error(ofEnd outcome: ProcessEnd) -> CommandError {
    let (sentence, advice) = PluginEnd.cause(ofEndBy: outcome.signal)
    return CommandError(.badPlugin, sentence, advice: advice)
  }

  /// Says where the page is, unless it is where it was.
  private mutating func announce(_ port: Int, _ token: String) throws(CommandError) {
    let isNew = setup.token == nil
    setup.port = port
    setup.token = token
    guard isNew else { return }
    let host = command.host.contains(":") ? "[\(command.host)]" : command.host
    let url = "http://\(host):\(port)/#\(token)"
    try Output.standard.write(url + "\n")
    if command.open { try PageOpening.open(url) }
  }

  /// Runs `body`. When what goes wrong ends the command, the server is ended, too.
  private mutating func tellingFailures(
    isFirst: Bool = false, _ body: (inout Self) throws -> Void
  ) throws {
    do throws(CommandError) {
      let policy = policy
      try policy.run(isFirst: isFirst, tell: FailureReport.tell) { try body(&self) }
    } catch {
      child?.end()
      child = nil
      throw error
    }
  }
}
