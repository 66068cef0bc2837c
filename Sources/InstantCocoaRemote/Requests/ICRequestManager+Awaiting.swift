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
