import CarobLibc

/// Keeps Ctrl-C, other signals that end a process, and the ends of children waiting until somebody asks for them, so that
/// none is missed between two looks. [main-thread]
struct HeldSignals {
  private var held = sigset_t()
  private var before = sigset_t()

  /// The signals that end the command once its child has ended, and how.
  static let endings: [Int32: ExitStatus] = [
    SIGINT: .interrupted, SIGTERM: .terminated, SIGHUP: .hungUp,
  ]

  /// Begins to hold them.
  init() {
    // Where it is ignored, the system would take children away by itself.
    signal(SIGCHLD, SIG_DFL)
    sigemptyset(&held)
    for signal in Self.endings.keys { sigaddset(&held, signal) }
    sigaddset(&held, SIGCHLD)
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets them go where they went before.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Gives a child the signals that this process had, without which it would inherit that they are held, and
  /// that `SIGPIPE` is ignored. Those that end it reach it even if whoever started this process had blocked them.
  func restore(in attributes: inout posix_spawnattr_t) {
    var mask = before
    for signal in Self.endings.keys { sigdelset(&mask, signal) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, CShort(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// Waits for the end of a child. A signal is handed on to it, and its end waited for all the same.
  ///
  /// - Throws: `CommandError` with the status for the signal.
  func wait(for child: pid_t) throws(CommandError) -> ChildCommand.Outcome {
    var ending: ExitStatus?
    while true {
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child {
        // A signal may have come while the child ended.
        if let ending = ending ?? next(waiting: false)?.ending { throw CommandError(ending, "") }
        return ChildCommand.Outcome(waitStatus: status)
      }
      guard let (signal, signalEnding, isForGroup) = next(waiting: true) else { continue }
      ending = signalEnding
      // A terminal has sent it to the child as well.
      if !isForGroup { kill(child, signal) }
    }
  }

  /// The next signal that ends the command.
  ///
  /// - Parameter waiting: whether to wait for a signal of any kind.
  /// - Returns: nil when there is none, or it was another one.
  private func next(waiting: Bool) -> (signal: Int32, ending: ExitStatus, isForGroup: Bool)? {
    var signals = held
    if !waiting { sigdelset(&signals, SIGCHLD) }
    var information = siginfo_t()
    var noTime = timespec()
    let signal =
      waiting ? sigwaitinfo(&signals, &information) : sigtimedwait(&signals, &information, &noTime)
    return Self.endings[signal].map { ending in
      (signal, ending, signal == SIGINT && information.si_code > 0)
    }
  }
}
