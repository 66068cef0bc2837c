import CCarob

/// Changes a class's methods, with the runtime's lock held.
extension RuntimeClass {
  /// Refuses an encoding that is called in another way than that of the class's own method.
  ///
  /// - Parameter member: the method's name for the error.
  func checkReplacement(
    of selector: Selector, _ member: @autoclosure () -> String, _ types: String,
    _ signature: MethodSignature, _ state: inout RuntimeState
  ) throws(RegistrationError) {
    guard let old = data.methods[selector.index]?.pointee.types else { return }
    let known = state.signatures[ExactString(String(cString: old))]
    if let known, !known.isCalledLike(signature) {
      throw .encodingMismatch(member(), String(cString: old), types)
    }
  }

  /// Adds a method or replaces the class's own, which keeps its encoding.
  ///
  /// - Returns: the class's own implementation until now.
  func put(
    _ selector: Selector, _ implementation: Implementation, types: String,
    _ state: inout RuntimeState
  ) -> Implementation? {
    if let method = data.methods[selector.index] {
      return setImplementation(implementation, of: method, selector, &state)
    }
    insert(selector, implementation, types: types, &state)
    return nil
  }

  /// Adds a method that the class itself does not have.
  func insert(
    _ selector: Selector, _ implementation: Implementation, types: String,
    _ state: inout RuntimeState
  ) {
    let list = data.recordPool.method(for: selector)
    // SAFETY: no list has it; a list of one method fits the record exactly. Lists are never freed, so
    // that a `Method` that C holds stays valid.
    list.initialize(
      to: objc_method_list(
        next: record.pointee.methods, count: 1, size: MemoryLayout<objc_method>.size,
        methods: objc_method(
          imp: implementation.imp, selector: selector.sel,
          types: CStringTable.shared.interned(types))))
    record.pointee.methods = list
    let method = list.firstElement
    data.methods[selector.index] = method
    state.methodTable.insert(method, of: self, ownLayer(implementation))
    didChange(selector, &state)
  }

  /// Sets a method's code.
  ///
  /// - Returns: the code until now.
  func setImplementation(
    _ implementation: Implementation, of method: UnsafeMutablePointer<objc_method>,
    _ selector: Selector, _ state: inout RuntimeState
  ) -> Implementation? {
    let previous = method.pointee.imp.map(Implementation.init)
    push(ownLayer(implementation), on: method, selector, &state)
    return previous
  }

  /// Exchanges the code of two methods.
  ///
  /// - Throws: `RegistrationError` when they are called differently.
  static func exchange(
    _ first: UnsafeMutablePointer<objc_method>, of firstClass: RuntimeClass,
    with second: UnsafeMutablePointer<objc_method>, of secondClass: RuntimeClass,
    _ state: inout RuntimeState
  ) throws(RegistrationError) {
    guard first != second, let one = Method(first, of: firstClass),
      let other = Method(second, of: secondClass),
      let top = state.methodTable.top(of: first, in: firstClass),
      let otherTop = state.methodTable.top(of: second, in: secondClass)
    else { return }
    if let types = state.signatures[ExactString(one.encoding)],
      let otherTypes = state.signatures[ExactString(other.encoding)],
      !types.isCalledLike(otherTypes)
    {
      throw .encodingMismatch(firstClass.describe(one.selector), one.encoding, other.encoding)
    }
    try MethodFunctions.check(otherTop.implementation, for: firstClass, one.selector)
    try MethodFunctions.check(top.implementation, for: secondClass, other.selector)
    firstClass.push(firstClass.layer(otherTop, from: second), on: first, one.selector, &state)
    secondClass.push(secondClass.layer(top, from: first), on: second, other.selector, &state)
  }

  /// Removes the code of an owner from methods of any class. Memory of methods stays, as C may hold them.
  static func revokeMethods(of owner: RegistrationOwner) {
    RuntimeLock.withLock { state in
      for (method, now) in state.methodTable.revoke(owner) {
        guard let cls = state.methodTable.owner(of: method),
          let selector = Selector(method.pointee.selector)
        else { continue }
        guard let now else {
          cls.removeMethod(selector, &state)
          continue
        }
        carob_store_method_imp(method, now.imp)
        cls.didChange(selector, &state)
      }
    }
  }

  /// Removes the class's own method, with all its layers.
  func removeMethod(_ selector: Selector, _ state: inout RuntimeState) {
    guard let method = data.methods.removeValue(forKey: selector.index) else { return }
    let unlinked = objc_method_list.unlink(from: record.pointee.methods) {
      $0.firstElement == method
    }
    if let (list, head) = unlinked {
      record.pointee.methods = head
      data.recordPool.keep(list)
    }
    state.methodTable.forget([method])
    didChange(selector, &state)
  }

  /// A layer with code of the owner that is changing the class.
  private func ownLayer(_ implementation: Implementation) -> MethodTable.Layer {
    MethodTable.Layer(
      owner: changingOwner, implementation: implementation, supplier: RegistrationOwner.current)
  }

  /// A layer with the present code of another method.
  private func layer(
    _ taken: MethodTable.Layer, from method: UnsafeMutablePointer<objc_method>
  ) -> MethodTable.Layer {
    MethodTable.Layer(
      owner: changingOwner, implementation: taken.implementation, supplier: taken.supplier,
      source: taken.source ?? method)
  }

  /// Sets a method's code and clears it from every cache.
  private func push(
    _ layer: MethodTable.Layer, on method: UnsafeMutablePointer<objc_method>, _ selector: Selector,
    _ state: inout RuntimeState
  ) {
    state.methodTable.push(layer, on: method, in: self)
    carob_store_method_imp(method, layer.implementation.imp)
    didChange(selector, &state)
  }

  private func didChange(_ selector: Selector, _ state: inout RuntimeState) {
    MethodCache.clear(selector, in: record, &state)
    if CountingMembers.areSent(selector) { CountingMembers.noteOverrides(from: record, &state) }
    if isMetaclass, MethodResolution.isStep(selector) {
      MethodCache.forgetAbsences(in: record, &state)
      if let cls = data.instanceClass { MethodCache.forgetAbsences(in: cls.record, &state) }
    }
    Generation.advance(&state)
  }
}
