import CarobRuntime

/// Requests whose answers a task waits for.
enum AwaitedAnswer {
  /// Starts a request and waits for its answer. When the task is cancelled, so is the request.
  ///
  /// - Parameters:
  ///   - cls: of whoever is asked, for people.
  ///   - start: is given where the answer is told, and gives what cancels the request.
  /// - Throws: what `start` throws, or the failure; `CancellationError` when the task was cancelled.
  @MainActor
  static func of(
    _ cls: RuntimeClass, _ start: (FetchWaiter<Object?>) throws -> Object?
  ) async throws -> Object? {
    try Task.checkCancellation()
    let waiter = FetchWaiter<Object?>()
    let operation = try start(waiter)
    return try await waiter.value { RequestMessages.cancel(operation, by: cls) }
  }
}

extension FetchWaiter where Value == Object? {
  /// Two blocks that say how it ended: the one with an object, the other with an object and an error.
  ///
  /// - Throws: `MessageError` when libffi has no memory.
  func blocks() throws(MessageError) -> (success: Block, failure: Block) {
    let success = try Block { (object: Object?) in self.resolve(.success(object)) }
    let failure = try Block { (_: Object?, error: Object?) in
      self.resolve(.failure((error ?? ErrorBox(FetchError.unexplained)).swiftError))
    }
    return (success, failure)
  }
}
