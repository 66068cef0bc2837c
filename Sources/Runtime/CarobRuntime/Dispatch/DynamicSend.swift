import CCarob

extension Object {
  /// Sends a message whose types are found out at run time, and gives the result as an object.
  ///
  /// Arguments are checked against the method's encoding. A number is converted when it fits
  /// without loss, and a scalar result becomes an `NSNumber`. The forms for up to four arguments
  /// need no list, and allocate nothing when the arguments are words of exactly the method's types.
  ///
  /// - Returns: the result; nil for none and for a method without a result.
  /// - Throws: `MessageError` when the receiver does not respond, an argument or the number of
  ///   them does not fit, or libffi cannot pass a type; the handler's error.
  /// - Complexity: O(arguments), besides the method itself; allocates the list of arguments, and boxes.
  @discardableResult
  public final func send(
    _ selector: Selector, arguments: [any MessageValue]
  ) throws(MessageError) -> Object? {
    let sender = try DynamicSend(receiver: self, selector, above: nil)
    return try sender.call(arguments) { (call) throws(MessageError) -> Object? in
      try call.boxedResult()
    }
  }

  /// Sends a message with five arguments or more, without brackets around them.
  @discardableResult
  public final func send(
    _ selector: Selector, _ a: any MessageValue, _ b: any MessageValue, _ c: any MessageValue,
    _ d: any MessageValue, _ e: any MessageValue, _ rest: any MessageValue...
  ) throws(MessageError) -> Object? {
    try send(selector, arguments: [a, b, c, d, e] + rest)
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  public final func send<Result: MessageValue>(
    _ selector: Selector, arguments: [any MessageValue], returning: Result.Type
  ) throws(MessageError) -> Result {
    let sender = try DynamicSend(receiver: self, selector, above: nil)
    return try sender.call(arguments) { (call) throws(MessageError) -> Result in
      try call.result(as: Result.self)
    }
  }

  /// Sends a message to this object, starting the search above a class: `[super …]` in a method
  /// of that class, also when another class has a copy of the method.
  @discardableResult
  public final func sendSuper(
    above cls: RuntimeClass, _ selector: Selector, _ arguments: any MessageValue...
  ) throws(MessageError) -> Object? {
    let sender = try DynamicSend(receiver: self, selector, above: cls)
    return try sender.call(arguments) { (call) throws(MessageError) -> Object? in
      try call.boxedResult()
    }
  }
}

/// One send whose types are not known at compile time.
@usableFromInline struct DynamicSend {
  let receiver: Object
  let selector: Selector
  let cls: RuntimeClass
  let signature: MethodSignature
  let imp: IMP

  init(receiver: Object, _ selector: Selector, above: RuntimeClass?) throws(MessageError) {
    self.receiver = receiver
    self.selector = selector
    if let above {
      guard let superclass = above.superclass else { throw .unrecognized(above, selector) }
      cls = superclass
    } else {
      cls = receiver.isa
    }
    let (entry, imp) = try MethodLookup.callable(for: receiver.id, in: cls, selector)
    signature = entry.signature
    self.imp = imp
  }

  /// Checks and lays out the arguments, calls, and hands the result to `read`.
  ///
  /// - Parameter isFilledUp: whether arguments that are missing at the end are zero.
  func call<Result>(
    _ arguments: [any MessageValue], isFilledUp: Bool = false,
    read: (CallResult) throws(MessageError) -> Result
  ) throws(MessageError) -> Result {
    let count = signature.argumentKinds.count - 2
    guard arguments.count == count || isFilledUp && arguments.count < count else {
      throw .argumentCount(cls, selector, given: arguments.count)
    }
    let interface = try signature.callInterface(for: selector)
    let resultOffset = (interface.argumentBufferSize + 15) / 16 * 16
    return try TemporaryMemory.with(
      bytes: resultOffset + interface.resultBufferSize, pointers: count + 2
    ) { (base, addresses) throws(MessageError) -> Result in
      for (number, offset) in interface.argumentOffsets.enumerated() {
        addresses[number] = base + offset
      }
      // SAFETY: the interface's offsets leave room for every argument of its signature.
      (base + interface.argumentOffsets[0]).storeBytes(
        of: receiver.id, as: UnsafeMutableRawPointer.self)
      (base + interface.argumentOffsets[1]).storeBytes(of: selector.sel, as: SEL.self)
      for (index, argument) in arguments.enumerated() {
        try store(argument, index, at: base + interface.argumentOffsets[index + 2])
      }
      for number in arguments.count + 2..<count + 2 {
        // SAFETY: as above; zero is a value of every type.
        (base + interface.argumentOffsets[number]).initializeMemory(
          as: UInt8.self, repeating: 0, count: interface.argumentSizes[number])
      }
      let result = base + resultOffset
      if selector.consumesReceiver, signature.returnsObject {
        _ = receiver.retainedID()
      }
      interface.call(Implementation(imp), arguments: addresses, result: result)
      try PendingError.check(receiver, selector)
      return try read(
        CallResult(address: result, cls: cls, selector: selector, signature: signature))
    }
  }

  private func store<Value: MessageValue>(
    _ value: Value, _ index: Int, at address: UnsafeMutableRawPointer
  ) throws(MessageError) {
    if signature.accepts(Value.typeEncoding, asArgument: index + 2) {
      let expected = signature.encoding.arguments[index + 2]
      let given = value.cValue()
      if expected.unqualified == .classObject, !isNilOrClass(Value.word(given)) {
        throw argumentType(value, index, expected)
      }
      // SAFETY: both types are laid out alike, and the address has room for the expected one.
      address.storeBytes(of: given, as: Value.CValue.self)
      return
    }
    let expected = signature.encoding.arguments[index + 2]
    let given = value.cValue()
    let fits = withUnsafeBytes(of: given) { bytes in
      bytes.baseAddress.flatMap { Scalar(Value.typeEncoding, at: $0) }?
        .write(as: expected, to: address) ?? false
    }
    if !fits { throw argumentType(value, index, expected) }
  }

  /// Whether an object pointer can be passed where a class is needed.
  private func isNilOrClass(_ word: UInt) -> Bool {
    guard let id = UnsafeMutableRawPointer(bitPattern: word) else { return true }
    return Object.from(id) is ClassObject
  }

  private func argumentType<Value: MessageValue>(
    _ value: Value, _ index: Int, _ expected: TypeEncoding
  ) -> MessageError {
    // The cast looks into an optional.
    let given = (value as? any CustomStringConvertible)?.description ?? "nil"
    return .argumentType(
      cls, selector, index: index, expected: expected.encoding,
      given: "\"\(Value.typeEncoding.encoding)\" \(given)"
        + " (the method is \"\(signature.encoding.encoding)\")")
  }
}

/// A result in memory, and the method's class and selector for reading it.
struct CallResult {
  let address: UnsafeMutableRawPointer
  let cls: RuntimeClass
  let selector: Selector
  let signature: MethodSignature

  private var encoding: TypeEncoding { signature.encoding.result }

  /// The number; nil when the result is no number.
  var scalar: Scalar? { Scalar(encoding, at: address) }

  func result<Value: MessageValue>(as type: Value.Type) throws(MessageError) -> Value {
    if Value.typeEncoding.isPassedLike(encoding) {
      // SAFETY: the method left a value of this type; libffi widened a small integer to a word.
      let value =
        Value.passingKind.isWord
        ? Value.value(word: address.load(as: UInt.self)) : address.load(as: Value.CValue.self)
      return try placed { () throws(MessageError) in
        try Value.result(value, owned: selector.returnsOwned)
      }
    }
    if let value = Scalar(encoding, at: address)?.cValue(of: Value.self) {
      return try placed { () throws(MessageError) in try Value.result(value, owned: false) }
    }
    releaseOwned()
    throw .resultType(
      cls, selector, declared: encoding.encoding, wanted: "\"\(Value.typeEncoding.encoding)\"")
  }

  private func placed<Value>(
    _ read: () throws(MessageError) -> Value
  ) throws(MessageError) -> Value {
    do throws(MessageError) {
      return try read()
    } catch {
      throw error.placed("\(cls.describe(selector)): the result")
    }
  }

  /// Releases an unused result.
  func releaseOwned() {
    guard selector.returnsOwned, signature.returnsObject,
      let id = address.load(as: UnsafeMutableRawPointer?.self)
    else { return }
    // SAFETY: by the selector's family, the call returned a reference.
    Object.release(id)
  }

  func boxedResult() throws(MessageError) -> Object? {
    switch encoding.unqualified {
    case .void: return nil
    case .object, .classObject, .block:
      return try Object?.result(
        address.load(as: UnsafeMutableRawPointer?.self), owned: selector.returnsOwned)
    default:
      if let scalar = Scalar(encoding, at: address) { return try scalar.boxed() }
      throw .resultType(cls, selector, declared: encoding.encoding, wanted: "an object or a number")
    }
  }
}
