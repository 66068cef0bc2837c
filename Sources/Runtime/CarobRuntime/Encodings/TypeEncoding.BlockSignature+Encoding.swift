extension TypeEncoding.BlockSignature {
  /// Reads the types that a block declares, such as `v@?@` or `v16@?0@8`.
  ///
  /// In C, where `id`, `Class` and `SEL` are pointers to structures, compilers write them as such; here they
  /// are `@`, `#` and `:` again.
  ///
  /// - Throws: `EncodingError` when a type is malformed, an argument cannot be passed (a bare `?` among
  ///   them, so that there are no variadic blocks), or the first is not the block.
  /// - Complexity: O(length).
  public init(parsing encoding: String) throws(EncodingError) {
    var parser = try TypeEncodingParser(encoding)
    let result = try parser.type()
    try parser.refuseBitField(result, at: 0, as: "a result")
    parser.skipFrameOffset()
    var arguments: [TypeEncoding] = []
    while arguments.isEmpty || parser.peek() != nil {
      let start = parser.position
      if parser.peek() == nil { throw .noBlock(encoding, at: start) }
      let argument = try parser.argument()
      if arguments.isEmpty {
        guard case .block = argument.unqualified else { throw .noBlock(encoding, at: start) }
      }
      arguments.append(argument.naturalized)
      parser.skipFrameOffset()
    }
    self.init(result: result.naturalized, arguments: arguments)
  }

  /// The types in canonical form, without frame offsets: `v@?@`.
  ///
  /// - Complexity: O(length).
  public var encoding: String {
    var text = ""
    result.write(to: &text)
    for argument in arguments { argument.write(to: &text) }
    return text
  }

  /// Whether blocks of the two signatures can be called alike; see `TypeEncoding.isPassedLike(_:)`.
  ///
  /// - Complexity: O(length).
  public func isCalledLike(_ other: Self) -> Bool {
    result.isPassedLike(other.result)
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0.isPassedLike($1) }
  }
}

extension TypeEncoding {
  /// `@`, `#` and `:` for pointers to the records that they are in C.
  fileprivate var naturalized: TypeEncoding {
    guard case .pointer(let pointee) = unqualified,
      case .structure(let name?, _) = pointee.unqualified
    else { return self }
    switch name {
    case "objc_object": return .anyObject
    case "objc_class": return .classObject
    case "objc_selector": return .selector
    default: return self
    }
  }
}
