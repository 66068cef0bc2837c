/// Who gets the messages of a `MessageReceiver`. Made by the kit.
public struct MessageTarget {
  let reference: Reference?

  /// Where the search for the method begins.
  let start: Start

  enum Start {
    /// At the object's own class.
    case ownClass
    /// Above the class whose method sends to `super`.
    case above(ObjectClass)
    /// Nowhere: `super` of an object that is not the `self` of a method.
    case unknown
  }
}
