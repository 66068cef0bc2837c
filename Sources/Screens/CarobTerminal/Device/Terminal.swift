import CTerminal
import CarobLibc
import Foundation

/// The controlling terminal of this process, for drawing. Use only one at a time. [main-thread]
package final class Terminal {
  package enum Event: Hashable, Sendable {
    case key(Key)
    /// The size has changed.
    case resized
    /// The process continues after a stop; the terminal must be drawn again.
    case resumed
    /// The terminal has gone.
    case hungUp
  }

  private let device: CInt
  private let signals: (reading: CInt, writing: CInt)

  /// The time to wait for the rest of an escape sequence, in milliseconds.
  private static let pauseAfterEscape: CInt = 25
  private static let controlZ: UInt8 = 0x1A

  /// Opens the terminal of this process.
  ///
  /// - Parameter environment: the environment of the process.
  /// - Throws: `TerminalError` when standard output is no terminal, or a dumb one.
  package init(environment: [String: String]) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1, !["", "dumb"].contains(environment["TERM"] ?? "") else {
      throw .none
    }
    // Not standard input or output: the former may be the data, the latter is redirected to a file.
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

  /// Begins to draw. The terminal is restored when the process ends, in any way.
  ///
  /// - Parameter output: a file that gets standard output and error meanwhile.
  /// - Throws: `TerminalError` when a system call fails.
  package func enter(output: CInt) throws(TerminalError) {
    guard carob_terminal_enter(device, signals.writing, output) == 0 else {
      throw .system("the terminal")
    }
  }

  /// Installs the signal handlers again, after other code replaced them.
  package func catchSignals() { _ = carob_terminal_enter(device, signals.writing, -1) }

  /// Records how much of `enter`'s file was shown. After a crash, the rest is written to the terminal.
  package func noteShown(_ end: Int64) { carob_terminal_note_shown(end) }

  /// Restores the terminal, and standard output and error.
  package func leave() { carob_terminal_leave() }

  /// The columns and rows.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    // SAFETY: TIOCGWINSZ writes one `winsize`, and `size` is one that outlives the call.
    guard ioctl(device, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  package func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes[start...].withUnsafeBytes {
        CarobLibc.write(device, $0.baseAddress, $0.count)
      }
      // Writing fails when the terminal has gone; reading reports that.
      if count < 0 && errno != EINTR { return }
      start += max(0, count)
    }
  }

  // MARK: Reading

  /// Starts a thread that reads keys and signals.
  ///
  /// - Parameter take: gets each event, on that thread.
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
          // On this thread, so that Ctrl-Z works while the main thread is busy.
          if new.contains(Terminal.controlZ) { carob_terminal_stop() }
          parser.add(new).forEach { take(.key($0)) }
        }
      }
    }
  }

  // MARK: Another process

  /// Saves the terminal's settings for `recover`.
  package static func remember() { carob_terminal_remember() }

  /// Restores the settings, if another process has changed them and not restored them.
  package static func recover() { carob_terminal_recover() }
}

/// The reason why a terminal cannot be drawn on.
package struct TerminalError: Error, CustomStringConvertible {
  package let description: String

  /// Standard output is no terminal, or a dumb one.
  static let none = TerminalError(
    description: "standard output is no terminal that can be drawn on")

  /// A system call failed.
  static func system(_ what: String) -> TerminalError {
    TerminalError(description: "\(what): \(String(cString: strerror(errno)))")
  }
}
