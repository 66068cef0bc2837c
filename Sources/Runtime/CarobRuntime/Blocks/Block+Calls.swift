import CCarob

extension Block {
  /// Calls the block.
  ///
  /// Arguments are borrowed, and an object result is not owned.
  ///
  /// - Throws: `MessageError` when the block does not tell its types, or has other types; also the error that it raised.
  /// - Complexity: O(arguments), besides the block itself.
  public func call<each Argument: MessageValue, Result: MessageValue>(
    _ arguments: repeat each Argument, returning: Result.Type
  ) throws(MessageError) -> Result {
    let interface = try BlockInterface.of(address)
    var given: [TypeEncoding] = []
    for type in repeat (each Argument).self { given.append(type.typeEncoding) }
    try Self.check(interface.signature, given)
    guard Result.typeEncoding.isPassedLike(interface.signature.result) else {
      throw .resultType(interface.signature, wanted: Result.typeEncoding)
    }
    let value = invoke(interface, Result.self, repeat (each arguments).cValue())
    withExtendedLifetime((repeat each arguments)) {}
    if let error = PendingError.take() { throw .handlerFailed(error) }
    return try Result.result(value, owned: false)
  }

  /// Calls the block; a result is ignored.
  ///
  /// - Throws: `MessageError` when the block does not tell its types, or takes others; also the error that it raised.
  /// - Complexity: O(arguments), besides the block itself.
  public func call<each Argument: MessageValue>(
    _ arguments: repeat each Argument
  ) throws(MessageError) {
    let interface = try BlockInterface.of(address)
    var given: [TypeEncoding] = []
    for type in repeat (each Argument).self { given.append(type.typeEncoding) }
    try Self.check(interface.signature, given)
    _ = invoke(interface, NoValue.self, repeat (each arguments).cValue())
    withExtendedLifetime((repeat each arguments)) {}
    if let error = PendingError.take() { throw .handlerFailed(error) }
  }

  private static func check(
    _ signature: TypeEncoding.BlockSignature, _ given: [TypeEncoding]
  ) throws(MessageError) {
    let expected = signature.arguments.dropFirst()
    guard expected.count == given.count else {
      throw .argumentCount(signature, given: given.count)
    }
    for (index, (expected, given)) in zip(expected, given).enumerated()
    where !expected.isPassedLike(given) {
      throw .argumentType(signature, index: index, given: given)
    }
  }

  /// Calls the block's function with values of its types.
  private func invoke<Result: MessageValue, each CValue: BitwiseCopyable>(
    _ interface: BlockInterface, _ type: Result.Type, _ values: repeat each CValue
  ) -> Result.CValue {
    let calls = interface.calls
    let resultOffset = (calls.argumentBufferSize + 15) / 16 * 16
    return TemporaryMemory.with(
      bytes: resultOffset + calls.resultBufferSize, pointers: calls.argumentOffsets.count
    ) { (base, addresses) -> Result.CValue in
      // SAFETY: the interface's offsets leave room for every argument of its signature, which the values
      // were checked against.
      var number = 0
      func place<Value: BitwiseCopyable>(_ value: Value) {
        addresses[number] = base + calls.argumentOffsets[number]
        addresses[number]?.storeBytes(of: value, as: Value.self)
        number += 1
      }
      place(address)
      repeat place(each values)
      let result = base + resultOffset
      // SAFETY: a block starts with its layout, and this object keeps it alive.
      let layout = address.load(as: Block_layout.self)
      withExtendedLifetime(self) {
        calls.call(Implementation(layout.invoke), arguments: addresses, result: result)
      }
      // libffi widens integers smaller than a word.
      return Result.passingKind.isWord
        ? Result.value(word: result.load(as: UInt.self)) : result.load(as: Result.CValue.self)
    }
  }
}
