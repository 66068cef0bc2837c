import CCarob

/// Calls a handler with one or two objects; its types are read from its registration.
///
/// A handler that returns a compound goes through libffi; any other is called directly, since objects are words.
/// [any-thread]
public enum HandlerCall {
  /// Calls the receiver's handler; a result is ignored.
  ///
  /// - Throws: `MessageError` when the receiver has no such handler, the handler takes another number
  ///   of arguments or other types than objects, or libffi cannot pass its result; the handler's error.
  public static func send(
    _ selector: Selector, to receiver: Object, _ first: Object, _ second: Object
  ) throws(MessageError) {
    if let outcome = try direct(selector, receiver, first, second) {
      DynamicSend.FastPath.releaseOwned(outcome, selector)
    } else {
      try sendThroughLibffi(selector, receiver, [first, second]) { (_) throws(MessageError) in }
    }
  }

  /// Calls the receiver's handler with one argument; a result is ignored.
  public static func send(
    _ selector: Selector, to receiver: Object, _ only: Object
  ) throws(MessageError) {
    if let outcome = try DynamicSend.FastPath.send(
      receiver, selector, ArgumentKinds(.object), result: nil, only.word, 0, 0, 0)
    {
      withExtendedLifetime(only) {}
      DynamicSend.FastPath.releaseOwned(outcome, selector)
    } else {
      try sendThroughLibffi(selector, receiver, [only]) { (_) throws(MessageError) in }
    }
  }

  /// Calls the handler and gives the number that it returns; nil when its declared result is no number.
  ///
  /// The handler is called either way.
  public static func number(
    _ selector: Selector, of receiver: Object, _ first: Object, _ second: Object
  ) throws(MessageError) -> Double? {
    if let outcome = try direct(selector, receiver, first, second) {
      DynamicSend.FastPath.releaseOwned(outcome, selector)
      return outcome.scalar?.asDouble
    }
    return try sendThroughLibffi(selector, receiver, [first, second]) {
      (result) throws(MessageError) -> Double? in result.scalar?.asDouble
    }
  }

  @inline(__always)
  private static func direct(
    _ selector: Selector, _ receiver: Object, _ first: Object, _ second: Object
  ) throws(MessageError) -> DynamicSend.FastPath.Outcome? {
    defer { withExtendedLifetime((first, second)) {} }
    return try DynamicSend.FastPath.send(
      receiver, selector, ArgumentKinds(.object, .object), result: nil, first.word, second.word,
      0, 0)
  }

  private static func sendThroughLibffi<Result>(
    _ selector: Selector, _ receiver: Object, _ arguments: [Object],
    _ read: (CallResult) throws(MessageError) -> Result
  ) throws(MessageError) -> Result {
    let sender = try DynamicSend(receiver: receiver, selector, above: nil)
    if !sender.signature.takesObjectsOnly {
      throw .needsObjects(sender.cls, selector, sender.signature)
    }
    return try sender.call(arguments) { (result) throws(MessageError) -> Result in
      // An object is not read, so that it must be released here.
      defer { result.releaseOwned() }
      return try read(result)
    }
  }
}

extension Object {
  /// The object pointer as an argument.
  fileprivate var word: UInt { UInt(bitPattern: id) }
}
