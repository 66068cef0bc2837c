import CCarob

/// A call of a handler whose types only its registration tells, with two objects as arguments.
///
/// Goes through libffi, as every call does whose shape is not known at compile time; a number that the
/// handler returns is read by its declared type. [any-thread]
public struct HandlerCall {
  private let receiver: Object
  private let selector: Selector
  private let cls: RuntimeClass
  private let signature: MethodSignature
  private let imp: IMP

  /// Finds the receiver's handler.
  ///
  /// - Throws: `MessageError` when it has none, or the handler takes other than objects.
  public init(_ receiver: Object, _ selector: Selector) throws(MessageError) {
    let cls = receiver.isa
    let (entry, imp) = try MethodLookup.callable(for: receiver.id, in: cls, selector)
    self.receiver = receiver
    self.selector = selector
    self.cls = cls
    self.imp = imp
    signature = entry.signature
    if !signature.takesObjectsOnly { throw .needsObjects(cls, selector, signature) }
  }

  /// What the handler is declared to return, such as `v` or `d`.
  public var resultEncoding: String { signature.encoding.result.encoding }

  /// Calls the handler; a result is ignored.
  ///
  /// - Throws: `MessageError` when the handler takes another number of arguments, libffi cannot pass its
  ///   result, or what the handler raised.
  public func call(_ first: Object, _ second: Object) throws(MessageError) {
    try withCall(first, second) { (_) throws(MessageError) in }
  }

  /// The same with one argument.
  public func call(_ only: Object) throws(MessageError) {
    try withCall(only, nil) { (_) throws(MessageError) in }
  }

  /// Calls the handler and gives the number that it returns; nil when its declared result is no number.
  ///
  /// The handler is called either way.
  public func number(_ first: Object, _ second: Object) throws(MessageError) -> Double? {
    try withCall(first, second) { (result) throws(MessageError) -> Double? in
      Scalar(signature.encoding.result, at: result)?.asDouble
    }
  }

  private func withCall<Result>(
    _ first: Object, _ second: Object?,
    _ read: (UnsafeMutableRawPointer) throws(MessageError) -> Result
  ) throws(MessageError) -> Result {
    let given = second == nil ? 1 : 2
    guard signature.argumentKinds.count - 2 == given else {
      throw .argumentCount(cls, selector, given: given)
    }
    let interface = try signature.callInterface(for: selector)
    // Four words: receiver, selector and both arguments; then the result.
    return try TemporaryMemory.with(bytes: 32 + interface.resultBufferSize, pointers: 4) {
      (base, addresses) throws(MessageError) -> Result in
      // SAFETY: the memory has room for four words; the signature was seen to take objects only, which are
      // one word each.
      base.storeBytes(of: receiver.id, as: UnsafeMutableRawPointer.self)
      (base + 8).storeBytes(of: selector.sel, as: SEL.self)
      (base + 16).storeBytes(of: first.id, as: UnsafeMutableRawPointer.self)
      (base + 24).storeBytes(of: second?.id, as: UnsafeMutableRawPointer?.self)
      for index in 0..<4 { addresses[index] = base + index * 8 }
      interface.call(Implementation(imp), arguments: addresses, result: base + 32)
      try PendingError.check(receiver, selector)
      // An object is not read, so that nobody else releases it.
      defer {
        CallResult(address: base + 32, cls: cls, selector: selector, signature: signature)
          .releaseOwned()
      }
      return try read(base + 32)
    }
  }
}
