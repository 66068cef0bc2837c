import CarobRuntime

/// Talking to a request manager, which may be any object that answers
/// `requestWithVerb:path:parameters:success:failure:`. [main-thread]
enum RequestMessages {
  private static let request = Selector("requestWithVerb:path:parameters:success:failure:")

  /// Asks for a request.
  ///
  /// - Parameter completion: called once, with the first answer that the manager gives.
  /// - Returns: what the manager gave, which cancels the request; nil for nothing.
  /// - Throws: `MessageError` when the manager does not answer, or over what it raised; `completion`
  ///   may then have been called already, if the manager is of that kind.
  static func send(
    _ verb: HTTPVerb, _ path: String, _ parameters: DictionaryBox?, to manager: Object,
    completion: @escaping (ICRequestOperation.Outcome) -> Void
  ) throws(MessageError) -> Object? {
    let answer = FirstAnswer(completion)
    let success = try Block { (response: Object?) in answer.give(.success(response)) }
    let failure = try Block { (error: Object?) in
      answer.give(.failure(Self.error(error)))
    }
    return try manager.send(request, verb, path, parameters, success, failure)
  }

  /// The error that a block was told of; one of a plugin's own making is described.
  static func error(_ object: Object?) -> any Error {
    (object as? ErrorBox)?.error
      ?? RaisedError("the request failed\(object.map { ": \($0)" } ?? ", and nobody said why")")
  }

  /// Passes one answer on, and no other.
  private final class FirstAnswer {
    private var completion: ((ICRequestOperation.Outcome) -> Void)?

    init(_ completion: @escaping (ICRequestOperation.Outcome) -> Void) {
      self.completion = completion
    }

    func give(_ outcome: ICRequestOperation.Outcome) {
      let completion = completion
      self.completion = nil
      completion?(outcome)
    }
  }
}
