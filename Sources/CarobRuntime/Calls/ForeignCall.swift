import CCarob

/// Calls through libffi with types known at compile time.
@usableFromInline enum ForeignCall {
  /// Calls an implementation with C values laid out in memory.
  ///
  /// - Safety: the signature's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @usableFromInline
  static func call<R: MessageValue, each CValue: BitwiseCopyable>(
    _ signature: MethodSignature, _ imp: IMP, _ id: UnsafeMutableRawPointer, _ selector: Selector,
    returning: R.Type, _ values: repeat each CValue
  ) throws(MessageError) -> R.CValue {
    let interface = try signature.callInterface(for: selector)
    return withUnsafeTemporaryAllocation(
      byteCount: interface.argumentBufferSize + interface.resultBufferSize + 16, alignment: 16
    ) { buffer in
      withUnsafeTemporaryAllocation(
        of: UnsafeMutableRawPointer?.self, capacity: interface.argumentOffsets.count
      ) { addresses in
        guard let base = buffer.baseAddress, let list = addresses.baseAddress else {
          preconditionFailure("a temporary allocation has no address")
        }
        // SAFETY: `argumentOffsets` leaves room for each argument's type; there are as many values as the
        // signature has arguments, which the caller checked.
        var number = 0
        func place<Value: BitwiseCopyable>(_ value: Value) {
          let address = base + interface.argumentOffsets[number]
          address.storeBytes(of: value, as: Value.self)
          (list + number).initialize(to: address)
          number += 1
        }
        place(id)
        place(selector.sel)
        repeat place(each values)
        let result = base + (interface.argumentBufferSize + 15) / 16 * 16
        interface.call(Implementation(imp), arguments: list, result: result)
        // libffi widens integers smaller than a word.
        return R.passing == .word
          ? R.value(word: result.load(as: UInt.self)) : result.load(as: R.CValue.self)
      }
    }
  }
}
