import CProcess
import CarobLibc

package enum ProcessEnd: Equatable, Sendable, Codable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)
  /// Killed, but held by a process that traces it, such as a debugger. The value is its process ID.
  case held(pid_t)
  /// Other code in this process, such as a plugin's, has reaped it.
  case unknown

  /// Reads the status from `waitpid` for a process that has ended.
  package init(waitStatus: Int32) {
    // The low seven bits are the signal, if one ended it; the next byte is the status.
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
  }

  /// The signal that ended it; nil when it exited.
  package var signal: Int32? {
    if case .signalled(let signal) = self { signal } else { nil }
  }

  /// Whether the process exited with status 0.
  package var isSuccess: Bool { self == .exited(EXIT_SUCCESS) }

  /// The end of a sentence that begins with the process.
  package var description: String {
    switch self {
    case .exited(let status): "ended with exit status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .held(let process): "was killed, but a debugger may hold its process \(process)"
    case .unknown: "ended, and other code has waited for it"
    }
  }

  /// Ends this process in the same way, but without a core file.
  package func endThisProcess() -> Never {
    switch self {
    case .exited(let status): carob_process_end_as(status << 8)
    case .signalled(let signal): carob_process_end_as(signal)
    case .held, .unknown: carob_process_end_as(SIGKILL)
    }
  }
}
