import CProcess
import CarobLibc
import CarobRuntime

/// A started process, until it was reaped. If a debugger holds a killed process, it is reaped
/// later, when the next one is started. [any-thread]
///
/// Not Foundation's `Process`, which has a run loop and threads, and sometimes misses the end of a child.
package final class ChildProcess: Sendable {
  /// The signals and descriptors that a process inherits.
  package enum Kind: Sendable {
    /// A part of this program, independent of its environment: no signals are blocked or ignored,
    /// and no other descriptors are open.
    case ownProgram
    /// A command, run as by a shell, and found on the search path. It inherits ignored signals, so that `nohup` also
    /// works for a compiler, and open descriptors, so that a compiler takes part in the jobs of `make`.
    case command
  }

  private struct State {
    let pid: pid_t
    var end: ProcessEnd?
    var wasKilled = false
    /// Whether waiting failed after the process was killed.
    var isHeld = false
  }

  private let state: Locked<State>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: the program's `argv[0]`; nil for `program`.
  ///   - environment: the whole environment.
  ///   - descriptors: our descriptors that become its 0, 1, 2 and so on; nil for `/dev/null`.
  ///   - ending: the signal that the kernel sends it when the calling thread ends, in any way; nil for none.
  /// - Throws: `ProcessError` when it cannot be started.
  package init(
    _ program: String, _ arguments: [String], name: String? = nil, environment: [String: String],
    descriptors: [CInt?], kind: Kind = .ownProgram, ending: Int32? = nil
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
      // Carob ignores SIGPIPE only for itself.
      sigaddset(&start.defaults, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, nil, &start.blocked)
      start.keeps_descriptors = true
    }
    let needsNothing = descriptors.contains(nil)
    let nothing = needsNothing ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1
    if needsNothing, nothing < 0 { throw ProcessError("/dev/null: cannot be opened") }
    defer { if needsNothing { close(nothing) } }
    let programs = kind == .command ? SearchPath.paths(of: program) : [program]
    let child = Self.withCStrings(programs) { programs in
      Self.withCStrings([name ?? program] + arguments) { arguments in
        Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
          descriptors.map { $0 ?? nothing }.withUnsafeBufferPointer { descriptors in
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

  /// Calls `body` with C strings in a list that ends with null. Preserves the `errno` of `body`.
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

  /// Killed processes that were still held when nothing waited for them any more.
  private static let left = Locked<[pid_t]>([])

  /// The time to wait after each signal, in milliseconds.
  private static let timeout = 2000

  /// Sends a signal, unless the process has ended.
  ///
  /// - Parameter signal: a signal that the process may handle, to end its own children.
  package func kill(_ signal: Int32 = SIGKILL) {
    state.withLock { state in
      guard Self.look(&state) == nil else { return }
      // The process ID is not reused before the process was reaped.
      state.wasKilled = true
      _ = systemKill(state.pid, signal)
    }
  }

  /// Waits for the process to end, and then ends it.
  ///
  /// - Parameter milliseconds: the time for it to end by itself.
  /// - Returns: its end, and whether it was killed.
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

  /// The ID of the process. Another process may have it once `outcome` is there.
  package var pid: pid_t { state.withLock { $0.pid } }

  /// The end of the process; nil while it is running.
  package var outcome: ProcessEnd? { state.withLock { Self.look(&$0) } }

  private static func look(_ state: inout State) -> ProcessEnd? {
    if state.end == nil { state.end = look(state.pid) }
    return state.end
  }

  /// Reaps a child that has ended; its ID may be reused then.
  private static func look(_ pid: pid_t) -> ProcessEnd? {
    var status: Int32 = 0
    let result = carob_process_wait(pid, &status, WNOHANG)
    if result == 0 || result < 0 && errno == EINTR { return nil }
    return result < 0 ? .unknown : ProcessEnd(waitStatus: status)
  }
}

/// Calls the system's function, whose name a method here shadows.
private func systemKill(_ pid: pid_t, _ signal: Int32) -> Int32 { kill(pid, signal) }
