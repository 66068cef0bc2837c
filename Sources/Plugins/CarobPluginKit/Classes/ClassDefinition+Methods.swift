extension ClassDefinition {
  /// Adds a method that returns a value.
  ///
  /// The closure's types are the method's; its first argument is the receiver. If the method overrides one of a
  /// superclass, that one's types apply, and values are converted; the result is dropped if the overridden method
  /// returns nothing. The sender of the message gets the errors that the closure throws and those of properties in it.
  ///
  /// A closure of one expression returns its value; write `-> Void` after the arguments to return nothing.
  ///
  /// - Parameters:
  ///   - selector: the selector, with one colon for each argument after the receiver.
  ///   - body: the closure, retained by the class. It must not retain the instance.
  public func method<each Argument: MessageValue, Result: MessageValue>(
    _ selector: String, _ body: @escaping (Object, repeat each Argument) throws -> Result
  ) {
    add(
      selector, methodTypes(Result.typeEncoding, repeat (each Argument).self),
      Self.handler(body))
  }

  /// Adds a method that returns nothing.
  public func method<each Argument: MessageValue>(
    _ selector: String, _ body: @escaping (Object, repeat each Argument) throws -> Void
  ) {
    add(selector, methodTypes("v", repeat (each Argument).self), Self.handler(body))
  }

  /// Adds a class method that returns a value. The closure's first argument is the class.
  public func classMethod<each Argument: MessageValue, Result: MessageValue>(
    _ selector: String, _ body: @escaping (Object, repeat each Argument) throws -> Result
  ) {
    add(
      selector, methodTypes(Result.typeEncoding, repeat (each Argument).self),
      isClassMethod: true, Self.handler(body))
  }

  /// Adds a class method that returns nothing.
  public func classMethod<each Argument: MessageValue>(
    _ selector: String, _ body: @escaping (Object, repeat each Argument) throws -> Void
  ) {
    add(
      selector, methodTypes("v", repeat (each Argument).self), isClassMethod: true,
      Self.handler(body))
  }

  private static func handler<each Argument: MessageValue, Result: MessageValue>(
    _ body: @escaping (Object, repeat each Argument) throws -> Result
  ) -> Handler.Body {
    { receiver, arguments in
      try body(receiver, repeat try arguments.next((each Argument).self)).passed()
    }
  }

  private static func handler<each Argument: MessageValue>(
    _ body: @escaping (Object, repeat each Argument) throws -> Void
  ) -> Handler.Body {
    { receiver, arguments in
      try body(receiver, repeat try arguments.next((each Argument).self))
      return .nothing
    }
  }
}

/// Returns the type encoding of a method: result, receiver, selector, arguments.
func methodTypes<each Argument: MessageValue>(
  _ result: String, _ arguments: repeat (each Argument).Type
) -> String {
  var types = result + "@:"
  for argument in repeat each arguments { types += argument.typeEncoding }
  return types
}
