// `Object.send` for up to four arguments, without a list, which would have to be allocated.

extension Object {
  /// Sends a message with no argument whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send(
    _ selector: Selector
  ) throws(MessageError) -> Object? {
    try sendValues(selector, NoValue(), NoValue(), NoValue(), NoValue())
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<R: MessageValue>(
    _ selector: Selector, returning: R.Type
  ) throws(MessageError) -> R {
    try sendValues(selector, NoValue(), NoValue(), NoValue(), NoValue(), returning: R.self)
  }

  /// Sends a message with 1 argument whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue>(
    _ selector: Selector, _ a: A
  ) throws(MessageError) -> Object? {
    try sendValues(selector, a, NoValue(), NoValue(), NoValue())
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<A: MessageValue, R: MessageValue>(
    _ selector: Selector, _ a: A, returning: R.Type
  ) throws(MessageError) -> R {
    try sendValues(selector, a, NoValue(), NoValue(), NoValue(), returning: R.self)
  }

  /// Sends a message with 2 arguments whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue, B: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B
  ) throws(MessageError) -> Object? {
    try sendValues(selector, a, b, NoValue(), NoValue())
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, returning: R.Type
  ) throws(MessageError) -> R {
    try sendValues(selector, a, b, NoValue(), NoValue(), returning: R.self)
  }

  /// Sends a message with 3 arguments whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) -> Object? {
    try sendValues(selector, a, b, c, NoValue())
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, returning: R.Type
  ) throws(MessageError) -> R {
    try sendValues(selector, a, b, c, NoValue(), returning: R.self)
  }

  /// Sends a message with 4 arguments whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> Object? {
    try sendValues(selector, a, b, c, d)
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    try sendValues(selector, a, b, c, d, returning: R.self)
  }

  /// Sends with four arguments, of which the last ones may be `NoValue`.
  @inlinable @inline(__always)
  final func sendValues<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a, b, c, d)) {} }
    if let outcome = try DynamicSend.FastPath.send(self, selector, result: nil, a, b, c, d) {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try send(selector, arguments: DynamicSend.list(a, b, c, d))
  }

  /// Sends with a result of the caller's type.
  @inlinable @inline(__always)
  final func sendValues<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    defer { withExtendedLifetime((self, a, b, c, d)) {} }
    if R.passingKind.isInRegister,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, result: R.passingKind, a, b, c, d)
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    return try send(selector, arguments: DynamicSend.list(a, b, c, d), returning: R.self)
  }
}

extension DynamicSend {
  /// The arguments without absent ones.
  @inlinable
  static func list<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> [any MessageValue] {
    if A.self == NoValue.self { return [] }
    if B.self == NoValue.self { return [a] }
    if C.self == NoValue.self { return [a, b] }
    return D.self == NoValue.self ? [a, b, c] : [a, b, c, d]
  }
}
