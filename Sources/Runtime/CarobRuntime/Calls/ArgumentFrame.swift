import CCarob

/// The arguments of one call as libffi lays them out, and room for the result.
///
/// Valid during the call only.
@usableFromInline package struct ArgumentFrame {
  @usableFromInline package let arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  @usableFromInline package let result: UnsafeMutableRawPointer?

  /// - Safety: the addresses must be those of a call in progress whose signature the users of this
  ///   frame know.
  init(
    arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, result: UnsafeMutableRawPointer?
  ) {
    self.arguments = arguments
    self.result = result
  }

  /// The receiver's object pointer.
  @inlinable package var receiver: UnsafeMutableRawPointer? {
    argument(0, as: UnsafeMutableRawPointer?.self)
  }

  /// An argument by its number; 0 is the receiver and 1 the selector.
  ///
  /// - Safety: the signature must have an argument of that number and C type.
  @inlinable @inline(__always)
  package func argument<CValue: BitwiseCopyable>(_ number: Int, as type: CValue.Type) -> CValue {
    guard let address = arguments[number] else {
      preconditionFailure("libffi passed no address for argument \(number)")
    }
    // SAFETY: libffi points at a value of the signature's type, which the caller vouches for.
    return address.loadUnaligned(as: type)
  }

  /// The value of a method's argument by its number, borrowed from the caller; see `MessageValue.Borrowed`.
  ///
  /// - Safety: the signature must be a method's, and have an argument of that number and type.
  @inlinable @inline(__always)
  func borrowed<Value: MessageValue>(
    _ number: Int, as type: Value.Type
  ) throws(MessageError) -> Value.Borrowed {
    do throws(MessageError) {
      return try Value.borrowedArgument(argument(number, as: Value.CValue.self))
    } catch {
      throw placed(error, number)
    }
  }

  /// Returns the argument at `number` as an owned value, and counts `number` up.
  package func next<Value: MessageValue>(
    _ type: Value.Type, _ number: inout Int
  ) throws(MessageError) -> Value {
    defer { number += 1 }
    do throws(MessageError) {
      return try Value.argument(argument(number, as: Value.CValue.self))
    } catch {
      throw placed(error, number)
    }
  }

  /// The error with the name of an argument of this call.
  @inline(never) @usableFromInline
  func placed(_ error: MessageError, _ number: Int) -> MessageError {
    error.placed(inArgument: max(number - 1, 0), of: receiver, argument(1, as: SEL?.self))
  }

  /// The address of an argument, for values whose type is only known at run time.
  func address(ofArgument number: Int) -> UnsafeMutableRawPointer? { arguments[number] }

  /// Leaves a result of one word: an integer, pointer or BOOL, widened.
  @inlinable @inline(__always)
  func returnWord(_ word: UInt) {
    // SAFETY: libffi provides at least a word of room for every result that is not void.
    result?.storeBytes(of: word, as: UInt.self)
  }

  /// Leaves a result of any other type.
  ///
  /// - Safety: it must be the C type of the signature's result.
  @inlinable @inline(__always)
  func returnValue<CValue: BitwiseCopyable>(_ value: CValue) {
    // SAFETY: the caller vouches for the type.
    result?.storeBytes(of: value, as: CValue.self)
  }

  /// Leaves a result whose type is only known at run time: `write` gets the room for it.
  ///
  /// - Safety: `write` must fill as many bytes as the signature's result has.
  func returnValue(_ write: (UnsafeMutableRawPointer) -> Void) {
    if let result { write(result) }
  }

  /// Leaves a zero of a number of bytes.
  func zeroResult(bytes: Int) {
    // SAFETY: `bytes` is the size of the result's room, 0 for void.
    result?.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
  }
}
