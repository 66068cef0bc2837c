import CarobRuntime
import CarobRenderers

/// A piece of a terminal's line: printable text with one look.
package struct Span: Hashable {
  package let text: String
  package let width: Int
  package let role: TextRole?
  /// Whether the cursor is on the span.
  package var isHighlighted = false
  /// Whether the span is in the bar at the top.
  package var isInBar = false

  /// The most scalars of a text; more than any terminal is wide. Limits the work of measuring it in each frame.
  private static let maximumLength = 4096

  package init(_ text: some StringProtocol, _ role: TextRole? = nil) {
    if text.utf8.count <= Self.maximumLength {
      self.text = text.printableText
    } else {
      var beginning = String.UnicodeScalarView()
      beginning.append(contentsOf: text.unicodeScalars.prefix(Self.maximumLength))
      self.text = String(beginning).printableText + "…"
    }
    width = self.text.displayWidth
    self.role = role
  }

  package init(spaces: Int) { self.init(String(repeating: " ", count: max(0, spaces))) }

  /// Returns the span cut to a number of columns.
  package func truncated(toWidth limit: Int) -> Span {
    if width <= limit { return self }
    var span = Span(limit < 1 ? "" : text.truncated(toWidth: limit), role)
    (span.isHighlighted, span.isInBar) = (isHighlighted, isInBar)
    return span
  }
}

package struct Line: Hashable {
  package private(set) var spans: [Span] = []
  package private(set) var width = 0

  package init(_ spans: [Span] = []) {
    for span in spans { add(span) }
  }

  /// Creates a line of one text.
  package init(_ text: some StringProtocol, _ role: TextRole? = nil) {
    self.init([Span(text, role)])
  }

  package mutating func add(_ span: Span) {
    if span.text.isEmpty { return }
    spans.append(span)
    width += span.width
  }

  mutating func add(_ line: Line) { for span in line.spans { add(span) } }

  package mutating func pad(to column: Int) { add(Span(spaces: column - width)) }

  /// Returns the line cut to a number of columns.
  package func truncated(toWidth limit: Int) -> Line {
    if width <= limit { return self }
    var line = Line()
    for span in spans {
      line.add(span.truncated(toWidth: limit - line.width))
      if line.width >= limit { break }
    }
    return line
  }

  /// Returns the text broken at spaces into as many lines as needed; all but the first are
  /// indented. A line of several spans is not broken.
  package func wrapped(toWidth limit: Int) -> [Line] {
    guard width > limit, spans.count == 1, let span = spans.first else { return [self] }
    return span.text.lines(ofWidth: limit, indent: "    ").map { Line($0, span.role) }
  }

  /// Returns the line with the cursor on it, padded to the width of the terminal.
  package func highlighted(toWidth width: Int) -> Line {
    var line = truncated(toWidth: width)
    line.pad(to: width)
    for index in line.spans.indices { line.spans[index].isHighlighted = true }
    return line
  }

  /// Returns the line as the bar at the top, padded to the width of the terminal.
  package func inBar(toWidth width: Int) -> Line {
    var line = truncated(toWidth: width)
    line.pad(to: width)
    for index in line.spans.indices { line.spans[index].isInBar = true }
    return line
  }

  /// The text without styles.
  package var text: String { spans.map(\.text).joined() }
}
