extension TypeEncoding {
  /// A member of a structure or union.
  public struct Field: Hashable, Sendable {
    /// The name, where the encoding has it, as encodings of instance variables do. Empty for an
    /// unnamed member of a structure that names the others.
    public let name: String?
    /// The type of the field.
    public let type: TypeEncoding

    /// A member of that name and type.
    public init(name: String? = nil, type: TypeEncoding) {
      self.name = name
      self.type = type
    }
  }

  /// The type and position of a bit-field, which GNU compilers encode besides its width.
  public struct BitFieldDeclaration: Hashable, Sendable {
    /// Bits from the start of the structure or object, as the compiler wrote it.
    public let position: Int
    /// The integer type that it was declared with.
    public let type: TypeEncoding

    /// A declaration with that position and type.
    public init(position: Int, type: TypeEncoding) {
      self.position = position
      self.type = type
    }
  }

  /// The types of a block: `<v@?@>`.
  public struct BlockSignature: Hashable, Sendable {
    /// The type of the result.
    public let result: TypeEncoding
    /// The types of the arguments; the first is the block itself.
    public let arguments: [TypeEncoding]

    /// A signature of those types.
    public init(result: TypeEncoding, arguments: [TypeEncoding]) {
      self.result = result
      self.arguments = arguments
    }
  }
}
