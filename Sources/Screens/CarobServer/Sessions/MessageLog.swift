#if Isolation
import CarobRuntime

/// The messages that a page watches, as they are sent. [any-thread]
final class MessageLog: Sendable {
  /// A message, or what came of it.
  struct Line: Encodable, Sendable {
    var depth = 0
    /// Whether it is the answer.
    var answer = false
    var text: String
    /// The class whose method answers, where it is not the receiver's.
    var by: String?
    var result: String?
    /// How long the answer took.
    var microseconds: Double?
  }

  /// What came since the last time.
  struct Lines: Encodable, Sendable {
    var lines: [Line] = []
    /// How many more there were.
    var omitted = 0
  }

  /// More are counted only: a screen that scrolls sends thousands.
  private static let maximum = 500

  private let lines = Locked(Lines())
  private let listener = Locked<TraceListener?>(nil)

  /// Begins to watch.
  ///
  /// - Throws: `MessagePattern.Malformed`.
  init(_ pattern: String) throws(MessagePattern.Malformed) {
    let pattern = try MessagePattern(parsing: pattern)
    listener.withLock { listener in
      listener = MessageTrace.start(pattern) { [weak self] in self?.add(Self.line($0)) }
    }
  }

  /// Ends it.
  func stop() { listener.withLock { $0 }?.stop() }

  /// Takes what came; nil for nothing.
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
