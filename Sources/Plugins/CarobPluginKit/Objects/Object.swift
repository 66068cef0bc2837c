internal import CCarob

/// An object of the host, or nil.
///
/// Messages are written as properties and calls. A message to nil does nothing and returns nil,
/// zero or an empty string. Copies of this value retain the object.
///
/// ```swift
/// cell.textLabel.text = user.name                         // textLabel, name, setText:
/// let count: Int = user.followers.count                   // converted
/// try screen.pushViewController(other, animated: true)    // pushViewController:animated:
/// ```
///
/// See `MessageReceiver` for failures of properties and calls. [any-thread, as far as the object is]
public struct Object: MessageReceiver {
  let reference: Reference?

  /// The class whose method has this object as its `self`; for `super`.
  let definingClass: ObjectClass?

  /// Creates nil.
  public init() {
    reference = nil
    definingClass = nil
  }

  init(_ reference: Reference?, definedBy definingClass: ObjectClass? = nil) {
    self.reference = reference
    self.definingClass = definingClass
  }

  init(retaining id: id?, definedBy definingClass: ObjectClass? = nil) {
    self.init(id.map(Reference.init(retaining:)), definedBy: definingClass)
  }

  init(owned id: id?) {
    self.init(id.map(Reference.init(owned:)))
  }

  /// Converts a value to an object: a string to an `NSString`, a number to an `NSNumber`, an array
  /// to an `NSArray`, and so on.
  ///
  /// - Throws: `PluginFailure` for a structure, which has no object.
  public init(_ value: some MessageValue) throws(PluginFailure) {
    self = try value.passed().object()
  }

  var id: id? { reference?.id }

  /// Whether this is nil.
  public var isNil: Bool { reference == nil }

  /// The object's class; nil for nil.
  public var objectClass: ObjectClass? { ObjectClass(object_getClass(id)) }

  /// Returns whether the object has a method for the selector. [any-thread]
  public func responds(to selector: String) -> Bool {
    class_respondsToSelector(object_getClass(id), sel_registerName(selector))
  }

  /// Converts the object to another type.
  ///
  /// - Throws: `PluginFailure` when it is nil, or of an unsuitable class.
  public func converted<Value: MessageValue>(to type: Value.Type) throws(PluginFailure) -> Value {
    try PassedValue(self).converted(at: "the object")
  }

  /// The receiver for the overridden method: `self.super.viewDidLoad()`.
  ///
  /// Use it only with the first argument of a method's closure. Messages to `super` of other objects fail.
  public var `super`: SuperReceiver { SuperReceiver(object: self) }

  /// The target of the messages.
  public var messageTarget: MessageTarget { MessageTarget(reference: reference, start: .ownClass) }
}

extension Object: Equatable {
  /// Returns the result of `isEqual:`. Nil equals only nil.
  public static func == (one: Object, other: Object) -> Bool {
    guard one.id != other.id else { return true }
    guard let id = one.id, !other.isNil else { return false }
    let answer = Delivery.send(.isEqual, to: id, [PassedValue(other)])
    return (try? Bool(answer)) ?? false
  }
}

extension Object: CustomStringConvertible {
  /// The object's `description`; "nil" for nil.
  public var description: String {
    guard let id else { return "nil" }
    let answer = Delivery.send(.description, to: id, [])
    return (try? String(answer)) ?? "an object without words"
  }
}

/// An object as the receiver of overridden methods; see `Object.super`.
public struct SuperReceiver: MessageReceiver {
  let object: Object

  /// The target of the messages.
  public var messageTarget: MessageTarget {
    MessageTarget(
      reference: object.reference, start: object.definingClass.map { .above($0) } ?? .unknown)
  }
}
