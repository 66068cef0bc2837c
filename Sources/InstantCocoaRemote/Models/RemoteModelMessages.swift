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
