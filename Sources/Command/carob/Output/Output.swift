import CarobProcess
import CarobRenderers
import CarobScreens
import Foundation
import Synchronization

/// A standard stream of the command.
struct Output {
  static let standard = Output(descriptor: STDOUT_FILENO)

  static let diagnostic = Output(descriptor: STDERR_FILENO)

  private let descriptor: CInt

  /// Whether this process has written to standard output for the present screen. The first process
  /// reads this from the worker, too.
  static var hasWritten: Bool {
    get { written.load(ordering: .relaxed) }
    set {
      written.store(newValue, ordering: .relaxed)
      Worker.noteOutput(newValue)
    }
  }

  private static let written = Atomic(false)

  /// The columns of a line; nil for no limit.
  var width: Int? { size.columns }

  /// The style for the stream's user.
  var style: TextStyle {
    TextStyle(environment: ProcessInfo.processInfo.environment, isTerminal: size.isTerminal)
  }

  /// The columns of a terminal on which a line can be erased; nil for other streams.
  var widthForProgress: Int? {
    ProcessInfo.processInfo.environment["TERM"] == "dumb" ? nil : size.columns
  }

  private var size: TerminalSize {
    TerminalSize(
      fileDescriptor: descriptor, environment: ProcessInfo.processInfo.environment)
  }

  /// Clears the screen of a terminal, and forgets that something was written.
  ///
  /// - Throws: `CommandError` as `write`.
  func clear() throws(CommandError) {
    if widthForProgress != nil { try write("\u{1B}[H\u{1B}[2J") }
    Self.hasWritten = false
  }

  /// Writes a text. If the reader has gone, ends the process quietly. Without a reader of standard error it goes on, to exit
  /// with its status.
  ///
  /// - Parameter isFailure: whether the text reports a failure. Then the process goes on without a
  ///   reader of standard output, too.
  /// - Throws: `CommandError` when writing fails.
  func write(_ text: String, isFailure: Bool = false) throws(CommandError) {
    try write(Array(text.utf8), isFailure: isFailure)
  }

  func write(_ bytes: [UInt8], isFailure: Bool = false) throws(CommandError) {
    ProcessLife.endIfCopied()
    if descriptor == STDOUT_FILENO, !bytes.isEmpty { Self.hasWritten = true }
    var start = 0
    while start < bytes.count {
      let count = send(bytes[start...])
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        if isFailure || descriptor == STDERR_FILENO { return }
        HeldWarnings.flush()
        ProcessLife.end(EXIT_SUCCESS)
      } else if errno != EINTR {
        throw .outputFailed(String(cString: strerror(errno)))
      }
    }
  }

  /// Writes some of the bytes; returns their number, or -1.
  private func send(_ bytes: ArraySlice<UInt8>) -> Int {
    // SAFETY: the buffer is valid during the call, which reads no more than its count.
    bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes one line to standard error: `carob: ` and the message.
  ///
  /// - Parameter isLogged: whether it is a line of the log, which counts for the limit of a plugin's process.
  static func complain(_ message: String, as role: TextRole, isLogged: Bool = false) {
    if isLogged, let host = HostService.ofThisProcess {
      return host.log(message, isError: role == .error)
    }
    ProgressLine.erase()
    let line = diagnostic.style.apply("carob: \(message)", as: role)
    // Ignores errors, because there is no other stream.
    try? diagnostic.write(line + "\n")
  }
}
