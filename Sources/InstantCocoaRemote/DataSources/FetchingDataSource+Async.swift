import CarobRuntime
import InstantCocoa

extension FetchingDataSource {
  /// Fetches: sends `fetchData`, and waits for the end. The delegate is told as always.
  ///
  /// Cancelling the task cancels the fetch, but not one that has taken its place.
  ///
  /// - Throws: the error of the fetch, such as code -999 of `NSURLErrorDomain` when another took its place;
  ///   `CancellationError` when the task was cancelled; else what the delegate raised at the beginning.
  @MainActor
  public func fetch() async throws {
    try await waitForFetch { () throws(MessageError) in try DataSourceMessages.fetchData(self) }
  }

  /// Runs `body`, and waits for the end of the fetch that it begins.
  ///
  /// - Returns: false when it began none.
  @MainActor @discardableResult
  final func waitForFetch(_ body: () throws(MessageError) -> Void) async throws -> Bool {
    try Task.checkCancellation()
    let waiter = FetchWaiter<Void>()
    nextWaiter = waiter
    var raised = RaisedErrors()
    raised.collect(body)
    let hasBegun = nextWaiter !== waiter
    if hasBegun {
      do {
        try await waiter.value { [weak self] in self?.cancel(awaitedBy: waiter) }
      } catch {
        if let other = raised.first { report(.toldOfBeginning, "\(other)") }
        throw error
      }
    } else {
      nextWaiter = nil
    }
    if let error = raised.first { throw error }
    return hasBegun
  }

  /// Runs `body`, and watches the fetch that it begins.
  ///
  /// - Returns: what knows how the fetch ends, once it has; nil when none began.
  /// - Throws: what `body` throws. A fetch that it began goes on unwatched.
  package final func watchFetch(_ body: () throws -> Void) rethrows -> FetchWaiter<Void>? {
    let waiter = FetchWaiter<Void>()
    nextWaiter = waiter
    defer { if nextWaiter === waiter { nextWaiter = nil } }
    try body()
    return nextWaiter === waiter ? nil : waiter
  }

  private func cancel(awaitedBy waiter: FetchWaiter<Void>) {
    guard let fetch = ledger.running, waiters[fetch] === waiter else { return }
    do throws(MessageError) {
      try cancelFetch()
    } catch {
      report(.cancelling, "\(error)")
    }
  }
}
