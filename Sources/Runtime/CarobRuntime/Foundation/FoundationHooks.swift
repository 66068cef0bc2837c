import CCarob

/// What the runtime needs of Foundation's classes, which it does not have. `CarobFoundation` fills it in each program that links
/// it. A program without sends messages all the same, but has no strings, no boxed numbers, and no observers. [any-thread]
package final class FoundationHooks: Sendable {
  package typealias Members = @Sendable (ClassMembers<Object>) -> Void
  package typealias MakeException =
    @Sendable (_ cls: ClassObject, _ name: Object, _ reason: String) throws -> Object?
  package typealias ObservedClass =
    @Sendable (_ object: Object, _ below: RuntimeClass) throws(RegistrationError) -> RuntimeClass

  /// Adds the members of `NSObject` that are Foundation's, such as key-value coding.
  let addRootMembers: Members

  /// The Swift class of `NSString`.
  let stringClass: Object.Type
  /// Makes a string of a class: `NSString`, or one below it.
  let makeString: @Sendable (_ text: String, _ isa: RuntimeClass) -> Object
  /// The text of a string; nil for another object.
  let text: @Sendable (Object) -> String?

  /// Makes an `NSNumber`.
  let makeNumber: @Sendable (Scalar) -> Object
  /// The value of an `NSNumber`; nil for another object.
  let scalar: @Sendable (Object) -> Scalar?

  /// Whether objects of a Swift class may be strings or numbers, so that it is worth asking for their value.
  let isOfValues: @Sendable (Object.Type) -> Bool

  /// Makes an exception of an error that carries none.
  let makeException: @Sendable (_ name: String, _ error: any Error) -> Object
  /// Makes an exception of a class, which may be a plugin's, for `+raise:format:`.
  let raiseException: MakeException
  /// The name and reason of an exception; nil for another object.
  let exceptionText: @Sendable (Object) -> String?

  /// The class that an object is to have below a class: that class, unless somebody observes the object.
  let observedClass: ObservedClass
  /// Ends the observations of an object that goes; false when there are none.
  let removeObservers: @Sendable (Object) -> Bool
  /// What observes by classes that are to be revoked.
  let observerBlockers: @Sendable ([RuntimeClass]) -> [UnloadBlocker]

  package init(
    addRootMembers: @escaping Members, stringClass: Object.Type,
    makeString: @escaping @Sendable (_ text: String, _ isa: RuntimeClass) -> Object,
    text: @escaping @Sendable (Object) -> String?,
    makeNumber: @escaping @Sendable (Scalar) -> Object,
    scalar: @escaping @Sendable (Object) -> Scalar?,
    isOfValues: @escaping @Sendable (Object.Type) -> Bool,
    makeException: @escaping @Sendable (_ name: String, _ error: any Error) -> Object,
    raiseException: @escaping MakeException,
    exceptionText: @escaping @Sendable (Object) -> String?,
    observedClass: @escaping ObservedClass,
    removeObservers: @escaping @Sendable (Object) -> Bool,
    observerBlockers: @escaping @Sendable ([RuntimeClass]) -> [UnloadBlocker]
  ) {
    self.addRootMembers = addRootMembers
    self.stringClass = stringClass
    self.makeString = makeString
    self.text = text
    self.makeNumber = makeNumber
    self.scalar = scalar
    self.isOfValues = isOfValues
    self.makeException = makeException
    self.raiseException = raiseException
    self.exceptionText = exceptionText
    self.observedClass = observedClass
    self.removeObservers = removeObservers
    self.observerBlockers = observerBlockers
  }

  private static let filled = Locked<FoundationHooks?>(nil)

  /// Fills the hooks. `CarobFoundation` calls it when it is asked, before any class is registered.
  package func fill() { Self.filled.withLock { $0 = self } }

  /// The hooks; nil in a program that does not link `CarobFoundation`.
  static let linked: FoundationHooks? = {
    carob_fill_hooks_of_foundation()
    return filled.withLock { $0 }
  }()

  /// Why something is missing in a program that does not link `CarobFoundation`.
  static let absence =
    "the host does not link CarobFoundation: add \(AnnouncedClasses.dependency("CarobFoundation"))"

  /// The hooks, where there is no answer without them.
  static var required: FoundationHooks {
    guard let linked else { preconditionFailure(absence) }
    return linked
  }
}

/// The text of a method of the runtime's, which travels as an `NSString`.
struct Text: BoxedValue {
  let text: String

  func boxed() -> Object {
    guard let hooks = FoundationHooks.linked else {
      PendingError.set(RaisedError(FoundationHooks.absence))
      return Object()
    }
    return hooks.makeString(text, hooks.stringClass.runtimeClass)
  }

  static func unboxed(_ box: Object) throws(MessageError) -> Text {
    guard let text = FoundationHooks.linked?.text(box) else {
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
    guard let hooks = FoundationHooks.linked else {
      throw .handlerFailed(RaisedError(FoundationHooks.absence))
    }
    return hooks.makeNumber(self)
  }
}
