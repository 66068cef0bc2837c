extension ClassDefinition {
  /// Adds a method that returns a value.
  ///
  /// The types of the closure are the method's; its first argument is the receiver. A method of a superclass that
  /// this one overrides says the types more exactly, and values are converted: where it returns nothing, so does
  /// this one. What the closure throws, and what a property in it left, reaches whoever sent the message.
  ///
  /// A closure of one expression returns what that does; `-> Void` after the arguments makes it return nothing.
  ///
  /// - Parameters:
  ///   - selector: with as many colons as the closure has arguments after the receiver.
  ///   - body: retained by the class; must not hold the instance.
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

  /// Adds a class method that returns a value; the first argument of the closure is the class.
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

/// The encoding of a method of these types: result, receiver, selector, arguments.
func methodTypes<each Argument: MessageValue>(
  _ result: String, _ arguments: repeat (each Argument).Type
) -> String {
  var types = result + "@:"
  for argument in repeat each arguments { types += argument.typeEncoding }
  return types
}
