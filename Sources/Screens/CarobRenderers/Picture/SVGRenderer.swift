import CarobRuntime
import CarobUIKit

/// Draws the beginning of a screen as an SVG picture of a phone, for documents. [any-thread]
///
/// Leaves out what does not fit. Truncates texts by their columns in a terminal, because it does not know the fonts.
public struct SVGRenderer: Sendable {
  /// The width of the screen, in points.
  public static let width = 375
  /// The greatest height of the screen, in points.
  public static let maximumHeight = 667

  /// The columns of text for the layout of a collection that fits into the picture.
  public static let columns = 46

  /// Creates a renderer.
  public init() {}

  /// Returns the picture.
  ///
  /// - Complexity: O(length of all text).
  public func text(_ screen: ScreenSnapshot) -> String { writer.text(of: screen) }

  /// A writer that gets the screen in parts.
  public var writer: some ScreenWriter { SVGWriter() }
}

/// Draws a screen whose rows come in parts.
private struct SVGWriter: ScreenWriter {
  private static let (bar, heading, gap, inset, tabBar) = (60.0, 34.0, 16.0, 12.0, 52.0)
  /// The approximate width of a column of text, in points.
  private static let column = 8.6

  private var isCollection = false
  private var shapes = ""
  private var y = bar
  private var text = ""

  private static var width: Double { Double(SVGRenderer.width) }
  private var isFull: Bool { y >= Double(SVGRenderer.maximumHeight) }

  mutating func begin(_ screen: ScreenSnapshot) {
    isCollection = screen.list == .collection
    for control in screen.surroundings?.controls ?? [] where control.kind != .barButton {
      draw(control)
    }
    for (number, drawing) in (screen.surroundings?.drawings ?? []).enumerated() where !isFull {
      draw(DrawingMarkup(drawing, number: number))
    }
  }

  /// Draws what a view draws itself, made smaller if it is too wide.
  private mutating func draw(_ drawing: DrawingMarkup) {
    let scale = min(1, (Self.width - 2 * Self.inset) / drawing.size.width)
    let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
    shapes += drawing.element(x: (Self.width - width) / 2, y: y + 6, width: width, height: height)
    y += height + 12
  }

  private mutating func draw(_ control: ScreenSnapshot.Control) {
    if isFull { return }
    let (width, height) = (Self.width - 2 * Self.inset, 36.0)
    switch control.kind {
    case .barButton, .button:
      let title = control.text.isEmpty ? "Button" : control.text
      draw(title, x: Self.width / 2, y: y + 29, width: width, "tint middle")
    case .textField, .searchBar:
      box(x: Self.inset, y: y + 6, width: width, height: height, radius: 10)
      let isEmpty = control.text.isEmpty
      draw(
        isEmpty ? control.placeholder : control.text, x: 28, y: y + 29, width: width - 32,
        isEmpty ? "detail" : "label")
    case .datePicker, .wheel:
      let title = control.selection.flatMap { number in
        control.titles.indices.contains(number) ? control.titles[number] : nil
      }
      box(x: Self.inset, y: y + 6, width: width, height: height, radius: 10)
      draw(
        title ?? control.text, x: Self.width / 2, y: y + 29, width: width - 32, "label middle")
    case .textView: drawLines(control.text)
    case .segments: drawSegments(control.titles, selection: control.selection)
    case .stepper:
      box(x: 28, y: y + 8, width: 94, height: 32, radius: 8)
      draw("−", x: 51, y: y + 29, width: 40, "tint middle")
      draw("+", x: 98, y: y + 29, width: 40, "tint middle")
      draw(control.text, x: 134, y: y + 29, width: 200, "detail")
    case .progress:
      strip(x: 28, y: y + 22, width: width - 32, "track")
      strip(x: 28, y: y + 22, width: (width - 32) * (control.fraction ?? 0), "done")
    case .pages:
      draw(control.text, x: Self.width / 2, y: y + 29, width: width, "detail middle")
    case .toggle, .slider:
      let isSwitch = control.kind == .toggle
      let length = isSwitch ? 52 : width - 32
      let place = isSwitch ? (control.isOn ? 1.0 : 0) : control.fraction ?? 0
      let knob = 14 + place * (length - 28)
      shapes +=
        "<rect class=\"track\" x=\"28\" y=\"\((y + 10).number)\" width=\"\(length.number)\" height=\"28\" rx=\"14\"/>\n"
        + "<circle class=\"knob\" cx=\"\((28 + knob).number)\" cy=\"\((y + 24).number)\" r=\"11\"/>\n"
    }
    y += height + 12
  }

  /// Draws the first lines of a text in a box.
  private mutating func drawLines(_ text: String) {
    let (width, rows, rowHeight) = (Self.width - 2 * Self.inset, 4, 20.0)
    box(x: Self.inset, y: y + 6, width: width, height: Double(rows) * rowHeight + 12, radius: 10)
    for (number, row) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(rows).enumerated()
    {
      draw(
        String(row), x: 28, y: y + 27 + Double(number) * rowHeight, width: width - 32, "label")
    }
    y += Double(rows - 1) * rowHeight
  }

  /// Draws titles in columns of the same width, with the chosen one on a lighter ground.
  private mutating func drawSegments(_ titles: [String], selection: Int?) {
    let (width, height) = (Self.width - 2 * Self.inset, 32.0)
    shapes +=
      "<rect class=\"track\" x=\"\(Self.inset.number)\" y=\"\((y + 8).number)\" width=\"\(width.number)\" "
      + "height=\"\(height.number)\" rx=\"8\"/>\n"
    guard !titles.isEmpty else { return }
    let column = width / Double(titles.count)
    for (number, title) in titles.enumerated() {
      let x = Self.inset + Double(number) * column
      if number == selection {
        box(x: x + 2, y: y + 10, width: column - 4, height: height - 4, radius: 6)
      }
      draw(title, x: x + column / 2, y: y + 29, width: column - 8, "label middle")
    }
  }

  mutating func add(_ batch: HeldSections.Batch) {
    for (number, section) in batch.sections.enumerated() where !isFull {
      if number > 0 || !batch.isContinued {
        if !section.title.isEmpty {
          draw(section.title, x: 28, y: y + 25, width: Self.width - 56, "heading")
        }
        y += section.title.isEmpty ? Self.gap : Self.heading
      }
      if isCollection { draw(items: section.rows) } else { draw(rows: section.rows) }
    }
  }

  private mutating func draw(rows: [ScreenSnapshot.Row]) {
    let width = Self.width - 2 * Self.inset
    for (number, row) in rows.enumerated() where !isFull {
      let height = row.height.isFinite ? min(max(row.height, 24), 400) : 44
      box(x: Self.inset, y: y, width: width, height: height, radius: 0)
      if number > 0 { shapes += line(y) }
      let (main, detail) = row.texts
      let room = width - 32
      let baseline = y + height / 2 + 5
      let name = row.error != nil ? "bad" : row.placeholder != nil ? "detail" : "label"
      if detail.text.isEmpty {
        draw(main.text, x: 28, y: baseline, width: room, name)
      } else if row.hasDetailBelow == true {
        draw(main.text, x: 28, y: baseline - 8, width: room, name)
        // A text of 12 pixels has as much room as one of 15 in a wider line.
        draw(detail.text, x: 28, y: baseline + 9, width: room * 15 / 12, "detail small")
      } else {
        // Whole columns of text, so that no rounding cuts a main text for which there is room.
        let columns = Int((room - 12) / Self.column)
        let (first, second) = ColumnWidths.keepingFirst(main.width, detail.width, in: columns)
        draw(main.text, x: 28, y: baseline, columns: first, name)
        draw(detail.text, x: 28 + room, y: baseline, columns: second, "detail end")
      }
      y += height
    }
  }

  private mutating func draw(items: [ScreenSnapshot.Row]) {
    // A layout may place items anywhere.
    let placed = items.compactMap { item in item.frame.map { (item: item, frame: $0) } }.filter {
      [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height].allSatisfy { abs($0) < 1e6 }
    }
    let top = placed.map(\.frame.y).min() ?? 0
    for (item, frame) in placed where y + frame.y - top < Double(SVGRenderer.maximumHeight) {
      let (x, itemY) = (frame.x, y + frame.y - top)
      box(x: x, y: itemY, width: frame.width, height: frame.height, radius: 10)
      let (main, detail) = item.texts
      let (center, middle) = (x + frame.width / 2, itemY + frame.height / 2)
      draw(
        main.text, x: center, y: middle + (detail.text.isEmpty ? 5 : -2), width: frame.width - 8,
        "label middle")
      draw(detail.text, x: center, y: middle + 15, width: frame.width - 8, "detail middle")
    }
    y += max((placed.map { $0.frame.y + $0.frame.height }.max() ?? 0) - top, 0)
  }

  mutating func end(_ screen: ScreenSnapshot) {
    for label in screen.labelsBesidesControls where !isFull {
      draw(label, x: 28, y: y + 28, width: Self.width - 56, "label")
      y += 30
    }
    let tabs = screen.surroundings?.tabs ?? []
    let tabBar = tabs.isEmpty ? 0 : Self.tabBar
    let alerts = screen.surroundings?.alerts ?? []
    let needed = alerts.map { AlertBox($0).height + 2 * Self.bar }.max() ?? 0
    let height = Int(
      min(max(y + Self.gap + tabBar, needed), Double(SVGRenderer.maximumHeight)))
    let title = screen.heading
    let body = shapes
    shapes = ""
    drawBar(title, screen.surroundings)
    if !tabs.isEmpty {
      drawTabs(tabs, selected: screen.surroundings?.selectedTab, from: Double(height) - tabBar)
    }
    let bars = shapes
    shapes = ""
    for alert in alerts { draw(AlertBox(alert), over: Double(height)) }
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 \(SVGRenderer.width + 16) \(height + 16)" \
      width="\(SVGRenderer.width + 16)" role="img" aria-label="\(title.markup)">
      <style>
      text { font: 15px system-ui, sans-serif; fill: #000 } .end { text-anchor: end } .middle { text-anchor: middle }
      .title { font-weight: 600; font-size: 17px } .heading { font-size: 13px } .small { font-size: 12px }
      .heading, .detail { fill: #6b6b70 } .bad { fill: #c4001a } .tint, .done { fill: #0062cc }
      .track { fill: #d1d1d6 } .knob { fill: #fff }
      .shade { fill: #000; opacity: 0.35 }
      .ground { fill: #f2f2f7 } .cell { fill: #fff } .bar { fill: #f9f9f9 } path { stroke: #c6c6c8 }
      @media (prefers-color-scheme: dark) {
        text { fill: #fff } .heading, .detail { fill: #a1a1a8 } .bad { fill: #ff6b60 }
        .tint, .done { fill: #4da3ff } .track { fill: #3a3a3c }
        .ground { fill: #000 } .cell, .bar { fill: #1c1c1e } path { stroke: #3a3a3c }
      }
      </style>
      <defs><clipPath id="screen"><rect width="\(SVGRenderer.width)" height="\(height)" rx="36"/></clipPath></defs>
      <g clip-path="url(#screen)">
      <rect class="ground" width="100%" height="\(height)"/>
      \(body)<rect class="bar" width="\(SVGRenderer.width)" height="\(Int(Self.bar))"/>
      \(line(Self.bar, from: 0))\(bars)\(shapes)</g>
      <rect x="-4" y="-4" width="\(SVGRenderer.width + 8)" height="\(height + 8)" rx="40" fill="none" stroke="#48484a" stroke-width="8"/>
      </svg>

      """
  }

  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  // MARK: Bars

  private mutating func drawBar(
    _ title: String, _ surroundings: ScreenSnapshot.Surroundings?
  ) {
    let buttons = surroundings?.controls.filter { $0.kind == .barButton } ?? []
    // The title's margin leaves room for the buttons.
    let isAlone = surroundings?.back == nil && buttons.isEmpty
    let side = isAlone ? 20 : 100.0
    draw(title, x: Self.width / 2, y: 36, width: Self.width - 2 * side, "title middle")
    if let back = surroundings?.back {
      draw("‹ \(back.isEmpty ? "Back" : back)", x: Self.inset, y: 36, width: 84, "tint")
    }
    let titles = buttons.map { $0.text.isEmpty ? "Button" : $0.text }.joined(separator: "  ")
    draw(titles, x: Self.width - Self.inset, y: 36, width: 84, "tint end")
  }

  private mutating func drawTabs(_ tabs: [String], selected: Int?, from top: Double) {
    shapes +=
      "<rect class=\"bar\" y=\"\(top.number)\" width=\"\(SVGRenderer.width)\" height=\"\(Self.tabBar.number)\"/>\n"
      + line(top, from: 0)
    let width = Self.width / Double(tabs.count)
    for (number, tab) in tabs.enumerated() {
      draw(
        tab.isEmpty ? "Tab \(number + 1)" : tab, x: (Double(number) + 0.5) * width, y: top + 31,
        width: width - 8, number == selected ? "tint middle" : "detail middle")
    }
  }

  // MARK: Alerts

  private mutating func draw(_ alert: AlertBox, over height: Double) {
    let width = alert.isSheet ? Self.width - 2 * Self.inset : AlertBox.width
    let left = (Self.width - width) / 2
    let room = max(height - alert.height, 0)
    var y = alert.isSheet ? room - Self.inset : room / 2
    shapes += "<rect class=\"shade\" width=\"100%\" height=\"\(height.number)\"/>\n"
    box(x: left, y: y, width: width, height: alert.height, radius: 14)
    y += AlertBox.padding
    for part in alert.parts {
      if part.isButton {
        shapes += "<path d=\"M\(left.number) \(y.number)H\((left + width).number)\"/>\n"
      }
      draw(part.text, x: Self.width / 2, y: y + part.baseline, width: width - 24, part.look)
      y += part.height
    }
  }

  // MARK: Shapes

  private mutating func box(
    x: Double, y: Double, width: Double, height: Double, radius: Int
  ) {
    shapes +=
      "<rect class=\"cell\" x=\"\(x.number)\" y=\"\(y.number)\" width=\"\(max(width, 0).number)\" "
      + "height=\"\(max(height, 0).number)\" rx=\"\(radius)\"/>\n"
  }

  private mutating func strip(x: Double, y: Double, width: Double, _ name: String) {
    shapes +=
      "<rect class=\"\(name)\" x=\"\(x.number)\" y=\"\(y.number)\" width=\"\(width.number)\" height=\"4\" rx=\"2\"/>\n"
  }

  private func line(_ y: Double, from x: Int = 28) -> String {
    "<path d=\"M\(x) \(y.number)H\(x == 0 ? SVGRenderer.width : SVGRenderer.width - 12)\"/>\n"
  }

  /// - Parameter name: the class of the text in the style sheet.
  private mutating func draw(
    _ text: String, x: Double, y: Double, width: Double, _ name: String
  ) {
    draw(text, x: x, y: y, columns: Int(width / Self.column), name)
  }

  private mutating func draw(_ text: String, x: Double, y: Double, columns: Int, _ name: String) {
    guard columns > 0, !text.isEmpty else { return }
    let shown = text.printableText.truncated(toWidth: columns).markup
    shapes += "<text class=\"\(name)\" x=\"\(x.number)\" y=\"\(y.number)\">\(shown)</text>\n"
  }
}

extension Double {
  /// A number for SVG, with at most one decimal place.
  fileprivate var number: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
