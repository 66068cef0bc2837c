#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The size of an output.
public struct TerminalSize: Sendable, Equatable {
  /// The columns of the terminal, at least 1; nil if the output is no terminal and has no limit.
  public let columns: Int?

  /// Whether the output is a terminal.
  public var isTerminal: Bool { columns != nil }

  /// Reads the size of the terminal behind a file descriptor.
  ///
  /// If the terminal does not know its width, uses `COLUMNS` from `environment`, or else 80. A
  /// closed descriptor is no terminal.
  public init(fileDescriptor: CInt, environment: [String: String]) {
    guard isatty(fileDescriptor) == 1 else {
      columns = nil
      return
    }
    var size = winsize()
    // SAFETY: TIOCGWINSZ writes one `winsize`, and `size` is one that outlives the call.
    let status = ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size)
    if status == 0, size.ws_col > 0 {
      columns = Int(size.ws_col)
    } else {
      columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }
  }
}
