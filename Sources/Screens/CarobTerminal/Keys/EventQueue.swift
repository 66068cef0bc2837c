/// What came from a terminal, and waits. Like a keyboard, it keeps so many keys: of more, which nobody types, the last ones, so
/// that what the user types next is not far behind.
package struct EventQueue {
  private var events: [Terminal.Event] = []
  private var dropped = 0

  /// The most keys that wait.
  package static let maximumKeys = 1024

  package init() {}

  /// Adds an event behind the others.
  package mutating func add(_ event: Terminal.Event) {
    events.append(event)
    if events.count > 2 * Self.maximumKeys { dropFirstKeys() }
  }

  /// Takes all that wait.
  ///
  /// - Returns: the events, and how many keys before them were dropped.
  package mutating func take() -> (events: [Terminal.Event], dropped: Int) {
    dropFirstKeys()
    defer { self = Self() }
    return (events, dropped)
  }

  /// Drops the keys that are too many. Everything else stays.
  private mutating func dropFirstKeys() {
    var surplus = events.count(where: \.isKey) - Self.maximumKeys
    if surplus <= 0 { return }
    dropped += surplus
    events.removeAll { event in
      guard event.isKey, surplus > 0 else { return false }
      surplus -= 1
      return true
    }
  }
}

extension Terminal.Event {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}
