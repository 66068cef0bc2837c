import CarobRuntime
import InstantCocoa

/// What came of a request: the response, nil when it is empty, or an error.
enum FetchAnswer {
  case success(Object?)
  case failure(Object)
}

/// The answer that a request manager owes, which keeps the fetcher alive until it comes.
///
/// The two blocks of a request have one of these between them. Whatever the request manager does with them
/// (call both, call one twice, call within the request, on another thread), the fetcher gets the first
/// answer, later and on the main queue. One that lets go of the blocks has answered, too. [any-thread]
final class PendingAnswer {
  private let fetch: FetchLedger.Fetch
  private let manager: RuntimeClass
  private let fetcher: Locked<ICCollectionFetcher?>
  private let listening = Diagnostics.Listening()

  init(to fetch: FetchLedger.Fetch, of fetcher: ICCollectionFetcher, from manager: RuntimeClass) {
    self.fetch = fetch
    self.manager = manager
    self.fetcher = Locked(fetcher)
  }

  deinit { give(.failure(ErrorBox(FetchError.dropped(by: manager)))) }

  /// Hands an answer over, if it is the first and somebody still wants it.
  func give(_ answer: FetchAnswer) {
    guard let fetcher = taken() else { return }
    let (fetch, listening) = (fetch, listening)
    MainQueue.later { listening.during { fetcher.answered(fetch, answer) } }
  }

  /// The fetcher wants no answer any more.
  func forget() { _ = taken() }

  private func taken() -> ICCollectionFetcher? {
    fetcher.withLock { fetcher in
      defer { fetcher = nil }
      return fetcher
    }
  }

  /// The blocks for the request manager.
  ///
  /// - Throws: `MessageError` when libffi has no memory.
  func blocks() throws(MessageError) -> (success: Block, failure: Block) {
    let success = try Block { (response: Object?) in self.give(.success(response)) }
    let failure = try Block { (error: Object?) in
      self.give(.failure(error ?? ErrorBox(FetchError.unexplained)))
    }
    return (success, failure)
  }
}
