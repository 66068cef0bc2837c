/// Adds methods to a Swift class while it is being registered; see `ClassMembers.method`.
///
/// Each number of arguments up to four has its own overloads, so that the compiler knows every type where the closure is
/// written; see `RuntimeClass.addMethod`.
public struct MethodDefinition<Receiver: Object> {
  /// The class, or the metaclass for class methods.
  @usableFromInline let cls: RuntimeClass

  @inlinable init(cls: RuntimeClass) { self.cls = cls }

  /// A method with no argument that returns a value.
  @inlinable
  public func callAsFunction<R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with no argument that returns nothing.
  @inlinable
  public func callAsFunction(
    _ name: StaticString, _ body: @escaping (Receiver) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 1 argument that returns a value.
  @inlinable
  public func callAsFunction<A: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 1 argument that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 2 arguments that returns a value.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 2 arguments that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 3 arguments that returns a value.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 3 arguments that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 4 arguments that returns a value.
  @inlinable
  public func callAsFunction<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C, D) throws -> R
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with 4 arguments that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, A, B, C, D) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with five arguments or more that returns a value.
  @_disfavoredOverload
  public func callAsFunction<each Argument: MessageValue, Result: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  /// A method with five arguments or more that returns nothing.
  @_disfavoredOverload
  public func callAsFunction<each Argument: MessageValue>(
    _ name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) {
    mustSucceed(name) { () throws(RegistrationError) in try cls.addMethod(Selector(name), body) }
  }

  @usableFromInline package func mustSucceed(
    _ name: StaticString, _ body: () throws(RegistrationError) -> Void
  ) {
    do {
      try body()
    } catch {
      preconditionFailure("\(cls): \(name): \(error)")
    }
  }
}
