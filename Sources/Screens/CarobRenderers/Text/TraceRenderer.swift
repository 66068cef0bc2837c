/// Shows for each row how the methods for its configuration, height and selection were looked up:
/// the selectors considered, the classes that implement them, and why others were not chosen:
///
/// ```
/// 0,3 ISOCountry → ICTableViewCell
///   asked: ISOCountryListViewController (the screen)
///   configureCell:withCountry:     ISOCountryListViewController  +modelName
///   configureCell:withISOCountry:  –                             class name, not needed
///   configureCell:withObject:      –                             any object, not needed
/// ```
///
/// `–` stands for a missing class, model or method. [any-thread]
public struct TraceRenderer: Sendable {
  /// The style.
  public let style: TextStyle

  /// Creates a renderer.
  public init(style: TextStyle = .plain) {
    self.style = style
  }

  /// Returns the lines for a screen that was read with tracing.
  ///
  /// - Complexity: O(rows × selectors tried).
  public func lines(_ screen: ScreenSnapshot) -> [String] {
    var writer = TraceWriter(renderer: self)
    writer.write(screen)
    return writer.takeLines()
  }

  /// Returns the lines, each with a newline.
  public func text(_ screen: ScreenSnapshot) -> String { writer.text(of: screen) }

  /// A writer that gets the screen in parts. Columns are at least as wide as in earlier parts.
  public var writer: some ScreenWriter { TraceWriter(renderer: self) }
}

/// Writes the lines of a screen whose rows come in parts.
private struct TraceWriter: ScreenWriter {
  let renderer: TraceRenderer
  private var table = TextTable()

  init(renderer: TraceRenderer) { self.renderer = renderer }

  mutating func begin(_ screen: ScreenSnapshot) {}
  mutating func end(_ screen: ScreenSnapshot) {}

  mutating func add(_ batch: HeldSections.Batch) {
    for row in batch.sections.lazy.flatMap(\.rows) {
      table.addHeading(
        "\(row.section),\(row.row) \(row.modelClass ?? Self.nobody) → \(row.cellClass)")
      if let asked = row.asked { table.addHeading("  asked: \(asked.text)", role: nil) }
      if let decisions = row.decisions {
        for step in decisions.flatMap(\.steps) {
          add(step.selector ?? Self.noSelector, by: step.implementedBy, reason: Self.reason(step))
        }
      } else {
        for candidate in row.tried ?? [] { add(candidate.selector, by: candidate.implementedBy) }
      }
    }
  }

  mutating func takeLines() -> [String] { table.takeLines(style: renderer.style) }

  mutating func takeText() -> String { takeLines().map { $0 + "\n" }.joined() }

  private static let nobody = "–"
  private static let noSelector = "(no selector)"

  private mutating func add(_ selector: String, by implementor: String?, reason: String = "") {
    table.addRow([
      .init("  \(selector)"),
      .init(implementor ?? Self.nobody, role: implementor == nil ? .detail : nil),
      .init(reason, role: .detail),
    ])
  }

  /// Describes the source of a selector, and why it was not chosen.
  private static func reason(_ step: ScreenSnapshot.Step) -> String {
    let origin =
      switch step.origin {
      case "placeholder": "the placeholder's own"
      case "error": "any error"
      case "modelName": "+modelName"
      case "className": "class name"
      case "object": "any object"
      default: step.origin
      }
    let outcome: String? =
      switch step.outcome {
      case "answered": nil
      case "notAnswered": "not answered"
      case "noDelegate": "no delegate to ask"
      case "noModelName": "skipped: the class has none"
      case "notAString": "skipped: it gave no string"
      case "unusableName": "skipped: it makes no selector"
      case "equalToEarlier": "skipped: considered already"
      case "notReached": "not needed"
      default: step.outcome
      }
    let unasked = step.unasked.map { "; \($0) answers it, and is not asked" } ?? ""
    return (outcome.map { "\(origin), \($0)" } ?? origin) + unasked
  }
}

extension ScreenSnapshot.Asked {
  /// `GHStyler (cellConfigurationDelegate)`.
  fileprivate var text: String {
    switch (asked, role) {
    case (let asked?, .controller): "\(asked) (the screen)"
    case (let asked?, .cellConfigurationDelegate): "\(asked) (cellConfigurationDelegate)"
    case (nil, _): "nobody (there is no cellConfigurationDelegate)"
    }
  }
}
