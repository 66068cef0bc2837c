extension NSInvocation {
  /// An argument.
  ///
  /// A number is converted when it fits without loss.
  ///
  /// - Parameter index: 2 for the first after receiver and selector.
  /// - Throws: `MessageError` when there is no such argument or it is of another type.
  public func argument<Value: MessageValue>(
    at index: Int, as type: Value.Type = Value.self
  ) throws(MessageError) -> Value {
    try check(index)
    return try value(in: index, "argument \(index)")
  }

  /// Sets an argument, and retains or copies an object or a C string.
  ///
  /// A number is converted when it fits without loss.
  ///
  /// - Throws: `MessageError` when there is no such argument or it is of another type.
  public func setArgument<Value: MessageValue>(
    _ value: Value, at index: Int
  ) throws(MessageError) {
    try check(index)
    try set(value, in: index, "argument \(index)")
    if index == 0 { forgetReceiver() }
  }

  /// The result: zero before the message was sent or a result was set.
  ///
  /// - Throws: `MessageError` when it is of another type, or there is none.
  public func result<Value: MessageValue>(as type: Value.Type = Value.self) throws(MessageError)
    -> Value
  {
    try value(in: storage.resultSlot, "the result")
  }

  /// Sets the result that the sender of a forwarded message gets.
  ///
  /// - Throws: `MessageError` when it is of another type, or there is none.
  public func setResult<Value: MessageValue>(_ value: Value) throws(MessageError) {
    try set(value, in: storage.resultSlot, "the result")
    isResultOfC = false
  }

  /// An argument's bytes, of any type.
  ///
  /// - Throws: `MessageError` when there is no such argument.
  public func argumentBytes(at index: Int) throws(MessageError) -> [UInt8] {
    try check(index)
    return bytes(in: index)
  }

  /// Sets an argument's bytes. An object or C string is only retained or copied after `retainArguments`.
  ///
  /// - Throws: `MessageError` when there is no such argument, or it has another size.
  public func setArgumentBytes(_ bytes: [UInt8], at index: Int) throws(MessageError) {
    try check(index)
    try set(bytes, in: index, "argument \(index)", owning: argumentsRetained)
    if index == 0 { forgetReceiver() }
  }

  /// The result's bytes; none for a method without a result.
  public var resultBytes: [UInt8] { bytes(in: storage.resultSlot) }

  /// Sets the result's bytes.
  ///
  /// - Throws: `MessageError` when the result has another size.
  public func setResultBytes(_ bytes: [UInt8]) throws(MessageError) {
    try set(bytes, in: storage.resultSlot, "the result", owning: true)
    isResultOfC = false
  }

  /// - Throws: `MessageError` unless there is such an argument.
  func check(_ index: Int) throws(MessageError) {
    if index == 0 { forgetReleasedReceiver() }
    guard (0..<storage.argumentCount).contains(index) else {
      throw .noArgument(index, of: signature)
    }
  }

  private func value<Value: MessageValue>(
    in slot: Int, _ position: String
  ) throws(MessageError) -> Value {
    let (type, address) = (storage.type(of: slot), storage.address(of: slot))
    if Value.typeEncoding.isPassedLike(type), type.unqualified != .void {
      // SAFETY: the slot holds a value of this type.
      return try Value.argument(address.load(as: Value.CValue.self))
    }
    if let value = Scalar(type, at: address)?.cValue(of: Value.self) {
      return try Value.argument(value)
    }
    throw .invocationType(
      position, of: signature, type, other: "wanted \"\(Value.typeEncoding.encoding)\"")
  }

  private func set<Value: MessageValue>(
    _ value: Value, in slot: Int, _ position: String
  ) throws(MessageError) {
    let type = storage.type(of: slot)
    let given = value.cValue()
    let fits = withUnsafeBytes(of: given) { bytes -> Bool in
      guard let base = bytes.baseAddress else { return false }
      if Value.typeEncoding.isPassedLike(type), type.unqualified != .void {
        // SAFETY: both types are laid out alike.
        storage.store(base, in: slot, owning: true)
        return true
      }
      guard let scalar = Scalar(Value.typeEncoding, at: base) else { return false }
      return scalar.write(as: type, to: storage.address(of: slot))
    }
    withExtendedLifetime(value) {}
    if !fits {
      throw .invocationType(
        position, of: signature, type,
        other: "given \"\(Value.typeEncoding.encoding)\" \(value)")
    }
  }

  private func bytes(in slot: Int) -> [UInt8] {
    // SAFETY: the slot has this number of bytes, which were initialised.
    Array(UnsafeRawBufferPointer(start: storage.address(of: slot), count: storage.size(of: slot)))
  }

  private func set(
    _ bytes: [UInt8], in slot: Int, _ position: String, owning: Bool
  ) throws(MessageError) {
    guard bytes.count == storage.size(of: slot) else {
      throw .invocationType(
        position, of: signature, storage.type(of: slot),
        other: "of \(storage.size(of: slot)) bytes, given \(bytes.count)")
    }
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      // SAFETY: the caller vouches for the bytes, of which there are as many as the type has.
      storage.store(base, in: slot, owning: owning)
    }
  }
}
