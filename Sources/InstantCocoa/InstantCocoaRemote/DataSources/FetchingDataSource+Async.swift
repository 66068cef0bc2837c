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
    waiters.next = waiter
    var raised: MessageError?
    do throws(MessageError) {
      try body()
    } catch {
      raised = error
    }
    let hasBegun = waiters.takeNext() !== waiter
    if hasBegun {
      do {
        try await waiter.value { [weak self] in self?.cancel(awaitedBy: waiter) }
      } catch {
        if let raised { report(.toldOfBeginning, "\(raised)") }
        throw error
      }
    }
    if let raised { throw raised }
    return hasBegun
  }

  /// Runs `body`, and watches the fetch that it begins.
  ///
  /// - Returns: what knows how the fetch ends, once it has; nil when none began.
  /// - Throws: what `body` throws. A fetch that it began goes on unwatched.
  package final func watchFetch(_ body: () throws -> Void) rethrows -> FetchWaiter<Void>? {
    let waiter = FetchWaiter<Void>()
    waiters.next = waiter
    defer { if waiters.next === waiter { waiters.next = nil } }
    try body()
    return waiters.next === waiter ? nil : waiter
  }

  private func cancel(awaitedBy waiter: FetchWaiter<Void>) {
    guard waiters.isWaiting(waiter, for: fetches.current) else { return }
    do throws(MessageError) {
      try cancelFetch()
    } catch {
      report(.cancelling, "\(error)")
    }
  }
}
