import CCarob
import CFFI

/// A prepared libffi call interface for one signature.
///
/// Made once per distinct signature and kept for ever; immutable afterwards. [any-thread]
package final class CallInterface: @unchecked Sendable {
  // SAFETY: `cif` and everything it points at is written in `init` only. libffi reads it during calls.
  let cif: UnsafeMutablePointer<ffi_cif>

  /// Bytes of each argument, receiver and selector included, when it lies in a buffer.
  let argumentSizes: [Int]

  /// The offset of each argument in one buffer that holds all of them.
  let argumentOffsets: [Int]

  /// Bytes of that buffer.
  let argumentBufferSize: Int

  /// Bytes of the result buffer: at least a word, since libffi widens small integers to one.
  package let resultBufferSize: Int

  /// Whether each argument is a word in a register, and the result too or void. Trampolines need that.
  let isOfWords: Bool

  /// Calls with a structure that libffi would pass wrongly; nil for nearly every signature.
  private let split: SplitArguments?

  /// The interface of a method.
  ///
  /// - Throws: `UnpassableType` when a type cannot be passed.
  convenience init(_ encoding: MethodEncoding) throws(UnpassableType) {
    try self.init(result: encoding.result, arguments: encoding.arguments)
  }

  /// The interface of a function.
  ///
  /// - Throws: `UnpassableType` when a type cannot be passed.
  init(result encoding: TypeEncoding, arguments: [TypeEncoding]) throws(UnpassableType) {
    let result = try FFIType.make(encoding)
    var types: [UnsafeMutablePointer<ffi_type>?] = []
    for argument in arguments { types.append(try FFIType.make(argument)) }
    cif = try Self.prepare(result, types, encoding)
    isOfWords =
      arguments.count <= CAROB_TRAMPOLINE_WORDS
      && arguments.allSatisfy { PassingKind($0).isWord } && PassingKind(encoding).isInRegister
    split = try SplitArguments(result: encoding, arguments) { (types) throws(UnpassableType) in
      try Self.prepare(result, types, encoding)
    }
    var offset = 0
    var offsets: [Int] = []
    var sizes: [Int] = []
    for case let type? in types {
      let alignment = max(Int(type.pointee.alignment), 1)
      offset = (offset + alignment - 1) / alignment * alignment
      offsets.append(offset)
      sizes.append(Int(type.pointee.size))
      offset += max(Int(type.pointee.size), MemoryLayout<UInt>.size)
    }
    argumentOffsets = offsets
    argumentSizes = sizes
    argumentBufferSize = offset
    resultBufferSize = max(Int(result.pointee.size), MemoryLayout<UInt>.size)
  }

  /// A libffi interface, kept for ever with the list of its types.
  private static func prepare(
    _ result: UnsafeMutablePointer<ffi_type>, _ types: [UnsafeMutablePointer<ffi_type>?],
    _ encoding: TypeEncoding
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_cif> {
    let arguments = UnsafeMutablePointer<UnsafeMutablePointer<ffi_type>?>.allocate(
      capacity: types.count)
    // SAFETY: allocated just above with this capacity; libffi keeps the pointer, and so do we.
    arguments.initialize(from: types, count: types.count)
    let cif = UnsafeMutablePointer(allocating: ffi_cif())
    let status = carob_ffi_prep_cif(cif, UInt32(types.count), result, arguments)
    guard status == FFI_OK else {
      throw UnpassableType(
        encoding: encoding, reason: "libffi refused the signature (status \(status.rawValue))")
    }
    return cif
  }

  /// Calls an implementation.
  ///
  /// - Parameters:
  ///   - arguments: one address per argument, receiver and selector included.
  ///   - result: at least `resultBufferSize` bytes, aligned for the result.
  /// - Safety: the implementation must have this interface's signature, and the addresses must be
  ///   readable for `argumentSizes`.
  @inline(__always)
  package func call(
    _ implementation: Implementation,
    arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, result: UnsafeMutableRawPointer
  ) {
    // SAFETY: handed on to our caller, see above.
    if let split {
      split.call(implementation, arguments: arguments, result: result)
      return
    }
    ffi_call(cif, implementation.imp, result, arguments)
  }
}
