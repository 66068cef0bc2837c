import CarobFoundation
import CarobRuntime

/// Where a task waits for the end of a fetch, or a host looks whether it has come. [main-thread]
package final class FetchWaiter<Value> {
  /// How it ended; nil as long as it has not.
  package private(set) var outcome: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Void, Never>?

  /// One that has not ended.
  package init() {}

  /// Says how it ended; what is said later does not count.
  package func resolve(_ outcome: Result<Value, any Error>) {
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
  final var swiftError: any Error { (self as? ErrorBox)?.thrown ?? RaisedError(description) }
}

extension ICCollectionFetcher {
  /// Fetches, and waits for the objects. Cancelling the task cancels the fetch.
  ///
  /// - Throws: the error of the fetch: what the request manager gave, what an initialiser raised, code -999
  ///   of `NSURLErrorDomain` when it was cancelled or another took its place; `CancellationError` when the
  ///   task was cancelled.
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
      // A fetch that has begun since is somebody else's.
      guard let self, runningFetch == fetch else { return }
      try? cancelFetch()
    }
  }
}
