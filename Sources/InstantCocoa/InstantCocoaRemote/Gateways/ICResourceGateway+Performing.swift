import CarobFoundation
import CarobRuntime
import InstantCocoa

extension ICResourceGateway {
  private static let json = Selector("initWithJSONDictionary:")

  /// Sends the request for an action. Exactly one of the blocks is called, once, with the present object, which is
  /// retained until then.
  ///
  /// - Returns: the request manager's operation, which can cancel the request.
  /// - Throws: `MessageError` when the class or object has no endpoint, or there is no request manager.
  final func start(
    _ action: String, _ parameters: DictionaryBox?, _ success: Block?, _ failure: Block?
  ) throws(MessageError) -> Object? {
    let object = object
    guard let receiver = object ?? objectClass?.object else {
      throw .handlerFailed(
        RaisedError("\(runtimeClass) has neither a class nor an object to perform \(action) on"))
    }
    var path = try GatewayMessages.endpoint(of: receiver)
    var verb = HTTPVerb(rawValue: action)
    if !HTTPVerb.all.contains(verb) {
      path += "/" + action
      verb = verbForCustomActions
    }
    let title = "\(verb) \(RequestURL.withoutUser(path))"
    let manager = try requestManager
    let answer = PendingAnswer(from: manager.runtimeClass) { answer in
      switch self.updating(object, from: answer) {
      case .success: RequestBlocks.call(success, object, of: title)
      case .failure(let error): RequestBlocks.call(failure, object, error, of: title)
      }
    }
    return try RequestMessages.send(
      verb, path, parameters ?? DictionaryBox([:]), to: manager, answer)
  }

  /// Fills the object from a response, if it should be filled. An error of its class turns success into failure.
  private final func updating(_ object: Object?, from answer: FetchAnswer) -> FetchAnswer {
    guard updatesObjectOnCompletion, let object, object.responds(to: Self.json),
      case .success(let response?) = answer
    else { return answer }
    do throws(MessageError) {
      try JSONMapper.map(json: value(in: response), onto: object)
      return answer
    } catch {
      return .failure(ErrorBox.telling(error))
    }
  }

  /// The value at the key path of a response; nil when there is none.
  private final func value(in response: Object) throws(MessageError) -> Object? {
    let keyPath = try remoteKeyPath
    if keyPath.isEmpty { return response }
    return keyPath.split(separator: ".").reduce(response) { value, key in
      (value as? DictionaryBox)?[String(key)]
    }
  }
}

extension ICResourceGateway {
  /// Performs an action, and waits for the response, which fills the object: sends
  /// `performAction:queryParameters:successBlock:failureBlock:`. Cancelling the task cancels the request.
  ///
  /// - Returns: the gateway's object; nil when it has none.
  /// - Throws: `MessageError` when nothing could be sent, else the failure; `CancellationError` when the task was
  ///   cancelled.
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

/// The messages to gateways, and to the objects that they serve. [main-thread]
enum GatewayMessages {
  static let remoteKeyPath = Message<() -> String?>("remoteKeyPath")
  private static let endpoint = Message<() -> String>("resourceEndpoint")
  private static let perform = Message<(String, DictionaryBox?, Block?, Block?) -> Object?>(
    "performAction:queryParameters:successBlock:failureBlock:")

  /// Sends an action to a gateway, whose class may be a plugin's.
  ///
  /// - Returns: an object that cancels the action, if the gateway returns one.
  /// - Throws: `MessageError` when nothing could be sent.
  static func perform(
    _ action: String, _ parameters: DictionaryBox?, _ success: Block?, _ failure: Block?,
    on gateway: Object
  ) throws(MessageError) -> Object? {
    try perform(gateway, action, parameters, success, failure)
  }

  /// The endpoint of an object, or of a class when the receiver is one.
  ///
  /// - Throws: `MessageError` when it has none.
  static func endpoint(of receiver: Object) throws(MessageError) -> String {
    try endpoint(receiver)
  }
}
