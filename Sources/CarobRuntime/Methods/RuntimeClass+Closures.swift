extension RuntimeClass {
  /// Adds a method implemented by a closure that returns a value.
  ///
  /// The encoding is made from the types. The closure's first argument is the receiver.
  ///
  /// - Throws: `RegistrationError` when the class has such a method or the number of arguments does not
  ///   fit the selector.
  public func addMethod<Receiver: Object, each Argument: MessageValue, Result: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) throws(RegistrationError) {
    let consumesReceiver = selector.consumesReceiver && Result.isObject
    try addClosure(
      selector, closureEncoding(result: Result.typeEncoding, repeat (each Argument).self)
    ) {
      frame in
      // The reference that the sender of `init…` hands over goes, whatever happens.
      defer { if consumesReceiver, let id = frame.receiver { Object.release(id) } }
      let receiver = try Receiver.argument(frame.receiver)
      var number = 2
      func next<Value: MessageValue>(_ type: Value.Type) throws -> Value {
        defer { number += 1 }
        return try Value.argument(frame.argument(number, as: Value.CValue.self))
      }
      let result = try body(receiver, repeat try next((each Argument).self))
      let value = result.cResult(owned: selector.returnsOwned)
      if Result.passing == .word {
        frame.returnWord(Result.word(value))
      } else {
        frame.returnValue(value)
      }
    }
  }

  /// Adds a method implemented by a closure that returns nothing.
  public func addMethod<Receiver: Object, each Argument: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) throws(RegistrationError) {
    try addClosure(selector, closureEncoding(result: .void, repeat (each Argument).self)) { frame in
      let receiver = try Receiver.argument(frame.receiver)
      var number = 2
      func next<Value: MessageValue>(_ type: Value.Type) throws -> Value {
        defer { number += 1 }
        return try Value.argument(frame.argument(number, as: Value.CValue.self))
      }
      try body(receiver, repeat try next((each Argument).self))
    }
  }

  /// Adds a method implemented by a closure over a frame of a signature known at run time.
  @discardableResult
  func addClosure(
    _ selector: Selector, _ types: String, body: @escaping ClosureImplementation.Body
  ) throws(RegistrationError) -> Implementation {
    let signature = try checkedSignature(selector, types)
    let closure: ClosureImplementation
    do throws(MessageError) {
      closure = try ClosureImplementation(signature, for: selector, body: body)
    } catch {
      throw .unusableClosure(describe(selector), error)
    }
    try addMethod(selector, closure.implementation, types: types)
    RuntimeLock.withLock { _ in data.closures.append(closure) }
    return closure.implementation
  }

  private func closureEncoding<each Argument: MessageValue>(
    result: TypeEncoding, _ arguments: repeat (each Argument).Type
  ) -> String {
    var encoding = result.encoding + (isMetaclass ? "#:" : "@:")
    for argument in repeat each arguments { encoding += argument.typeEncoding.encoding }
    return encoding
  }
}
