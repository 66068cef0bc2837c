import CarobLibc

/// Tracing by the environment: `CAROB_TRACE=messages`, or `messages:` and a `MessagePattern`. Lines go to standard error. Starts
/// the main thread checker as well.
enum EnvironmentTrace {
  /// Reads the environment once, when the first class is registered.
  static let start = Once {
    MainThreadChecker.startIfAsked()
    guard let value = getenv("CAROB_TRACE") else { return }
    let text = String(cString: value)
    if text.isEmpty { return }
    do throws(MessagePattern.Malformed) {
      try MessageTrace.start(pattern(text)) { printAtOnce(TraceLine.text($0)) }
    } catch {
      RuntimeLog.warning("CAROB_TRACE: \(error)")
    }
  }

  /// The pattern in a value of the variable.
  static func pattern(_ value: String) throws(MessagePattern.Malformed) -> MessagePattern {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "messages" else {
      throw MessagePattern.Malformed(
        description: "\"\(value.onOneLine)\" is unknown; messages and messages:PATTERN are known")
    }
    return parts.count == 1 ? .everything : try MessagePattern(parsing: String(parts[1]))
  }

  /// Writes a line at once, so that lines of several threads do not mix and none is lost in a crash.
  private static func printAtOnce(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes.withUnsafeBytes {
        write(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      // When standard error fails, there is no place left for a report.
      if count < 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}
