import CarobRuntime

/// Where a task waits for the end of a fetch. [main-thread]
final class FetchWaiter<Value> {
  private var outcome: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Void, Never>?

  /// Says how it ended; what is said later does not count.
  func resolve(_ outcome: Result<Value, any Error>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }

  /// Waits. A task that is cancelled meanwhile does `cancel`, and then waits for the end that follows.
  ///
  /// - Throws: the error of the fetch; `CancellationError` when the task was cancelled and the fetch failed.
  @MainActor
  func value(cancel: @escaping () -> Void) async throws -> Value {
    let work = MainQueue.Work(cancel)
    await withTaskCancellationHandler {
      if outcome != nil { return }
      await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      work.runLater()
    }
    guard let outcome else { preconditionFailure("a task goes on when its fetch has ended") }
    if case .failure = outcome { try Task.checkCancellation() }
    return try outcome.get()
  }
}

extension Object {
  /// The error for Swift that an object stands for: the one in an `NSError`, else its description.
  final var swiftError: any Error { (self as? ErrorBox)?.error ?? RaisedError(description) }
}
