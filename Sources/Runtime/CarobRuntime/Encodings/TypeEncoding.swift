/// One type of the `@encode` grammar: the type of a method's result, an argument, an instance variable or a property.
///
/// Sizes and letters are those of LP64 Linux: `l` and `L` are C's `long`, which has 8 bytes, as gcc
/// and GNUstep write it; `B` is C's `_Bool`. [any-thread]
public indirect enum TypeEncoding: Hashable, Sendable {
  /// `v`
  case void
  /// `B`, C's `_Bool`.
  case bool
  /// `c`; also `BOOL` where that is `signed char`.
  case char
  /// `C`; also `BOOL` where that is `unsigned char`.
  case unsignedChar
  /// `s`
  case short
  /// `S`
  case unsignedShort
  /// `i`
  case int
  /// `I`
  case unsignedInt
  /// `l`, 8 bytes here.
  case long
  /// `L`, 8 bytes here.
  case unsignedLong
  /// `q`
  case longLong
  /// `Q`
  case unsignedLongLong
  /// `t`
  case int128
  /// `T`
  case unsignedInt128
  /// `f`
  case float
  /// `d`
  case double
  /// `D`
  case longDouble
  /// `@`, `@"NSString"`, `@"NSString<P><Q>"` or `@"<P>"`.
  case object(className: String?, protocols: [String])
  /// `@?`, or with the signature that extended encodings add, `@?<v@?@>`.
  case block(signature: BlockSignature?)
  /// `#`
  case classObject
  /// `:`
  case selector
  /// `*`
  case cString
  /// `^` and the type of the target.
  case pointer(TypeEncoding)
  /// `?`: a function, in `^?`, or a type for which the compiler had no letter; for some of these,
  /// such as `_Float16`, clang writes a space.
  case unknown
  /// `[12i]`
  case array(count: Int, element: TypeEncoding)
  /// `![16,16f]`, bytes and alignment, in encodings of GNU compilers; clang writes nothing at all.
  case vector(size: Int, alignment: Int, element: TypeEncoding)
  /// `{CGPoint=dd}`; `{CGPoint}` without fields, `{?=dd}` without a name.
  case structure(name: String?, fields: [Field]?)
  /// `(Value=id)`; without fields or name as for a structure.
  case union(name: String?, fields: [Field]?)
  /// `b3`, or `b0I3` when the compiler also tells position and declared type.
  case bitField(width: Int, declaration: BitFieldDeclaration?)
  /// `j` and the type of either part.
  case complex(TypeEncoding)
  /// A qualifier's letter before a type.
  case qualified(Qualifier, TypeEncoding)

  /// Reads one type, such as `@"NSString"` or `{CGPoint="x"d"y"d}`.
  ///
  /// - Throws: `EncodingError` when the string is not exactly one type, is longer than 64 KiB, or
  ///   nests types deeper than 64 levels.
  /// - Complexity: O(length).
  public init(parsing encoding: String) throws(EncodingError) {
    var parser = try TypeEncodingParser(encoding)
    self = try parser.type()
    try parser.finish()
  }

  /// The type with `@` for every object and `@?` for every block: names do not affect how a value is passed.
  package var withoutClassNames: TypeEncoding {
    switch self {
    case .object: .anyObject
    case .block: .block(signature: nil)
    case .pointer(let pointee): .pointer(pointee.withoutClassNames)
    case .qualified(let qualifier, let type): .qualified(qualifier, type.withoutClassNames)
    default: self
    }
  }

  /// Reads the first of the types in a text, and the frame offset behind it.
  ///
  /// - Returns: the type, and how many bytes it has in the text with its offset.
  /// - Throws: `EncodingError` when the text does not begin with a type.
  static func first(in types: String) throws(EncodingError) -> (type: TypeEncoding, length: Int) {
    var parser = try TypeEncodingParser(types)
    let type = try parser.type()
    parser.skipFrameOffset()
    return (type, parser.position)
  }

  /// The type without the qualifiers in front of it; those further inside stay.
  public var unqualified: TypeEncoding {
    var type = self
    while case .qualified(_, let inner) = type { type = inner }
    return type
  }
}
