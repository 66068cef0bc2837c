import CarobRuntime
import InstantCocoa

extension FetchingDataSource {
  /// Sends `fetchData`, and waits for the end of the fetch. The delegate gets its messages as usual.
  ///
  /// Cancelling the task cancels the fetch, unless a newer one has superseded it.
  ///
  /// - Throws: the error of the fetch, such as code -999 of `NSURLErrorDomain` when another superseded it;
  ///   `CancellationError` when the task was cancelled; else the delegate's error at the beginning.
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

  /// Runs `body`, and observes the fetch that it begins.
  ///
  /// - Returns: the waiter, which has the outcome once the fetch has ended; nil when none began.
  /// - Throws: the error of `body`. A fetch that it began continues without an observer.
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
