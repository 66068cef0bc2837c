import InstantCocoa

/// Writes a screen as JSON, in the form that `docs/screen.schema.json` describes. [any-thread]
///
/// UTF-8, indented, members in the order of the schema, ending in a newline.
public struct JSONRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the JSON text of a screen.
  ///
  /// - Precondition: the heights are finite, as those of a snapshot are.
  /// - Complexity: O(length of all text).
  public func text(_ screen: ScreenSnapshot) -> String { writer.text(of: screen) }

  /// A writer that gets the screen in parts. The text is JSON only after `end`.
  public var writer: some ScreenWriter { JSONScreenWriter() }
}

/// Writes the JSON of a screen whose rows come in parts.
private struct JSONScreenWriter: ScreenWriter {
  private var text = ""
  private var hasSections = false
  /// Whether the last section has rows.
  private var hasRows = false

  mutating func begin(_ screen: ScreenSnapshot) {
    text += "{"
    member("screen", .string(screen.screen), after: "")
    member("title", .string(screen.title))
    text += ",\n  \"sections\": ["
  }

  mutating func add(_ batch: HeldSections.Batch) {
    for (number, section) in batch.sections.enumerated() {
      if number > 0 || !batch.isContinued {
        endSection()
        text += hasSections ? ",\n    {" : "\n    {"
        text += "\n      \"title\": "
        JSONValue.string(section.title).write(to: &text)
        text += ",\n      \"rows\": ["
        (hasSections, hasRows) = (true, false)
      }
      for row in section.rows {
        text += hasRows ? ",\n        " : "\n        "
        row.json.write(to: &text, indentation: 4)
        hasRows = true
      }
    }
  }

  mutating func end(_ screen: ScreenSnapshot) {
    endSection()
    text += hasSections ? "\n  ]" : "]"
    if let list = screen.list { member("list", .string(list.rawValue)) }
    if let labels = screen.labels { member("labels", .array(labels.map(JSONValue.string))) }
    text += "\n}\n"
  }

  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  private mutating func endSection() {
    if hasSections { text += hasRows ? "\n      ]\n    }" : "]\n    }" }
  }

  private mutating func member(_ name: String, _ value: JSONValue, after separator: String = ",") {
    text += "\(separator)\n  \"\(name)\": "
    value.write(to: &text, indentation: 1)
  }
}

extension ScreenSnapshot.Row {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      ("section", .integer(section)), ("row", .integer(row)),
      ("modelClass", JSONValue(modelClass)), ("cellClass", .string(cellClass)),
      ("configuredBy", JSONValue(configuredBy)), ("implementedBy", JSONValue(implementedBy)),
      ("text", .string(text)), ("detail", .string(detail)), ("height", .number(height)),
    ]
    if let frame { members.append(("frame", frame.json)) }
    if let placeholder { members.append(("placeholder", .string(placeholder.rawValue))) }
    if let error { members.append(("error", .string(error))) }
    if let tried { members.append(("tried", .array(tried.map(\.json)))) }
    if let asked { members.append(("asked", asked.json)) }
    if let decisions { members.append(("decisions", .array(decisions.map(\.json)))) }
    return .object(members)
  }
}

extension ScreenSnapshot.Frame {
  fileprivate var json: JSONValue {
    .object([
      ("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height)),
    ])
  }
}

extension ScreenSnapshot.Decision {
  fileprivate var json: JSONValue {
    .object([("action", .string(action.rawValue)), ("steps", .array(steps.map(\.json)))])
  }
}

extension ScreenSnapshot.Asked {
  fileprivate var json: JSONValue {
    .object([("class", JSONValue(asked)), ("role", .string(role.rawValue))])
  }
}

extension ScreenSnapshot.Step {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      ("origin", .string(origin)), ("selector", JSONValue(selector)),
      ("outcome", .string(outcome)), ("implementedBy", JSONValue(implementedBy)),
    ]
    if let unasked { members.append(("unasked", .string(unasked))) }
    return .object(members + [("reason", .string(reason))])
  }
}

extension ScreenSnapshot.Candidate {
  fileprivate var json: JSONValue {
    .object([("selector", .string(selector)), ("implementedBy", JSONValue(implementedBy))])
  }
}
