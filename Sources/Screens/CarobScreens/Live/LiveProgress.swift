import CarobRuntime

/// Keeps a session's warnings until it sends them to clients.
final class LiveProgress: ScreenProgress {
  private struct State {
    var messages: [LiveMessage] = []
    var told: Set<String> = []
  }

  private let state = Locked(State())

  /// The most messages to keep, so that endless warnings do not use up the memory.
  private static let maximumMessages = 100

  func report(_ event: ScreenEvent) {
    if case .warning(let warning) = event { tell(LiveMessage(.warning, "\(warning)")) }
  }

  func tell(_ message: LiveMessage) {
    state.withLock { state in
      if state.messages.count < Self.maximumMessages { state.messages.append(message) }
    }
  }

  /// Adds a warning, unless it was added before.
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
