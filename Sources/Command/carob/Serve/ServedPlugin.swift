import CarobLibc
import CarobProcess
import CarobRuntime
import CarobScreens
import Foundation

/// Serves a plugin in a server, and starts another one when the plugin has changed.
@MainActor
struct ServedPlugin {
  private let command: ServeCommand
  private var setup: ServerSetup
  private var plugins: WatchedPlugins?
  private var child: ServerChild?
  /// One object for all waits, so that no signal is lost between them.
  private let signals = InterruptSignal(InterruptSignal.endings, once: false)

  /// An unusable address ends the command, because no change of the plugin can help.
  private let policy: WatchPolicy

  /// The time between two polls, in milliseconds.
  private static let pause = Int32(WatchPolicy.pause * 1000)

  /// Finds the plugin.
  ///
  /// - Throws: `CommandError` when it does not exist.
  init(_ command: ServeCommand) throws {
    self.command = command
    policy = WatchPolicy(isWatching: command.watch, alsoEndingAtFirst: [.unavailable])
    setup = ServerSetup(
      command.options.request(for: command.plugin), host: command.host, port: command.port,
      isShared: command.shared, isWatched: command.watch)
    if command.isolation.isolated {
      setup.isolation = ServerSetup.Isolation(
        deadline: command.isolation.timeLimit, memoryLimit: command.isolation.memoryLimit)
    }
    if command.watch {
      plugins = try WatchedPlugins(setup.request, after: nil)
    }
  }

  /// Serves until a signal comes.
  ///
  /// - Throws: `CommandError` when the server cannot start, or the plugin ends it; or with the status for a signal.
  mutating func run() throws {
    if plugins == nil {
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
        guard plugins != nil else { throw error }
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
      if let seen = plugins?.seesChange(), seen.plugin || seen.other != nil { return .changed }
      usleep(UInt32(Self.pause) * 1000)
    }
  }

  /// - Throws: `CommandError` with the status for a signal, after ending the server.
  private mutating func endIfAsked() throws(CommandError) {
    guard let (signal, _) = signals.next() else { return }
    child?.end()
    child = nil
    throw CommandError(ExitStatus(endedBy: signal), "interrupted")
  }

  // MARK: Starting

  private mutating func build() throws {
    guard let modules = try plugins?.modules(isChanged: true) else { return }
    try Output.diagnostic.write(modules.warnings)
    setup.request.name(modules)
  }

  private mutating func renew() throws {
    do {
      try build()
    } catch {
      let error = CommandError.any(error)
      child?.tell("\(error.description); the terminal of carob serve has the messages")
      throw error
    }
    if let child { setup.keptState = child.stateToKeep(before: setup.keptState) }
    // A new server does not need the old build unloaded. The pages reconnect.
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
      case .nothing, .value(.state):
        // A fork that the plugin made may keep the connection open.
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

  /// Prints the URL at the first start.
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

  /// Runs `body`. If an error ends the command, ends the server, too.
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
