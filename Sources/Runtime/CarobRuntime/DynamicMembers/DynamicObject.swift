/// A view of an object through which messages are sent as Swift methods are called.
///
/// ```swift
/// let delegate = someObject.dynamic
/// try delegate.configureCell(cell, withUser: user)      // configureCell:withUser:
/// let title: String = try delegate.title()              // title
/// try delegate.setTitle("Followers")                    // setTitle:
/// ```
///
/// The name and the labels of the arguments make the selector. The compiler does not check it, so
/// that a typing mistake is a `MessageError` at run time. That is why this is a view, and not
/// available on every object. [any-thread, as far as the object's methods are]
@dynamicMemberLookup
public struct DynamicObject: ObjectMessageValue {
  /// The object that gets the messages. A message with the name `dynamicReceiver` must be sent with `send`.
  public let dynamicReceiver: Object

  /// A view of an object.
  public init(_ object: Object) { dynamicReceiver = object }

  /// The message of a name, to be called.
  public subscript(dynamicMember name: String) -> DynamicMessage {
    DynamicMessage(receiver: dynamicReceiver, name: name)
  }

  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { dynamicReceiver.cValue() }

  /// The C value as a result; see `MessageValue`.
  public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    dynamicReceiver.cResult(owned: owned)
  }

  /// The value of an argument; see `MessageValue`.
  public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> DynamicObject {
    DynamicObject(try Object.argument(value))
  }

  /// The value of a result; see `MessageValue`.
  public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> DynamicObject {
    DynamicObject(try Object.result(value, owned: owned))
  }
}

extension Object {
  /// The object as a receiver of messages that are written as calls; see `DynamicObject`.
  public final var dynamic: DynamicObject { DynamicObject(self) }
}

extension RuntimeClass {
  /// The class as a receiver of class messages that are written as calls; see `DynamicObject`.
  public var dynamic: DynamicObject { DynamicObject(object) }
}
