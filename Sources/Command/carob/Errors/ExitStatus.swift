import CarobLibc

/// The exit status of the command, with the numbers of `sysexits.h`.
enum ExitStatus: Int32 {
  /// A test failed.
  case testsFailed = 1
  /// Wrong usage (`EX_USAGE`).
  case usage = 64
  /// Malformed data (`EX_DATAERR`).
  case badData = 65
  /// A file does not exist or cannot be read (`EX_NOINPUT`).
  case noInput = 66
  /// A service or a program is missing, or does not answer properly (`EX_UNAVAILABLE`).
  case unavailable = 69
  /// A failure in carob itself (`EX_SOFTWARE`).
  case internalError = 70
  /// A file or folder cannot be written (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Output cannot be written (`EX_IOERR`).
  case outputFailed = 74
  /// The file is no plugin, or the plugin fails (`EX_CONFIG`).
  case badPlugin = 78
  /// Ctrl-C (`SIGINT`). The numbers for signals are those of shells.
  case interrupted = 130
  /// The terminal hung up (`SIGHUP`).
  case hungUp = 129
  /// A request to end (`SIGTERM`).
  case terminated = 143

  /// Returns the status of a command that a signal has ended.
  init(endedBy signal: Int32) {
    switch signal {
    case SIGTERM: self = .terminated
    case SIGHUP: self = .hungUp
    default: self = .interrupted
    }
  }

  /// Whether a signal ended the command. Then the user needs no message.
  var isBySignal: Bool { rawValue > 128 }

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
