import CarobRuntime

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
