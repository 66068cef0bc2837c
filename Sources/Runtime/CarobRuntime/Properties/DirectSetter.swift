import CCarob

/// Sets a property in instances of one class without a message, as long as its setter is the one
/// that the runtime made, and messages are not traced.
package struct DirectSetter: Sendable {
  private let cls: RuntimeClass
  private let generation: UInt
  private let variable: PropertyVariable
  private let isObject: Bool
  private let copies: Bool
  /// The class of most copied values, if its instances are their own copies.
  private let strings: RuntimeClass?

  /// Nil unless the runtime made the setter.
  package init?(_ setter: Selector, of cls: RuntimeClass) {
    // Read first: a change in the meantime makes the accessor stale.
    generation = Generation.current
    guard let made = cls.madeAccessor(setter) else { return nil }
    self.cls = cls
    variable = made.variable
    isObject = made.ivar.isObject
    copies = made.copies
    if copies, let strings = LinkedFoundation.hooks?.stringClass.runtimeClass {
      self.strings = Copying.givesReceiver(strings) ? strings : nil
    } else {
      strings = nil
    }
  }

  /// Whether sending the setter would have the same effect. Objects that are observed have another class.
  @inline(__always)
  private func isValid(for object: Object) -> Bool {
    object.isa == cls && Generation.current == generation && !Tracer.isWatching
  }

  /// Sets an object; false when the setter must be sent.
  ///
  /// - Throws: `MessageError` when the property keeps copies, and the object cannot be copied.
  package func set(_ value: Object?, of object: Object) throws(MessageError) -> Bool {
    guard isObject, isValid(for: object) else { return false }
    let isOwnCopy = value.map { $0.isa == strings } ?? true
    // Copying may run code that changes the class; the setter would be running by then, too.
    let kept = copies && !isOwnCopy ? try value?.copied() : value
    // SAFETY: the object is of the class, which has the variable.
    PropertyStorage(variable, in: object.id).setObject(kept)
    return true
  }

  /// Sets a number of exactly the property's type; false when the setter must be sent.
  package func set(bits: UInt64, _ kind: PassingKind, of object: Object) -> Bool {
    guard variable.isNumber(of: kind), isValid(for: object) else { return false }
    // SAFETY: as above.
    PropertyStorage(variable, in: object.id).setNumber(bits: bits)
    return true
  }
}
