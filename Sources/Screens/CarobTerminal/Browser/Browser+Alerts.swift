import CarobRuntime
import CarobRenderers
import CarobScreens

/// Alerts, which are boxes over the lines of the screen below.
extension Browser {
  /// Returns the lines with an alert over those of the screen below.
  func linesWithAlert(over below: SeenScreen) -> [Line] {
    let front = seen
    seen = below
    var lines = screenLines().map(\.dimmed)
    seen = front
    targets = []
    let foot = lastLines()
    lines.replaceSubrange(max(0, lines.count - foot.count)..., with: foot)
    let box = box(height: max(1, lines.count - foot.count))
    let isSheet = front.screen?.props[.alert]?.text == "actionSheet"
    let room = max(0, lines.count - foot.count - box.count)
    let (top, left) = (isSheet ? room : room / 2, max(0, (columns - (box.first?.width ?? 0)) / 2))
    for (row, line) in box.enumerated() where lines.indices.contains(top + row) {
      lines[top + row] = lines[top + row].covered(by: line, at: left)
    }
    targets = targets.map { target in
      Target(
        row: target.row + top,
        columns: target.columns.lowerBound + left..<target.columns.upperBound + left,
        what: target.what)
    }
    return lines
  }

  /// The lines of the box: the title, the text, the fields and the buttons. The lines around the cursor when there is no room
  /// for all of them.
  private func box(height: Int) -> [Line] {
    let limit = max(1, columns - 4)
    var content: [BoxLine] = []
    if let title = seen.screen?.props[.title]?.text, !title.isEmpty {
      content.append(BoxLine(line: Line(title, .title), node: nil))
    }
    for element in seen.elements {
      if element.kind == .label {
        let text = element.props[.text]?.text ?? ""
        for line in text.lines(ofWidth: limit) {
          content.append(BoxLine(line: Line(line), node: nil))
        }
      } else {
        content.append(BoxLine(line: element.line(spinner: ""), node: element.id))
      }
    }
    let width = min(limit, max(20, content.map(\.line.width).max() ?? 0))
    let room = max(1, height - 2)
    let focused = focusedElement?.id
    let focus = content.firstIndex { $0.node == focused } ?? 0
    let first = max(0, min(content.count - room, focus - room / 2))
    var lines = [Line("┌\(String(repeating: "─", count: width + 2))┐", .detail)]
    for content in content.dropFirst(first).prefix(room) {
      var inside = content.line.truncated(toWidth: width)
      inside.pad(to: width)
      if let node = content.node {
        if node == focused { inside = inside.highlighted(toWidth: width) }
        targets.append(Target(row: lines.count, columns: 2..<width + 2, what: .element(node)))
      }
      var framed = Line("│ ", .detail)
      framed.add(inside)
      framed.add(Span(" │", .detail))
      lines.append(framed)
    }
    lines.append(Line("└\(String(repeating: "─", count: width + 2))┘", .detail))
    return lines
  }
}

/// A line in the box of an alert, and the number of the node that it shows; nil for a line of text.
private struct BoxLine {
  let line: Line
  let node: Int?
}

extension Line {
  /// The line in a faint look, without a cursor.
  fileprivate var dimmed: Line {
    let line = Line(text, .detail)
    return spans.contains(where: \.isInBar) ? line.inBar(toWidth: width) : line
  }

  /// Returns the line with another one over its middle.
  fileprivate func covered(by box: Line, at column: Int) -> Line {
    var line = truncated(toWidth: column)
    line.pad(to: column)
    line.add(box)
    let rest = Line(text.suffixAfter(column: column + box.width), .detail)
    line.add(rest)
    return line
  }
}

extension String {
  /// The text from a column on. A wide character that begins before it becomes a space.
  fileprivate func suffixAfter(column: Int) -> String {
    var width = 0
    var rest = Substring(self)
    while width < column, let character = rest.popFirst() {
      width += String(character).displayWidth
    }
    return String(repeating: " ", count: max(0, width - column)) + rest
  }
}
