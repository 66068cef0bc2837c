import CCarob

/// Calls through libffi with types known at compile time, or by their kinds.
@usableFromInline enum ForeignCall {
  /// Calls an implementation with up to four arguments after receiver and selector. `NoValue` stands for absent
  /// arguments, whose addresses libffi does not read. The arguments are on the stack, and nothing is retained.
  ///
  /// - Safety: the entry's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @inlinable
  static func call<
    R: MessageValue, A: BitwiseCopyable, B: BitwiseCopyable, C: BitwiseCopyable, D: BitwiseCopyable
  >(
    _ entry: MethodEntry, _ imp: IMP, _ receiver: UnsafeMutableRawPointer, _ selector: Selector,
    returning: R.Type, _ a: A, _ b: B, _ c: C, _ d: D
  ) throws(MessageError) -> R.CValue {
    var (id, sel, a, b, c, d) = (receiver, selector.sel, a, b, c, d)
    let result = withUnsafeMutablePointer(to: &id) { id in
      withUnsafeMutablePointer(to: &sel) { sel in
        withUnsafeMutablePointer(to: &a) { a in
          withUnsafeMutablePointer(to: &b) { b in
            withUnsafeMutablePointer(to: &c) { c in
              withUnsafeMutablePointer(to: &d) { d in
                var list:
                  (
                    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
                    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
                  ) = (
                    UnsafeMutableRawPointer(id), UnsafeMutableRawPointer(sel),
                    UnsafeMutableRawPointer(a), UnsafeMutableRawPointer(b),
                    UnsafeMutableRawPointer(c), UnsafeMutableRawPointer(d)
                  )
                return withUnsafeMutablePointer(to: &list) {
                  perform(entry, imp, arguments: $0, returning: R.self)
                }
              }
            }
          }
        }
      }
    }
    guard let result else { throw unpassable(entry, selector) }
    return result
  }

  /// Calls with the addresses of all arguments, receiver and selector included.
  ///
  /// - Parameter arguments: points at a tuple of the addresses.
  /// - Returns: the result; nil, and nothing was called, when libffi cannot pass one of the types.
  /// - Safety: the entry's types must be those of the arguments and of `R`.
  @inlinable @inline(__always)
  static func perform<R: MessageValue, Addresses>(
    _ entry: MethodEntry, _ imp: IMP,
    arguments: UnsafeMutablePointer<Addresses>, returning: R.Type
  ) -> R.CValue? {
    // libffi writes at least a word, and whole words of a structure.
    withUnsafeTemporaryAllocation(
      byteCount: (MemoryLayout<R.CValue>.size + 31) / 16 * 16, alignment: 16
    ) { room in
      guard let result = room.baseAddress else {
        preconditionFailure("a temporary allocation has no address")
      }
      // SAFETY: a tuple of pointers is laid out like an array of them.
      let list = UnsafeMutableRawPointer(arguments).assumingMemoryBound(
        to: UnsafeMutableRawPointer?.self)
      guard call(entry, imp, list, result) else { return nil }
      // libffi widens integers smaller than a word.
      return R.passingKind.isWord
        ? R.value(word: result.load(as: UInt.self)) : result.load(as: R.CValue.self)
    }
  }

  /// - Returns: false, and nothing was called, when libffi cannot pass one of the types.
  @usableFromInline static func call(
    _ entry: MethodEntry, _ imp: IMP,
    _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ result: UnsafeMutableRawPointer
  ) -> Bool {
    guard let signature = entry.pointee.signature else { return false }
    // SAFETY: signatures are interned for ever.
    return Unmanaged<MethodSignature>.fromOpaque(signature)._withUnsafeGuaranteedRef {
      guard let interface = $0.passable else { return false }
      interface.call(Implementation(imp), arguments: arguments, result: result)
      return true
    }
  }

  /// The error of a method that libffi could not call.
  @usableFromInline static func unpassable(
    _ entry: MethodEntry, _ selector: Selector
  ) -> MessageError {
    do throws(MessageError) {
      _ = try entry.signature.callInterface(for: selector)
    } catch {
      return error
    }
    preconditionFailure("libffi refused a signature that it can pass")
  }
}
