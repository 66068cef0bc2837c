#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Keeps Ctrl-C and the ends of children waiting until somebody asks for them, so that none is missed between
/// two looks. [main-thread]
struct HeldSignals {
  private var held = sigset_t()
  private var before = sigset_t()

  /// Begins to hold them.
  init() {
    // Where it is ignored, the system would take children away by itself.
    signal(SIGCHLD, SIG_DFL)
    sigemptyset(&held)
    sigaddset(&held, SIGINT)
    sigaddset(&held, SIGCHLD)
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets them go where they went before.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Gives a child the signals that this process had, without which it would inherit that they are held, and
  /// that `SIGPIPE` is ignored. Ctrl-C it gets even if whoever started this process had blocked it.
  func restore(in attributes: inout posix_spawnattr_t) {
    var mask = before
    sigdelset(&mask, SIGINT)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, CShort(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// Waits for the end of a child. Ctrl-C is handed on to it, and its end waited for all the same.
  ///
  /// - Parameter deadline: after how long the child is killed; nil for never.
  /// - Throws: `CommandError` with the status `interrupted` after Ctrl-C.
  func wait(
    for child: pid_t, deadline: Duration?
  ) throws(CommandError) -> ChildCommand.Outcome {
    let end = deadline.map { ContinuousClock.now + $0 }
    var (wasInterrupted, isOverdue) = (false, false)
    while true {
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child {
        if wasInterrupted || takePendingInterrupt() { throw CommandError(.interrupted, "") }
        if isOverdue { return .overdue }
        // The low seven bits are the signal, if one ended it; the next byte is the status.
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
      }
      var information = siginfo_t()
      if next(&information, before: isOverdue ? nil : end) == SIGINT {
        wasInterrupted = true
        // A terminal has sent it to the child as well.
        if information.si_code <= 0 { kill(child, SIGINT) }
      } else if !isOverdue, let end, end <= .now {
        isOverdue = true
        kill(child, SIGKILL)
      }
    }
  }

  /// The next signal; negative when none came before the end.
  private func next(
    _ information: inout siginfo_t, before end: ContinuousClock.Instant?
  ) -> CInt {
    var held = held
    guard let end else { return sigwaitinfo(&held, &information) }
    let rest = max(.zero, end - .now).components
    var time = timespec(tv_sec: Int(rest.seconds), tv_nsec: Int(rest.attoseconds / 1_000_000_000))
    return sigtimedwait(&held, &information, &time)
  }

  /// Whether Ctrl-C was pressed while the child ended.
  private func takePendingInterrupt() -> Bool {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    var noTime = timespec()
    return sigtimedwait(&interrupt, nil, &noTime) == SIGINT
  }
}
