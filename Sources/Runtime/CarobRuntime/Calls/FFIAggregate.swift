import CFFI

/// Structures and unions for libffi.
enum FFIAggregate {
  #if arch(x86_64)
  /// The type that makes libffi pass values as C passes those of the encoding.
  ///
  /// - Precondition: `FieldCheck` found nothing.
  /// - Throws: a reason when the compilers do not agree on how it is passed.
  static func make(
    _ encoding: TypeEncoding
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_type> {
    guard let layout = TypeLayout(encoding) else {
      throw UnpassableType(encoding: encoding, reason: "it has no layout")
    }
    let words = EightbyteClasses(encoding).words
    if words.contains(.none) {
      throw UnpassableType(
        encoding: encoding, reason: "eight bytes of it are padding, on which compilers disagree")
    }
    // libffi returns a structure of one `long double` in the wrong register, but not the number alone.
    if words.first == .x87 { return try FFIType.scalar("D", encoding) }
    var elements: [UnsafeMutablePointer<ffi_type>?] = []
    for (index, word) in words.enumerated() {
      let isHalf = layout.size - index * 8 <= 4
      elements.append(
        try FFIType.scalar(word == .integer ? "Q" : isHalf ? "f" : "d", encoding))
    }
    // A structure with a part of more than two words goes in memory, whatever its size.
    if words.isEmpty { elements = [structure([], size: 64, alignment: 8)] }
    return structure(elements, size: layout.size, alignment: layout.alignment)
  }
  #else
  /// The type with the fields of the encoding.
  ///
  /// - Precondition: `FieldCheck` found nothing.
  /// - Throws: a reason when libffi has no such structure.
  static func make(
    _ encoding: TypeEncoding
  ) throws(UnpassableType) -> UnsafeMutablePointer<ffi_type> {
    guard let layout = TypeLayout(encoding) else {
      throw UnpassableType(encoding: encoding, reason: "it has no layout")
    }
    var elements: [UnsafeMutablePointer<ffi_type>?] = []
    try append(encoding, to: &elements, encoding)
    return structure(elements, size: layout.size, alignment: layout.alignment)
  }

  /// Adds the members of a type. libffi has no arrays: one is spelled as that many fields.
  private static func append(
    _ type: TypeEncoding, to list: inout [UnsafeMutablePointer<ffi_type>?], _ whole: TypeEncoding
  ) throws(UnpassableType) {
    switch type.unqualified {
    case .array(let count, let element):
      for _ in 0..<count { try append(element, to: &list, whole) }
    case .structure(_, let fields?):
      for field in fields { try append(field.type, to: &list, whole) }
    case .complex(let part):
      try append(part, to: &list, whole)
      try append(part, to: &list, whole)
    case .union:
      throw UnpassableType(
        encoding: whole, reason: "libffi has no unions for this machine's calling convention")
    case .bitField:
      throw UnpassableType(
        encoding: whole, reason: "libffi has no bit-fields for this machine's calling convention")
    default:
      list.append(try FFIType.make(type))
    }
  }
  #endif

  private static func structure(
    _ elements: [UnsafeMutablePointer<ffi_type>?], size: Int, alignment: Int
  ) -> UnsafeMutablePointer<ffi_type> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<ffi_type>?>.allocate(
      capacity: elements.count + 1)
    // SAFETY: `list` has room for the elements and the null that ends them.
    list.initialize(from: elements, count: elements.count)
    (list + elements.count).initialize(to: nil)
    // With a size given, libffi does not lay the structure out itself.
    return UnsafeMutablePointer(
      allocating: ffi_type(
        size: size, alignment: UInt16(alignment), type: UInt16(FFI_TYPE_STRUCT), elements: list))
  }
}
