import CCarob

/// Methods as C holds them: pointers to records that last for ever.
package enum MethodRecords {
  /// The record of the method that instances of a class have for a selector.
  package static func record(
    of cls: RuntimeClass, _ selector: Selector
  ) -> UnsafeMutablePointer<objc_method>? {
    _ = MethodResolution.answer(of: cls, selector)
    return RuntimeLock.withLock { state in
      Shared(record: MethodLookup.method(of: cls.record, selector, &state)?.method)
    }.record
  }

  /// What a message to an instance calls; nil when instances do not answer.
  package static func implementation(of cls: RuntimeClass, _ selector: Selector) -> IMP? {
    MethodResolution.answer(of: cls, selector)?.imp
  }

  /// Sets a method's implementation and returns the old one.
  package static func setImplementation(
    _ method: UnsafeMutablePointer<objc_method>, _ imp: IMP
  ) -> IMP? {
    guard let selector = Selector(method.pointee.selector) else { return nil }
    return RuntimeLock.withLock { state in
      owner(of: method, selector, &state)?.swap(method, Implementation(imp), selector, &state)
    }?.imp
  }

  /// Exchanges the implementations of two methods.
  ///
  /// - Throws: `RegistrationError` when they are called differently.
  package static func exchange(
    _ first: UnsafeMutablePointer<objc_method>, _ second: UnsafeMutablePointer<objc_method>
  ) throws(RegistrationError) {
    guard let one = Selector(first.pointee.selector), let other = Selector(second.pointee.selector)
    else { return }
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard let firstClass = owner(of: first, one, &state),
        let secondClass = owner(of: second, other, &state)
      else { return }
      try RuntimeClass.exchange(first, firstClass, second, secondClass, &state)
    }
  }

  /// The class that has a method record.
  ///
  /// - Complexity: O(number of classes); changing a method is rare.
  private static func owner(
    of method: UnsafeMutablePointer<objc_method>, _ selector: Selector, _ state: inout RuntimeState
  ) -> RuntimeClass? {
    for cls in state.pairs {
      for candidate in [cls, cls.metaclass]
      where candidate.data.methods[selector.index] == method {
        return candidate
      }
    }
    return nil
  }

  /// Carries a record out of the lock.
  private struct Shared: @unchecked Sendable {
    // SAFETY: records are never freed, and their fields are changed under the lock only.
    let record: UnsafeMutablePointer<objc_method>?
  }
}
