import CCarob

extension Message {
  /// Sends the message; `NoValue` fills the places of arguments that it does not have, and stands for no result.
  ///
  /// The fast path: when all arguments are words, and the method is remembered or cached, it is called directly. All else
  /// goes to `generalSend`: other arguments, methods that are not cached, and `init…`, which consumes its receiver.
  @inlinable @inline(__always)
  func send<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    let id = receiver.id
    guard Self.fitsInRegisters(A.self, B.self, C.self, D.self, R.self),
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        R.passingKind)
    else { return try generalSend(receiver, a, b, c, d, returning: R.self) }
    let value = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()),
      D.word(d.cValue()), returning: R.self)
    withExtendedLifetime((receiver, a, b, c, d)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try checkPendingError(of: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }

  /// Whether the arguments are words and the result comes back in a register, so that libffi is not needed.
  ///
  /// A constant when the compiler knows the types.
  @inlinable @inline(__always)
  static func fitsInRegisters<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: R.Type) -> Bool {
    A.passingKind.isWord && B.passingKind.isWord && C.passingKind.isWord && D.passingKind.isWord
      && R.passingKind.isInRegister
  }

  /// The general path: looks the method up and checks its types, unless it is remembered or cached, and calls it directly
  /// or through libffi.
  @inlinable @inline(never)
  func generalSend<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    let id = receiver.id
    let (aValue, bValue, cValue, dValue) = (a.cValue(), b.cValue(), c.cValue(), d.cValue())
    let fitsInRegisters = Self.fitsInRegisters(A.self, B.self, C.self, D.self, R.self)
    let found: CallableEntry
    // `send` has tried the cache for words already, except for `init…`.
    if !fitsInRegisters || consumesReceiver,
      let warm = warmEntry(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        R.passingKind)
    {
      found = warm
    } else {
      found = try findEntry(
        receiver,
        StaticTypes(
          result: R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding, D.typeEncoding))
    }
    let handsOver =
      consumesReceiver && found.entry.pointee.result_kind == UInt32(PassingKind.object.rawValue)
    // The method consumes its receiver.
    if handsOver { _ = receiver.retainedID() }
    let value: R.CValue
    if fitsInRegisters {
      value = WordCall.call(
        found.imp, id, selector, A.word(aValue), B.word(bValue), C.word(cValue), D.word(dValue),
        returning: R.self)
    } else {
      do throws(MessageError) {
        value = try ForeignCall.call(
          found.entry, found.imp, id, selector, returning: R.self, aValue, bValue, cValue, dValue)
      } catch {
        // The method was not called, so it has not consumed the receiver.
        if handsOver { Object.release(id) }
        throw error
      }
    }
    withExtendedLifetime((receiver, a, b, c, d)) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}
