import CarobFoundation
import CarobRuntime
import InstantCocoa

/// What models answer when remote data is used: the messages of the category `ICModel (Remote)`.
enum RemoteModelMessages {
  static let gateway = Message<() -> Object?>("gateway")
  static let objectID = Message<() -> Object?>("objectID")
  static let setObjectID = Message<(Object?) -> Void>("setObjectID:")
  private static let resourceEndpoint = Message<() -> String>("resourceEndpoint")
  private static let modelName = Message<() -> String?>("modelName")

  /// Where objects of a class are: its model name in the plural and in lower case.
  static func endpoint(of cls: ClassObject) throws(MessageError) -> String {
    let name = try modelName(cls) ?? cls.instanceClass.name
    return TTTStringInflector.shared.pluralized(name).lowercased()
  }

  /// Where an object is: where its class is, a slash and its identifier; where its class is when it
  /// has none. The identifier is one component of the path, whatever its characters.
  static func endpoint(of object: Object) throws(MessageError) -> String {
    let endpoint = try resourceEndpoint(object.runtimeClass.object)
    guard let id = try objectID(object), !(id is NullBox) else { return endpoint }
    return endpoint + "/" + RequestURL.encodedComponent(id.description)
  }

  /// The gateway of an object, or of a class, made on first use and kept as long as that.
  static func ownGateway(of receiver: Object) -> Object {
    let key = UInt(bitPattern: gateway.selector.sel)
    if let made = AssociatedObjects.get(from: receiver, key: key) { return made }
    let made =
      if let cls = receiver as? ClassObject {
        ICResourceGateway(class: cls.instanceClass)
      } else {
        ICResourceGateway(class: receiver.runtimeClass, object: receiver)
      }
    AssociatedObjects.set(made, on: receiver, key: key, policy: .retainNonatomic)
    return made
  }
}

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
