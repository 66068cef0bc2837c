/// Writes a screen as JSON, in the form that `docs/screen.schema.json` describes. [any-thread]
///
/// UTF-8, indented, members in the order of the schema, ending in a newline.
public struct JSONRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// The screen's JSON text.
  ///
  /// - Precondition: the heights are finite, as those of a snapshot are.
  /// - Complexity: O(length of all text).
  public func text(_ screen: ScreenSnapshot) -> String { screen.json.text }
}

extension ScreenSnapshot {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("screen", .string(screen)), ("title", .string(title)),
      ("sections", .array(sections.map(\.json))),
    ]
    if let list { members.append(("list", .string(list.rawValue))) }
    if let labels { members.append(("labels", .array(labels.map(JSONValue.string)))) }
    return .object(members)
  }
}

extension ScreenSnapshot.Section {
  fileprivate var json: JSONValue {
    .object([("title", .string(title)), ("rows", .array(rows.map(\.json)))])
  }
}

extension ScreenSnapshot.Row {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("section", .integer(section)), ("row", .integer(row)),
      ("modelClass", JSONValue(modelClass)), ("cellClass", .string(cellClass)),
      ("configuredBy", JSONValue(configuredBy)), ("implementedBy", JSONValue(implementedBy)),
      ("text", .string(text)), ("detail", .string(detail)), ("height", .number(height)),
    ]
    if let frame { members.append(("frame", frame.json)) }
    if let placeholder { members.append(("placeholder", .string(placeholder.rawValue))) }
    if let error { members.append(("error", .string(error))) }
    if let tried { members.append(("tried", .array(tried.map(\.json)))) }
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

extension ScreenSnapshot.Step {
  fileprivate var json: JSONValue {
    .object([
      ("origin", .string(origin)), ("selector", JSONValue(selector)),
      ("outcome", .string(outcome)), ("implementedBy", JSONValue(implementedBy)),
      ("reason", .string(reason)),
    ])
  }
}

extension ScreenSnapshot.Candidate {
  fileprivate var json: JSONValue {
    .object([("selector", .string(selector)), ("implementedBy", JSONValue(implementedBy))])
  }
}
