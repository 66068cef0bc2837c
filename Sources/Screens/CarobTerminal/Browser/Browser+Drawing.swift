import CarobRuntime
import CarobRenderers
import CarobScreens
import Foundation

extension Browser {
  /// A part of the terminal that can be clicked.
  struct Target {
    enum What {
      case back
      case tab(Int)
      case element(Int)
      case row(Int)
    }

    let row: Int
    let columns: Range<Int>
    let what: What
  }

  // MARK: Sizes

  /// The height of the foot: the tabs, the plugin's last printed line, and the status line; with a frame also the lines above
  /// and below those.
  private var footHeight: Int {
    (isFramed ? 3 : 1) + (seen.tabs == nil ? 0 : 1) + (printed == nil ? 0 : 1)
  }

  private var headHeight: Int { seen.screen?.props[.prompt]?.text == nil ? 1 : 2 }

  private var middleHeight: Int { max(1, rows - headHeight - footHeight) }

  /// The elements with their own lines.
  private var elementsBelow: [LiveNode] { seen.elements.filter { !$0.isInHead } }

  private var elementsHeight: Int {
    let count = elementsBelow.count
    return seen.list == nil ? min(count, middleHeight) : min(count, max(1, middleHeight / 3))
  }

  /// The number of lines for the list.
  var listHeight: Int { max(1, middleHeight - elementsHeight) }

  /// The number of lines for a page of text.
  var pageHeight: Int { max(1, rows - 2) }

  // MARK: Lines

  /// Whether something is animated, so that the lines must be drawn again soon.
  package var isBusy: Bool { seen.isBusy && page == nil }

  private var spinner: String {
    let signs = ["|", "/", "-", "\\"]
    return signs[Int(Date().timeIntervalSince1970 * 10) % signs.count] + " "
  }

  /// Returns the lines to show on the terminal.
  package func lines() -> [Line] {
    targets = []
    if let page { return lines(of: page) }
    if let seenBelow { return linesWithAlert(over: seenBelow) }
    return screenLines()
  }

  /// Returns the lines of the screen, without an alert over it.
  func screenLines() -> [Line] {
    var lines = head()
    addElements(to: &lines)
    addList(to: &lines)
    let foot = self.foot(at: max(0, rows - footHeight))
    while lines.count + foot.count < rows { lines.append(Line()) }
    return Array(lines.prefix(max(0, rows - foot.count))) + foot
  }

  private func lines(of page: TextPage) -> [Line] {
    var lines = [inBar(Line(page.title, .title))]
    lines += page.lines.dropFirst(page.top).prefix(pageHeight)
    while lines.count < rows - 1 { lines.append(Line()) }
    let end = min(page.lines.count, page.top + pageHeight)
    lines.append(Line("line \(end) of \(page.lines.count); q leads back", .detail))
    return lines
  }

  private func head() -> [Line] {
    var lines: [Line] = []
    if let prompt = seen.screen?.props[.prompt]?.text {
      lines.append(inBar(Line(prompt, .detail)))
    }
    let row = lines.count
    var line = Line([Span(spaces: barInset)])
    let back = seen.screen?.props[.back]?.text ?? (seen.presented == nil ? nil : "Close")
    if let back {
      line.add(Span("‹ \(back.isEmpty ? "Back" : back)", .type))
      targets.append(Target(row: row, columns: barInset..<line.width, what: .back))
      line.add(Span("  "))
    }
    let buttons = seen.elements.filter(\.isInHead)
    for button in buttons where button.props[.side]?.text == "left" { add(button, to: &line, row) }
    let title = seen.screen?.props[.title]?.text ?? ""
    let name = title.isEmpty ? seen.screen?.props[.class]?.text ?? "" : title
    line.add(Span(name, .title))
    var right = Line()
    for button in buttons where button.props[.side]?.text != "left" {
      right.add(Span("  "))
      right.add(button.line(spinner: spinner))
    }
    let rightWidth = right.width + (right.width > 0 ? barInset : 0)
    line = line.truncated(toWidth: max(1, columns - rightWidth))
    line.pad(to: columns - rightWidth)
    for button in buttons where button.props[.side]?.text != "left" {
      line.add(Span("  "))
      add(button, to: &line, row)
    }
    lines.append(isFramed ? line.inBar(toWidth: columns) : line)
    return lines
  }

  private func add(_ button: LiveNode, to line: inout Line, _ row: Int) {
    let start = line.width
    for var span in button.line(spinner: spinner).spans {
      span.isHighlighted = focusedElement?.id == button.id
      line.add(span)
    }
    targets.append(Target(row: row, columns: start..<line.width, what: .element(button.id)))
    if button.props[.side]?.text == "left" { line.add(Span("  ")) }
  }

  private func addElements(to lines: inout [Line]) {
    let elements = elementsBelow
    let height = elementsHeight
    var state = state
    if let index = elements.firstIndex(where: { $0.id == focusedElement?.id }) {
      state.elementTop = min(max(state.elementTop, index - height + 1), index)
    }
    state.elementTop = max(0, min(state.elementTop, elements.count - height))
    self.state = state
    for element in elements.dropFirst(state.elementTop).prefix(height) {
      var line = Line("  ")
      line.add(element.line(spinner: spinner))
      if element.id == focusedElement?.id { line = line.highlighted(toWidth: columns) }
      targets.append(Target(row: lines.count, columns: 0..<columns, what: .element(element.id)))
      lines.append(line)
    }
  }

  // MARK: Lists

  private func addList(to lines: inout [Line]) {
    guard let list = seen.list else { return }
    if seen.content.count == 0 {
      lines.append(Line(list.kind == .table ? "no rows" : "no items", .detail))
      return
    }
    let cursor = focusedElement == nil ? state.cursor : nil
    guard list.kind == .table else {
      let grid = GridLayout(seen.content, height: listHeight, spinner: spinner)
      for (line, items) in grid.lines(from: state.top, cursor: cursor, width: columns) {
        for item in items {
          targets.append(
            Target(row: lines.count, columns: item.columns, what: .row(item.number)))
        }
        lines.append(line)
      }
      return
    }
    let items = TableLayout(seen.content, height: listHeight).items(from: state.top)
    let known = items.compactMap { item -> LiveRow? in
      if case .row(let number) = item { seen.content.row(number) } else { nil }
    }
    let texts = known.map { $0.texts(spinner: spinner) }
    let widest = texts.map(\.main.width).max() ?? 0
    let widestDetail = texts.map(\.detail.width).max() ?? 0
    // Two columns at the left edge, two between the texts, and what is at the right edge. A row with much there is cut alone.
    let room = max(2, columns / 2, columns - 4 - (known.map { end(of: $0).width }.max() ?? 0))
    let textWidth =
      widestDetail == 0
      ? min(widest, columns) : ColumnWidths.keepingFirst(widest, widestDetail, in: room).0
    for item in items {
      switch item {
      case .header(let section):
        lines.append(Line(seen.content.title(ofSection: section), .heading))
      case .footer(let section):
        lines.append(Line("  " + (seen.content.sections[section].footer ?? ""), .detail))
      case .row(let number):
        targets.append(Target(row: lines.count, columns: 0..<columns, what: .row(number)))
        let line = line(of: seen.content.row(number), textWidth: textWidth)
        lines.append(number == cursor ? line.highlighted(toWidth: columns) : line)
      }
    }
  }

  private func line(of row: LiveRow?, textWidth: Int) -> Line {
    guard let row else { return Line("  …", .detail) }
    let (main, detail) = row.texts(spinner: spinner)
    var line = Line(row.props[.selected]?.flag == true ? "* " : Self.mark(of: row))
    line.add(detail.width > 0 ? main.truncated(toWidth: textWidth) : main)
    let right = end(of: row)
    if detail.width > 0 {
      line.pad(to: textWidth + 4)
      line.add(detail)
    }
    line = line.truncated(toWidth: max(1, columns - right.width))
    if right.width > 0 { line.pad(to: columns - right.width) }
    line.add(right)
    return line
  }

  /// What is at the right edge of a row: its controls, its accessory, and its handle.
  private func end(of row: LiveRow) -> Line {
    var line = Line()
    for part in row.parts {
      line.add(Span(" "))
      line.add(part.line(spinner: spinner))
    }
    line.add(Span(Self.sign(of: row.props[.accessory]?.text)))
    if row.props[.movable] != nil { line.add(Span(" ≡")) }
    return line
  }

  /// The sign at the left edge of a row that is edited.
  private static func mark(of row: LiveRow) -> String {
    switch row.props[.sign]?.text {
    case "delete": "- "
    case "insert": "+ "
    default: "  "
    }
  }

  private static func sign(of accessory: String?) -> String {
    switch accessory {
    case "disclosureIndicator": " ›"
    case "checkmark": " ✓"
    case "detailButton": " (i)"
    case "detailDisclosureButton": " (i) ›"
    default: ""
    }
  }

  // MARK: Foot

  private func foot(at row: Int) -> [Line] {
    var lines: [Line] = []
    if let tabs = seen.tabs {
      var line = Line()
      let selection = tabs.props[.selection]?.position ?? 0
      for (index, tab) in tabs.children.enumerated() {
        let start = line.width
        var title =
          tab.props[.tab]?.text ?? tab.props[.title]?.text ?? tab.props[.class]?.text ?? ""
        if let badge = tab.props[.badge]?.text { title += " (\(badge))" }
        line.add(Span(" \(title) ", index == selection ? .selection : nil))
        targets.append(Target(row: row, columns: start..<line.width, what: .tab(index)))
        line.add(Span(" "))
      }
      lines.append(line)
    }
    if isFramed { lines.append(positionLine()) }
    if let printed { lines.append(Line("| \(printed)", .detail)) }
    return lines + lastLines()
  }

  /// The lines at the foot of the terminal: what is typed, else the status, and with a frame the keys.
  func lastLines() -> [Line] {
    let line = input?.line(width: columns)
    return isFramed
      ? [line ?? status.truncated(toWidth: columns), hintsLine()] : [line ?? statusLine()]
  }

  private func statusLine() -> Line {
    let end = Span(position.map { "  \($0)" }.joined(), .detail).truncated(toWidth: columns / 2)
    var line = status.spans.isEmpty ? Line("? lists the keys", .detail) : status
    line = line.truncated(toWidth: max(1, columns - end.width))
    line.pad(to: columns - end.width)
    line.add(end)
    return line
  }

  /// What is being fetched, and where in the list the cursor is.
  var position: [String] {
    var parts: [String] = []
    if let fetching = seen.fetching {
      // What is beside it is short, and tells more.
      parts.append("\(spinner)\(fetching)".truncated(toWidth: max(1, columns / 2 - 4)))
    }
    if seen.list != nil, seen.content.count > 0, focusedElement == nil {
      parts.append("\(state.cursor + 1)/\(seen.content.count)")
    }
    return parts
  }
}
