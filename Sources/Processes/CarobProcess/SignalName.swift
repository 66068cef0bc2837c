import CProcess
import CarobLibc

/// The names of signals.
package enum SignalName {
  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP",
    SIGILL: "SIGILL", SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE",
    SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTERM: "SIGTERM",
    SIGPROF: "SIGPROF",
    SIGTRAP: "SIGTRAP", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2", SIGVTALRM: "SIGVTALRM",
    SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]

  /// `SIGSEGV`; `signal 40` for one without a name here.
  package static func of(_ signal: Int32) -> String { names[signal] ?? "signal \(signal)" }

  /// The system's words for a signal: `Segmentation fault`.
  package static func words(for signal: Int32) -> String { String(cString: strsignal(signal)) }
}

/// The signals by which a process ends that has done what it may not.
package enum CrashSignal {
  /// Whether a signal is one of them.
  package static func includes(_ signal: Int32) -> Bool { carob_process_is_crash(signal) }

  /// All of them.
  package static let all = (1..<32).filter(includes)

  /// Whether a signal tells of memory that is not there, as objects do that were freed too early.
  package static func isOfMemory(_ signal: Int32) -> Bool { [SIGSEGV, SIGBUS].contains(signal) }

  /// The variable of the environment that finds such objects, and what it does, as a clause without a subject.
  package static let zombies = (
    variable: "CAROB_ZOMBIES=1", effect: "names objects that were freed too early"
  )
}
