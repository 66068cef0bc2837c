/// Events as lines for people:
///
/// ```
/// carob trace: → -[SKUserCell setText:@"ada"]  by UITableViewCell
/// carob trace:   → -[SKUserCell textLabel]  by UITableViewCell
/// carob trace:   ← -[SKUserCell textLabel] = <UILabel 0x55d0c0de4810>  1.2 µs
/// carob trace: ← -[SKUserCell setText:]  14.0 µs
/// ```
enum TraceLine {
  private static let maximumIndentation = 40

  /// The line for an event, without a newline.
  static func text(_ event: MessageTrace.Event) -> String {
    switch event {
    case .sent(let message): start(message) + "→ \(message)" + remarks(message)
    case .answered(let message): start(message) + "← \(message.name)" + outcome(message)
    case .untraced(let method): "carob trace: \(method)"
    }
  }

  private static func start(_ message: TracedMessage) -> String {
    // The first thread seen is nearly always the main one; the others have their number.
    let thread = message.thread == 1 ? "" : " [thread \(message.thread)]"
    let indentation = min(message.depth, maximumIndentation)
    return "carob trace\(thread): " + String(repeating: "  ", count: indentation)
  }

  private static func remarks(_ message: TracedMessage) -> String {
    var text = ""
    if message.implementor != message.cls { text += "  by \(message.implementor)" }
    if message.isSuper { text += "  super" }
    return text
  }

  private static func outcome(_ message: TracedMessage) -> String {
    guard let outcome = message.outcome else { return "" }
    var text = ""
    if let error = outcome.error {
      // The line has the name already.
      let (words, name) = ("\(error)", "\(message.name): ")
      text = " failed: " + (words.hasPrefix(name) ? String(words.dropFirst(name.count)) : words)
    } else if let result = outcome.result {
      text = " = \(result)"
    }
    return text + "  \(microseconds(outcome.duration)) µs"
  }

  /// The number of microseconds, with one digit after the point.
  private static func microseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000_000 + attoseconds / 100_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
