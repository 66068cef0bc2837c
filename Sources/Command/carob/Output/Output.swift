import CarobProcess
import CarobRenderers
import CarobScreens
import Foundation
import Synchronization

/// One of the streams that the command writes to.
struct Output {
  /// Standard output.
  static let standard = Output(descriptor: STDOUT_FILENO)

  /// Standard error.
  static let diagnostic = Output(descriptor: STDERR_FILENO)

  private let descriptor: CInt

  /// Whether this process has written to standard output, with what it prints now. A process that waits for it sees it too.
  static var hasWritten: Bool {
    get { written.load(ordering: .relaxed) }
    set {
      written.store(newValue, ordering: .relaxed)
      Worker.noteOutput(newValue)
    }
  }

  private static let written = Atomic(false)

  /// The columns that a line may take; nil for no limit.
  var width: Int? { size.columns }

  /// The looks that the stream's user wants.
  var style: TextStyle {
    TextStyle(environment: ProcessInfo.processInfo.environment, isTerminal: size.isTerminal)
  }

  /// The columns of a terminal on which a line can be written over; nil when the stream is none.
  var widthForProgress: Int? {
    ProcessInfo.processInfo.environment["TERM"] == "dumb" ? nil : size.columns
  }

  private var size: TerminalSize {
    TerminalSize(
      fileDescriptor: descriptor, environment: ProcessInfo.processInfo.environment)
  }

  /// Clears the screen, if the stream is a terminal that can do that. What is written next begins anew.
  ///
  /// - Throws: `CommandError` as `write`.
  func clear() throws(CommandError) {
    if widthForProgress != nil { try write("\u{1B}[H\u{1B}[2J") }
    Self.hasWritten = false
  }

  /// Writes all of a text. Ends the process quietly when its reader has gone away.
  ///
  /// - Parameter isFailure: whether it tells of a failure: the process goes on without a reader, to end as it has to.
  /// - Throws: `CommandError` when the stream cannot take it.
  func write(_ text: String, isFailure: Bool = false) throws(CommandError) {
    try write(Array(text.utf8), isFailure: isFailure)
  }

  /// The same for bytes.
  func write(_ bytes: [UInt8], isFailure: Bool = false) throws(CommandError) {
    ProcessLife.endIfCopied()
    if descriptor == STDOUT_FILENO, !bytes.isEmpty { Self.hasWritten = true }
    var start = 0
    while start < bytes.count {
      let count = send(bytes[start...])
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        if isFailure { return }
        HeldWarnings.flush()
        ProcessLife.end(EXIT_SUCCESS)
      } else if errno != EINTR {
        throw .outputFailed(String(cString: strerror(errno)))
      }
    }
  }

  /// Writes some of the bytes; how many, or -1.
  private func send(_ bytes: ArraySlice<UInt8>) -> Int {
    // SAFETY: the buffer is valid during the call, which reads no more than its count.
    bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes one line to standard error: `carob: `, then the message.
  ///
  /// - Parameter isLogged: whether it is a line of the log, of which a plugin's process may send so much only.
  static func complain(_ message: String, as role: TextRole, isLogged: Bool = false) {
    if isLogged, let host = HostService.ofThisProcess {
      return host.log(message, isError: role == .error)
    }
    ProgressLine.erase()
    let line = diagnostic.style.apply("carob: \(message)", as: role)
    // Nobody is left to tell when standard error fails, too.
    try? diagnostic.write(line + "\n", isFailure: true)
  }
}
