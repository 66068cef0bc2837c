#if Isolation
import CarobRuntime

/// Collects the traced messages for a page. [any-thread]
final class MessageLog: Sendable {
  /// A sent message, or its result.
  struct Line: Encodable, Sendable {
    var depth = 0
    /// Whether it is a result.
    var answer = false
    var text: String
    /// The class that implements the method, if it is not the receiver's.
    var by: String?
    var result: String?
    /// The duration of the call.
    var microseconds: Double?
  }

  /// The lines since the last call of `take`.
  struct Lines: Encodable, Sendable {
    var lines: [Line] = []
    /// The number of lines that were left out.
    var omitted = 0
  }

  /// The most lines to keep, because a scrolling screen sends thousands of messages.
  private static let maximum = 500

  private let lines = Locked(Lines())
  private let listener = Locked<TraceListener?>(nil)

  /// Starts a trace.
  ///
  /// - Throws: `MessagePattern.Malformed`.
  init(_ pattern: String) throws(MessagePattern.Malformed) {
    let pattern = try MessagePattern(parsing: pattern)
    listener.withLock { listener in
      listener = MessageTrace.start(pattern) { [weak self] in self?.add(Self.line($0)) }
    }
  }

  func stop() { listener.withLock { $0 }?.stop() }

  /// Removes and returns the lines; nil when there are none.
  func take() -> Lines? {
    lines.withLock { lines in
      defer { lines = Lines() }
      return lines.lines.isEmpty ? nil : lines
    }
  }

  private func add(_ line: Line) {
    lines.withLock { lines in
      if lines.lines.count < Self.maximum {
        lines.lines.append(line)
      } else {
        lines.omitted += 1
      }
    }
  }

  private static func line(_ event: MessageTrace.Event) -> Line {
    switch event {
    case .sent(let message):
      Line(
        depth: message.depth, text: "\(message)",
        by: message.implementor == message.cls ? nil : message.implementor.name)
    case .answered(let message):
      Line(
        depth: message.depth, answer: true, text: message.name,
        result: message.outcome.flatMap { $0.error.map { "failed: \($0)" } ?? $0.result },
        microseconds: message.outcome.map { ($0.duration / .microseconds(1) * 10).rounded() / 10 })
    case .untraced(let method): Line(text: "\(method)")
    }
  }
}
#endif
