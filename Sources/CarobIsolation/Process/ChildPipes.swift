import CIsolation
import CarobLibc

/// The descriptors between a process and one that it starts. Those that nobody takes are closed.
final class ChildPipes {
  /// Where the child's descriptors are, besides the standard streams.
  static let socketNumber: CInt = 3
  static let noteNumber: CInt = 4

  /// What both map, and its file.
  let note: HandlerNote
  private let noteFile: CInt
  /// Our ends, then the child's.
  private var socket: (CInt, CInt) = (-1, -1)
  private var output: (CInt, CInt) = (-1, -1)
  private var errors: (CInt, CInt) = (-1, -1)

  /// - Throws: `IsolationError` when there are no descriptors left.
  init() throws(IsolationError) {
    var file: CInt = -1
    guard let note = HandlerNote(makingFile: &file) else {
      throw Self.failure("no memory can be shared")
    }
    (self.note, noteFile) = (note, file)
    var ends: [CInt] = [-1, -1]
    // The type is an enumeration in one C library and a number in the other.
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw Self.failure("no socket is left")
    }
    socket = (ends[0], ends[1])
    guard carob_isolation_pipe(&ends) == 0 else { throw Self.failure("no pipe is left") }
    output = (ends[0], ends[1])
    guard carob_isolation_pipe(&ends) == 0 else { throw Self.failure("no pipe is left") }
    errors = (ends[0], ends[1])
  }

  deinit {
    for descriptor in [noteFile, socket.0, socket.1, output.0, output.1, errors.0, errors.1]
    where descriptor >= 0 {
      close(descriptor)
    }
  }

  private static func failure(_ reason: String) -> IsolationError {
    IsolationError(.notStarted, "\(reason): \(String(cString: strerror(errno)))")
  }

  /// Starts the child, and closes its ends here.
  func spawn(_ options: IsolatedPlugin.Options) throws(IsolationError) -> ChildLife {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    var environment = options.environment
    // The host says what happened; a backtrace would only delay the end.
    environment.updateValue("enable=no", forKey: "SWIFT_BACKTRACE")
    let child = try ChildLife(
      options.program, options.arguments, environment: environment,
      descriptors: [options.standardInput ?? nothing, output.1, errors.1, socket.1, noteFile])
    for descriptor in [output.1, errors.1, socket.1] { close(descriptor) }
    (output.1, errors.1, socket.1) = (-1, -1, -1)
    return child
  }

  /// Our end of the child's standard output; the caller closes it.
  func takeOutput() -> CInt { Self.take(&output.0) }
  /// Our end of the child's standard error; the caller closes it.
  func takeErrors() -> CInt { Self.take(&errors.0) }
  /// Our end of the socket; the caller closes it.
  func takeSocket() -> CInt { Self.take(&socket.0) }

  private static func take(_ descriptor: inout CInt) -> CInt {
    defer { descriptor = -1 }
    return descriptor
  }
}
