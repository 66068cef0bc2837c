import CarobLibc
import CarobRuntime

/// The end of a process.
struct ProgramEnd {
  /// The number that it returned, or the number of the signal that ended it; -1 when that is not known.
  let status: Int32
  /// Whether a signal ended it.
  let isSignal: Bool

  /// Waits until a process has ended. It is not reaped, so that its number stays its own.
  ///
  /// Other code in this process may wait for it as well, and take the status away. That is said in the log.
  init(waitingFor process: pid_t) {
    var info = siginfo_t()
    var result: Int32
    repeat {
      // SAFETY: the structure is this function's own.
      result = waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT)
    } while result != 0 && errno == EINTR
    guard result == 0 else {
      RuntimeLog.warning(
        "NSTask: other code has waited for the process \(process), so its status is not known")
      (status, isSignal) = (-1, false)
      return
    }
    status = info._sifields._sigchld.si_status
    isSignal = info.si_code != CLD_EXITED
  }

  /// Reaps a process that has ended.
  static func reap(_ process: pid_t) {
    // SAFETY: no status is asked for.
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
