import CarobRuntime

extension ICResourceGateway {
  /// Performs an action and waits for its answer, of which the object is then filled; see
  /// `performAction:queryParameters:successBlock:failureBlock:`, which is sent. Cancelling the task
  /// cancels the request.
  ///
  /// - Returns: the gateway's object; nil when it has none.
  /// - Throws: `MessageError` when nothing could be sent, else the failure; `CancellationError` when the
  ///   task was cancelled.
  @MainActor @discardableResult
  public final func perform(
    _ action: String, parameters: DictionaryBox = DictionaryBox([:])
  ) async throws -> Object? {
    try await AwaitedAnswer.of(runtimeClass) { waiter in
      let (success, failure) = try waiter.blocks()
      return try GatewayMessages.perform(action, parameters, success, failure, on: self)
    }
  }

  /// Performs a verb, as an action of that name.
  @MainActor @discardableResult
  public final func perform(
    _ verb: HTTPVerb, parameters: DictionaryBox = DictionaryBox([:])
  ) async throws -> Object? {
    try await perform(verb.rawValue, parameters: parameters)
  }
}
