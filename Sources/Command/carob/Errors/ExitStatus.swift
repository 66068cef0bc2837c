import CarobLibc

/// How the command ended; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  /// A test failed.
  case testsFailed = 1
  /// The command was used in a wrong way (`EX_USAGE`).
  case usage = 64
  /// The data is wrong (`EX_DATAERR`).
  case badData = 65
  /// A file does not exist or cannot be read (`EX_NOINPUT`).
  case noInput = 66
  /// A service or program that is needed is not there, or does not answer as it should (`EX_UNAVAILABLE`).
  case unavailable = 69
  /// Something that this program should have dealt with (`EX_SOFTWARE`).
  case internalError = 70
  /// A file or folder cannot be made (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Output cannot be written (`EX_IOERR`).
  case outputFailed = 74
  /// The plugin is no plugin, or fails (`EX_CONFIG`).
  case badPlugin = 78
  /// Ctrl-C (`SIGINT`). These numbers are what shells give for signals.
  case interrupted = 130
  /// The terminal hung up (`SIGHUP`).
  case hungUp = 129
  /// Somebody asked it to end (`SIGTERM`).
  case terminated = 143

  /// The status of a command that a signal has ended.
  init(endedBy signal: Int32) {
    switch signal {
    case SIGTERM: self = .terminated
    case SIGHUP: self = .hungUp
    default: self = .interrupted
    }
  }

  /// Whether a signal ended it, whose sender knows.
  var isBySignal: Bool { rawValue > 128 }

  /// What JSON calls it.
  var kind: String {
    switch self {
    case .testsFailed: "testsFailed"
    case .usage: "usage"
    case .badData: "badData"
    case .noInput: "noInput"
    case .unavailable: "unavailable"
    case .internalError: "internalError"
    case .cannotCreate: "cannotCreate"
    case .outputFailed: "outputFailed"
    case .badPlugin: "badPlugin"
    case .interrupted: "interrupted"
    case .hungUp: "hungUp"
    case .terminated: "terminated"
    }
  }
}
