import CarobFoundation
import CarobRuntime

extension ICRequestManager {
  /// Sends a request and waits for the object that the answer stands for; nil for an empty one.
  ///
  /// It is sent as the message `requestWithVerb:path:parameters:success:failure:`, so that a subclass has its
  /// say. Cancelling the task cancels the request.
  ///
  /// - Throws: what came instead of an answer; see `request`. `CancellationError` when the task
  ///   was cancelled.
  @MainActor
  public final func object(
    _ verb: HTTPVerb, _ path: String, parameters: DictionaryBox? = nil
  ) async throws -> Object? {
    try await AwaitedAnswer.of(runtimeClass) { waiter in
      let answer = PendingAnswer(from: runtimeClass) { answer in
        switch answer {
        case .success(let object): waiter.resolve(.success(object))
        case .failure(let error): waiter.resolve(.failure(error.swiftError))
        }
      }
      return try RequestMessages.send(verb, path, parameters, to: self, answer)
    }
  }
}

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
