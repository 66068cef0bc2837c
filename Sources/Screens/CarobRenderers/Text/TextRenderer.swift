import CarobUIKit
import CarobRuntime

/// Draws a screen as lines of text.
///
/// The lines are the title, an empty line, and the sections with empty lines between them. A
/// section has its title, and its rows in two columns, which are aligned through the whole screen,
/// or its items as boxes. A screen without a title shows its class. [any-thread]
public struct TextRenderer: Sendable {
  /// The columns of a line; nil for no limit.
  public let width: Int?
  /// The style.
  public let style: TextStyle

  /// Creates a renderer.
  ///
  /// - Precondition: `width` is nil or at least 1.
  public init(width: Int? = nil, style: TextStyle = .plain) {
    if let width {
      precondition(width >= 1, "a screen can't be drawn in \(width) columns: it needs one")
    }
    self.width = width
    self.style = style
  }

  /// Returns the lines of a screen.
  ///
  /// - Complexity: O(length of all text), and O(n log n) in the number of items of a collection.
  public func lines(_ screen: ScreenSnapshot) -> [String] {
    var writer = TextWriter(renderer: self)
    writer.write(screen)
    return writer.takeLines()
  }

  /// Returns the lines, each with a newline.
  public func text(_ screen: ScreenSnapshot) -> String { writer.text(of: screen) }

  /// A writer that gets the screen in parts.
  ///
  /// Columns stay as wide as in earlier parts, or get wider with wider cells. Each part of a
  /// collection has separate boxes.
  public var writer: some ScreenWriter { TextWriter(renderer: self) }
}

/// Writes the lines of a screen whose rows come in parts.
private struct TextWriter: ScreenWriter {
  let renderer: TextRenderer
  private var table = TextTable(keepsFirst: true)
  private var isCollection = false
  private var hasRows = false

  init(renderer: TextRenderer) { self.renderer = renderer }

  mutating func begin(_ screen: ScreenSnapshot) {
    isCollection = screen.list == .collection
    table.addHeading(screen.title.isEmpty ? screen.screen : screen.title, role: .title)
  }

  mutating func add(_ batch: HeldSections.Batch) {
    for (number, section) in batch.sections.enumerated() {
      let isContinued = number == 0 && batch.isContinued
      if !isContinued, !(section.title.isEmpty && section.rows.isEmpty) {
        table.addHeading("", role: nil)
        if !section.title.isEmpty { table.addHeading(section.title) }
      }
      if !section.rows.isEmpty { hasRows = true }
      if isCollection {
        for line in TextGrid(section.rows).lines { table.addLine(line) }
      } else {
        for row in section.rows { table.addRow(row.cells) }
      }
    }
  }

  mutating func end(_ screen: ScreenSnapshot) {
    if let labels = screen.labels {
      table.addHeading("", role: nil)
      for label in labels { table.addRow([.init(label)]) }
    } else if !hasRows, (screen.surroundings?.drawings ?? []).isEmpty {
      table.addHeading("", role: nil)
      table.addHeading(isCollection ? "no items" : "no rows", role: .detail)
    }
    for drawing in screen.surroundings?.drawings ?? [] {
      let count = "shape".withCount(drawing.shapes.count)
      let more = drawing.isCutOff ? ", and more that are left out" : ""
      table.addHeading("[drawing: \(count)\(more)]", role: .detail)
    }
    for alert in screen.surroundings?.alerts ?? [] { add(alert) }
  }

  private mutating func add(_ alert: ScreenSnapshot.Alert) {
    table.addHeading("", role: nil)
    for text in [alert.title, alert.message] where !text.isEmpty {
      table.addHeading(text, role: text == alert.title ? .title : nil)
    }
    for field in alert.fields { table.addHeading("> \(field)", role: nil) }
    table.addHeading(alert.buttons.map { "[ \($0) ]" }.joined(separator: " "), role: .type)
  }

  mutating func takeLines() -> [String] {
    table.takeLines(width: renderer.width, style: renderer.style)
  }

  mutating func takeText() -> String { takeLines().map { $0 + "\n" }.joined() }
}

extension ScreenSnapshot.Row {
  /// The texts with their roles. A row for an error or a placeholder always has some text.
  var texts: (main: TextRun, detail: TextRun) {
    let (text, role) = Self.mainText(text, error: error, placeholder)
    return (TextRun(text, role: role), TextRun(detail, role: .detail))
  }

  /// Returns the main text of a row with its role.
  package static func mainText(
    _ text: String, error: String?, _ placeholder: ScreenSnapshot.Placeholder?
  ) -> (text: String, role: TextRole?) {
    if let error { return (text.isEmpty ? error : text, .error) }
    guard let placeholder else { return (text, nil) }
    let standIn = placeholder == .loading ? "Loading…" : "No Results"
    return (text.isEmpty ? standIn : text, .detail)
  }

  fileprivate var cells: [TextTable.Cell] {
    let texts = texts
    return [TextTable.Cell(texts.main), TextTable.Cell(texts.detail)]
  }
}
