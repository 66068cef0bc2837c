import CarobRuntime
import InstantCocoa

extension ICResourceGateway {
  private static let json = Selector("initWithJSONDictionary:")

  /// Sends the request for an action. Of the blocks one is called, once, with the object that is
  /// there now; it is kept alive until then.
  ///
  /// - Returns: what the request manager gave, which cancels the request.
  /// - Throws: `MessageError` when the class or object does not say where it is, or there is no
  ///   request manager.
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

  /// Fills the object from an answer, if it is to be filled. What its class raises makes a failure of
  /// the success.
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

  /// What is at the key path of an answer; nil when nothing is.
  private final func value(in response: Object) throws(MessageError) -> Object? {
    let keyPath = try remoteKeyPath
    if keyPath.isEmpty { return response }
    return keyPath.split(separator: ".").reduce(response) { value, key in
      (value as? DictionaryBox)?[String(key)]
    }
  }
}
