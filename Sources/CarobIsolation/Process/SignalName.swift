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
}
