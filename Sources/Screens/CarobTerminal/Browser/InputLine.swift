import CarobRenderers
import CarobRuntime
import CarobScreens

/// A text being typed at the foot of the terminal, for a field, a search bar or a control with a value.
struct InputLine {
  /// The number of the node.
  let id: Int
  let kind: LiveNode.Kind
  let label: String
  var text: String
  let isSecret: Bool
  /// Whether the text is a value, which is sent when it is complete.
  let isValue: Bool

  /// - Precondition: `use` of the node is `text` or `value`.
  init(_ node: LiveNode) {
    id = node.id
    kind = node.kind
    isSecret = node.props[.secure]?.flag == true
    isValue = node.use == .value
    switch node.kind {
    case _ where isValue:
      label = "Value: "
      text = ""
    case .searchBar:
      label = "Search: "
      text = node.props[.text]?.text ?? ""
    default:
      label = (node.props[.placeholder]?.text ?? "Text") + ": "
      text = node.props[.text]?.text ?? ""
    }
  }

  /// The line, with a cursor at its end.
  func line(width: Int) -> Line {
    var line = Line(label, .heading)
    // Shows the end of a long text, where the user is typing.
    var tail = text.asField(isSecret: isSecret)[...]
    while Span(tail).width > max(1, width - line.width - 2) { tail = tail.dropFirst() }
    line.add(Span(tail))
    var cursor = Span(" ")
    cursor.isHighlighted = true
    line.add(cursor)
    return line
  }
}
