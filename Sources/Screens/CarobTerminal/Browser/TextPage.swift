/// A text over the screen, such as the list of keys, which can be scrolled.
struct TextPage {
  let title: String
  let lines: [Line]
  private(set) var top = 0

  /// - Parameter width: the columns at which lines are wrapped.
  init(_ title: String, _ lines: [Line], width: Int) {
    (self.title, self.lines) = (title, lines.flatMap { $0.wrapped(toWidth: width) })
  }

  /// Scrolls.
  ///
  /// - Returns: false for a key that does not scroll.
  mutating func handle(_ key: Key, height: Int) -> Bool {
    switch key {
    case .up: top -= 1
    case .down: top += 1
    case .wheelUp: top -= 3
    case .wheelDown: top += 3
    case .pageUp: top -= height
    case .pageDown, .character(" "): top += height
    case .home: top = 0
    case .end: top = lines.count
    default: return false
    }
    top = max(0, min(top, lines.count - height))
    return true
  }
}
