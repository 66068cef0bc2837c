import CFFI

/// Descriptions of C types for libffi, made from encodings.
///
/// Structure types are allocated and never freed: one set per distinct signature, and signatures are
/// interned for ever.
enum FFIType {
  /// The libffi type of an encoding as an argument or result.
  ///
  /// - Throws: a reason, as the end of a sentence, when such a value cannot be passed.
  static func make(_ encoding: TypeEncoding) throws(UnpassableType) -> UnsafeMutablePointer<
    ffi_type
  > {
    switch encoding.unqualified {
    case .object, .block, .classObject, .selector, .cString, .pointer, .array:
      return try scalar("^", encoding)
    case .structure(_, let fields?):
      return try aggregate(encoding, fields)
    case .union(_, let fields?):
      return try aggregate(encoding, fields)
    case .structure(_, nil):
      throw UnpassableType(encoding: encoding, reason: "the structure's fields are not known")
    case .union(_, nil):
      throw UnpassableType(encoding: encoding, reason: "the union's fields are not known")
    case .unknown:
      throw UnpassableType(encoding: encoding, reason: "the type is not known")
    case .bitField:
      throw UnpassableType(encoding: encoding, reason: "a bit-field is no value of its own")
    case .complex(let part):
      if let letter = part.encoding.utf8.first,
        let type = carob_ffi_complex(CChar(bitPattern: letter))
      {
        return type
      }
      try FieldCheck.check(encoding, within: encoding)
      return try FFIAggregate.make(encoding)
    case .vector:
      throw UnpassableType(encoding: encoding, reason: "libffi has no vectors")
    case .int128, .unsignedInt128:
      throw UnpassableType(encoding: encoding, reason: "libffi has no 128-bit integers")
    default:
      return try scalar(encoding.unqualified.encoding, encoding)
    }
  }

  /// The libffi type of a letter of the `@encode` grammar, `^` being every pointer.
  static func scalar(
    _ code: String, _ encoding: TypeEncoding
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_type> {
    guard let letter = code.utf8.first, code.utf8.count == 1,
      let type = carob_ffi_scalar(CChar(bitPattern: letter))
    else { throw UnpassableType(encoding: encoding, reason: "libffi has no such type") }
    return type
  }

  /// The size limit of structures, in bytes: an encoding from a plugin must not request gigabytes.
  private static let largestStructure = 4096

  private static func aggregate(
    _ encoding: TypeEncoding, _ fields: [TypeEncoding.Field]
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_type> {
    for field in fields { try FieldCheck.check(field, within: encoding) }
    guard let size = encoding.size, size > 0 else {
      throw UnpassableType(encoding: encoding, reason: "an empty structure is not passed at all")
    }
    guard size <= largestStructure else {
      throw UnpassableType(
        encoding: encoding, reason: "it is larger than \(largestStructure) bytes")
    }
    return try FFIAggregate.make(encoding)
  }
}

/// A type that has an encoding but cannot be passed in a call.
struct UnpassableType: Error, Sendable {
  let encoding: TypeEncoding
  let reason: String
}
