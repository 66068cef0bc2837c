// A Swift class's methods, by number of arguments; see `RuntimeClass.addMethod`.

extension ClassMembers {
  /// A method with no argument that returns a value.
  @inlinable
  public func method<R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with no argument that returns nothing.
  @inlinable
  public func method(
    _ name: StaticString, _ body: @escaping (Receiver) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 1 argument that returns a value.
  @inlinable
  public func method<A: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 1 argument that returns nothing.
  @inlinable
  public func method<A: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 2 arguments that returns a value.
  @inlinable
  public func method<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 2 arguments that returns nothing.
  @inlinable
  public func method<A: MessageValue, B: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 3 arguments that returns a value.
  @inlinable
  public func method<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 3 arguments that returns nothing.
  @inlinable
  public func method<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 4 arguments that returns a value.
  @inlinable
  public func method<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C, D) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A method with 4 arguments that returns nothing.
  @inlinable
  public func method<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C, D) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.addMethod(Selector(name), body)
    }
  }

  /// A class method with no argument that returns a value.
  @inlinable
  public func classMethod<R: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with no argument that returns nothing.
  @inlinable
  public func classMethod(
    _ name: StaticString, _ body: @escaping (ClassObject) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 1 argument that returns a value.
  @inlinable
  public func classMethod<A: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 1 argument that returns nothing.
  @inlinable
  public func classMethod<A: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 2 arguments that returns a value.
  @inlinable
  public func classMethod<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A, B) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 2 arguments that returns nothing.
  @inlinable
  public func classMethod<A: MessageValue, B: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A, B) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 3 arguments that returns a value.
  @inlinable
  public func classMethod<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A, B, C) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 3 arguments that returns nothing.
  @inlinable
  public func classMethod<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A, B, C) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 4 arguments that returns a value.
  @inlinable
  public func classMethod<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ name: StaticString, _ body: @escaping (ClassObject, A, B, C, D) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }

  /// A class method with 4 arguments that returns nothing.
  @inlinable
  public func classMethod<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ name: StaticString, _ body: @escaping (ClassObject, A, B, C, D) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in
      try cls.metaclass.addMethod(Selector(name), body)
    }
  }
}
