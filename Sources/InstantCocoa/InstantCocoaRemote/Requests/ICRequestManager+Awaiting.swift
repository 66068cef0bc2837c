import CarobFoundation
import CarobRuntime

extension ICRequestManager {
  /// Sends a request, and waits for the object of the response; nil for an empty one.
  ///
  /// Sends the message `requestWithVerb:path:parameters:success:failure:`, so that a subclass may override it.
  /// Cancelling the task cancels the request.
  ///
  /// - Throws: the error of the request; see `request`. `CancellationError` when the task was cancelled.
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

/// Requests whose responses a task awaits.
enum AwaitedAnswer {
  /// Starts a request, and waits for its response. Cancelling the task cancels the request.
  ///
  /// - Parameters:
  ///   - cls: the class of the requesting object, for people.
  ///   - start: starts the request with a waiter for the response; returns an object that cancels the request.
  /// - Throws: the error of `start`, or the failure; `CancellationError` when the task was cancelled.
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
  /// Two blocks that set the outcome: the first takes an object, the second an object and an error.
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
