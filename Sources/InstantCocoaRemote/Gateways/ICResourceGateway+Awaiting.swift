import CarobRuntime

extension ICResourceGateway {
  /// Performs an action and waits for its answer, of which the object is then filled; see
  /// `performAction:queryParameters:successBlock:failureBlock:`, which is sent. Cancelling the task
  /// cancels the request.
  ///
  /// - Returns: the gateway's object; nil when it has none.
  /// - Throws: `MessageError` when nothing could be sent, else the failure; `URLError.cancelled` after a
  ///   cancellation.
  @MainActor @discardableResult
  public final func perform(
    _ action: String, parameters: DictionaryBox = DictionaryBox([:])
  ) async throws -> Object? {
    try await GatewayMessages.answer { success, failure in
      try GatewayMessages.perform(action, parameters, success, failure, on: self)
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

extension GatewayMessages {
  /// Waits for what the blocks of an action are told: an object by the one, object and error by the
  /// other.
  @MainActor
  static func answer(_ start: (Block, Block) throws -> Object?) async throws -> Object? {
    try await AwaitedAnswer.of { completion in
      let success = try Block { (object: Object?) in completion(.success(object)) }
      let failure = try Block { (_: Object?, error: Object?) in
        completion(.failure(RequestMessages.error(error)))
      }
      return try start(success, failure)
    }
  }
}
