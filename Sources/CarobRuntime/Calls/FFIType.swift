import CFFI

/// Descriptions of C types as libffi wants them, made from encodings.
enum FFIType {
  /// The libffi type of an encoding as an argument or result.
  ///
  /// Structure types are allocated and never freed: one set per distinct signature, and signatures are
  /// interned for ever.
  ///
  /// - Throws: a reason, as the end of a sentence, when libffi cannot pass such a value.
  static func make(_ encoding: TypeEncoding) throws(UnpassableType) -> UnsafeMutablePointer<
    ffi_type
  > {
    switch encoding.unqualified {
    case .object, .block, .classObject, .selector, .cString, .pointer, .array:
      return try scalar("^", encoding)
    case .structure(_, let fields?):
      return try structure(fields.map(\.type), encoding)
    case .structure(_, nil):
      throw UnpassableType(encoding: encoding, reason: "the structure's fields are not known")
    case .union:
      throw UnpassableType(encoding: encoding, reason: "libffi has no unions")
    case .unknown:
      throw UnpassableType(encoding: encoding, reason: "the type is not known")
    case .bitField:
      throw UnpassableType(encoding: encoding, reason: "a bit-field is no value of its own")
    case .complex(let part):
      throw UnpassableType(encoding: encoding, reason: "complex \(part.encoding) is not supported")
    case .int128, .unsignedInt128:
      throw UnpassableType(encoding: encoding, reason: "libffi has no 128-bit integers")
    default:
      return try scalar(encoding.unqualified.encoding, encoding)
    }
  }

  private static func scalar(
    _ code: String, _ encoding: TypeEncoding
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_type> {
    guard let letter = code.utf8.first, code.utf8.count == 1,
      let type = carob_ffi_scalar(CChar(bitPattern: letter))
    else { throw UnpassableType(encoding: encoding, reason: "libffi has no such type") }
    return type
  }

  /// The largest structure accepted, in bytes: an encoding from outside cannot ask for gigabytes.
  private static let largestStructure = 4096

  /// Adds a field to the list of a structure's fields. libffi has no arrays: one is spelled as that many
  /// fields.
  private static func append(
    _ field: TypeEncoding, count: Int, to list: inout [UnsafeMutablePointer<ffi_type>?],
    _ encoding: TypeEncoding
  ) throws(UnpassableType) {
    guard let size = field.size, size > 0 else {
      throw UnpassableType(encoding: encoding, reason: "it has a field without a size")
    }
    for _ in 0..<count {
      if case .array(let elements, let element) = field.unqualified {
        try append(element, count: elements, to: &list, encoding)
      } else {
        let type = try make(field)
        list.append(type)
      }
    }
  }

  private static func structure(
    _ fields: [TypeEncoding], _ encoding: TypeEncoding
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_type> {
    guard let size = encoding.size, size > 0 else {
      throw UnpassableType(encoding: encoding, reason: "an empty structure is not passed at all")
    }
    guard size <= largestStructure else {
      throw UnpassableType(
        encoding: encoding, reason: "it is larger than \(largestStructure) bytes")
    }
    var flattened: [UnsafeMutablePointer<ffi_type>?] = []
    for field in fields { try append(field, count: 1, to: &flattened, encoding) }
    let elements = UnsafeMutablePointer<UnsafeMutablePointer<ffi_type>?>.allocate(
      capacity: flattened.count + 1)
    // SAFETY: `elements` has room for the fields and the null that ends them.
    elements.initialize(from: flattened, count: flattened.count)
    (elements + flattened.count).initialize(to: nil)
    let type = UnsafeMutablePointer<ffi_type>.allocate(capacity: 1)
    type.initialize(
      to: ffi_type(size: 0, alignment: 0, type: UInt16(FFI_TYPE_STRUCT), elements: elements))
    return type
  }
}

/// A type that has an encoding but cannot be passed through libffi.
struct UnpassableType: Error, Sendable {
  let encoding: TypeEncoding
  let reason: String
}
