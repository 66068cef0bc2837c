import CCarob

/// The classes of Foundation that the runtime needs and does not have. `CarobFoundation` has the type that conforms, in each
/// program that links it. A program without sends messages all the same, but has no strings, no boxed numbers, and no
/// observers. [any-thread]
package protocol FoundationHooks: SendableMetatype {
  /// Adds the members of `NSObject` that are Foundation's, such as key-value coding.
  static func addRootMembers(_ root: ClassMembers<Object>)

  /// The Swift class of `NSString`.
  static var stringClass: Object.Type { get }
  /// Makes a string of a class: `NSString`, or one below it.
  static func makeString(_ text: String, _ isa: RuntimeClass) -> Object
  /// The text of a string; nil for another object.
  static func text(_ object: Object) -> String?

  /// Makes an `NSNumber`.
  static func makeNumber(_ scalar: Scalar) -> Object
  /// The value of an `NSNumber`; nil for another object.
  static func scalar(_ object: Object) -> Scalar?

  /// Whether objects of a Swift class may be strings or numbers, so that it is worth asking for their value.
  static func isOfValues(_ type: Object.Type) -> Bool

  /// Makes an exception of an error that carries none.
  static func makeException(_ name: String, _ error: any Error) -> Object
  /// Makes an exception of a class, which may be a plugin's, for `+raise:format:`.
  static func makeException(
    of cls: ClassObject, _ name: Object?, _ reason: String
  ) throws -> Object?
  /// The name and reason of an exception; nil for another object.
  static func exceptionText(_ object: Object) -> String?

  /// The class that an object is to have below a class: that class, unless somebody observes the object.
  static func observedClass(
    of object: Object, below cls: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass
  /// Ends the observations of an object that goes; false when there are none.
  static func removeObservers(from object: Object) -> Bool
  /// The observers that are classes of a plugin that is to be unloaded.
  static func observerBlockers(_ classes: [RuntimeClass]) -> [UnloadBlocker]
  /// What timers, delayed messages, notification centers and queues retain.
  static var heldValues: [HeldValue] { get }
  /// The elements of a collection; none for another object. Sends no messages.
  static func elements(of object: Object) -> [Object]
}

/// The hooks of the program.
package enum LinkedFoundation {
  private static let filled = Locked<(any FoundationHooks.Type)?>(nil)

  /// Sets the hooks. `CarobFoundation` calls it when it is asked, before any class is registered.
  package static func fill(_ hooks: any FoundationHooks.Type) { filled.withLock { $0 = hooks } }

  /// The hooks; nil in a program that does not link `CarobFoundation`.
  static let hooks: (any FoundationHooks.Type)? = {
    carob_fill_hooks_of_foundation()
    return filled.withLock { $0 }
  }()

  /// The reason why something is missing in a program that does not link `CarobFoundation`.
  static let absence =
    "the host does not link CarobFoundation: add \(AnnouncedClasses.dependency("CarobFoundation"))"

  /// The hooks, for code that only runs in programs with Foundation.
  static var required: any FoundationHooks.Type {
    guard let hooks else { fatalError(absence) }
    return hooks
  }
}
/// The text of a method of the runtime's, which travels as an `NSString`.
struct Text: BoxedValue {
  let text: String

  func boxed() -> Object {
    guard let hooks = LinkedFoundation.hooks else {
      PendingError.set(RaisedError(LinkedFoundation.absence))
      return Object()
    }
    return hooks.makeString(text, hooks.stringClass.runtimeClass)
  }

  static func unboxed(_ box: Object) throws(MessageError) -> Text {
    guard let text = LinkedFoundation.hooks?.text(box) else {
      throw .unexpectedArgument("NSString", "\(box.runtimeClass.withArticle)")
    }
    return Text(text: text)
  }

  static var propertyEncoding: String { encoding(ofClassNamed: "NSString") }
}

extension Scalar {
  /// The number as an `NSNumber`.
  ///
  /// - Throws: `MessageError` in a program without Foundation.
  func boxed() throws(MessageError) -> Object {
    guard let hooks = LinkedFoundation.hooks else {
      throw .handlerFailed(RaisedError(LinkedFoundation.absence))
    }
    return hooks.makeNumber(self)
  }
}
