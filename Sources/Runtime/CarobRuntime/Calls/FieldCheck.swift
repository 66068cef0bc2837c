/// Finds members that keep a structure or union from going by value.
enum FieldCheck {
  /// - Throws: the reason, for the structure as a whole.
  static func check(
    _ field: TypeEncoding.Field, within whole: TypeEncoding
  ) throws(UnpassableType) {
    // gcc passes its bits as an integer; clang and the psABI treat them as padding.
    if case .bitField(let width, _) = field.type.unqualified, width > 0, field.name == "" {
      throw UnpassableType(
        encoding: whole, reason: "it has an unnamed bit-field, on which compilers disagree")
    }
    try check(field.type, within: whole)
  }

  /// Checks a type inside the structure.
  static func check(_ type: TypeEncoding, within whole: TypeEncoding) throws(UnpassableType) {
    // gcc passes it like other members; clang puts the whole structure in memory, where larger ones are anyway.
    if isAtomic(type), let size = whole.size, size <= 16 {
      throw UnpassableType(
        encoding: whole, reason: "it has an _Atomic member, on which compilers disagree")
    }
    switch type.unqualified {
    case .bitField:
      return
    case .array(let count, let element):
      guard count > 0 else {
        throw UnpassableType(encoding: whole, reason: "it has an array without elements")
      }
      try check(element, within: whole)
    case .structure(_, let fields?), .union(_, let fields?):
      for field in fields { try check(field, within: whole) }
    case .complex(let part):
      try check(part, within: whole)
    case .vector:
      throw UnpassableType(encoding: whole, reason: "libffi has no vectors")
    case .int128, .unsignedInt128:
      throw UnpassableType(encoding: whole, reason: "libffi has no 128-bit integers")
    default:
      break
    }
    guard let size = type.size else {
      throw UnpassableType(encoding: whole, reason: "it has a field without a size")
    }
    guard size > 0 else {
      throw UnpassableType(encoding: whole, reason: "it has an empty field")
    }
  }

  private static func isAtomic(_ type: TypeEncoding) -> Bool {
    var type = type
    while case .qualified(let qualifier, let inner) = type {
      if qualifier == .atomic { return true }
      type = inner
    }
    return false
  }
}
