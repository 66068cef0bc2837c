internal import CCarob

/// An object of the host's, or nil.
///
/// Messages are written as properties and calls; the host looks up who answers. A message to nil does nothing and
/// gives nothing: nil, zero, an empty string. The object is kept as long as copies of this value are.
///
/// ```swift
/// cell.textLabel.text = user.name                         // textLabel, name, setText:
/// let count: Int = user.followers.count                   // converted
/// try screen.pushViewController(other, animated: true)    // pushViewController:animated:
/// ```
///
/// `MessageReceiver` says what a property does when the message fails, and what a call does.
/// [any-thread, as far as the object is]
public struct Object: MessageReceiver {
  let reference: Reference?

  /// The class whose method was called with this object as its `self`; for `super`.
  let definingClass: ObjectClass?

  /// Nil.
  public init() {
    reference = nil
    definingClass = nil
  }

  init(_ reference: Reference?, definedBy definingClass: ObjectClass? = nil) {
    self.reference = reference
    self.definingClass = definingClass
  }

  /// Retains what the host passed.
  init(retaining id: id?, definedBy definingClass: ObjectClass? = nil) {
    self.init(id.map(Reference.init(retaining:)), definedBy: definingClass)
  }

  /// Takes over a reference.
  init(owned id: id?) {
    self.init(id.map(Reference.init(owned:)))
  }

  /// A value as an object: a string as an `NSString`, a number as an `NSNumber`, an array as an `NSArray`, and so on.
  ///
  /// - Throws: `PluginFailure` for a structure, which no object holds.
  public init(_ value: some MessageValue) throws(PluginFailure) {
    self = try value.passed().object()
  }

  var id: id? { reference?.id }

  /// Whether there is no object.
  public var isNil: Bool { reference == nil }

  /// The object's class; nil for nil.
  public var objectClass: ObjectClass? { ObjectClass(object_getClass(id)) }

  /// Whether the object answers a message. [any-thread]
  public func responds(to selector: String) -> Bool {
    class_respondsToSelector(object_getClass(id), sel_registerName(selector))
  }

  /// The object as a value of another type.
  ///
  /// - Throws: `PluginFailure` when it is nil, or of a class that does not stand for such a value.
  public func converted<Value: MessageValue>(to type: Value.Type) throws(PluginFailure) -> Value {
    try PassedValue(self).converted(at: "the object")
  }

  /// The object as a receiver whose own class is passed over, in a method: `self.super.viewDidLoad()` sends
  /// to what the method overrides.
  ///
  /// Only the first argument of a method's closure knows which class that is; a message to `super` of any other
  /// object fails.
  public var `super`: SuperReceiver { SuperReceiver(object: self) }

  /// Who gets the messages.
  public var messageTarget: MessageTarget { MessageTarget(reference: reference, start: .ownClass) }
}

extension Object: Equatable {
  /// Whether the host says `isEqual:`. Nil equals nil alone.
  public static func == (one: Object, other: Object) -> Bool {
    guard one.id != other.id else { return true }
    guard let id = one.id, !other.isNil else { return false }
    let answer = Delivery.send(.isEqual, to: id, [PassedValue(other)])
    return (try? Bool(answer)) ?? false
  }
}

extension Object: CustomStringConvertible {
  /// What the object says of itself; "nil" for nil.
  public var description: String {
    guard let id else { return "nil" }
    let answer = Delivery.send(.description, to: id, [])
    return (try? String(answer)) ?? "an object without words"
  }
}

/// An object as the receiver of messages to what its class's method overrides; see `Object.super`.
public struct SuperReceiver: MessageReceiver {
  let object: Object

  /// Who gets the messages.
  public var messageTarget: MessageTarget {
    MessageTarget(
      reference: object.reference, start: object.definingClass.map { .above($0) } ?? .unknown)
  }
}
