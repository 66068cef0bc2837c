/// Adds methods to a Swift class while it is being registered; see `ClassMembers.method`.
///
/// A method is stated by its declaration in Objective-C, `- (BOOL)isEqualToAccount:(Account *)other`, from which headers are
/// written, or by its selector alone.
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
    _ statement: StaticString, _ body: @escaping (Receiver) throws -> R
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with no argument that returns nothing.
  @inlinable
  public func callAsFunction(
    _ statement: StaticString, _ body: @escaping (Receiver) throws -> Void
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 1 argument that returns a value.
  @inlinable
  public func callAsFunction<A: MessageValue, R: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A) throws -> R
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 1 argument that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A) throws -> Void
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 2 arguments that returns a value.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, R: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A, B) throws -> R
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 2 arguments that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A, B) throws -> Void
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 3 arguments that returns a value.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, R: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A, B, C) throws -> R
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 3 arguments that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A, B, C) throws -> Void
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 4 arguments that returns a value.
  @inlinable
  public func callAsFunction<
    A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue, R: MessageValue
  >(
    _ statement: StaticString, _ body: @escaping (Receiver, A, B, C, D) throws -> R
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with 4 arguments that returns nothing.
  @inlinable
  public func callAsFunction<A: MessageValue, B: MessageValue, C: MessageValue, D: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, A, B, C, D) throws -> Void
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with five arguments or more that returns a value.
  @_disfavoredOverload
  public func callAsFunction<each Argument: MessageValue, Result: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// A method with five arguments or more that returns nothing.
  @_disfavoredOverload
  public func callAsFunction<each Argument: MessageValue>(
    _ statement: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) {
    add(statement) { (name) throws(RegistrationError) in try cls.addMethod(name, body) }
  }

  /// Adds a method by the selector that its statement has.
  @usableFromInline func add(
    _ statement: StaticString, _ body: (Selector) throws(RegistrationError) -> Void
  ) {
    mustSucceed(statement) { () throws(RegistrationError) in
      try body(Selector(stating: statement))
    }
  }

  @usableFromInline package func mustSucceed(
    _ statement: StaticString, _ body: () throws(RegistrationError) -> Void
  ) {
    do {
      try body()
    } catch {
      preconditionFailure("\(cls): \(statement): \(error)")
    }
    cls.keep(statement)
  }
}
