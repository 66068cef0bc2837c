import CarobRuntime
import InstantCocoa

/// The actions of `ICModel (Remote)`, each a request through the receiver's gateway. [main-thread]
///
/// All throw `MessageError` when no request could be made, and give what cancels the request.
enum RemoteActions {
  private static let representation = Message<() -> DictionaryBox?>("JSONRepresentation")

  /// An object as the JSON that it is on the server.
  static func representation(of object: Object) throws(MessageError) -> DictionaryBox? {
    try representation(object)
  }

  /// Performs a verb on an object, or on a class.
  static func perform(
    _ verb: HTTPVerb, on receiver: Object, _ parameters: DictionaryBox?, _ success: Block?,
    _ failure: Block?
  ) throws(MessageError) -> Object? {
    guard let gateway = try RemoteModelMessages.gateway(receiver) else { return nil }
    return try GatewayMessages.perform(
      verb.rawValue, parameters ?? DictionaryBox([:]), success, failure, on: gateway)
  }

  /// Makes an object, gives it an identifier and fills it from the server.
  static func get(
    _ id: Object?, of cls: RuntimeClass, _ success: Block?, _ failure: Block?
  ) throws(MessageError) -> Object? {
    let object = try cls.make()
    try RemoteModelMessages.setObjectID(object, id)
    return try perform(.get, on: object, nil, success, failure)
  }

  /// Deletes an object from the server; the block for success takes no argument.
  static func delete(
    _ object: Object, _ success: Block?, _ failure: Block?
  ) throws(MessageError) -> Object? {
    let deleted = try Block { (_: Object?) in try success?.call() }
    return try perform(.delete, on: object, nil, deleted, failure)
  }
}
