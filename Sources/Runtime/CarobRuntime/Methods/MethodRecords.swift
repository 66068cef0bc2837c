import CCarob

/// Methods as C holds them: pointers to records that last for ever.
package enum MethodRecords {
  /// The record of the method that instances of a class have for a selector.
  package static func record(
    of cls: RuntimeClass, _ selector: Selector
  ) -> UnsafeMutablePointer<objc_method>? {
    _ = MethodResolution.entry(of: cls, selector)
    return RuntimeLock.withLock { state in
      Shared(records: [MethodLookup.method(of: cls, selector, &state)?.method])
    }.records[0]
  }

  /// The records of the class's own methods, in the order in which they were added, which is that of the source.
  package static func all(of cls: RuntimeClass) -> [UnsafeMutablePointer<objc_method>?] {
    RuntimeLock.withLock { _ in
      // The newest is the first of the list.
      let methods = objc_method_list.parts(of: cls.record.pointee.methods).map(\.firstElement)
      return Shared(records: methods.reversed())
    }.records
  }

  /// The code that a message to an instance calls; nil when instances do not respond themselves. See also `ForwardingAddress`.
  package static func implementation(of cls: RuntimeClass, _ selector: Selector) -> IMP? {
    MethodResolution.implementation(of: cls, selector)
  }

  /// The types of a method; nil when its record has none.
  package static func encoding(of method: UnsafeMutablePointer<objc_method>) -> MethodEncoding? {
    // SAFETY: types are interned for ever and never change.
    guard let types = carob_load_method_types(method) else { return nil }
    return try? MethodSignature.ofFunction(String(cString: types)).encoding
  }

  /// Sets a method's implementation and returns the old one; nil when no class has the method any more.
  ///
  /// - Throws: `RegistrationError` when the implementation takes objects of other classes only.
  package static func setImplementation(
    _ method: UnsafeMutablePointer<objc_method>, _ imp: IMP
  ) throws(RegistrationError) -> IMP? {
    try RuntimeLock.withLock { (state) throws(RegistrationError) -> Implementation? in
      guard let cls = state.methodTable.owner(of: method),
        let selector = Selector(method.pointee.selector)
      else { return nil }
      try MethodFunctions.check(Implementation(imp), for: cls, selector)
      return cls.setImplementation(Implementation(imp), of: method, selector, &state)
    }?.imp
  }

  /// Exchanges the implementations of two methods.
  ///
  /// - Parameter asInCocoa: whether they may be called differently.
  /// - Throws: `RegistrationError` when they are called differently, or the code of one takes objects of other classes only.
  package static func exchange(
    _ first: UnsafeMutablePointer<objc_method>, _ second: UnsafeMutablePointer<objc_method>,
    asInCocoa: Bool = false
  ) throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard let firstClass = state.methodTable.owner(of: first),
        let secondClass = state.methodTable.owner(of: second)
      else { return }
      try RuntimeClass.exchange(
        first, of: firstClass, with: second, of: secondClass, asInCocoa: asInCocoa, &state)
    }
  }

  /// Passes records out of the lock.
  private struct Shared: @unchecked Sendable {
    // SAFETY: records are never freed, and their fields are only changed under the lock.
    let records: [UnsafeMutablePointer<objc_method>?]
  }
}
