import CCarob

// Methods implemented by closures, for up to four arguments. Each number of arguments has its own overloads, so
// that the compiler knows every type where the closure is written: nothing is boxed or cast on a call, and
// arguments are borrowed from the caller.

extension RuntimeClass {
  /// Adds a method with no argument that returns a value; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver) throws -> R
  ) throws(RegistrationError) {
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector, closureEncoding(R.typeEncoding)
    ) { frame in
      defer { result.consume(frame.receiver) }
      try Receiver.withArgument(frame.receiver) { receiver in
        result.leave(try body(receiver), in: frame)
      }
    }
  }

  /// Adds a method with no argument that returns nothing; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object>(
    _ selector: Selector, _ body: @escaping (Receiver) throws -> Void
  ) throws(RegistrationError) {
    try addClosure(
      selector, closureEncoding(NoResult.typeEncoding)
    ) { frame in
      try Receiver.withArgument(frame.receiver) { receiver in
        try body(receiver)
      }
    }
  }

  /// Adds a method with 1 argument that returns a value; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A) throws -> R
  ) throws(RegistrationError) {
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector, closureEncoding(R.typeEncoding, A.typeEncoding)
    ) { frame in
      defer { result.consume(frame.receiver) }
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          result.leave(try body(receiver, a), in: frame)
        }
      }
    }
  }

  /// Adds a method with 1 argument that returns nothing; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A) throws -> Void
  ) throws(RegistrationError) {
    try addClosure(
      selector, closureEncoding(NoResult.typeEncoding, A.typeEncoding)
    ) { frame in
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try body(receiver, a)
        }
      }
    }
  }

  /// Adds a method with 2 arguments that returns a value; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, B: MessageValue, R: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A, B) throws -> R
  ) throws(RegistrationError) {
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector, closureEncoding(R.typeEncoding, A.typeEncoding, B.typeEncoding)
    ) { frame in
      defer { result.consume(frame.receiver) }
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try B.withArgument(frame.argument(3, as: B.CValue.self)) { b in
            result.leave(try body(receiver, a, b), in: frame)
          }
        }
      }
    }
  }

  /// Adds a method with 2 arguments that returns nothing; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, B: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A, B) throws -> Void
  ) throws(RegistrationError) {
    try addClosure(
      selector, closureEncoding(NoResult.typeEncoding, A.typeEncoding, B.typeEncoding)
    ) { frame in
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try B.withArgument(frame.argument(3, as: B.CValue.self)) { b in
            try body(receiver, a, b)
          }
        }
      }
    }
  }

  /// Adds a method with 3 arguments that returns a value; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue
  >(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C) throws -> R
  ) throws(RegistrationError) {
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector, closureEncoding(R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding)
    ) { frame in
      defer { result.consume(frame.receiver) }
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try B.withArgument(frame.argument(3, as: B.CValue.self)) { b in
            try C.withArgument(frame.argument(4, as: C.CValue.self)) { c in
              result.leave(try body(receiver, a, b, c), in: frame)
            }
          }
        }
      }
    }
  }

  /// Adds a method with 3 arguments that returns nothing; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue>(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C) throws -> Void
  ) throws(RegistrationError) {
    try addClosure(
      selector,
      closureEncoding(NoResult.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding)
    ) { frame in
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try B.withArgument(frame.argument(3, as: B.CValue.self)) { b in
            try C.withArgument(frame.argument(4, as: C.CValue.self)) { c in
              try body(receiver, a, b, c)
            }
          }
        }
      }
    }
  }

  /// Adds a method with 4 arguments that returns a value; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue,
    R: MessageValue
  >(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C, D) throws -> R
  ) throws(RegistrationError) {
    let result = ClosureResult<R>(of: selector)
    try addClosure(
      selector,
      closureEncoding(
        R.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding, D.typeEncoding)
    ) { frame in
      defer { result.consume(frame.receiver) }
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try B.withArgument(frame.argument(3, as: B.CValue.self)) { b in
            try C.withArgument(frame.argument(4, as: C.CValue.self)) { c in
              try D.withArgument(frame.argument(5, as: D.CValue.self)) { d in
                result.leave(try body(receiver, a, b, c, d), in: frame)
              }
            }
          }
        }
      }
    }
  }

  /// Adds a method with 4 arguments that returns nothing; see `ClosureMethod`.
  ///
  /// - Throws: `RegistrationError`.
  @inlinable
  public func addMethod<
    Receiver: Object, A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue
  >(
    _ selector: Selector, _ body: @escaping (Receiver, A, B, C, D) throws -> Void
  ) throws(RegistrationError) {
    try addClosure(
      selector,
      closureEncoding(
        NoResult.typeEncoding, A.typeEncoding, B.typeEncoding, C.typeEncoding, D.typeEncoding)
    ) { frame in
      try Receiver.withArgument(frame.receiver) { receiver in
        try A.withArgument(frame.argument(2, as: A.CValue.self)) { a in
          try B.withArgument(frame.argument(3, as: B.CValue.self)) { b in
            try C.withArgument(frame.argument(4, as: C.CValue.self)) { c in
              try D.withArgument(frame.argument(5, as: D.CValue.self)) { d in
                try body(receiver, a, b, c, d)
              }
            }
          }
        }
      }
    }
  }
}
