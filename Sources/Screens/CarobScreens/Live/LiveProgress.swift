import CarobRuntime

/// Keeps what a session warns of until it is handed out.
final class LiveProgress: ScreenProgress {
  private struct State {
    var messages: [LiveMessage] = []
    var told: Set<String> = []
  }

  private let state = Locked(State())

  /// So many messages are kept at most; one that never ends is no reason to run out of memory.
  private static let maximumMessages = 100

  func report(_ event: ScreenEvent) {
    if case .warning(let warning) = event { tell(LiveMessage(.warning, "\(warning)")) }
  }

  func tell(_ message: LiveMessage) {
    state.withLock { state in
      if state.messages.count < Self.maximumMessages { state.messages.append(message) }
    }
  }

  /// Tells a warning, unless it was told before.
  func tellOnce(_ text: String) {
    if state.withLock({ $0.told.insert(text).inserted }) { tell(LiveMessage(.warning, text)) }
  }

  func take() -> [LiveMessage] {
    state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }
}
