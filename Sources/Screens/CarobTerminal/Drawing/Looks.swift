import CarobRenderers

/// The look of roles on a terminal: one of its 16 colours, or none.
package struct Looks: Hashable, Sendable {
  package let hasColours: Bool

  package init(hasColours: Bool) { self.hasColours = hasColours }

  /// Returns the sequence that begins the look of a span; empty for plain text. The previous look was ended before.
  func beginning(of span: Span) -> String {
    var parameters = span.role?.graphicRendition.split(separator: ";").map(String.init) ?? []
    if !hasColours { parameters.removeAll { $0.count == 2 && $0.hasPrefix("3") } }
    if span.isHighlighted {
      // Dim and reversed text is unreadable on many terminals.
      parameters.removeAll { ["2", "7"].contains($0) }
      parameters.append("7")
    }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  func sequence(of line: Line) -> String {
    var text = ""
    var column = 0
    for span in line.spans {
      let beginning = beginning(of: span)
      text += beginning + span.text + (beginning.isEmpty ? "" : "\u{1B}[0m")
      column += span.width
      // Sets the column, because the terminal may use another width for a character.
      if !span.text.utf8.allSatisfy({ $0 < 0x80 }) { text += "\u{1B}[\(column + 1)G" }
    }
    return text
  }
}
