import CarobFoundation
import CarobUIKit

/// Writes a screen as an HTML page without scripts, which looks like a screen of `carob serve`. [any-thread]
public struct HTMLRenderer: Sendable {
  /// The columns of text for the layout of a collection that fits on the page.
  public static let columns = 76

  /// Creates a renderer.
  public init() {}

  /// Returns the page.
  ///
  /// - Complexity: O(length of all text).
  public func text(_ screen: ScreenSnapshot) -> String { writer.text(of: screen) }

  /// A writer that gets the screen in parts.
  public var writer: some ScreenWriter { HTMLWriter() }
}

/// Writes the page of a screen whose rows come in parts.
private struct HTMLWriter: ScreenWriter {
  private var text = ""
  private var isCollection = false
  private var hasSections = false

  mutating func begin(_ screen: ScreenSnapshot) {
    isCollection = screen.list == .collection
    let title = screen.heading.markup
    text += """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      <main>

      """
    let surroundings = screen.surroundings
    let inBar = surroundings?.controls.filter { $0.kind == .barButton } ?? []
    if surroundings?.back != nil || !inBar.isEmpty {
      text += "<div class=\"bar\">"
      if let back = surroundings?.back {
        text += "<button disabled>‹ \((back.isEmpty ? "Back" : back).markup)</button>"
      }
      text += "<span>\(inBar.map(\.markup).joined())</span></div>\n"
    }
    text += "<h1>\(title)</h1>\n"
    for control in surroundings?.controls ?? [] where control.kind != .barButton {
      text += "<p>\(control.markup)</p>\n"
    }
    for (number, drawing) in (surroundings?.drawings ?? []).enumerated() {
      let markup = DrawingMarkup(drawing, number: number)
      let (width, height) = markup.size
      text += "<p>\(markup.element(x: 0, y: 0, width: width, height: height))</p>\n"
    }
  }

  mutating func add(_ batch: HeldSections.Batch) {
    for (number, section) in batch.sections.enumerated() {
      let isContinued = number == 0 && batch.isContinued
      if !isContinued || isCollection { endSection() }
      if !isContinued, !section.title.isEmpty { text += "<h2>\(section.title.markup)</h2>\n" }
      if section.rows.isEmpty { continue }
      if isCollection {
        add(items: section.rows)
      } else {
        if !hasSections { text += "<ul>\n" }
        hasSections = true
        for row in section.rows {
          text += row.markup(style: "min-height:\(row.height.points)")
        }
      }
    }
  }

  /// Adds items at the places of the layout, below those of earlier batches.
  private mutating func add(items: [ScreenSnapshot.Row]) {
    let frames = items.compactMap(\.frame)
    let top = frames.map(\.y).min() ?? 0
    let height = (frames.map { $0.y + $0.height }.max() ?? 0) - top
    text += "<ul class=\"items\" style=\"height:\(height.points)\">\n"
    hasSections = true
    for item in items {
      guard let frame = item.frame else { continue }
      text += item.markup(
        style: "left:\(frame.x.points);top:\((frame.y - top).points);width:\(frame.width.points);"
          + "height:\(frame.height.points)")
    }
  }

  mutating func end(_ screen: ScreenSnapshot) {
    endSection()
    for label in screen.labelsBesidesControls { text += "<p>\(label.markup)</p>\n" }
    if let surroundings = screen.surroundings, !surroundings.tabs.isEmpty {
      text += "<nav aria-label=\"Tabs\">"
      for (number, title) in surroundings.tabs.enumerated() {
        let name = title.isEmpty ? "Tab \(number + 1)" : title
        text +=
          number == surroundings.selectedTab
          ? "<b aria-current=\"page\">\(name.markup)</b>" : "<span>\(name.markup)</span>"
      }
      text += "</nav>\n"
    }
    text += "</main>\n"
    for alert in screen.surroundings?.alerts ?? [] { text += alert.markup }
  }

  mutating func takeText() -> String {
    defer { text = "" }
    return text
  }

  private mutating func endSection() {
    if hasSections { text += "</ul>\n" }
    hasSections = false
  }

  private static let style = """
    :root { color-scheme: light dark; --ground: #f2f2f7; --cell: #fff; --ink: #000; --faint: #6b6b70; --line: #c6c6c8; --bad: #c4001a; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #000; --cell: #1c1c1e; --ink: #fff; --faint: #a1a1a8; --line: #3a3a3c; --bad: #ff6b60; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.35 system-ui, sans-serif; }
    main { max-width: 640px; margin: 0 auto; padding: 0 12px 24px; }
    h1 { font-size: 17px; text-align: center; padding: 12px 0; margin: 0; }
    h2 { font-size: 13px; font-weight: normal; color: var(--faint); margin: 16px 16px 4px; }
    .bar { display: flex; justify-content: space-between; gap: 12px; padding-top: 12px; }
    button, input, textarea { font: inherit; color: inherit; }
    button { background: none; border: 0; padding: 4px 8px; }
    input[type=text], input[type=search], textarea { width: 100%; padding: 7px 10px; background: var(--cell); border: 1px solid var(--line); border-radius: 10px; }
    .segments { display: flex; padding: 2px; background: var(--line); border-radius: 8px; }
    .segments > * { flex: 1; padding: 4px; text-align: center; font-weight: normal; border-radius: 6px; overflow-wrap: anywhere; }
    .segments > b { background: var(--cell); }
    .over { position: fixed; inset: 0; display: grid; place-items: center; padding: 8px; background: rgb(0 0 0 / 35%); }
    .alert { width: 270px; max-height: 100%; overflow: auto; padding-top: 16px; background: var(--ground); border-radius: 14px; text-align: center; }
    .sheet { place-self: end stretch; width: auto; }
    .alert h2 { font-size: 17px; font-weight: 600; color: inherit; margin: 0 16px 6px; overflow-wrap: anywhere; }
    .alert p { font-size: 13px; margin: 0 16px 6px; white-space: pre-line; overflow-wrap: anywhere; }
    .alert button { display: block; width: 100%; padding: 11px 8px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    nav { display: flex; border-top: 1px solid var(--line); }
    nav > * { flex: 1; padding: 8px 4px; text-align: center; overflow-wrap: anywhere; color: var(--faint); }
    nav > b { color: inherit; }
    ul { list-style: none; margin: 0 0 16px; padding: 0; background: var(--cell); border-radius: 12px; }
    li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 6px 16px; overflow-wrap: anywhere; }
    li + li { border-top: 1px solid var(--line); }
    svg { max-width: 100%; }
    small { font-size: inherit; color: var(--faint); text-align: end; }
    /* The second text gives way. */
    li > span { flex: none; max-width: 75%; }
    .items li > span, .below > span, li > span:only-child { max-width: 100%; }
    .below { flex-direction: column; align-items: flex-start; justify-content: center; gap: 0; }
    .below small { font-size: 12px; text-align: start; }
    .error { color: var(--bad); }
    .placeholder { color: var(--faint); justify-content: center; }
    .items { position: relative; background: none; }
    .items li { position: absolute; flex-direction: column; justify-content: center; gap: 2px; padding: 4px; overflow: hidden;
      background: var(--cell); border: 1px solid var(--line); border-radius: 10px; font-size: 13px; text-align: center; }
    """
}

extension ScreenSnapshot.Row {
  fileprivate func markup(style: String) -> String {
    let (main, detail) = texts
    var names = error != nil ? ["error"] : placeholder != nil ? ["placeholder"] : []
    if hasDetailBelow == true, !detail.text.isEmpty { names.append("below") }
    let attribute = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    let more = detail.text.isEmpty ? "" : "<small>\(detail.text.markup)</small>"
    return "<li\(attribute) style=\"\(style)\"><span>\(main.text.markup)</span>\(more)\n"
  }
}

extension ScreenSnapshot.Control {
  /// HTML for the control, disabled because the page has no scripts.
  fileprivate var markup: String {
    func input(_ type: String, _ more: String, name: String) -> String {
      let label = (placeholder.isEmpty ? name : placeholder).markup
      return "<input type=\"\(type)\" disabled aria-label=\"\(label)\"\(more)>"
    }
    let range = fraction.map { " min=\"0\" max=\"1\" step=\"any\" value=\"\($0)\"" } ?? ""
    let field = " placeholder=\"\(placeholder.markup)\" value=\"\(text.markup)\""
    switch kind {
    case .barButton, .button:
      return "<button disabled>\((text.isEmpty ? "Button" : text).markup)</button>"
    case .textField: return input("text", field, name: "Text")
    case .textView:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).markup }
      return
        "<textarea disabled rows=\"4\" aria-label=\"Text\">\n\(lines.joined(separator: "\n"))</textarea>"
    case .searchBar: return input("search", field, name: "Search")
    case .toggle:
      return input("checkbox", " role=\"switch\"" + (isOn ? " checked" : ""), name: "Switch")
    case .slider: return input("range", range, name: "Slider")
    case .stepper: return input("number", " value=\"\(text.markup)\"", name: "Stepper")
    case .progress:
      return "<progress max=\"1\" value=\"\(fraction ?? 0)\" aria-label=\"Progress\"></progress>"
    case .pages: return "<span aria-label=\"Page\">\(text.markup)</span>"
    case .datePicker: return input("text", field, name: "Date")
    case .segments: return titlesMarkup("segments")
    case .wheel:
      let title = selection.flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? ""
      return "<select disabled aria-label=\"Choice\"><option>\(title.markup)</option></select>"
    }
  }
}

extension ScreenSnapshot.Control {
  /// HTML for the titles, with the chosen one in bold.
  private func titlesMarkup(_ name: String) -> String {
    let titles = titles.enumerated().map { index, title in
      index == selection
        ? "<b aria-current=\"true\">\(title.markup)</b>" : "<span>\(title.markup)</span>"
    }
    return "<span class=\"\(name)\">\(titles.joined())</span>"
  }
}

extension ScreenSnapshot.Alert {
  /// HTML for the alert, over all that was written before.
  fileprivate var markup: String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let name = isSheet ? "alert sheet" : "alert"
    var text = "<div class=\"over\"><div class=\"\(name)\" role=\"alertdialog\">\n"
    if !title.isEmpty { text += "<h2>\(title.markup)</h2>\n" }
    if !message.isEmpty {
      text += "<p>\(lines.map { String($0).markup }.joined(separator: "\n"))</p>\n"
    }
    for field in fields {
      let value = "value=\"\(field.markup)\""
      text += "<p><input type=\"text\" disabled aria-label=\"Text\" \(value)></p>\n"
    }
    for button in buttons { text += "<button disabled>\(button.markup)</button>\n" }
    return text + "</div></div>\n"
  }
}

extension Double {
  /// A CSS length. Clamped, because a layout may have any number.
  fileprivate var points: String { "\(Int(clamped.rounded()))px" }

  private var clamped: Double { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
}

extension String {
  /// The text for HTML, XML and their attributes, on one line, with control characters made visible.
  var markup: String { printableText.escapedForXML() }
}
