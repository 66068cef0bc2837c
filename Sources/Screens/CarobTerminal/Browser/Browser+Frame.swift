import CarobRenderers
import CarobScreens

/// The frame around a screen: a bar with the title, a line with the position, and the keys that do something here. A low
/// terminal has no room for it.
extension Browser {
  private static let leastRows = 14
  private static let leastColumns = 20

  var isFramed: Bool { rows >= Self.leastRows && columns >= Self.leastColumns }

  /// The columns beside the title and the buttons in the bar.
  var barInset: Int { isFramed ? 1 : 0 }

  /// Returns a line in the bar; without a frame the line as it is.
  func inBar(_ line: Line) -> Line {
    guard isFramed else { return line }
    var bar = Line([Span(spaces: barInset)])
    bar.add(line)
    return bar.inBar(toWidth: columns)
  }

  /// The line between the screen and the foot, with the position near its right end.
  func positionLine() -> Line {
    let parts = position.map { " \($0) " }
    let end = 2
    let text = Span(parts.joined(separator: "──")).truncated(toWidth: columns - end - 1)
    let rule = columns - text.width - end
    var line = Line(String(repeating: "─", count: rule), .detail)
    line.add(text)
    line.add(Span(String(repeating: "─", count: end), .detail))
    return line
  }

  // MARK: Keys

  /// A key, and what it does.
  private typealias Hint = (key: String, does: String)

  /// The line with the keys that do something here, as many as fit; those at the right always.
  func hintsLine() -> Line {
    let (here, always) = hints
    let end = Self.line(of: always)
    var line = Line()
    for hint in here {
      var longer = line
      if line.width > 0 { longer.add(Span("  ")) }
      longer.add(Self.line(of: [hint]))
      if longer.width + 2 + end.width > columns { continue }
      line = longer
    }
    line.pad(to: columns - end.width)
    line.add(end)
    return line.truncated(toWidth: columns)
  }

  private static func line(of hints: [Hint]) -> Line {
    var line = Line()
    for (number, hint) in hints.enumerated() {
      if number > 0 { line.add(Span("  ")) }
      line.add(Span(hint.key, .type))
      line.add(Span(" \(hint.does)", .detail))
    }
    return line
  }

  private var hints: (here: [Hint], always: [Hint]) {
    if isChoosingTitle || offered != nil { return ([("a-z", "choose")], [("Esc", "cancel")]) }
    if let input {
      let enter = input.kind == .textView ? "new line" : "done"
      return ([("Enter", enter)], [("Esc", input.kind == .textView ? "done" : "cancel")])
    }
    let always: [Hint] = [("?", "keys"), ("q", "quit")]
    if seen.isAlert {
      return (hintsUnderCursor + [("←→", "choose"), ("Esc", "cancel")], always)
    }
    var here = hintsUnderCursor
    // First, so that a narrow terminal has it, too.
    if seen.screen?.props[.back] != nil {
      here.insert(("Esc", "back"), at: 0)
    } else if seen.presented != nil {
      here.insert(("Esc", "close"), at: 0)
    }
    if seen.tabs != nil { here.append(("Tab", "tabs")) }
    if seen.elements.contains(where: { $0.kind == .searchBar }) { here.append(("/", "search")) }
    if seen.list?.props[.index]?.texts?.isEmpty == false { here.append(("i", "index")) }
    if focusedElement == nil, seen.content.count > 0 { here.append(("t", "trace")) }
    if seen.screen != nil { here.append(("r", "reload")) }
    if !messages.isEmpty { here.append(("m", "messages")) }
    return (here, always)
  }

  /// What can be done with the element or the row under the cursor.
  private var hintsUnderCursor: [Hint] {
    if let element = focusedElement {
      var hints: [Hint] = []
      switch element.use {
      case .tap: hints.append(("Enter", "tap"))
      case .text: hints.append(("Enter", "edit"))
      case .value: hints += [("←→", "change"), ("Enter", "type")]
      case nil: break
      }
      return hints + gestureHints(element.props)
    }
    guard let row = seen.content.row(state.cursor) else { return [] }
    var hints: [Hint] = [
      ("Enter", "select"), (seen.list?.kind == .collection ? "←↑↓→" : "↑↓", "move"),
    ]
    if row.parts.contains(where: { $0.use == .tap }) { hints.append(("Space", "tap")) }
    if row.parts.contains(where: { $0.use == .value }) { hints.append(("+-", "change")) }
    let actions = row.props[.actions]?.texts ?? []
    let deletion = row.props[.deletion]?.position
    if deletion != nil { hints.append(("d", "delete")) }
    for (number, title) in actions.prefix(9).enumerated() where number != deletion {
      hints.append(("\(number + 1)", title))
    }
    if row.props[.accessory]?.text?.hasPrefix("detail") == true { hints.append(("a", "details")) }
    if row.props[.movable] != nil { hints.append(("[ ]", "move row")) }
    return hints + gestureHints(row.props)
  }

  private func gestureHints(_ props: LiveProperties) -> [Hint] {
    let gestures = props[.gestures] ?? seen.screen?.props[.gestures]
    return gestures?.texts?.isEmpty == false ? [("g", "gestures")] : []
  }
}
