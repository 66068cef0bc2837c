import CCarob

extension Message {
  /// Sends the message; `NoValue` stands for the arguments behind the last one, and for a result that there is none of.
  ///
  /// Words go to what the site remembers or the class's cache has, with nothing else done. What is left goes to a function
  /// out of line: arguments that are no words, and classes that the site does not know.
  @inlinable @inline(__always)
  func send<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    let id = receiver.id
    guard Self.isOfWords(A.self, B.self, C.self, D.self, R.self),
      let imp = warmImplementation(
        for: receiver, ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
        R.passingKind)
    else { return try generalSend(receiver, a, b, c, d, returning: R.self) }
    let value = WordCall.call(
      imp, id, selector, A.word(a.cValue()), B.word(b.cValue()), C.word(c.cValue()),
      D.word(d.cValue()), returning: R.self)
    withExtendedLifetime((receiver, a, b, c, d)) {}
    if _slowPath(carob_load_pending_error_count() != 0) { try throwPendingError(from: receiver) }
    return try R.result(value, of: selector, by: receiver)
  }

  /// Whether the arguments are words and the result comes back in a register, so that libffi is not needed. A constant
  /// when the compiler knows the types.
  @inlinable @inline(__always)
  static func isOfWords<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: R.Type) -> Bool {
    A.passingKind.isWord && B.passingKind.isWord && C.passingKind.isWord && D.passingKind.isWord
      && R.passingKind.isInRegister
  }

  /// Sends in any case: checks the types when the class is new to the site, and calls through libffi what is not of
  /// words.
  @inlinable @inline(never)
  func generalSend<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D, returning: R.Type
  ) throws(MessageError) -> R {
    let id = receiver.id
    let (aValue, bValue, cValue, dValue) = (a.cValue(), b.cValue(), c.cValue(), d.cValue())
    let isOfWords = Self.isOfWords(A.self, B.self, C.self, D.self, R.self)
    let found: (entry: MethodEntry, imp: IMP)
    // Who sends words has asked the cache already.
    if !isOfWords || consumesReceiver,
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
    if handsOver { _ = Unmanaged.passRetained(receiver) }
    let value: R.CValue
    if isOfWords {
      value = WordCall.call(
        found.imp, id, selector, A.word(aValue), B.word(bValue), C.word(cValue), D.word(dValue),
        returning: R.self)
    } else {
      do throws(MessageError) {
        value = try ForeignCall.call(
          found.entry, found.imp, id, selector, returning: R.self, aValue, bValue, cValue, dValue)
      } catch {
        // Nothing was called, so nobody took the reference.
        if handsOver { Object.release(id) }
        throw error
      }
    }
    withExtendedLifetime((receiver, a, b, c, d)) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}
