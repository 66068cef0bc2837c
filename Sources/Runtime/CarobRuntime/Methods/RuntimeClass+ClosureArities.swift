import CCarob

// Methods implemented by closures, for up to four arguments. Each number of arguments has its own overloads, so that
// the compiler knows every type where the closure is written: nothing is boxed or cast on a call, and arguments are
// borrowed from the caller.

extension RuntimeClass {
  /// Adds a method with no argument that returns a value.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver) throws -> R
  ) throws(RegistrationError) {
    // SAFETY: see `MessageValue.Borrowed`.
    let body = unsafeBitCast(body, to: ((Receiver.Borrowed) throws -> R).self)
    let result = ClosureResult<R>(of: selector)
    try addClosure(selector, closureEncoding(R.propertyEncoding, [])) { frame in
      try result.leave(in: frame) {
        try body(frame.borrowed(0, as: Receiver.self))
      }
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
    let body = unsafeBitCast(body, to: ((Receiver.Borrowed) throws -> Void).self)
    try addClosure(selector, closureEncoding(NoValue.propertyEncoding, [])) { frame in
      try body(frame.borrowed(0, as: Receiver.self))
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
    let body = unsafeBitCast(body, to: ((Receiver.Borrowed, A.Borrowed) throws -> R).self)
    let result = ClosureResult<R>(of: selector)
    try addClosure(selector, closureEncoding(R.propertyEncoding, [A.propertyEncoding])) { frame in
      try result.leave(in: frame) {
        try body(frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self))
      }
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
    let body = unsafeBitCast(body, to: ((Receiver.Borrowed, A.Borrowed) throws -> Void).self)
    try addClosure(selector, closureEncoding(NoValue.propertyEncoding, [A.propertyEncoding])) {
      frame in
      try body(frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self))
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
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector, closureEncoding(R.propertyEncoding, [A.propertyEncoding, B.propertyEncoding])
    ) { frame in
      try result.leave(in: frame) {
        try body(
          frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
          frame.borrowed(3, as: B.self))
      }
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
    try addClosure(
      selector, closureEncoding(NoValue.propertyEncoding, [A.propertyEncoding, B.propertyEncoding])
    ) { frame in
      try body(
        frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
        frame.borrowed(3, as: B.self))
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
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector,
      closureEncoding(
        R.propertyEncoding, [A.propertyEncoding, B.propertyEncoding, C.propertyEncoding])
    ) { frame in
      try result.leave(in: frame) {
        try body(
          frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
          frame.borrowed(3, as: B.self), frame.borrowed(4, as: C.self))
      }
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
    try addClosure(
      selector,
      closureEncoding(
        NoValue.propertyEncoding, [A.propertyEncoding, B.propertyEncoding, C.propertyEncoding])
    ) { frame in
      try body(
        frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
        frame.borrowed(3, as: B.self), frame.borrowed(4, as: C.self))
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
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector,
      closureEncoding(
        R.propertyEncoding,
        [A.propertyEncoding, B.propertyEncoding, C.propertyEncoding, D.propertyEncoding])
    ) { frame in
      try result.leave(in: frame) {
        try body(
          frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
          frame.borrowed(3, as: B.self), frame.borrowed(4, as: C.self),
          frame.borrowed(5, as: D.self))
      }
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
    try addClosure(
      selector,
      closureEncoding(
        NoValue.propertyEncoding,
        [A.propertyEncoding, B.propertyEncoding, C.propertyEncoding, D.propertyEncoding])
    ) { frame in
      try body(
        frame.borrowed(0, as: Receiver.self), frame.borrowed(2, as: A.self),
        frame.borrowed(3, as: B.self), frame.borrowed(4, as: C.self), frame.borrowed(5, as: D.self))
    }
  }
}
