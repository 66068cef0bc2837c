import CTerminal
import CarobLibc
import Foundation

/// The terminal of this process, which it draws on. There is one at a time. [main-thread]
package final class Terminal {
  /// What comes from a terminal.
  package enum Event: Hashable, Sendable {
    case key(Key)
    /// It has another size.
    case resized
    /// The process was stopped, and goes on: the terminal shows something else.
    case resumed
    /// It is gone.
    case hungUp
  }

  private let device: CInt
  private let signals: (reading: CInt, writing: CInt)

  /// How long to wait for what belongs to an escape, in milliseconds.
  private static let pauseAfterEscape: CInt = 25
  private static let controlZ: UInt8 = 0x1A

  /// Opens the terminal of this process.
  ///
  /// - Parameter environment: of the process.
  /// - Throws: `TerminalError` when standard output is none, or one that can do nothing.
  package init(environment: [String: String]) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1, !["", "dumb"].contains(environment["TERM"] ?? "") else {
      throw .none
    }
    // Standard input may be the data, and standard output becomes a file.
    device = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard device >= 0 else { throw .system("/dev/tty") }
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system("a pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signals = (ends[0], ends[1])
  }

  /// Begins to draw; restores the terminal before the process ends, in whatever way.
  ///
  /// - Parameter output: a file that standard output and error go to meanwhile.
  /// - Throws: `TerminalError` when the system says no.
  package func enter(output: CInt) throws(TerminalError) {
    guard carob_terminal_enter(device, signals.writing, output) == 0 else {
      throw .system("the terminal")
    }
  }

  /// Catches signals again, after others did.
  package func catchSignals() { _ = carob_terminal_enter(device, signals.writing, -1) }

  /// Says up to where the file of `enter` was shown: after a crash, the rest is written to the terminal.
  package func noteShown(_ end: Int64) { carob_terminal_note_shown(end) }

  /// Restores the terminal, standard output and error.
  package func leave() { carob_terminal_leave() }

  /// Its columns and rows.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    // SAFETY: TIOCGWINSZ writes one `winsize`, and `size` is one that outlives the call.
    guard ioctl(device, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes bytes, at once if the terminal takes them.
  package func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes[start...].withUnsafeBytes {
        CarobLibc.write(device, $0.baseAddress, $0.count)
      }
      // A terminal that takes nothing has hung up, which reading tells.
      if count < 0 && errno != EINTR { return }
      start += max(0, count)
    }
  }

  // MARK: Reading

  /// Begins to read what comes, on a thread of its own.
  ///
  /// - Parameter take: gets it there.
  package func read(_ take: @escaping @Sendable (Event) -> Void) {
    let reader = Reader(device: device, signals: signals.reading, take: take)
    Thread.detachNewThread { reader.run() }
  }

  private struct Reader: Sendable {
    let device: CInt
    let signals: CInt
    let take: @Sendable (Event) -> Void

    func run() {
      var parser = KeyParser()
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        var files = [device, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let pause = parser.isWaiting ? Terminal.pauseAfterEscape : -1
        let count = poll(&files, 2, pause)
        if count < 0 && errno != EINTR { return take(.hungUp) }
        if count == 0 { parser.finish().forEach { take(.key($0)) } }
        if files[1].revents != 0 {
          let count = CarobLibc.read(signals, &bytes, bytes.count)
          for byte in bytes.prefix(max(0, count)) {
            take(Int(byte) == CAROB_TERMINAL_RESIZED ? .resized : .resumed)
          }
        }
        if files[0].revents != 0 {
          let count = CarobLibc.read(device, &bytes, bytes.count)
          if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return take(.hungUp) }
          let new = bytes.prefix(max(0, count))
          // Here, so that it works while the main thread does something that never ends.
          if new.contains(Terminal.controlZ) { carob_terminal_stop() }
          parser.add(new).forEach { take(.key($0)) }
        }
      }
    }
  }

  // MARK: Another process

  /// Remembers how the terminal is set, for `recover`.
  package static func remember() { carob_terminal_remember() }

  /// Restores it, if another process that drew on it has ended without doing so.
  package static func recover() { carob_terminal_recover() }
}

/// Why a terminal cannot be drawn on.
package struct TerminalError: Error, CustomStringConvertible {
  package let description: String

  /// There is none, or it can do nothing.
  static let none = TerminalError(
    description: "standard output is no terminal that can be drawn on")

  /// The system said no.
  static func system(_ what: String) -> TerminalError {
    TerminalError(description: "\(what): \(String(cString: strerror(errno)))")
  }
}
