extension Object {
  /// Sends a message as `performSelector:` does. A method that takes arguments gets zero for them.
  ///
  /// - Returns: the result as an object; nil for none and for a method without a result.
  /// - Throws: as `send(_:arguments:)`.
  @discardableResult
  package final func perform(_ selector: Selector) throws(MessageError) -> Object? {
    defer { withExtendedLifetime(self) {} }
    let none = NoValue()
    if let outcome = try DynamicSend.FastPath.send(
      self, selector, result: nil, none, none, none, none)
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try perform(selector, arguments: [])
  }

  /// Sends a message as `performSelector:withObject:` does. A method that takes no argument does not get the object; one that
  /// takes more gets zero for the others.
  ///
  /// - Throws: as `send(_:arguments:)`.
  @discardableResult
  package final func perform(_ selector: Selector, _ a: Object?) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a)) {} }
    let none = NoValue()
    if let outcome = try DynamicSend.FastPath.send(
      self, selector, result: nil, a, none, none, none)
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try perform(selector, arguments: [a])
  }

  /// Sends a message as `performSelector:withObject:withObject:` does, with as many of the objects as the method takes.
  ///
  /// - Throws: as `send(_:arguments:)`.
  @discardableResult
  package final func perform(
    _ selector: Selector, _ a: Object?, _ b: Object?
  ) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a, b)) {} }
    let none = NoValue()
    if let outcome = try DynamicSend.FastPath.send(self, selector, result: nil, a, b, none, none) {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try perform(selector, arguments: [a, b])
  }

  private func perform(
    _ selector: Selector, arguments: [Object?]
  ) throws(MessageError) -> Object? {
    let sender = try DynamicSend(receiver: self, selector, above: nil)
    let taken = arguments.prefix(sender.signature.explicitArguments.count)
    return try sender.call(Array(taken), isFilledUp: true) {
      (call) throws(MessageError) -> Object? in
      try call.boxedResult()
    }
  }
}
