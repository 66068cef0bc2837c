import CProcess
import CarobLibc
import CarobRuntime

/// A process that was started, from its start to the moment when its end was taken note of: it is not left as a zombie.
/// One that another process keeps is collected later, when the next one is started. [any-thread]
///
/// Foundation's `Process` brings a run loop and threads of its own, and now and then misses the end of a child.
package final class ChildProcess: Sendable {
  /// What a process gets from this one, besides its arguments, environment and standard streams.
  package enum Kind: Sendable {
    /// A part of this program, which is the same wherever the program runs: no signal is blocked or ignored, as the host
    /// may have it, and no other descriptor is open.
    case ownProgram
    /// A command, as a shell would run it. It is looked for on the search path. Signals that were ignored for this process are
    /// ignored there, so that `nohup` counts for a compiler too; other descriptors stay open, with which a compiler takes part
    /// in the jobs of `make`.
    case command
  }

  private struct State {
    let pid: pid_t
    var end: ProcessEnd?
    var wasKilled = false
    /// Whether it was waited for in vain after it was killed.
    var isHeld = false
  }

  private let state: Locked<State>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: all of it.
  ///   - descriptors: which of ours become its 0, 1, 2 and so on.
  ///   - ending: the signal that the kernel sends it when the calling thread ends, in whatever way; nil for none.
  /// - Throws: `ProcessError` when it cannot be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], descriptors: [CInt],
    kind: Kind = .ownProgram, ending: Int32? = nil
  ) throws(ProcessError) {
    Self.left.withLock { $0.removeAll { Self.look($0) != nil } }
    var start = carob_process_start()
    start.ending = ending ?? 0
    switch kind {
    case .ownProgram:
      sigfillset(&start.defaults)
      sigemptyset(&start.blocked)
    case .command:
      sigemptyset(&start.defaults)
      // Carob ignores it for its own sake.
      sigaddset(&start.defaults, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, nil, &start.blocked)
      start.keeps_descriptors = true
    }
    let programs = kind == .command ? SearchPath.paths(of: program) : [program]
    let child = Self.withCStrings(programs) { programs in
      Self.withCStrings([program] + arguments) { arguments in
        Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
          descriptors.withUnsafeBufferPointer { descriptors in
            start.programs = programs
            start.arguments = arguments
            start.environment = environment
            start.descriptors = descriptors.baseAddress
            start.descriptor_count = CInt(descriptors.count)
            // SAFETY: everything that it reads is there during the call.
            return carob_process_spawn(&start)
          }
        }
      }
    }
    if child < 0 { throw ProcessError("\(program): cannot be started") }
    state = Locked(State(pid: child))
  }

  deinit {
    if case .held(let pid) = end(within: 0).end { Self.left.withLock { $0.append(pid) } }
  }

  /// Hands out strings as C wants them: a list of pointers that ends with null. Leaves `errno` as `body` does.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    // SAFETY: the list is there during the call, and has one element at least.
    let result = copies.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped) }
    let number = errno
    for copy in copies { free(copy) }
    errno = number
    return result
  }

  /// Those that another process still kept when nobody wanted to know of their end any more.
  private static let left = Locked<[pid_t]>([])

  /// How many milliseconds it is waited for when it was told to end, and again when it was killed.
  private static let timeout = 2000

  /// Sends it a signal, unless it has ended.
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
  package func end(within milliseconds: Int) -> (end: ProcessEnd, wasKilled: Bool) {
    let isHeld = state.withLock { $0.isHeld }
    var end = wait(isHeld ? 0 : milliseconds)
    for signal in [Worker.endingSignal, SIGKILL] where end == nil && !isHeld {
      kill(signal)
      end = wait(Self.timeout)
    }
    return state.withLock { state in
      state.isHeld = end == nil
      return (end ?? .held(state.pid), state.wasKilled)
    }
  }

  private func wait(_ milliseconds: Int) -> ProcessEnd? {
    for _ in 0..<milliseconds {
      if let end = outcome { return end }
      usleep(1000)
    }
    return outcome
  }

  /// How it ended; nil while it runs.
  package var outcome: ProcessEnd? { state.withLock { Self.look(&$0) } }

  private static func look(_ state: inout State) -> ProcessEnd? {
    if state.end == nil { state.end = look(state.pid) }
    return state.end
  }

  /// How a child has ended; its number is free then.
  private static func look(_ pid: pid_t) -> ProcessEnd? {
    var status: Int32 = 0
    let result = carob_process_wait(pid, &status, WNOHANG)
    if result == 0 || result < 0 && errno == EINTR { return nil }
    return result < 0 ? .unknown : ProcessEnd(waitStatus: status)
  }
}

/// The function of the system, which has the name of a method here.
private func systemKill(_ pid: pid_t, _ signal: Int32) -> Int32 { kill(pid, signal) }
