import InstantCocoa

/// The tasks that wait for fetches of a data source.
struct FetchWaiters {
  /// The task that waits for the next fetch to begin.
  var next: FetchWaiter<Void>?
  private var byFetch: [FetchReporter.Fetch: FetchWaiter<Void>] = [:]
  /// Tasks whose fetch was withdrawn as soon as it began.
  private var withdrawn: [FetchWaiter<Void>] = []

  mutating func takeNext() -> FetchWaiter<Void>? {
    defer { next = nil }
    return next
  }

  /// Adds a task that waits for a fetch; nil stands for a fetch that was withdrawn.
  mutating func add(_ waiter: FetchWaiter<Void>?, for fetch: FetchReporter.Fetch?) {
    if let fetch {
      byFetch[fetch] = waiter
    } else if let waiter {
      withdrawn.append(waiter)
    }
  }

  func isWaiting(_ waiter: FetchWaiter<Void>, for fetch: FetchReporter.Fetch?) -> Bool {
    fetch.flatMap { byFetch[$0] } === waiter
  }

  mutating func take(for fetch: FetchReporter.Fetch) -> FetchWaiter<Void>? {
    byFetch.removeValue(forKey: fetch)
  }

  /// Takes all tasks except the one that waits for a fetch.
  mutating func takeAll(but fetch: FetchReporter.Fetch?) -> [FetchWaiter<Void>] {
    let kept = fetch.flatMap { byFetch.removeValue(forKey: $0) }
    let taken = byFetch.values + withdrawn
    byFetch = [:]
    withdrawn = []
    if let fetch { byFetch[fetch] = kept }
    return Array(taken)
  }
}
