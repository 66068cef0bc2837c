import CarobLibc
import CarobProcess

/// The pipes, the socket and the shared memory between a process and its child. Descriptors that
/// are not taken are closed.
final class ChildPipes {
  /// The child's descriptors besides the standard streams.
  static let socketNumber: CInt = 3
  static let noteNumber: CInt = 4

  /// The shared memory, and its file.
  let note: HandlerNote
  private let noteFile: CInt
  /// Our end, and the child's.
  private var socket: (CInt, CInt) = (-1, -1)
  private var output: (CInt, CInt) = (-1, -1)
  private var errors: (CInt, CInt) = (-1, -1)

  /// - Throws: `ProcessError` when no more descriptors are available.
  init() throws(ProcessError) {
    var file: CInt = -1
    note = try HandlerNote(makingFile: &file)
    noteFile = file
    socket = try Descriptors.socketPair()
    output = try Descriptors.pipe()
    errors = try Descriptors.pipe()
  }

  deinit {
    for descriptor in [noteFile, socket.0, socket.1, output.0, output.1, errors.0, errors.1]
    where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// Starts the child, and closes its ends here. The kernel ends the child when the calling thread ends.
  ///
  /// - Throws: `ProcessError` when it cannot be started.
  func spawn(_ options: IsolatedPlugin.Options) throws(ProcessError) -> ChildProcess {
    let child = try ChildProcess(
      options.program, options.arguments,
      environment: CrashSignal.withoutBacktrace(options.environment),
      descriptors: [options.standardInput, output.1, errors.1, socket.1, noteFile],
      ending: Worker.endingSignal)
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
