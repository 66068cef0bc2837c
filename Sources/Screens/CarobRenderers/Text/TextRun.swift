import CarobRuntime

/// A piece of a line: printable text with its role and width.
struct TextRun: Sendable {
  let text: String
  let width: Int
  let role: TextRole?

  init(_ text: some StringProtocol, role: TextRole? = nil) {
    let printable = text.printableText
    self.text = printable
    self.width = printable.displayWidth
    self.role = role
  }

  init(spaces: Int) {
    text = String(repeating: " ", count: spaces)
    width = spaces
    role = nil
  }

  func truncated(toWidth limit: Int) -> TextRun {
    width <= limit ? self : TextRun(text.truncated(toWidth: limit), role: role)
  }
}
