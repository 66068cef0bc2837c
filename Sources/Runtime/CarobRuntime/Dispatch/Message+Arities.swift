// Swift has no C function types over parameter packs. So each number of arguments has two
// overloads, with and without a result; they share one implementation.

extension Message {
  /// Sends the message with no argument.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<R: MessageValue>(
    _ receiver: Object
  ) throws(MessageError) -> R where Signature == () -> R {
    try send(receiver, NoValue(), NoValue(), NoValue(), NoValue(), returning: R.self)
  }

  /// Sends the message with no argument.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction(
    _ receiver: Object
  ) throws(MessageError) where Signature == () -> Void {
    _ = try send(receiver, NoValue(), NoValue(), NoValue(), NoValue(), returning: NoValue.self)
  }

  /// Sends the message with 1 argument.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) -> R where Signature == (A) -> R {
    try send(receiver, a, NoValue(), NoValue(), NoValue(), returning: R.self)
  }

  /// Sends the message with 1 argument.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) where Signature == (A) -> Void {
    _ = try send(receiver, a, NoValue(), NoValue(), NoValue(), returning: NoValue.self)
  }

  /// Sends the message with 2 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) -> R where Signature == (A, B) -> R {
    try send(receiver, a, b, NoValue(), NoValue(), returning: R.self)
  }

  /// Sends the message with 2 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) where Signature == (A, B) -> Void {
    _ = try send(receiver, a, b, NoValue(), NoValue(), returning: NoValue.self)
  }

  /// Sends the message with 3 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) -> R where Signature == (A, B, C) -> R {
    try send(receiver, a, b, c, NoValue(), returning: R.self)
  }

  /// Sends the message with 3 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) where Signature == (A, B, C) -> Void {
    _ = try send(receiver, a, b, c, NoValue(), returning: NoValue.self)
  }

  /// Sends the message with 4 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> R where Signature == (A, B, C, D) -> R {
    try send(receiver, a, b, c, d, returning: R.self)
  }

  /// Sends the message with 4 arguments.
  ///
  /// - Throws: `MessageError` when the receiver does not respond or the method has other types; the handler's error.
  @inlinable @inline(__always)
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) where Signature == (A, B, C, D) -> Void {
    _ = try send(receiver, a, b, c, d, returning: NoValue.self)
  }
}
