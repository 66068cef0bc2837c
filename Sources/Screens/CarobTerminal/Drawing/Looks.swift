import CarobRenderers

/// The look of roles on a terminal: one of its 16 colours, or none.
package struct Looks: Hashable, Sendable {
  package let hasColours: Bool

  package init(hasColours: Bool) { self.hasColours = hasColours }

  /// Returns the sequence that begins the look of a span; empty for plain text. The previous look was ended before.
  func beginning(of span: Span) -> String {
    if span.isInBar { return "\u{1B}[\(barRendition(of: span))m" }
    var parameters = span.role?.graphicRendition.split(separator: ";").map(String.init) ?? []
    if !hasColours { parameters.removeAll { $0.count == 2 && $0.hasPrefix("3") } }
    if span.isHighlighted {
      // Dim and reversed text is unreadable on many terminals.
      parameters.removeAll { ["2", "7"].contains($0) }
      parameters.append("7")
    }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// The parameters for a span in the bar: white on blue, or reversed; what is faint elsewhere is less bright. The cursor
  /// there is the other way round.
  private func barRendition(of span: Span) -> String {
    let isFaint = span.role == .detail
    let weight = span.role == .title ? "1;" : ""
    return switch (hasColours, span.isHighlighted) {
    case (true, false): weight + (isFaint ? "37;44" : "97;44")
    case (true, true): "30;46"
    case (false, false): weight + (isFaint ? "2;7" : "7")
    case (false, true): "1"
    }
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
