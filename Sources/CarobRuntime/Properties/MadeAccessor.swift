import CCarob

/// A getter or setter that the runtime made: what reads or writes the same variable without a call may do that instead.
struct MadeAccessor: Sendable {
  /// Its code, by which it is known when a method was replaced.
  let implementation: Implementation
  /// The variable.
  let ivar: Ivar
  /// Whether it is used atomically.
  let isAtomic: Bool
  /// Whether a setter keeps a copy.
  let copies: Bool

  init(_ property: Property, _ ivar: Ivar, _ implementation: Implementation) {
    self.implementation = implementation
    self.ivar = ivar
    isAtomic = !property.attributes.isNonatomic
    copies = property.attributes.memory == .copy
  }

  /// Enters it for a class.
  func note(_ selector: Selector, of cls: RuntimeClass) {
    RuntimeLock.withLock { _ in cls.data.madeAccessors[selector.index] = self }
  }
}

extension RuntimeClass {
  /// The accessor that instances use for a selector, if the runtime made it.
  func madeAccessor(_ selector: Selector) -> MadeAccessor? {
    RuntimeLock.withLock { state in
      guard let (method, implementor) = MethodLookup.method(of: record, selector, &state),
        let made = ClassData.of(implementor).madeAccessors[selector.index],
        method.pointee.imp.map(Implementation.init) == made.implementation
      else { return nil }
      return made
    }
  }
}

/// Sets a property in instances of one class without a message, as long as its setter is the one that the runtime made, and
/// nobody watches messages.
package struct DirectSetter: Sendable {
  private let cls: RuntimeClass
  private let generation: UInt
  private let variable: PropertyVariable
  private let isObject: Bool
  private let copies: Bool
  /// The class of most values that are to be copied, if its instances are their own copies.
  private let strings: RuntimeClass?

  /// Nil when the class has a setter of its own, or the property is of a type that no register holds.
  package init?(_ setter: Selector, of cls: RuntimeClass) {
    // Read before asking: what changes in the meantime makes the answer stale.
    generation = Generation.current
    guard let made = cls.madeAccessor(setter) else { return nil }
    self.cls = cls
    variable = PropertyVariable(made.ivar, isAtomic: made.isAtomic)
    isObject = made.ivar.isObject
    copies = made.copies
    let strings = StringBox.runtimeClass
    self.strings = copies && Copying.givesReceiver(strings) ? strings : nil
  }

  /// Whether the object's setter would do no more. Objects that are observed have another class.
  @inline(__always)
  private func isValid(for object: Object) -> Bool {
    object.isa == cls && Generation.current == generation && !Tracer.isWatching
  }

  /// Sets an object; false when the setter has to be sent.
  ///
  /// - Throws: `MessageError` when the property keeps copies, and the object cannot be copied.
  package func set(_ value: Object?, of object: Object) throws(MessageError) -> Bool {
    guard isObject, isValid(for: object) else { return false }
    var kept = value
    if copies, let value, value.isa != strings {
      kept = try value.copied()
      // What copying ran may have changed the class.
      guard isValid(for: object) else { return false }
    }
    // SAFETY: the object is one of the class, which has the variable.
    PropertyStorage(variable, in: object.id).setObject(kept)
    return true
  }

  /// Sets a number of a type that the property has exactly; false when the setter has to be sent.
  package func set(bits: UInt64, _ kind: PassingKind, of object: Object) -> Bool {
    guard variable.isNumber(of: kind), isValid(for: object) else { return false }
    // SAFETY: as above.
    PropertyStorage(variable, in: object.id).setNumber(bits: bits)
    return true
  }
}

extension Object {
  private static let copy = Message<() -> Object?>("copy")

  /// A copy of the object, as its `copy` method makes it.
  ///
  /// - Throws: `MessageError` when the object cannot be copied.
  package func copied() throws(MessageError) -> Object? {
    try Self.copy(self)
  }
}
