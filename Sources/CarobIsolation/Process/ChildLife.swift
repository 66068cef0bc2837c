import CIsolation
import CarobRuntime
import CarobLibc

/// A process that was started, from its start to the moment when its end was taken note of: it is not left as a zombie.
/// One that another process keeps is collected later, when the next one is started. [any-thread]
package final class ChildLife: Sendable {
  /// How it ended.
  package enum End: Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It was killed, but another process traces it, and keeps it. This is its number.
    case held(pid_t)
  }

  private struct State {
    let pid: pid_t
    var end: End?
    var wasKilled = false
    /// Whether it was waited for in vain after it was killed.
    var isHeld = false
  }

  private let state: Locked<State>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: all of it.
  ///   - descriptors: which of ours become its 0, 1, 2 and so on. It gets no others.
  /// - Throws: `IsolationError` when it cannot be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    descriptors: [CInt]
  ) throws(IsolationError) {
    Self.left.withLock { $0.removeAll { Self.look($0) != nil } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // First to where none of the new numbers is, so that no descriptor is overwritten before its turn.
    let above = (descriptors.max() ?? 0) + CInt(descriptors.count)
    for (index, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, above + CInt(index))
    }
    for index in descriptors.indices {
      posix_spawn_file_actions_adddup2(&actions, above + CInt(index), CInt(index))
    }
    _ = carob_isolation_close_from(&actions, CInt(descriptors.count))
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The host may have blocked signals, or ignore them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var child = pid_t()
    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for copy in words + variables { free(copy) } }
    let failure = posix_spawn(
      &child, program, &actions, &attributes, words + [nil], variables + [nil])
    if failure != 0 {
      throw IsolationError(
        .notStarted, "\(program): cannot be started: \(String(cString: strerror(failure)))")
    }
    state = Locked(State(pid: child))
  }

  deinit {
    if case .held(let pid) = end(within: 0).end { Self.left.withLock { $0.append(pid) } }
  }

  /// Those that another process still kept when nobody wanted to know of their end any more.
  private static let left = Locked<[pid_t]>([])

  /// How many milliseconds it is waited for when it was told to end, and again when it was killed.
  private static let timeout = 2000

  /// Ends it, unless it has ended.
  ///
  /// - Parameter signal: one that it may see to, to end what it has left behind.
  package func kill(_ signal: Int32 = SIGKILL) {
    state.withLock { state in
      guard Self.look(&state) == nil else { return }
      // Nobody else has the number: it is not free before its end was taken note of.
      state.wasKilled = true
      _ = systemKill(state.pid, signal)
    }
  }

  /// Waits a little for its end, then ends it.
  ///
  /// - Parameter milliseconds: how long it is given to end by itself.
  /// - Returns: how it ended, and whether it had to be ended.
  package func end(within milliseconds: Int) -> (end: End, wasKilled: Bool) {
    let isHeld = state.withLock { $0.isHeld }
    var end = wait(isHeld ? 0 : milliseconds)
    for signal in [PluginProcess.endingSignal, SIGKILL] where end == nil && !isHeld {
      kill(signal)
      end = wait(Self.timeout)
    }
    return state.withLock { state in
      state.isHeld = end == nil
      return (end ?? .held(state.pid), state.wasKilled)
    }
  }

  private func wait(_ milliseconds: Int) -> End? {
    for _ in 0..<milliseconds {
      if let end = state.withLock({ Self.look(&$0) }) { return end }
      usleep(1000)
    }
    return state.withLock { Self.look(&$0) }
  }

  /// How it ended; nil while it runs.
  package var outcome: End? { state.withLock { Self.look(&$0) } }

  /// Whether it has ended.
  private static func look(_ state: inout State) -> End? {
    if state.end == nil { state.end = look(state.pid) }
    return state.end
  }

  /// Whether a child has ended; its number is free then.
  private static func look(_ pid: pid_t) -> End? {
    var status: Int32 = 0
    let result = carob_isolation_wait(pid, &status, WNOHANG)
    if result == 0 || result < 0 && errno == EINTR { return nil }
    // The low seven bits are the signal, if one ended it; the next byte is the status.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }
}

/// The function of the system, which has the name of a method here.
private func systemKill(_ pid: pid_t, _ signal: Int32) -> Int32 { kill(pid, signal) }
