import CFFI

/// Calls with a structure of an integer word and a floating-point word, of which the first gets the last
/// integer register.
///
/// libffi 3.4 writes both words where the integer registers end, and so over the first floating-point
/// argument. Passing the words as two arguments comes to the same registers.
struct SplitArguments {
  private let cif: UnsafeMutablePointer<ffi_cif>
  /// Number of the argument that is split; no signature has two, as the registers are used up then.
  private let position: Int
  private let count: Int

  /// - Parameter prepare: makes an interface from argument types.
  /// - Returns: nil when nothing has to be split, which goes for every machine but x86-64.
  init?(
    result: TypeEncoding, _ arguments: [TypeEncoding],
    prepare: ([UnsafeMutablePointer<ffi_type>?]) throws(UnpassableType) -> UnsafeMutablePointer<
      ffi_cif
    >
  ) throws(UnpassableType) {
    guard let position = Self.position(result, arguments) else { return nil }
    var types: [UnsafeMutablePointer<ffi_type>?] = []
    for (number, argument) in arguments.enumerated() {
      if number != position {
        types.append(try FFIType.make(argument))
      } else {
        types.append(try FFIType.make(.unsignedLongLong))
        types.append(try FFIType.make((argument.size ?? 16) <= 12 ? .float : .double))
      }
    }
    cif = try prepare(types)
    self.position = position
    count = arguments.count
  }

  /// Calls an implementation; see `CallInterface.call`.
  func call(
    _ implementation: Implementation,
    arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, result: UnsafeMutableRawPointer
  ) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: count + 1) { list in
      for number in 0...count {
        // SAFETY: the caller passes `count` addresses; the structure has two words behind its address.
        let address = arguments[number <= position ? number : number - 1]
        list.initializeElement(
          at: number, to: number == position + 1 ? address.map { $0 + 8 } : address)
      }
      ffi_call(cif, implementation.imp, result, list.baseAddress)
    }
  }

  #if arch(x86_64)
  private static func position(_ result: TypeEncoding, _ arguments: [TypeEncoding]) -> Int? {
    // A result in memory takes a register for its address.
    var integers = result.isReturnedInMemory ? 1 : 0
    var floats = 0
    for (number, argument) in arguments.enumerated() {
      let words = Self.words(of: argument)
      let (needed, neededFloats) = (words.count { $0 == .integer }, words.count { $0 == .sse })
      // An argument that does not fit goes in memory as a whole; a later one may still fit.
      guard integers + needed <= 6, floats + neededFloats <= 8 else { continue }
      if words == [.integer, .sse], integers == 5, floats > 0 { return number }
      integers += needed
      floats += neededFloats
    }
    return nil
  }

  /// An array is passed as a pointer.
  private static func words(of argument: TypeEncoding) -> [EightbyteClasses.Class] {
    if case .array = argument.unqualified { return [.integer] }
    return EightbyteClasses(argument).words
  }
  #else
  private static func position(_ result: TypeEncoding, _ arguments: [TypeEncoding]) -> Int? { nil }
  #endif
}

extension TypeEncoding {
  /// Whether a result of the type is returned in memory whose address the sender passes before the arguments.
  var isReturnedInMemory: Bool {
    #if arch(x86_64)
    switch unqualified {
    case .structure, .union: return EightbyteClasses(self).words.isEmpty
    default: return false
    }
    #else
    return false
    #endif
  }
}
