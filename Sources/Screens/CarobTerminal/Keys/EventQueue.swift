/// A queue of terminal events. Like a keyboard buffer, it limits the keys that wait. It drops the
/// oldest, so that new input is handled soon.
package struct EventQueue {
  private var events: [Terminal.Event] = []
  private var dropped = 0

  package static let maximumKeys = 1024

  package init() {}

  package mutating func add(_ event: Terminal.Event) {
    events.append(event)
    if events.count > 2 * Self.maximumKeys { dropFirstKeys() }
  }

  /// Removes and returns all events.
  ///
  /// - Returns: the events, and the number of keys that were dropped before them.
  package mutating func take() -> (events: [Terminal.Event], dropped: Int) {
    dropFirstKeys()
    defer { self = Self() }
    return (events, dropped)
  }

  /// Drops keys beyond the limit, the oldest first. Other events stay.
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
