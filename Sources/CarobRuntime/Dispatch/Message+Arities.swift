import CCarob

// Swift has no function types over parameter packs in C convention, so each number of arguments has its
// own two overloads, for a result and for none. All end in `Message.deliver`.

extension Message {
  /// Sends the message with no argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<R: MessageValue>(
    _ receiver: Object
  ) throws(MessageError) -> R where Signature == () -> R {
    let result: R = try deliver(
      to: receiver, types: StaticTypes(result: R.typeEncoding),
      allWords: true
    ) { (signature, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(signature, imp, id, self.selector, returning: R.self)
    }
    withExtendedLifetime(receiver) {}
    return result
  }
}

extension Message {
  /// Sends the message with no argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction(
    _ receiver: Object
  ) throws(MessageError) where Signature == () -> Void {
    let _: NoResult = try deliver(
      to: receiver, types: StaticTypes(result: NoResult.typeEncoding),
      allWords: true
    ) { (signature, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(signature, imp, id, self.selector, returning: NoResult.self)
    }
    withExtendedLifetime(receiver) {}
  }
}

extension Message {
  /// Sends the message with 1 argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) -> R where Signature == (A) -> R {
    let aValue = a.cValue()
    let result: R = try deliver(
      to: receiver, types: StaticTypes(result: R.typeEncoding, A.typeEncoding),
      allWords: A.passing == .word, A.word(aValue)
    ) { (signature, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(signature, imp, id, self.selector, returning: R.self, aValue)
    }
    withExtendedLifetime((receiver, a)) {}
    return result
  }
}

extension Message {
  /// Sends the message with 1 argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) where Signature == (A) -> Void {
    let aValue = a.cValue()
    let _: NoResult = try deliver(
      to: receiver, types: StaticTypes(result: NoResult.typeEncoding, A.typeEncoding),
      allWords: A.passing == .word, A.word(aValue)
    ) { (signature, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(signature, imp, id, self.selector, returning: NoResult.self, aValue)
    }
    withExtendedLifetime((receiver, a)) {}
  }
}

extension Message {
  /// Sends the message with 2 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) -> R where Signature == (A, B) -> R {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let result: R = try deliver(
      to: receiver, types: StaticTypes(result: R.typeEncoding, A.typeEncoding, B.typeEncoding),
      allWords: A.passing == .word && B.passing == .word, A.word(aValue), B.word(bValue)
    ) { (signature, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(signature, imp, id, self.selector, returning: R.self, aValue, bValue)
    }
    withExtendedLifetime((receiver, a, b)) {}
    return result
  }
}

extension Message {
  /// Sends the message with 2 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) where Signature == (A, B) -> Void {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let _: NoResult = try deliver(
      to: receiver,
      types: StaticTypes(result: NoResult.typeEncoding, A.typeEncoding, B.typeEncoding),
      allWords: A.passing == .word && B.passing == .word, A.word(aValue), B.word(bValue)
    ) { (signature, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(
        signature, imp, id, self.selector, returning: NoResult.self, aValue, bValue)
    }
    withExtendedLifetime((receiver, a, b)) {}
  }
}

extension Message {
  /// Sends the message with 3 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) -> R where Signature == (A, B, C) -> R {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let result: R = try deliver(
      to: receiver,
      types: StaticTypes(result: R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding),
      allWords: A.passing == .word && B.passing == .word && C.passing == .word, A.word(aValue),
      B.word(bValue), C.word(cValue)
    ) { (signature, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(
        signature, imp, id, self.selector, returning: R.self, aValue, bValue, cValue)
    }
    withExtendedLifetime((receiver, a, b, c)) {}
    return result
  }
}

extension Message {
  /// Sends the message with 3 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) where Signature == (A, B, C) -> Void {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let _: NoResult = try deliver(
      to: receiver,
      types: StaticTypes(
        result: NoResult.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding),
      allWords: A.passing == .word && B.passing == .word && C.passing == .word, A.word(aValue),
      B.word(bValue), C.word(cValue)
    ) { (signature, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(
        signature, imp, id, self.selector, returning: NoResult.self, aValue, bValue, cValue)
    }
    withExtendedLifetime((receiver, a, b, c)) {}
  }
}

extension Message {
  /// Sends the message with 4 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> R where Signature == (A, B, C, D) -> R {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let dValue = d.cValue()
    let result: R = try deliver(
      to: receiver,
      types: StaticTypes(
        result: R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding, D.typeEncoding),
      allWords: A.passing == .word && B.passing == .word && C.passing == .word
        && D.passing == .word, A.word(aValue), B.word(bValue), C.word(cValue), D.word(dValue)
    ) { (signature, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(
        signature, imp, id, self.selector, returning: R.self, aValue, bValue, cValue, dValue)
    }
    withExtendedLifetime((receiver, a, b, c, d)) {}
    return result
  }
}

extension Message {
  /// Sends the message with 4 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) where Signature == (A, B, C, D) -> Void {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let dValue = d.cValue()
    let _: NoResult = try deliver(
      to: receiver,
      types: StaticTypes(
        result: NoResult.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding,
        D.typeEncoding),
      allWords: A.passing == .word && B.passing == .word && C.passing == .word
        && D.passing == .word, A.word(aValue), B.word(bValue), C.word(cValue), D.word(dValue)
    ) { (signature, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(
        signature, imp, id, self.selector, returning: NoResult.self, aValue, bValue, cValue, dValue)
    }
    withExtendedLifetime((receiver, a, b, c, d)) {}
  }
}
