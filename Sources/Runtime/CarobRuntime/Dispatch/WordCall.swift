import CCarob

/// Calls that need no libffi: every argument is a word, the result a word or a floating-point number.
///
/// The C conventions of x86-64 and AArch64 put the first six words into registers whatever the callee
/// declares, so that one function type serves every number of arguments up to four.
@usableFromInline package enum WordCall {
  @usableFromInline package typealias Words =
    @convention(c) (UInt, UInt, UInt, UInt, UInt, UInt) -> UInt
  @usableFromInline package typealias Doubles =
    @convention(c) (UInt, UInt, UInt, UInt, UInt, UInt) -> Double
  @usableFromInline package typealias Floats =
    @convention(c) (UInt, UInt, UInt, UInt, UInt, UInt) -> Float

  /// - Safety: the method must take words only, and return an `R`.
  @inlinable @inline(__always)
  static func call<R: MessageValue>(
    _ imp: IMP, _ id: UnsafeMutableRawPointer, _ selector: Selector,
    _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt, returning: R.Type
  ) -> R.CValue {
    let receiver = UInt(bitPattern: id)
    let sel = UInt(bitPattern: selector.sel)
    // SAFETY: the caller checked the method's signature against these types.
    switch R.passingKind {
    case .double:
      let value = unsafeBitCast(imp, to: Doubles.self)(receiver, sel, a, b, c, d)
      return R.value(word: UInt(value.bitPattern))
    case .float:
      let value = unsafeBitCast(imp, to: Floats.self)(receiver, sel, a, b, c, d)
      return R.value(word: UInt(value.bitPattern))
    default:
      return R.value(word: unsafeBitCast(imp, to: Words.self)(receiver, sel, a, b, c, d))
    }
  }
}
