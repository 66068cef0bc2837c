// `Object.send` for up to four arguments: without a list of them, which would have to be allocated.

extension Object {
  /// Sends a message with no argument whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send(
    _ selector: Selector
  ) throws(MessageError) -> Object? {
    if let outcome = try DynamicSend.FastPath.send(
      self, selector, ArgumentKinds(), result: nil, 0, 0, 0, 0)
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try send(selector, arguments: [])
  }

  /// The same with a result of a type that the caller names; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<R: MessageValue>(
    _ selector: Selector, returning: R.Type
  ) throws(MessageError) -> R {
    if R.passing != .other,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(), result: R.passingKind, 0, 0, 0, 0)
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    return try send(selector, arguments: [], returning: R.self)
  }

  /// Sends a message with 1 argument whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue>(
    _ selector: Selector, _ a: A
  ) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a)) {} }
    if A.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind), result: nil, A.word(a.cValue()), 0, 0, 0)
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    if !(A.passing == .word),
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind), result: nil,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(entry, imp, id, selector, returning: UInt.self, a.cValue())
        })
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try send(selector, arguments: [a])
  }

  /// The same with a result of a type that the caller names; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<A: MessageValue, R: MessageValue>(
    _ selector: Selector, _ a: A, returning: R.Type
  ) throws(MessageError) -> R {
    defer { withExtendedLifetime((self, a)) {} }
    if R.passing != .other, A.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind), result: R.passingKind, A.word(a.cValue()), 0,
        0, 0)
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    if !(A.passing == .word), R.passing != .other,
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind), result: R.passingKind,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(entry, imp, id, selector, returning: UInt.self, a.cValue())
        })
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    return try send(selector, arguments: [a], returning: R.self)
  }

  /// Sends a message with 2 arguments whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue, B: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B
  ) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a, b)) {} }
    if A.passing == .word && B.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind), result: nil,
        A.word(a.cValue()), B.word(b.cValue()), 0, 0)
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    if !(A.passing == .word && B.passing == .word),
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind), result: nil,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(
            entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue())
        })
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try send(selector, arguments: [a, b])
  }

  /// The same with a result of a type that the caller names; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, returning: R.Type
  ) throws(MessageError) -> R {
    defer { withExtendedLifetime((self, a, b)) {} }
    if R.passing != .other, A.passing == .word && B.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind), result: R.passingKind,
        A.word(a.cValue()), B.word(b.cValue()), 0, 0)
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    if !(A.passing == .word && B.passing == .word), R.passing != .other,
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind), result: R.passingKind,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(
            entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue())
        })
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    return try send(selector, arguments: [a, b], returning: R.self)
  }

  /// Sends a message with 3 arguments whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a, b, c)) {} }
    if A.passing == .word && B.passing == .word && C.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind), result: nil,
        A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()), 0)
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    if !(A.passing == .word && B.passing == .word && C.passing == .word),
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind), result: nil,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(
            entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue(), c.cValue())
        })
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try send(selector, arguments: [a, b, c])
  }

  /// The same with a result of a type that the caller names; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, returning: R.Type
  ) throws(MessageError) -> R {
    defer { withExtendedLifetime((self, a, b, c)) {} }
    if R.passing != .other, A.passing == .word && B.passing == .word && C.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind),
        result: R.passingKind, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()), 0)
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    if !(A.passing == .word && B.passing == .word && C.passing == .word), R.passing != .other,
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind),
        result: R.passingKind,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(
            entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue(), c.cValue())
        })
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    return try send(selector, arguments: [a, b, c], returning: R.self)
  }

  /// Sends a message with 4 arguments whose types are found out at run time; see `send(_:arguments:)`.
  ///
  /// - Returns: the result as an object; nil for none.
  /// - Throws: `MessageError`.
  @discardableResult @inlinable
  public final func send<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> Object? {
    defer { withExtendedLifetime((self, a, b, c, d)) {} }
    if A.passing == .word && B.passing == .word && C.passing == .word && D.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        result: nil, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()), D.word(d.cValue()))
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    if !(A.passing == .word && B.passing == .word && C.passing == .word && D.passing == .word),
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        result: nil,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(
            entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue(), c.cValue(),
            d.cValue())
        })
    {
      return try DynamicSend.FastPath.boxed(outcome, selector)
    }
    return try send(selector, arguments: [a, b, c, d])
  }

  /// The same with a result of a type that the caller names; numbers are converted when they fit.
  ///
  /// - Throws: `MessageError`.
  @inlinable
  public final func send<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ selector: Selector, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    defer { withExtendedLifetime((self, a, b, c, d)) {} }
    if R.passing != .other,
      A.passing == .word && B.passing == .word && C.passing == .word && D.passing == .word,
      let outcome = try DynamicSend.FastPath.send(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        result: R.passingKind, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()),
        D.word(d.cValue()))
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    if !(A.passing == .word && B.passing == .word && C.passing == .word && D.passing == .word),
      R.passing != .other,
      let outcome = try DynamicSend.FastPath.sendForeign(
        self, selector, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        result: R.passingKind,
        { (entry, imp, id) throws(MessageError) in
          try ForeignCall.call(
            entry, imp, id, selector, returning: UInt.self, a.cValue(), b.cValue(), c.cValue(),
            d.cValue())
        })
    {
      return try R.result(R.value(word: outcome.word), of: selector, by: self)
    }
    return try send(selector, arguments: [a, b, c, d], returning: R.self)
  }
}
