import CCarob

// What a site does that neither remembers the receiver's class nor finds the method in its cache, for each number of
// arguments: it checks the types, and sends words directly and everything else through libffi.

extension Message {
  @inlinable @inline(never)
  func generalSend<R: MessageValue>(
    _ receiver: Object
  ) throws(MessageError) -> R where Signature == () -> R {
    let value = try deliver(
      to: receiver, returning: R.self, kinds: ArgumentKinds(),
      types: { StaticTypes(result: R.typeEncoding) },
      allWords: true
    ) { (entry, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: R.self)
    }
    withExtendedLifetime(receiver) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend(
    _ receiver: Object
  ) throws(MessageError) where Signature == () -> Void {
    let _ = try deliver(
      to: receiver, returning: NoResult.self, kinds: ArgumentKinds(),
      types: { StaticTypes(result: NoResult.typeEncoding) },
      allWords: true
    ) { (entry, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: NoResult.self)
    }
    withExtendedLifetime(receiver) {}
    try PendingError.check(receiver, selector)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) -> R where Signature == (A) -> R {
    let aValue = a.cValue()
    let value = try deliver(
      to: receiver, returning: R.self, kinds: ArgumentKinds(A.passingKind),
      types: { StaticTypes(result: R.typeEncoding, A.typeEncoding) },
      allWords: A.passing == .word, A.word(aValue)
    ) { (entry, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: R.self, aValue)
    }
    withExtendedLifetime((receiver, a)) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue>(
    _ receiver: Object, _ a: A
  ) throws(MessageError) where Signature == (A) -> Void {
    let aValue = a.cValue()
    let _ = try deliver(
      to: receiver, returning: NoResult.self, kinds: ArgumentKinds(A.passingKind),
      types: { StaticTypes(result: NoResult.typeEncoding, A.typeEncoding) },
      allWords: A.passing == .word, A.word(aValue)
    ) { (entry, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: NoResult.self, aValue)
    }
    withExtendedLifetime((receiver, a)) {}
    try PendingError.check(receiver, selector)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) -> R where Signature == (A, B) -> R {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let value = try deliver(
      to: receiver, returning: R.self, kinds: ArgumentKinds(A.passingKind, B.passingKind),
      types: { StaticTypes(result: R.typeEncoding, A.typeEncoding, B.typeEncoding) },
      allWords: A.passing == .word && B.passing == .word, A.word(aValue), B.word(bValue)
    ) { (entry, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: R.self, aValue, bValue)
    }
    withExtendedLifetime((receiver, a, b)) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue, B: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B
  ) throws(MessageError) where Signature == (A, B) -> Void {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let _ = try deliver(
      to: receiver, returning: NoResult.self, kinds: ArgumentKinds(A.passingKind, B.passingKind),
      types: { StaticTypes(result: NoResult.typeEncoding, A.typeEncoding, B.typeEncoding) },
      allWords: A.passing == .word && B.passing == .word, A.word(aValue), B.word(bValue)
    ) { (entry, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: NoResult.self, aValue, bValue)
    }
    withExtendedLifetime((receiver, a, b)) {}
    try PendingError.check(receiver, selector)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) -> R where Signature == (A, B, C) -> R {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let value = try deliver(
      to: receiver, returning: R.self,
      kinds: ArgumentKinds(A.passingKind, B.passingKind, C.passingKind),
      types: {
        StaticTypes(result: R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding)
      },
      allWords: A.passing == .word && B.passing == .word && C.passing == .word, A.word(aValue),
      B.word(bValue), C.word(cValue)
    ) { (entry, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(entry, imp, id, self.selector, returning: R.self, aValue, bValue, cValue)
    }
    withExtendedLifetime((receiver, a, b, c)) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C
  ) throws(MessageError) where Signature == (A, B, C) -> Void {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let _ = try deliver(
      to: receiver, returning: NoResult.self,
      kinds: ArgumentKinds(A.passingKind, B.passingKind, C.passingKind),
      types: {
        StaticTypes(result: NoResult.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding)
      },
      allWords: A.passing == .word && B.passing == .word && C.passing == .word, A.word(aValue),
      B.word(bValue), C.word(cValue)
    ) { (entry, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(
        entry, imp, id, self.selector, returning: NoResult.self, aValue, bValue, cValue)
    }
    withExtendedLifetime((receiver, a, b, c)) {}
    try PendingError.check(receiver, selector)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> R where Signature == (A, B, C, D) -> R {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let dValue = d.cValue()
    let value = try deliver(
      to: receiver, returning: R.self,
      kinds: ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
      types: {
        StaticTypes(
          result: R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding, D.typeEncoding)
      },
      allWords: A.passing == .word && B.passing == .word && C.passing == .word
        && D.passing == .word, A.word(aValue), B.word(bValue), C.word(cValue), D.word(dValue)
    ) { (entry, imp, id) throws(MessageError) -> R.CValue in
      try ForeignCall.call(
        entry, imp, id, self.selector, returning: R.self, aValue, bValue, cValue, dValue)
    }
    withExtendedLifetime((receiver, a, b, c, d)) {}
    try PendingError.check(receiver, selector)
    return try R.result(value, of: selector, by: receiver)
  }
}

extension Message {
  @inlinable @inline(never)
  func generalSend<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ receiver: Object, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) where Signature == (A, B, C, D) -> Void {
    let aValue = a.cValue()
    let bValue = b.cValue()
    let cValue = c.cValue()
    let dValue = d.cValue()
    let _ = try deliver(
      to: receiver, returning: NoResult.self,
      kinds: ArgumentKinds(A.passingKind, B.passingKind, C.passingKind, D.passingKind),
      types: {
        StaticTypes(
          result: NoResult.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding,
          D.typeEncoding)
      },
      allWords: A.passing == .word && B.passing == .word && C.passing == .word
        && D.passing == .word, A.word(aValue), B.word(bValue), C.word(cValue), D.word(dValue)
    ) { (entry, imp, id) throws(MessageError) -> NoResult.CValue in
      try ForeignCall.call(
        entry, imp, id, self.selector, returning: NoResult.self, aValue, bValue, cValue, dValue)
    }
    withExtendedLifetime((receiver, a, b, c, d)) {}
    try PendingError.check(receiver, selector)
  }
}
