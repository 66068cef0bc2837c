import CCarob

extension RuntimeClass {
  /// Adds a method implemented by a closure that returns a value, with any number of arguments.
  ///
  /// The encoding is made from the types. The closure's first argument is the receiver. If the
  /// closure throws, the sender of the message gets the error, and zero as the result.
  ///
  /// - Throws: `RegistrationError` when the class has such a method or the number of arguments does not
  ///   fit the selector.
  @_disfavoredOverload
  public func addMethod<Receiver: Object, each Argument: MessageValue, Result: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) throws(RegistrationError) {
    let result = ClosureResult<Result>(of: selector)
    var types: [String] = []
    for type in repeat (each Argument).self { types.append(type.propertyEncoding) }
    try addClosure(selector, closureEncoding(Result.propertyEncoding, types)) { frame in
      try result.leave(in: frame) {
        var number = 0
        let receiver = try frame.next(Receiver.self, &number)
        number = 2
        return try body(receiver, repeat try frame.next((each Argument).self, &number))
      }
    }
  }

  /// Adds a method implemented by a closure that returns nothing, with any number of arguments.
  ///
  /// - Throws: `RegistrationError` as above.
  @_disfavoredOverload
  public func addMethod<Receiver: Object, each Argument: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) throws(RegistrationError) {
    var types: [String] = []
    for type in repeat (each Argument).self { types.append(type.propertyEncoding) }
    try addClosure(selector, closureEncoding(NoValue.propertyEncoding, types)) { frame in
      var number = 0
      let receiver = try frame.next(Receiver.self, &number)
      number = 2
      try body(receiver, repeat try frame.next((each Argument).self, &number))
    }
  }

  /// Adds a method implemented by a closure over a frame of a signature known at run time.
  @discardableResult
  @usableFromInline package func addClosure(
    _ selector: Selector, _ types: String, body: @escaping (ArgumentFrame) throws -> Void
  ) throws(RegistrationError) -> Implementation {
    let signature = try checkedSignature(selector, types)
    let methodTypes = MethodTypes(stating: signature)
    let closure: ClosureImplementation
    do throws(MessageError) {
      closure = try ClosureImplementation(signature, for: selector, body: body)
    } catch {
      throw .unusableClosure(describe(selector), error)
    }
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      try add(selector, closure.implementation, types: methodTypes, &state)
      data.closures.append(closure)
    }
    return closure.implementation
  }

  /// The encoding of a method with a result and arguments of these types.
  @usableFromInline func closureEncoding(_ result: String, _ arguments: [String]) -> String {
    result + "@:" + arguments.joined()
  }
}

/// The way in which a closure returns its result, by the ownership rule of its selector.
@usableFromInline struct ClosureResult<Value: MessageValue> {
  @usableFromInline let isOwned: Bool
  @usableFromInline let consumesReceiver: Bool

  @usableFromInline init(of selector: Selector) {
    isOwned = selector.returnsOwned
    consumesReceiver = selector.consumesReceiver && Value.isObject
  }

  /// Leaves the result of the body in a frame. Always releases the reference that the sender of `init…` hands over.
  @inlinable @inline(__always)
  func leave(in frame: ArgumentFrame, _ body: () throws -> Value) rethrows {
    defer {
      // SAFETY: such a sender hands over a reference with the receiver.
      if consumesReceiver, let receiver = frame.receiver { Object.release(receiver) }
    }
    let value = try body().cResult(owned: isOwned)
    if Value.passingKind.isWord {
      frame.returnWord(Value.word(value))
    } else {
      frame.returnValue(value)
    }
  }
}
