/// Entries of a dictionary that are read when somebody first asks for them. [any-thread]
package final class UnreadEntries: Sendable {
  package typealias Entries = [HashedObject: Object]

  private enum State {
    case unread(@Sendable () -> Entries)
    case read(Entries)
  }

  private let state: Locked<State>

  /// - Parameter read: gives the entries, new ones each time. It is let go of as soon as they are there.
  package init(_ read: @escaping @Sendable () -> Entries) { state = Locked(.unread(read)) }

  /// The entries, always the same ones.
  var entries: Entries {
    let read: () -> Entries
    switch state.withLock({ $0 }) {
    case .read(let entries): return entries
    case .unread(let given): read = given
    }
    // Without the lock, as it makes objects. Another thread may be doing the same.
    let made = read()
    return state.withLock { state in
      if case .read(let entries) = state { return entries }
      state = .read(made)
      return made
    }
  }

  /// Takes out what was read.
  func take() -> Entries {
    state.withLock { state in
      defer { state = .read([:]) }
      if case .read(let entries) = state { return entries }
      return [:]
    }
  }
}
