import CCarob

extension Object {
  /// Makes this one object answer a message, or answer it in another way, whatever its class does.
  ///
  /// ```swift
  /// try delegate.respond(to: "configureCell:withUser:") {
  ///   (this: Object, cell: UITableViewCell, user: Object) in
  ///   _ = try this.sendSuper(Selector("configureCell:withUser:"), cell, user)
  /// }
  /// ```
  ///
  /// The object gets a hidden class below its own (see `isa`), which `runtimeClass` and `-class` pass over.
  /// The handler lives as long as the object; it gets the object as its first argument, and must not hold
  /// it. A second call for the same selector replaces the handler. While it is being called, no other thread
  /// may send to the object. Which threads may call the handler later is for the caller to say. One that is written in
  /// code of the main actor is of the main actor too, and nobody checks that it is called there.
  ///
  /// - Precondition: the object is a `Receiver`, and no class.
  /// - Throws: `RegistrationError` when the number of arguments does not fit the selector, or the class has
  ///   such a method that is called in another way; then nothing changes.
  /// - Complexity: O(handlers of the object); a trampoline for each selector when no other object of the
  ///   class has had the same ones.
  public final func respond<
    Receiver: Object, each Argument: MessageValue, Result: MessageValue
  >(
    to selector: Selector, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) throws(RegistrationError) {
    precondition(
      self is Receiver,
      "\(runtimeClass.withArticle) is no \(Receiver.self), which its handler takes")
    let result = ClosureResult<Result>(of: selector)
    try respond(
      to: selector, types: Self.types(Result.propertyEncoding, repeat (each Argument).self)
    ) {
      frame in
      try result.leave(in: frame) {
        var number = 0
        let receiver = try frame.next(Receiver.self, &number)
        number = 2
        return try body(receiver, repeat try frame.next((each Argument).self, &number))
      }
    }
  }

  /// The same with a handler that returns nothing.
  public final func respond<Receiver: Object, each Argument: MessageValue>(
    to selector: Selector, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) throws(RegistrationError) {
    precondition(
      self is Receiver,
      "\(runtimeClass.withArticle) is no \(Receiver.self), which its handler takes")
    try respond(
      to: selector, types: Self.types(NoValue.propertyEncoding, repeat (each Argument).self)
    ) { frame in
      var number = 0
      let receiver = try frame.next(Receiver.self, &number)
      number = 2
      try body(receiver, repeat try frame.next((each Argument).self, &number))
    }
  }

  /// The same with a literal selector.
  public final func respond<
    Receiver: Object, each Argument: MessageValue, Result: MessageValue
  >(
    to name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) throws(RegistrationError) {
    try respond(to: Selector(name), body)
  }

  /// The same with a literal selector and a handler that returns nothing.
  public final func respond<Receiver: Object, each Argument: MessageValue>(
    to name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) throws(RegistrationError) {
    try respond(to: Selector(name), body)
  }

  /// The same with code of C, called with the object, the selector and the arguments that `types` names.
  ///
  /// - Parameter types: what the code takes and gives, such as `v@:@@`.
  /// - Precondition: the object is no class, and the code is of these types and outlives the object.
  /// - Throws: `RegistrationError` also when libffi cannot pass one of the types.
  public final func respond(
    to selector: Selector, with implementation: Implementation, types: String
  ) throws(RegistrationError) {
    let interface = try interface(for: selector, types)
    try respond(to: selector, types: types, code: implementation) { frame in
      TemporaryMemory.with(bytes: interface.resultBufferSize, pointers: 0) { (unread, _) in
        // SAFETY: the frame is of a call of this signature. A handler without a result may get no room for one.
        interface.call(
          implementation, arguments: frame.arguments, result: frame.result ?? unread)
      }
    }
  }

  /// Sends a message as if the object had no handlers of its own: `[super …]` in such a handler.
  ///
  /// - Precondition: the object has handlers of its own. A method of a class says above which class the
  ///   search starts.
  /// - Throws: as `send`.
  @discardableResult
  public final func sendSuper(
    _ selector: Selector, _ arguments: any MessageValue...
  ) throws(MessageError) -> Object? {
    var hidden = isa
    // Observers are told below the handlers.
    if hidden.isOfObservedObjects, let handlers = hidden.superclass { hidden = handlers }
    precondition(
      hidden.isHidden, "a \(hidden) has no handlers of its own, so it has no super without a class")
    let sender = try DynamicSend(receiver: self, selector, above: hidden)
    return try sender.call(arguments) { (call) throws(MessageError) -> Object? in
      try call.boxedResult()
    }
  }

  private func respond(
    to selector: Selector, types: String, code: Implementation? = nil,
    _ body: @escaping ClosureImplementation.Body
  ) throws(RegistrationError) {
    try runtimeClass.checkedSignature(selector, types)
    try ObjectHandlers.set(
      ObjectHandlers.Handler(types: types, code: code, body: body), for: selector, of: self)
  }

  private func interface(
    for selector: Selector, _ types: String
  ) throws(RegistrationError) -> CallInterface {
    let signature = try runtimeClass.checkedSignature(selector, types)
    do throws(MessageError) {
      return try signature.callInterface(for: selector)
    } catch {
      throw .unusableClosure(runtimeClass.describe(selector), error)
    }
  }

  private static func types<each Argument: MessageValue>(
    _ result: String, _ arguments: repeat (each Argument).Type
  ) -> String {
    var types = result + "@:"
    for argument in repeat each arguments { types += argument.propertyEncoding }
    return types
  }
}
