import CCarob

/// A getter or setter that the runtime made. Code may use its variable directly instead of calling it.
package struct MadeAccessor: Sendable {
  /// The code, which tells whether a method was replaced.
  package let implementation: Implementation
  package let ivar: Ivar
  package let variable: PropertyVariable
  /// Whether the setter stores a copy.
  let copies: Bool

  init(_ property: Property, _ ivar: Ivar, _ implementation: Implementation) {
    self.implementation = implementation
    self.ivar = ivar
    variable = PropertyVariable(ivar, of: property)
    copies = property.attributes.memory == .copy
  }

  /// Registers the accessor for a class.
  func note(_ selector: Selector, of cls: RuntimeClass) {
    RuntimeLock.withLock { _ in cls.data.madeAccessors[selector.index] = self }
  }
}

extension RuntimeClass {
  /// The accessor that instances use for a selector, if the runtime made it.
  package func madeAccessor(_ selector: Selector) -> MadeAccessor? {
    RuntimeLock.withLock { state in
      guard let (method, implementor) = MethodLookup.method(of: self, selector, &state),
        let made = implementor.data.madeAccessors[selector.index],
        method.pointee.imp.map(Implementation.init) == made.implementation
      else { return nil }
      return made
    }
  }
}
