import CCarob

extension NSInvocation {
  /// Sends the message to `target`; a message to nil gives a zero result. An invocation of a block's types calls the block
  /// that is its target.
  ///
  /// The invocation may be sent again, to the same target or another.
  ///
  /// - Throws: `MessageError` when no selector is set, the target does not respond, or its method
  ///   has other types; the method's error.
  public func invoke() throws(MessageError) {
    try invoke(byC: false)
  }

  /// Sends the message.
  ///
  /// - Parameter byC: whether C code counts the references: `init…` consumes one of the target, and the result of
  ///   `init…`, `new…` or `copy` has one more, which the invocation does not release.
  func invoke(byC: Bool) throws(MessageError) {
    isResultOfC = byC
    guard signature.encoding.isMethod else { return try callBlock() }
    guard let selector else { throw .noSelector(of: signature) }
    guard let target else {
      storage.clearResult()
      return
    }
    let cls = target.isa
    let (entry, imp) = try MethodLookup.callable(for: target.id, in: cls, selector)
    try call(imp, entry.signature, on: target, cls, selector, byC: byC)
  }

  /// Sends the message to an object, which becomes the target.
  ///
  /// - Throws: as `invoke()`.
  public func invoke(on target: Object) throws(MessageError) {
    self.target = target
    try invoke()
  }

  /// Sends the message to where its target's forwarding leads, even if the target has a method for it.
  func redirect(_ selector: Selector, from target: Object) throws(MessageError) {
    self.target = target
    self.selector = selector
    let cls = target.isa
    let (entry, imp) = try Forwarding.redirect(target.id, cls, selector)
    try call(imp, entry.signature, on: target, cls, selector, byC: false)
  }

  private func call(
    _ imp: IMP, _ method: MethodSignature, on target: Object, _ cls: RuntimeClass,
    _ selector: Selector, byC: Bool
  ) throws(MessageError) {
    // A method that returns nothing leaves the result zero, where the invocation has one.
    let returnsNothing = method.encoding.result.unqualified == .void && signature.resultFitsRegister
    let types = StaticTypes(signature, ignoresResult: returnsNothing)
    try types.check(against: method, cls, selector)
    let interface = storage.interface
    storage.clearResult()
    try TemporaryMemory.with(bytes: 0, pointers: storage.argumentCount) {
      (_, addresses) throws(MessageError) in
      for slot in 0..<storage.argumentCount { addresses[slot] = storage.address(of: slot) }
      if !byC, selector.consumesReceiver, method.returnsObject { _ = target.retainedID() }
      // SAFETY: the method is called like this signature, which was checked; the result's slot
      // has the size that the interface requires.
      interface.call(
        Implementation(imp), arguments: addresses,
        result: storage.address(of: storage.resultSlot))
      do throws(MessageError) {
        try PendingError.check(target, selector)
      } catch {
        storage.clearResult()
        throw error
      }
    }
    if returnsNothing {
      storage.clearResult()
    } else if !byC || !selector.returnsOwned {
      keepResult(owned: selector.returnsOwned)
    }
  }

  private func callBlock() throws(MessageError) {
    guard signature.encoding.isBlock else { throw .notInvocable(signature) }
    storage.clearResult()
    guard let block = storage.word(in: 0) else { return }
    guard carob_is_block(block) else {
      throw .unexpectedArgument("a block", "\(target?.runtimeClass.withArticle ?? "nil")")
    }
    TemporaryMemory.with(bytes: 0, pointers: storage.argumentCount) { (_, addresses) in
      for slot in 0..<storage.argumentCount { addresses[slot] = storage.address(of: slot) }
      // SAFETY: a block starts with its layout, and the invocation's user keeps it alive. The user vouches for the types, as
      // those of the block are often unknown.
      let layout = block.load(as: Block_layout.self)
      storage.interface.call(
        Implementation(layout.invoke), arguments: addresses,
        result: storage.address(of: storage.resultSlot))
    }
    if let error = PendingError.take() {
      storage.clearResult()
      throw .handlerFailed(error)
    }
    keepResult(owned: false)
  }

  /// Retains a result that is an object.
  ///
  /// - Parameter owned: whether the call returned a reference already.
  private func keepResult(owned: Bool) {
    guard signature.returnsObject else { return }
    if owned { storage.adopt(storage.resultSlot) } else { storage.own(storage.resultSlot) }
  }

  /// Returns the result to the sender of the message that was forwarded as this invocation.
  func copyResult(to frame: ArgumentFrame, owned: Bool) {
    let (slot, type) = (storage.resultSlot, signature.encoding.result)
    let address = storage.address(of: slot)
    if signature.returnsObject {
      // SAFETY: the slot holds an id.
      let word = storage.word(in: slot)
      let isCounted = owned && isResultOfC
      frame.returnWord(
        UInt(bitPattern: isCounted ? word : Object.from(word)?.cResult(owned: owned)))
    } else if let word = Scalar(type, at: address)?.widenedWord {
      frame.returnWord(word)
    } else if type.unqualified != .void {
      // SAFETY: the slot and the frame's result are both of this type.
      frame.returnValue { $0.copyMemory(from: address, byteCount: storage.size(of: slot)) }
      // A copied string or block must outlive the invocation, until the sender's pool is drained.
      if storage.owns(slot) { AutoreleaseStack.current.keep(storage) }
    }
  }
}

extension StaticTypes {
  /// The types of a call that is laid out by a signature.
  init(_ signature: MethodSignature, ignoresResult: Bool) {
    result = ignoresResult ? .void : signature.encoding.result
    arguments = Array(signature.explicitArguments)
  }
}
