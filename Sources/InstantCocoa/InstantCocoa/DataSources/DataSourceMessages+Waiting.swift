import CarobRuntime

extension DataSourceMessages {
  /// Makes a data source fetch, and waits for the final message.
  ///
  /// The delegate gets all messages as usual: a substitute takes its place meanwhile, and passes them on. A delegate
  /// that is set meanwhile replaces the substitute; then only cancelling the task ends the wait. A data source that
  /// takes no delegate has fetched when `fetchData` returns. When the task is cancelled, the data source is sent
  /// `cancelFetch` if it implements it.
  ///
  /// - Parameter isolation: the caller's actor, on whose thread this runs. [main-thread]
  /// - Throws: the data source's error, as a Swift error if it holds one; `CancellationError` when the task is
  ///   cancelled; `MessageError` when a message cannot be sent or a delegate raises.
  public static func fetch(
    _ source: Object, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try Task.checkCancellation()
    let awaiting = AwaitingDelegate()
    guard try awaiting.takePlace(of: delegate(of: source), in: source) else {
      try fetchData(source)
      return
    }
    let latch = awaiting.latch
    var lateError: MessageError?
    do {
      defer { awaiting.giveBack(source) }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
          latch.open(for: continuation)
          lateError = awaiting.fetch(source)
        }
      } onCancel: {
        latch.end(.failure(CancellationError()))
      }
    } catch let error as CancellationError {
      let cancel = Selector("cancelFetch")
      if source.responds(to: cancel) { try source.send(cancel) }
      throw error
    }
    if let lateError { throw lateError }
  }
}
