import CarobRuntime

extension DataSourceMessages {
  /// Makes a data source fetch, and waits for the final message.
  ///
  /// The delegate hears everything as usual; meanwhile another object is in its place, which passes on what
  /// it is told. One that is set meanwhile has the place, and nothing ends the wait but cancelling the task.
  /// A data source that takes no delegate has fetched when `fetchData` returns. When the task is
  /// cancelled, the data source is sent `cancelFetch` if it answers it.
  ///
  /// - Parameter isolation: whose thread it is; the caller's. [main-thread]
  /// - Throws: what the data source failed with: the Swift error, if it holds one; `CancellationError` when
  ///   the task is cancelled; `MessageError` when a message cannot be sent or a delegate raised.
  public static func fetch(
    _ source: Object, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try Task.checkCancellation()
    let waiter = FetchWaiter()
    guard try waiter.takePlace(of: delegate(of: source), in: source) else {
      try fetchData(source)
      return
    }
    let gate = waiter.gate
    var lateError: MessageError?
    do {
      defer { waiter.giveBack(source) }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
          gate.open(for: continuation)
          lateError = waiter.fetch(source)
        }
      } onCancel: {
        gate.end(.failure(CancellationError()))
      }
    } catch let error as CancellationError {
      let cancel = Selector("cancelFetch")
      if source.responds(to: cancel) { try source.send(cancel) }
      throw error
    }
    if let lateError { throw lateError }
  }
}

extension FetchReporting {
  /// Fetches and waits for the final message; see `DataSourceMessages.fetch`. [main-thread]
  ///
  /// - Throws: what the fetch failed with; `CancellationError` when the task is cancelled.
  public func fetch(isolation: isolated (any Actor)? = #isolation) async throws {
    try await DataSourceMessages.fetch(self, isolation: isolation)
  }
}

/// Is a data source's delegate for the time of a fetch, and passes everything on to the one before.
final class FetchWaiter: Object {
  let gate = FetchGate()

  private weak var next: Object?
  /// Another waiter, which lives until it has given its place back.
  private var nextWaiter: FetchWaiter?
  private var hasGivenBack = false

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: FetchWaiter.self) { waiter in
      DataSourceProtocols.register()
      waiter.adopt("ICDataSourceDelegate")
      waiter.method("dataSourceWillLoadData:") { (this, source: Object) in
        try DataSourceDelegateMessages.willLoad(source, to: this.next)
      }
      waiter.method("dataSourceDidPartiallyLoad:") { (this, source: Object) in
        try DataSourceDelegateMessages.didPartiallyLoad(source, to: this.next)
      }
      waiter.method("dataSourceFinishedLoading:") { (this, source: Object) in
        defer { this.gate.end(.success(())) }
        try DataSourceDelegateMessages.finishedLoading(source, to: this.next)
      }
      waiter.method("dataSource:failedWithError:") { (this, source: Object, error: Object?) in
        // A cancellation while it fetches is that of an older fetch.
        let isOurs =
          !FetchCancellation.matches(error)
          || (try? DataSourceMessages.isFetching(source)) != .some(true)
        defer { if isOurs { this.gate.end(.failure(Self.swiftError(error))) } }
        try DataSourceDelegateMessages.failed(source, error, to: this.next)
      }
    }
  }

  private static func swiftError(_ error: Object?) -> any Error {
    let failure = ChildSource.failure(error)
    return (failure as? ErrorBox)?.error ?? RaisedError(failure.description)
  }

  /// Becomes the delegate instead of another one.
  ///
  /// - Returns: false when the data source takes none.
  func takePlace(of other: Object?, in source: Object) throws(MessageError) -> Bool {
    next = other
    nextWaiter = other as? FetchWaiter
    return try DataSourceMessages.setDelegate(self, of: source)
  }

  /// Sends `fetchData`. An error of its ends the wait.
  ///
  /// - Returns: an error that came after the end.
  func fetch(_ source: Object) -> MessageError? {
    do throws(MessageError) {
      if try DataSourceMessages.fetchData(source) { return nil }
      gate.end(.success(()))
    } catch {
      return gate.end(.failure(error)) ? nil : error
    }
    return nil
  }

  /// Makes the one before the delegate again, unless somebody else has become it.
  func giveBack(_ source: Object) {
    hasGivenBack = true
    guard (try? DataSourceMessages.delegate(of: source)) === self else { return }
    var heir = next
    while let waiter = heir as? FetchWaiter, waiter.hasGivenBack { heir = waiter.next }
    _ = try? DataSourceMessages.setDelegate(heir, of: source)
  }
}

/// Ends a wait once, from whatever thread is first. [any-thread]
final class FetchGate: Sendable {
  private enum State {
    case closed
    case waiting(CheckedContinuation<Void, any Error>)
    case ended(Result<Void, any Error>)
  }

  private let state = Locked(State.closed)

  /// Lets somebody wait, not at all if the end has come.
  func open(for continuation: CheckedContinuation<Void, any Error>) {
    let ended: Result<Void, any Error>? = state.withLock { state in
      if case .ended(let result) = state { return result }
      state = .waiting(continuation)
      return nil
    }
    if let ended { continuation.resume(with: ended) }
  }

  /// Ends the wait.
  ///
  /// - Returns: false when it had ended.
  @discardableResult
  func end(_ result: Result<Void, any Error>) -> Bool {
    let (continuation, isFirst) = state.withLock {
      state -> (CheckedContinuation<Void, any Error>?, Bool) in
      switch state {
      case .closed:
        state = .ended(result)
        return (nil, true)
      case .waiting(let continuation):
        state = .ended(result)
        return (continuation, true)
      case .ended: return (nil, false)
      }
    }
    continuation?.resume(with: result)
    return isFirst
  }
}
