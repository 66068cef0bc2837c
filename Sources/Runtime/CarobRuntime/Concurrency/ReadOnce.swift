/// Something that is made of something else when somebody first asks for it. [any-thread]
package final class ReadOnce<Source: Sendable, Value>: Sendable {
  private enum State {
    case unread(Source)
    case read(Value)
  }

  private let state: Locked<State>

  /// - Parameter source: what it is made of, which is let go of as soon as it is made.
  package init(_ source: Source) { state = Locked(.unread(source)) }

  /// What it is made of; nil when it is made.
  package var source: Source? {
    state.withLock { if case .unread(let source) = $0 { source } else { nil } }
  }

  /// What it is, always the same; `make` is called if it is not made yet, perhaps by several threads at once.
  ///
  /// - Throws: what `make` throws; then the next one who asks calls it again.
  package func value<Failure: Error>(
    _ make: (Source) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let source: Source
    switch state.withLock({ $0 }) {
    case .read(let value): return value
    case .unread(let given): source = given
    }
    // Without the lock, as it makes objects.
    let made = try make(source)
    return state.withLock { state in
      if case .read(let value) = state { return value }
      state = .read(made)
      return made
    }
  }
}
