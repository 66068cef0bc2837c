extension TypeEncoding {
  /// Whether a value of one type can be passed where the other is declared: the same kind of value in
  /// the same registers or bytes.
  ///
  /// Qualifiers and all names are ignored. Objects, classes and blocks are alike. If the encodings of two blocks have signatures,
  /// the signatures must be alike. All C pointers are like C strings (and arrays, which C passes as pointers), `q` is like `l`,
  /// and `Q` like `L`.
  /// `B`, `c` and `C` differ, although compilers encode `BOOL` as any of them: they widen differently.
  /// Structures and unions need alike fields in the same order, or without fields the same name.
  ///
  /// - Complexity: O(length).
  public func isPassedLike(_ other: TypeEncoding) -> Bool {
    decayed.isLaidOutLike(other.decayed)
  }

  /// The type that C passes: a pointer for an array.
  private var decayed: TypeEncoding {
    if case .array(_, let element) = unqualified { .pointer(element) } else { self }
  }

  private func isLaidOutLike(_ other: TypeEncoding) -> Bool {
    switch (unqualified, other.unqualified) {
    case (.object, .object), (.object, .classObject), (.classObject, .object),
      (.block, .object), (.object, .block):
      true
    case (.block(let signature?), .block(let other?)):
      signature.isCalledLike(other)
    case (.block, .block):
      true
    case (.pointer, .pointer), (.pointer, .cString), (.cString, .pointer):
      true
    case (.long, .longLong), (.longLong, .long),
      (.unsignedLong, .unsignedLongLong), (.unsignedLongLong, .unsignedLong):
      true
    case (.array(let count, let element), .array(let otherCount, let otherElement)):
      count == otherCount && element.isLaidOutLike(otherElement)
    case (.structure(let name, let fields), .structure(let otherName, let otherFields)),
      (.union(let name, let fields), .union(let otherName, let otherFields)):
      Self.areLaidOutAlike(name, fields, and: otherName, otherFields)
    case (.bitField(let width, let declaration), .bitField(let otherWidth, let otherDeclaration)):
      width == otherWidth
        && TypeLayout.storageSize(ofBitFieldOf: width, declaration)
          == TypeLayout.storageSize(ofBitFieldOf: otherWidth, otherDeclaration)
    case (.complex(let part), .complex(let otherPart)):
      part.isLaidOutLike(otherPart)
    default:
      unqualified == other.unqualified
    }
  }

  private static func areLaidOutAlike(
    _ name: String?, _ fields: [Field]?, and otherName: String?, _ otherFields: [Field]?
  ) -> Bool {
    guard let fields, let otherFields else {
      return fields == nil && otherFields == nil && name == otherName
    }
    return fields.count == otherFields.count
      && zip(fields, otherFields).allSatisfy { $0.type.isLaidOutLike($1.type) }
  }
}
