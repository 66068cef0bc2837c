import CarobRenderers

/// How roles look on a terminal: with one of its 16 colours, or with none.
package struct Looks: Hashable, Sendable {
  /// Whether there are colours.
  package let hasColours: Bool

  package init(hasColours: Bool) { self.hasColours = hasColours }

  /// The sequence that begins the looks of a span; empty for plain text. Whatever came before was ended.
  func beginning(of span: Span) -> String {
    var parameters = span.role?.graphicRendition.split(separator: ";").map(String.init) ?? []
    if !hasColours { parameters.removeAll { $0.count == 2 && $0.hasPrefix("3") } }
    if span.isHighlighted {
      // Dim and reversed is unreadable on many terminals.
      parameters.removeAll { ["2", "7"].contains($0) }
      parameters.append("7")
    }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// A line as a terminal gets it.
  func sequence(of line: Line) -> String {
    var text = ""
    var column = 0
    for span in line.spans {
      let beginning = beginning(of: span)
      text += beginning + span.text + (beginning.isEmpty ? "" : "\u{1B}[0m")
      column += span.width
      // The terminal may think otherwise of how wide a character is.
      if !span.text.utf8.allSatisfy({ $0 < 0x80 }) { text += "\u{1B}[\(column + 1)G" }
    }
    return text
  }
}
