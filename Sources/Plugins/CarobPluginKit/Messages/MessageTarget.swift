/// The target of a `MessageReceiver`'s messages, made by the kit.
public struct MessageTarget {
  let reference: Reference?

  /// The start of the method lookup.
  let start: Start

  enum Start {
    /// At the object's own class.
    case ownClass
    /// Above the class whose method sends to `super`.
    case above(ObjectClass)
    /// Unknown: `super` of an object that is not the `self` of a method.
    case unknown
  }
}
