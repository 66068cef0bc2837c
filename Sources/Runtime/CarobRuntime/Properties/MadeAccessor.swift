import CCarob

/// A getter or setter that the runtime made: what reads or writes the same variable without a call may do that instead.
package struct MadeAccessor: Sendable {
  /// Its code, by which it is known when a method was replaced.
  package let implementation: Implementation
  package let ivar: Ivar
  package let variable: PropertyVariable
  /// Whether a setter keeps a copy.
  let copies: Bool

  init(_ property: Property, _ ivar: Ivar, _ implementation: Implementation) {
    self.implementation = implementation
    self.ivar = ivar
    variable = PropertyVariable(ivar, of: property)
    copies = property.attributes.memory == .copy
  }

  /// Enters it for a class.
  func note(_ selector: Selector, of cls: RuntimeClass) {
    RuntimeLock.withLock { _ in cls.data.madeAccessors[selector.index] = self }
  }
}

extension RuntimeClass {
  /// The accessor that instances use for a selector, if the runtime made it.
  package func madeAccessor(_ selector: Selector) -> MadeAccessor? {
    RuntimeLock.withLock { state in
      guard let (method, implementor) = MethodLookup.method(of: record, selector, &state),
        let made = ClassData.of(implementor).madeAccessors[selector.index],
        method.pointee.imp.map(Implementation.init) == made.implementation
      else { return nil }
      return made
    }
  }
}
