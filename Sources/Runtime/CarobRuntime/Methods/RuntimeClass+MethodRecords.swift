import CCarob

/// Changes a class's methods, with the runtime's lock held.
extension RuntimeClass {
  /// Refuses types that are called in another way than the class's own method.
  ///
  /// - Parameter member: the method's name for the error.
  func checkReplacement(
    of selector: Selector, _ member: @autoclosure () -> String, _ types: String,
    _ signature: MethodSignature, _ state: inout RuntimeState
  ) throws(RegistrationError) {
    guard let old = data.methods[selector.index]?.pointee.types else { return }
    let known = MethodLookup.signature(of: self, selector, old, &state)
    if let known, !known.isCalledLike(signature) {
      throw .encodingMismatch(member(), String(cString: old), types)
    }
  }

  /// Adds a method or replaces the class's own.
  ///
  /// - Returns: the class's own implementation until now.
  func put(
    _ selector: Selector, _ implementation: Implementation, types: MethodTypes,
    _ state: inout RuntimeState
  ) -> Implementation? {
    if let method = data.methods[selector.index] {
      let previous = method.pointee.imp.map(Implementation.init)
      push(ownLayer(implementation, types.recordTypes, types.call), on: method, selector, &state)
      return previous
    }
    insert(selector, implementation, types: types, &state)
    return nil
  }

  /// Adds a method that the class itself does not have.
  func insert(
    _ selector: Selector, _ implementation: Implementation, types: MethodTypes,
    _ state: inout RuntimeState
  ) {
    let list = data.recordPool.method(for: selector)
    // SAFETY: no list has it; a list of one method fits the record exactly. Lists are never freed, so
    // that a `Method` that C holds stays valid.
    list.initialize(
      to: objc_method_list(
        next: record.pointee.methods, count: 1, size: MemoryLayout<objc_method>.size,
        methods: objc_method(
          imp: implementation.imp, selector: selector.sel, types: types.recordTypes)))
    record.pointee.methods = list
    let method = list.firstElement
    data.methods[selector.index] = method
    data.callSignatures[selector.index] = types.call
    state.methodTable.insert(
      method, of: self, ownLayer(implementation, types.recordTypes, types.call))
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
    let call = data.callSignatures[selector.index]
    push(ownLayer(implementation, method.pointee.types, call), on: method, selector, &state)
    return previous
  }

  /// Exchanges the code of two methods, which keep their types.
  ///
  /// - Parameter asInCocoa: whether they may be called differently.
  /// - Throws: `RegistrationError` when they are called differently, or the code of one takes objects of other classes only.
  static func exchange(
    _ first: UnsafeMutablePointer<objc_method>, of firstClass: RuntimeClass,
    with second: UnsafeMutablePointer<objc_method>, of secondClass: RuntimeClass,
    asInCocoa: Bool, _ state: inout RuntimeState
  ) throws(RegistrationError) {
    guard first != second, let one = Method(first, of: firstClass),
      let other = Method(second, of: secondClass),
      let top = state.methodTable.top(of: first, in: firstClass),
      let otherTop = state.methodTable.top(of: second, in: secondClass)
    else { return }
    if !asInCocoa, let types = second.pointee.types,
      let signature = MethodLookup.signature(of: secondClass, other.selector, types, &state)
    {
      try firstClass.checkReplacement(
        of: one.selector, firstClass.describe(one.selector), other.encoding, signature, &state)
    }
    try MethodFunctions.check(otherTop.implementation, for: firstClass, one.selector)
    try MethodFunctions.check(top.implementation, for: secondClass, other.selector)
    firstClass.push(
      firstClass.layer(otherTop, from: second, on: first), on: first, one.selector, &state)
    secondClass.push(
      secondClass.layer(top, from: first, on: second), on: second, other.selector, &state)
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
        cls.show(now, in: method, selector, &state)
      }
    }
  }

  /// Removes the class's own method, with all its layers.
  func removeMethod(_ selector: Selector, _ state: inout RuntimeState) {
    guard let method = data.methods.removeValue(forKey: selector.index) else { return }
    data.callSignatures[selector.index] = nil
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
  private func ownLayer(
    _ implementation: Implementation, _ types: UnsafePointer<CChar>?, _ call: CallSignature?
  ) -> MethodTable.Layer {
    MethodTable.Layer(
      owner: changingOwner, implementation: implementation, types: types, call: call,
      supplier: RegistrationOwner.current)
  }

  /// A layer of `target`, a method of this class, with the present code of another method.
  private func layer(
    _ taken: MethodTable.Layer, from method: UnsafeMutablePointer<objc_method>,
    on target: UnsafeMutablePointer<objc_method>
  ) -> MethodTable.Layer {
    let call = Selector(target.pointee.selector).flatMap { data.callSignatures[$0.index] }
    return MethodTable.Layer(
      owner: changingOwner, implementation: taken.implementation, types: target.pointee.types,
      call: call, supplier: taken.supplier, source: taken.source ?? method)
  }

  /// Puts a layer on top of a method.
  private func push(
    _ layer: MethodTable.Layer, on method: UnsafeMutablePointer<objc_method>, _ selector: Selector,
    _ state: inout RuntimeState
  ) {
    state.methodTable.push(layer, on: method, in: self)
    show(layer, in: method, selector, &state)
  }

  /// Sets a method's code and types to those of its topmost layer, and clears it from every cache.
  private func show(
    _ layer: MethodTable.Layer, in method: UnsafeMutablePointer<objc_method>, _ selector: Selector,
    _ state: inout RuntimeState
  ) {
    data.callSignatures[selector.index] = layer.call
    carob_store_method_types(method, layer.types)
    carob_store_method_imp(method, layer.implementation.imp)
    didChange(selector, &state)
  }

  private func didChange(_ selector: Selector, _ state: inout RuntimeState) {
    MethodCache.clear(selector, in: record, &state)
    if CountingMembers.areSent(selector) { CountingMembers.noteOverrides(from: record, &state) }
    if state.primitives.contains(selector.index) { PrimitiveMethods.note(from: record, &state) }
    if isMetaclass, MethodResolution.isStep(selector) {
      MethodCache.forgetAbsences(in: record, &state)
      if let cls = data.instanceClass { MethodCache.forgetAbsences(in: cls.record, &state) }
    }
    Generation.advance(&state)
  }
}
