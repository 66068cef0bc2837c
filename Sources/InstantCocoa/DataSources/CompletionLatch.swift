import CarobRuntime

/// Ends a wait once, from whatever thread is first. [any-thread]
final class CompletionLatch: Sendable {
  private enum State {
    case closed
    case waiting(CheckedContinuation<Void, any Error>)
    case ended(Result<Void, any Error>)
  }

  private let state = Locked(State.closed)

  /// Lets somebody wait, not at all if the end has come.
  func open(for continuation: CheckedContinuation<Void, any Error>) {
    let ended: Result<Void, any Error>? = state.withLock { state in
      if case .ended(let result) = state { return result }
      state = .waiting(continuation)
      return nil
    }
    if let ended { continuation.resume(with: ended) }
  }

  /// Ends the wait.
  ///
  /// - Returns: false when it had ended.
  @discardableResult
  func end(_ result: Result<Void, any Error>) -> Bool {
    let (continuation, isFirst) = state.withLock {
      state -> (CheckedContinuation<Void, any Error>?, Bool) in
      switch state {
      case .closed:
        state = .ended(result)
        return (nil, true)
      case .waiting(let continuation):
        state = .ended(result)
        return (continuation, true)
      case .ended: return (nil, false)
      }
    }
    continuation?.resume(with: result)
    return isFirst
  }
}
