import CarobRuntime
import InstantCocoa

/// The course of a fetch.
extension FetchingDataSource {
  /// How many fetches may begin within each other's callbacks: enough for every honest delegate, and no
  /// danger to the stack.
  static let mostBeginning = 16

  /// Begins a fetch.
  ///
  /// - Parameters:
  ///   - prepare: runs before the delegate is told that something will be loaded.
  ///   - clear: runs after that, unless the delegate has cancelled the fetch or begun another.
  /// - Throws: `MessageError` with what was raised first, when all is done; or, when nothing is, because
  ///   too many fetches are beginning.
  final func begin(
    prepare: () throws(MessageError) -> Void, clear: () throws(MessageError) -> Void
  ) throws(MessageError) {
    guard beginning < Self.mostBeginning else {
      throw .handlerFailed(FetchError.nestedTooDeep(self, limit: Self.mostBeginning))
    }
    // A callback may let go of the data source, whose sender need not hold it.
    let this = Unmanaged.passRetained(self)
    defer { this.release() }
    beginning += 1
    defer { beginning -= 1 }
    let waiter = nextWaiter
    nextWaiter = nil
    var raised = RaisedErrors()
    raised.collect(prepare)
    let (fetch, superseded) = ledger.begin()
    waiters[fetch] = waiter
    if let superseded { withdraw(superseded) }
    // Each step calls code from outside, which may end the fetch.
    raised.collect { () throws(MessageError) in
      try DataSourceDelegateMessages.willLoad(self, to: delegate)
    }
    if ledger.running == fetch { raised.collect(clear) }
    if ledger.running == fetch {
      raised.collect { () throws(MessageError) in
        try DataSourceDelegateMessages.didPartiallyLoad(self, to: delegate)
      }
    }
    if ledger.running == fetch { request(fetch) }
    for error in raised.others { report(.toldOfBeginning, "\(error)") }
    if let error = raised.first { throw error }
  }

  private func request(_ fetch: FetchLedger.Fetch) {
    do throws(MessageError) {
      fetcher.settings = try requestSettings()
      // The settings may be a plugin's to answer.
      guard ledger.running == fetch else { return }
      let fetcher = fetcher
      try fetcher.fetchCollection { [weak self, weak fetcher] objects in
        self?.answered(fetch, objects, nil, fetcher?.responseObject)
      } failure: { [weak self] error in
        self?.answered(fetch, nil, error, nil)
      }
    } catch {
      let failure = ErrorBox.telling(error)
      MainQueue.later { [weak self] in self?.answered(fetch, nil, failure, nil) }
    }
  }

  /// Takes the answer to a fetch, if it is awaited. [main queue]
  private func answered(
    _ fetch: FetchLedger.Fetch, _ objects: ArrayBox?, _ error: Object?, _ response: Object?
  ) {
    guard ledger.answer(fetch) else { return }
    var failure = error
    if let objects {
      do throws(MessageError) {
        try take(objects.elements(), of: response)
      } catch {
        failure = ErrorBox.telling(error)
      }
    } else if failure == nil {
      failure = ErrorBox(FetchError.unexplained)
    }
    if let failure {
      rollBack()
      content.fail(failure)
    }
    tellEnd(of: fetch, failure, isCancelled: false)
  }

  /// What `cancelFetch` does.
  final func cancelRunning() {
    guard let fetch = ledger.withdraw() else { return }
    rollBack()
    withdraw(fetch)
  }

  /// Ends a fetch whose answer does not matter any more: cancels the request, and tells of it later.
  private func withdraw(_ fetch: FetchLedger.Fetch) {
    MainQueue.later { [weak self] in self?.tellWithdrawn(fetch) }
    stopFetcher()
  }

  private func tellWithdrawn(_ fetch: FetchLedger.Fetch) {
    guard ledger.end(fetch) else { return }
    // What is held is that of a later fetch, if there is one.
    if ledger.isLatest(fetch) { content.fail(nil) }
    tellEnd(of: fetch, ErrorBox.fetchCancelled(), isCancelled: true)
  }

  /// Tells the delegate, and a task that waits, how a fetch ended.
  private func tellEnd(of fetch: FetchLedger.Fetch, _ error: Object?, isCancelled: Bool) {
    let waiter = waiters.removeValue(forKey: fetch)
    do throws(MessageError) {
      if let error {
        failuresBeingTold += 1
        defer { failuresBeingTold -= 1 }
        let isHeard = try DataSourceDelegateMessages.failed(self, error, to: delegate)
        if !isHeard, waiter == nil, !isCancelled { report(.failed, error.description) }
      } else {
        try DataSourceDelegateMessages.finishedLoading(self, to: delegate)
      }
    } catch {
      report(.toldOfEnd, "\(error)")
    }
    waiter?.resolve(error.map { .failure($0.swiftError) } ?? .success(()))
  }

  /// Cancels what the fetcher does.
  final func stopFetcher() {
    do throws(MessageError) {
      try fetcher.cancelFetch()
    } catch {
      report(.cancelling, "\(error)")
    }
  }

  final func report(_ situation: UnheardError.Situation, _ reason: String) {
    Diagnostics.report(.unheard(UnheardError(situation, by: runtimeClass, reason)))
  }
}
