import CarobRenderers
import CarobScreens

/// How keys use a node, and set its value.
extension LiveNode {
  /// What Enter does with a node.
  enum Use {
    /// Taps it.
    case tap
    /// Begins to edit its text.
    case text
    /// Begins to type its value; Left and Right change it.
    case value
  }

  /// What Enter does; nil for nodes that a user only sees.
  var use: Use? {
    switch kind {
    case .button, .barButton, .toggle: .tap
    case .textField, .textView, .searchBar: .text
    case .slider, .stepper, .segments, .pages, .datePicker, .wheel: .value
    default: props[.gestures]?.texts?.contains(LiveGesture.Name.tap.rawValue) == true ? .tap : nil
    }
  }

  private var titles: [String] { props[.titles]?.texts ?? [] }

  /// Whether the title with this index cannot be chosen.
  func isDisabled(_ index: Int) -> Bool {
    props[.disabledTitles]?.numbers?.contains(Double(index)) == true
  }

  private var limits: [Double] {
    let limits = props[.limits]?.numbers ?? []
    return limits.count == 2 ? limits : [0, 1]
  }

  /// The value some steps further; nil for a node without values.
  ///
  /// A slider has twenty steps. From no title, the first step leads to the first or the last one. Titles that are not enabled are
  /// skipped.
  func value(after steps: Int) -> Double? {
    guard use == .value else { return nil }
    if kind == .segments || kind == .wheel {
      let enabled = titles.indices.filter { !isDisabled($0) }
      guard !enabled.isEmpty else { return nil }
      guard let start = props[.selection]?.position else {
        return (steps > 0 ? enabled.first : enabled.last).map(Double.init)
      }
      let further =
        steps > 0 ? enabled.filter { $0 > start } : enabled.reversed().filter { $0 < start }
      return Double(further.prefix(abs(steps)).last ?? start)
    }
    let step = props[.step]?.number ?? (limits[1] - limits[0]) / 20
    let value = (props[.value]?.number ?? 0) + Double(steps) * step
    // The control knows the limits of a date, and whether a stepper leads from one limit to the other.
    return kind == .stepper || kind == .datePicker ? value : min(max(value, limits[0]), limits[1])
  }

  /// The value that a user has typed: a number, or a title or its number, from 1; nil when it is neither.
  func value(typed text: String) -> Double? {
    if kind == .pages { return Int(text).map { Double($0) - 1 } }
    if titles.isEmpty { return Double(text) }
    let isTyped = { (title: String) in title.lowercased() == text.lowercased() }
    if let index = titles.firstIndex(where: isTyped) { return Double(index) }
    return Int(text).flatMap { titles.indices.contains($0 - 1) ? Double($0 - 1) : nil }
  }

  /// What to type for a value.
  var valueAdvice: String {
    if kind == .datePicker { return "give a text such as \(props[.text]?.text ?? "2026-11-29")" }
    if kind == .pages { return "give the number of a page" }
    return titles.isEmpty ? "give a number such as 0.5" : "give a title, or its number from 1"
  }

  /// The value as a line; nil for a node without values.
  func valueLine(_ role: TextRole?) -> Line? {
    let value = props[.value]?.number ?? 0
    switch kind {
    case .slider:
      return Line("\(value) (\(limits.map { "\($0)" }.joined(separator: " to ")))", role)
    case .stepper: return Line("[-] \(value.shortText) [+]", role)
    case .datePicker:
      return Line("< \((props[.text]?.text ?? "").replacing("T", with: " ")) >", role)
    case .wheel: return wheelLine(role)
    case .segments: return titlesLine(role)
    case .progress: return progressLine(value)
    case .pages: return Line("page \((value + 1).shortText) of \((limits[1] + 1).shortText)", role)
    default: return nil
    }
  }

  /// The chosen title, and its number among the others.
  private func wheelLine(_ role: TextRole?) -> Line {
    guard let index = props[.selection]?.number.flatMap(Int.init(exactly:)),
      titles.indices.contains(index)
    else { return Line("<  >", role) }
    var line = Line("< \(titles[index]) >", role)
    line.add(Span("  \(index + 1) of \(titles.count)", .detail))
    return line
  }

  /// A bar of twenty columns, and the part in percent.
  private func progressLine(_ value: Double) -> Line {
    let part = min(max(value, 0), 1)
    let done = Int(part * 20)
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: 20 - done)
    return Line("\(bar) \(Int(part * 100)) %", .detail)
  }

  /// The titles in one line, with the chosen one in brackets.
  private func titlesLine(_ role: TextRole?) -> Line {
    let selection = props[.selection]?.number
    var line = Line("")
    for (index, title) in titles.enumerated() {
      let isChosen = selection == Double(index)
      let look: TextRole? = isDisabled(index) ? .detail : isChosen ? .selection : role
      line.add(Span(isChosen ? "[\(title)]" : " \(title) ", look))
    }
    return line
  }
}
