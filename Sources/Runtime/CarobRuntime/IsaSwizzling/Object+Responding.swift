import CCarob

extension Object {
  /// Makes this one object respond to a message, or handle it in another way than its class does.
  ///
  /// ```swift
  /// try delegate.respond(to: "configureCell:withUser:") {
  ///   (this: Object, cell: UITableViewCell, user: Object) in
  ///   _ = try this.sendSuper(Selector("configureCell:withUser:"), cell, user)
  /// }
  /// ```
  ///
  /// The object gets a hidden class below its own (see `isa`), which `runtimeClass` and `-class` skip. The handler lives
  /// as long as the object; it gets the object as its first argument, and must not hold it. A second call for the same
  /// selector replaces the handler. While it is being called, no other thread may send to the object. The caller decides
  /// on which threads the handler may run. A handler in code of the main actor is not checked to run on the main thread.
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

  /// Like `respond(to:_:)`, with a handler that returns nothing.
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

  /// Like `respond(to:_:)`, with a literal selector.
  public final func respond<
    Receiver: Object, each Argument: MessageValue, Result: MessageValue
  >(
    to name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Result
  ) throws(RegistrationError) {
    try respond(to: Selector(name), body)
  }

  /// Like `respond(to:_:)`, with a literal selector and a handler that returns nothing.
  public final func respond<Receiver: Object, each Argument: MessageValue>(
    to name: StaticString, _ body: @escaping (Receiver, repeat each Argument) throws -> Void
  ) throws(RegistrationError) {
    try respond(to: Selector(name), body)
  }

  /// Like `respond(to:_:)`, with code of C, which is called with the object, the selector and the
  /// arguments that `types` names.
  ///
  /// - Parameter types: the types of the code, such as `v@:@@`.
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

  /// Sends a message as if the object had no handlers: `[super …]` in a handler of a single object.
  ///
  /// - Precondition: the object has such handlers. Methods of a class name the class above which the search starts.
  /// - Throws: as `send`.
  @discardableResult
  public final func sendSuper(
    _ selector: Selector, _ arguments: any MessageValue...
  ) throws(MessageError) -> Object? {
    var hidden = isa
    // The class for observers is below the one for handlers.
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
