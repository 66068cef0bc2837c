import CCarob

// Methods implemented by closures, for up to four arguments. Each number of arguments has its own overloads, so that
// the compiler knows every type where the closure is written: nothing is boxed or cast on a call, and arguments are
// borrowed from the caller. What they do is written once, below.

extension RuntimeClass {
  /// Adds a method with no argument that returns a value.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver) throws -> R
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed) throws -> R).self)
    try addMethod(selector, Receiver.self, NoValue.self, NoValue.self, NoValue.self, NoValue.self) {
      (receiver, _, _, _, _) in
      try body(receiver)
    }
  }

  /// Adds a method with no argument that returns nothing.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object>(
    _ selector: Selector, _ body: @escaping (Receiver) throws -> Void
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed) throws -> Void).self)
    try addMethod(selector, Receiver.self, NoValue.self, NoValue.self, NoValue.self, NoValue.self) {
      (receiver, _, _, _, _) in
      try body(receiver)
      return NoValue()
    }
  }

  /// Adds a method with 1 argument that returns a value.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A) throws -> R
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed, A.Borrowed) throws -> R).self)
    try addMethod(selector, Receiver.self, A.self, NoValue.self, NoValue.self, NoValue.self) {
      (receiver, a, _, _, _) in
      try body(receiver, a)
    }
  }

  /// Adds a method with 1 argument that returns nothing.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A) throws -> Void
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed, A.Borrowed) throws -> Void).self)
    try addMethod(selector, Receiver.self, A.self, NoValue.self, NoValue.self, NoValue.self) {
      (receiver, a, _, _, _) in
      try body(receiver, a)
      return NoValue()
    }
  }

  /// Adds a method with 2 arguments that returns a value.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, B: MessageValue, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A, B) throws -> R
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed, A.Borrowed, B.Borrowed) throws -> R).self)
    try addMethod(selector, Receiver.self, A.self, B.self, NoValue.self, NoValue.self) {
      (receiver, a, b, _, _) in
      try body(receiver, a, b)
    }
  }

  /// Adds a method with 2 arguments that returns nothing.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, B: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A, B) throws -> Void
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed, A.Borrowed, B.Borrowed) throws -> Void).self)
    try addMethod(selector, Receiver.self, A.self, B.self, NoValue.self, NoValue.self) {
      (receiver, a, b, _, _) in
      try body(receiver, a, b)
      return NoValue()
    }
  }

  /// Adds a method with 3 arguments that returns a value.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue
  >(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C) throws -> R
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed, A.Borrowed, B.Borrowed, C.Borrowed) throws -> R).self)
    try addMethod(selector, Receiver.self, A.self, B.self, C.self, NoValue.self) {
      (receiver, a, b, c, _) in
      try body(receiver, a, b, c)
    }
  }

  /// Adds a method with 3 arguments that returns nothing.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C) throws -> Void
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body, to: ((Receiver.Borrowed, A.Borrowed, B.Borrowed, C.Borrowed) throws -> Void).self)
    try addMethod(selector, Receiver.self, A.self, B.self, C.self, NoValue.self) {
      (receiver, a, b, c, _) in
      try body(receiver, a, b, c)
      return NoValue()
    }
  }

  /// Adds a method with 4 arguments that returns a value.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue,
    R: MessageValue
  >(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C, D) throws -> R
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body,
      to: ((Receiver.Borrowed, A.Borrowed, B.Borrowed, C.Borrowed, D.Borrowed) throws -> R).self)
    try addMethod(selector, Receiver.self, A.self, B.self, C.self, D.self) {
      (receiver, a, b, c, d) in
      try body(receiver, a, b, c, d)
    }
  }

  /// Adds a method with 4 arguments that returns nothing.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue
  >(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C, D) throws -> Void
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(
      body,
      to: ((Receiver.Borrowed, A.Borrowed, B.Borrowed, C.Borrowed, D.Borrowed) throws -> Void).self)
    try addMethod(selector, Receiver.self, A.self, B.self, C.self, D.self) {
      (receiver, a, b, c, d) in
      try body(receiver, a, b, c, d)
      return NoValue()
    }
  }

  /// Adds a method whose closure takes the receiver and four arguments, of which the last ones may be `NoValue`.
  @inlinable @inline(__always)
  func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue,
    R: MessageValue
  >(
    _ selector: Selector, _: Receiver.Type, _: A.Type, _: B.Type, _: C.Type, _: D.Type,
    _ body:
      @escaping (Receiver.Borrowed, A.Borrowed, B.Borrowed, C.Borrowed, D.Borrowed) throws -> R
  ) throws(RegistrationError) {
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector,
      closureEncoding(
        R.propertyEncoding, A.propertyEncoding, B.propertyEncoding, C.propertyEncoding,
        D.propertyEncoding)
    ) { frame in
      defer { result.consume(frame.receiver) }
      result.leave(
        try body(
          frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
          frame.borrowed(3, as: B.self), frame.borrowed(4, as: C.self),
          frame.borrowed(5, as: D.self)),
        in: frame)
    }
  }
}
