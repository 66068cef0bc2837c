import CarobFoundation
import CarobRuntime

/// The outcome of a fetch, for a task that waits for it or a host that polls it. [main-thread]
package final class FetchWaiter<Value> {
  /// The outcome; nil until the fetch has ended.
  package private(set) var outcome: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Void, Never>?

  /// Makes a waiter for a fetch that has not ended.
  package init() {}

  /// Sets the outcome. Later calls do nothing.
  package func resolve(_ outcome: Result<Value, any Error>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }

  /// Waits for the outcome. When the task is cancelled, calls `cancel`, and then waits for the end that follows.
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
  /// The Swift error for an object: the one in an `NSError`, else its description.
  final var swiftError: any Error { (self as? ErrorBox)?.thrown ?? RaisedError(description) }
}

extension ICCollectionFetcher {
  /// Fetches, and waits for the objects. Cancelling the task cancels the fetch.
  ///
  /// - Throws: the error of the fetch: the request manager's or an initialiser's, or code -999 of `NSURLErrorDomain`
  ///   when it was cancelled or superseded; `CancellationError` when the task was cancelled.
  @MainActor
  public func fetchCollection() async throws -> ArrayBox {
    try Task.checkCancellation()
    let waiter = FetchWaiter<ArrayBox>()
    try fetchCollection { objects in
      waiter.resolve(.success(objects))
    } failure: { error in
      waiter.resolve(.failure((error ?? ErrorBox(FetchError.unexplained)).swiftError))
    }
    let fetch = runningFetch
    return try await waiter.value { [weak self] in
      // A fetch that has begun since has another owner.
      guard let self, runningFetch == fetch else { return }
      try? cancelFetch()
    }
  }
}
