import CProcess
import CarobLibc

package enum SignalName {
  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP",
    SIGILL: "SIGILL", SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE",
    SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTERM: "SIGTERM",
    SIGPROF: "SIGPROF",
    SIGTRAP: "SIGTRAP", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2", SIGVTALRM: "SIGVTALRM",
    SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]

  /// Returns the name, such as `SIGSEGV`; `signal 40` for one without a name here.
  package static func of(_ signal: Int32) -> String { names[signal] ?? "signal \(signal)" }

  /// Returns the system's description of a signal: `Segmentation fault`.
  package static func words(for signal: Int32) -> String { String(cString: strsignal(signal)) }
}

/// The signals of crashes.
package enum CrashSignal {
  /// Returns whether a signal means a crash.
  package static func includes(_ signal: Int32) -> Bool { carob_process_is_crash(signal) }

  /// All signals of crashes.
  package static let all = (1..<32).filter(includes)

  /// Returns whether a signal means an invalid memory access, as through objects that were freed too early.
  package static func isOfMemory(_ signal: Int32) -> Bool { [SIGSEGV, SIGBUS].contains(signal) }

  /// The environment variable that finds such objects, and its effect, as a clause without a subject.
  package static let zombies = (
    variable: "CAROB_ZOMBIES=1", effect: "names objects that were freed too early"
  )

  /// Returns an environment in which Swift prints no backtrace of a crash. A process whose crash this one reports needs
  /// none, and would only end later.
  package static func withoutBacktrace(_ environment: [String: String]) -> [String: String] {
    environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }
}
