import CarobFoundation
import CarobRuntime
import InstantCocoa

/// The course of a fetch.
extension FetchingDataSource {
  /// Begins a fetch.
  ///
  /// - Parameters:
  ///   - prepare: runs before the delegate hears of the fetch.
  ///   - clear: runs after that, unless the delegate has cancelled the fetch or begun another.
  /// - Throws: `MessageError` when a handler raised, at the end; also, without a fetch, when too many fetches are nested.
  final func begin(
    prepare: () throws(MessageError) -> Void, clear: () throws(MessageError) -> Void
  ) throws(MessageError) {
    let this = Unmanaged.passRetained(self)
    // A callback may release the data source, and the sender need not retain it.
    defer { this.release() }
    var waiter: FetchWaiter<Void>?
    var fromPreparing: MessageError?
    var fromClearing: MessageError?
    let fromFetching = Self.error { () throws(MessageError) in
      try fetches.fetch(by: self) {
        waiter = waiters.takeNext()
        // The running fetch will not finish, because the new one supersedes it.
        if isFetching { withdraw() }
        fromPreparing = Self.error(of: prepare)
      } _: { (fetch) throws(MessageError) in
        waiters.add(waiter, for: fetch)
        waiter = nil
        fromClearing = Self.error(of: clear)
        try fetches.partiallyLoaded(fetch, of: self)
        request(fetch)
      }
    }
    // The delegate has ended the fetch before the request, and will hear of that.
    if let waiter { waiters.add(waiter, for: nil) }
    let raised = [fromPreparing, fromClearing, fromFetching].compactMap { $0 }
    for error in raised.dropFirst() { report(.toldOfBeginning, "\(error)") }
    if let error = raised.first { throw error }
  }

  private static func error(of body: () throws(MessageError) -> Void) -> MessageError? {
    do throws(MessageError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func request(_ fetch: FetchReporter.Fetch) {
    do throws(MessageError) {
      fetcher.settings = try requestSettings()
      // Callbacks may have ended the fetch, and so may a plugin that overrides the settings.
      guard fetches.current == fetch else { return }
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

  /// Handles the response of a fetch, if the fetch is still running. [main queue]
  private func answered(
    _ fetch: FetchReporter.Fetch, _ objects: ArrayBox?, _ error: Object?, _ response: Object?
  ) {
    guard fetches.current == fetch else { return }
    var failure = objects == nil ? error ?? ErrorBox(FetchError.unexplained) : nil
    if let objects {
      let odd = Self.error { () throws(MessageError) in
        try take(objects.allElements(), of: response)
      }
      failure = odd.map(ErrorBox.telling)
    }
    let waiter = waiters.take(for: fetch)
    if let failure {
      rollBack()
      content.fail(failure)
      telling { () throws(MessageError) in
        failuresBeingTold += 1
        defer { failuresBeingTold -= 1 }
        let isHeard = try fetches.fail(fetch, failure, of: self)
        if !isHeard, waiter == nil { report(.failed, failure.description) }
      }
      waiter?.resolve(.failure(failure.swiftError))
    } else {
      telling { () throws(MessageError) in try fetches.finish(fetch, of: self) }
      waiter?.resolve(.success(()))
    }
  }

  /// Implements `cancelFetch`.
  final func cancelRunning() {
    guard isFetching else { return }
    let this = Unmanaged.passRetained(self)
    // A delegate that hears of the cancellation may release the data source.
    defer { this.release() }
    rollBack()
    withdraw()
  }

  /// Withdraws the running fetch: cancels its request, and reports its end later.
  private func withdraw() {
    guard fetches.withdraw() else { return }
    MainQueue.later { [weak self] in self?.tellWithdrawn() }
    stopFetcher()
  }

  private func tellWithdrawn() {
    guard fetches.hasSuperseded else { return }
    // A later fetch, if there is one, owns the content.
    if !isFetching { content.fail(nil) }
    let waiters = waiters.takeAll(but: fetches.current)
    telling { () throws(MessageError) in
      failuresBeingTold += 1
      defer { failuresBeingTold -= 1 }
      try fetches.endSuperseded(of: self)
    }
    for waiter in waiters { waiter.resolve(.failure(FetchCancellation.makeError().error)) }
  }

  /// Reports an end to the delegate. Nobody waits for the delegate's error.
  private func telling(_ body: () throws(MessageError) -> Void) {
    if let error = Self.error(of: body) { report(.toldOfEnd, "\(error)") }
  }

  /// Cancels the fetcher's request.
  final func stopFetcher() {
    let error = Self.error { () throws(MessageError) in try fetcher.cancelFetch() }
    if let error { report(.cancelling, "\(error)") }
  }

  final func report(_ situation: UnhandledError.Situation, _ reason: String) {
    Diagnostics.report(.unhandled(UnhandledError(situation, by: runtimeClass, reason)))
  }
}
