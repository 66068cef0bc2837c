/// A value that is made from its source when it is first needed. [any-thread]
package final class ReadOnce<Source: Sendable, Value>: Sendable {
  private enum State {
    case unread(Source)
    case read(Value)
  }

  private let state: Locked<State>

  /// - Parameter source: the source of the value, released as soon as the value is made.
  package init(_ source: Source) { state = Locked(.unread(source)) }

  /// The source of the value; nil once the value is made.
  package var source: Source? {
    state.withLock { if case .unread(let source) = $0 { source } else { nil } }
  }

  /// The value, always the same. If it is not made yet, calls `make`, perhaps on several threads at once.
  ///
  /// - Throws: the error of `make`; the next caller tries again.
  package func value<Failure: Error>(
    _ make: (Source) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let source: Source
    switch state.withLock({ $0 }) {
    case .read(let value): return value
    case .unread(let given): source = given
    }
    // Without the lock, since `make` makes objects.
    let made = try make(source)
    return state.withLock { state in
      if case .read(let value) = state { return value }
      state = .read(made)
      return made
    }
  }
}
