import CarobRenderers
import CarobRuntime

/// A message of a compiler, with the lines that belong to it: the source, and notes.
struct CompilerMessage {
  enum Severity: String {
    case error, warning
  }

  /// Nil for lines that belong to no message.
  private(set) var severity: Severity?
  /// The path of the file, as the compiler wrote it.
  private(set) var file = ""
  /// The text after the severity.
  private(set) var text = ""
  private(set) var lines: [String] = []

  var isError: Bool { severity == .error }

  /// Divides a compiler's output into messages, in their order.
  ///
  /// - Complexity: O(length).
  static func all(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    // The lines "In file included from" stand before their message.
    var before: [String] = []
    for line in output.split(separator: "\n") {
      if line.hasPrefix("In file included from ") || line.hasPrefix("                 from ") {
        before.append(String(line))
      } else if var message = CompilerMessage(String(line)) {
        message.lines = before + message.lines
        before = []
        messages.append(message)
      } else if messages.isEmpty || isCount(line) || !before.isEmpty {
        messages.append(CompilerMessage(lines: before + [String(line)]))
        before = []
      } else {
        messages[messages.count - 1].lines.append(String(line))
      }
    }
    if !before.isEmpty { messages.append(CompilerMessage(lines: before)) }
    return messages
  }

  private init(lines: [String]) { self.lines = lines }

  /// Reads the first line of a message: `file:line:column: error: text`. Nil for other lines.
  private init?(_ line: String) {
    // A line of the source, which may have the text of a message.
    if line.hasPrefix(" ") { return nil }
    for severity in [Severity.error, .warning] {
      guard
        let mark = line.firstRange(of: ": \(severity.rawValue): ")
          ?? (severity == .error ? line.firstRange(of: ": fatal error: ") : nil)
      else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      // A driver's messages have the program instead of a place.
      let numbers = place.reversed().prefix { Int($0) != nil }.count
      self.severity = severity
      file = place.dropLast(numbers).joined(separator: ":")
      text = String(line[mark.upperBound...])
      lines = [line]
      return
    }
    return nil
  }

  /// Whether a line is "2 errors generated."
  private static func isCount(_ line: Substring) -> Bool {
    line.hasSuffix(" generated.") && line.first?.isNumber == true
  }

  /// Writes the lines for people. The colours are ours, because the compiler writes to a file.
  ///
  /// - Throws: `CommandError` when they cannot be written.
  func write() throws(CommandError) {
    let style = Output.diagnostic.style
    for line in lines {
      let isFirst = !text.isEmpty && line.hasSuffix(text)
      let role: TextRole? =
        isFirst ? severity.map { $0 == .error ? .error : .warning } : nil
      try Output.diagnostic.write(style.apply(line, as: role) + "\n")
    }
  }
}
