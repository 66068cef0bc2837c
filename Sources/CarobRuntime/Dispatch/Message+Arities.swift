import CCarob

// Swift has no function types over parameter packs in C convention, so each number of arguments has its
// own two overloads, for a result and for none. Each calls what the site remembers or the class's cache has, and
// leaves everything else to a function out of line.

extension Message {
  /// Sends the message with no argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<R: MessageValue>(
    _ receiver: Object
  ) throws(MessageError) -> R where Signature == () -> R {
    let id = receiver.id
    guard R.passing != .other,
      let imp = warmImplementation(for: receiver, ArgumentKinds(), R.passingKind)
    else {
      return try generalSend(receiver)
    }
    let value = WordCall.call(imp, id, selector, 0, 0, 0, 0, returning: R.self)
    withExtendedLifetime(receiver) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  /// Sends the message with no argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction(
    _ receiver: Object
  ) throws(MessageError) where Signature == () -> Void {
    let id = receiver.id
    guard let imp = warmImplementation(for: receiver, ArgumentKinds(), NoResult.passingKind) else {
      return try generalSend(receiver)
    }
    _ = WordCall.call(imp, id, selector, 0, 0, 0, 0, returning: NoResult.self)
    withExtendedLifetime(receiver) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
  }
}

extension Message {
  /// Sends the message with 1 argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) -> R where Signature == (A) -> R {
    let id = receiver.id
    guard A.passing == .word, R.passing != .other,
      let imp = warmImplementation(for: receiver, ArgumentKinds(A.passingKind), R.passingKind)
    else {
      return try generalSend(receiver, a)
    }
    let value = WordCall.call(imp, id, selector, A.word(a.cValue()), 0, 0, 0, returning: R.self)
    withExtendedLifetime((receiver, a)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  /// Sends the message with 1 argument.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) where Signature == (A) -> Void {
    let id = receiver.id
    guard A.passing == .word,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind), NoResult.passingKind)
    else {
      return try generalSend(receiver, a)
    }
    _ = WordCall.call(imp, id, selector, A.word(a.cValue()), 0, 0, 0, returning: NoResult.self)
    withExtendedLifetime((receiver, a)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
  }
}

extension Message {
  /// Sends the message with 2 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) -> R where Signature == (A, B) -> R {
    let id = receiver.id
    guard A.passing == .word, B.passing == .word, R.passing != .other,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind), R.passingKind)
    else {
      return try generalSend(receiver, a, b)
    }
    let value = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), 0, 0, returning: R.self)
    withExtendedLifetime((receiver, a, b)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  /// Sends the message with 2 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) where Signature == (A, B) -> Void {
    let id = receiver.id
    guard A.passing == .word, B.passing == .word,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind), NoResult.passingKind)
    else {
      return try generalSend(receiver, a, b)
    }
    _ = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), 0, 0, returning: NoResult.self)
    withExtendedLifetime((receiver, a, b)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
  }
}

extension Message {
  /// Sends the message with 3 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) -> R where Signature == (A, B, C) -> R {
    let id = receiver.id
    guard A.passing == .word, B.passing == .word, C.passing == .word, R.passing != .other,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind), R.passingKind)
    else {
      return try generalSend(receiver, a, b, c)
    }
    let value = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()), 0,
      returning: R.self)
    withExtendedLifetime((receiver, a, b, c)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  /// Sends the message with 3 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) where Signature == (A, B, C) -> Void {
    let id = receiver.id
    guard A.passing == .word, B.passing == .word, C.passing == .word,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind),
        NoResult.passingKind)
    else {
      return try generalSend(receiver, a, b, c)
    }
    _ = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()), 0,
      returning: NoResult.self)
    withExtendedLifetime((receiver, a, b, c)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
  }
}

extension Message {
  /// Sends the message with 4 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> R where Signature == (A, B, C, D) -> R {
    let id = receiver.id
    guard A.passing == .word, B.passing == .word, C.passing == .word, D.passing == .word,
      R.passing != .other,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        R.passingKind)
    else {
      return try generalSend(receiver, a, b, c, d)
    }
    let value = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()),
      D.word(d.cValue()), returning: R.self)
    withExtendedLifetime((receiver, a, b, c, d)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  /// Sends the message with 4 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not answer, when the method has other types, or what
  ///   the handler raised.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) where Signature == (A, B, C, D) -> Void {
    let id = receiver.id
    guard A.passing == .word, B.passing == .word, C.passing == .word, D.passing == .word,
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        NoResult.passingKind)
    else {
      return try generalSend(receiver, a, b, c, d)
    }
    _ = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()),
      D.word(d.cValue()), returning: NoResult.self)
    withExtendedLifetime((receiver, a, b, c, d)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
  }
}
