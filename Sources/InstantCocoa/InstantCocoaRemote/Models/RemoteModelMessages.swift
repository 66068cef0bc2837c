import CarobFoundation
import CarobRuntime
import InstantCocoa

/// The messages to models about remote data, of the category `ICModel (Remote)`.
enum RemoteModelMessages {
  static let gateway = Message<() -> Object?>("gateway")
  static let objectID = Message<() -> Object?>("objectID")
  static let setObjectID = Message<(Object?) -> Void>("setObjectID:")
  private static let resourceEndpoint = Message<() -> String>("resourceEndpoint")
  private static let modelName = Message<() -> String?>("modelName")

  /// The endpoint of a class's objects: its model name in the plural and in lower case.
  static func endpoint(of cls: ClassObject) throws(MessageError) -> String {
    let name = try modelName(cls) ?? cls.instanceClass.name
    return TTTStringInflector.shared.pluralized(name).lowercased()
  }

  /// The endpoint of an object: its class's, a slash and its identifier; without an identifier, its class's. The
  /// identifier is one path component, whatever its characters.
  static func endpoint(of object: Object) throws(MessageError) -> String {
    let endpoint = try resourceEndpoint(object.runtimeClass.object)
    guard let id = try objectID(object), !(id is NullBox) else { return endpoint }
    return endpoint + "/" + RequestURL.encodedComponent(id.description)
  }

  /// The gateway of an object or a class. Made on first use, and retained by it.
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
/// All throw `MessageError` when no request could be made, and return an object that cancels the request.
enum RemoteActions {
  private static let representation = Message<() -> DictionaryBox?>("JSONRepresentation")

  /// The JSON representation of an object for the server.
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

  /// Deletes an object from the server; the success block takes no argument.
  static func delete(
    _ object: Object, _ success: Block?, _ failure: Block?
  ) throws(MessageError) -> Object? {
    let deleted = try Block { (_: Object?) in try success?.call() }
    return try perform(.delete, on: object, nil, deleted, failure)
  }
}
