/// The types of a method: its result and all its arguments, receiver and selector included.
///
/// [any-thread]
public struct MethodEncoding: Hashable, Sendable, CustomStringConvertible {
  /// The type of the result.
  public let result: TypeEncoding
  /// The types of the arguments; the first is the receiver and the second the selector.
  public let arguments: [TypeEncoding]

  /// Types that were checked already.
  package init(result: TypeEncoding, arguments: [TypeEncoding]) {
    self.result = result
    self.arguments = arguments
  }

  /// Reads an encoding such as `v@:@` or `v24@0:8@16`. Frame offsets are dropped: they belong to
  /// the machine that made the encoding.
  ///
  /// - Throws: `EncodingError` when a type is malformed; when receiver (`@` or `#`) or selector (`:`)
  ///   is missing; and when an argument is void, a bit-field or a bare `?`, which cannot be passed.
  /// - Complexity: O(length).
  public init(parsing encoding: String) throws(EncodingError) {
    try self.init(parsing: encoding, isMethod: true)
  }

  /// Reads the types of any function: of a method, of a block (`v16@?0q8`), or a result alone.
  ///
  /// - Throws: `EncodingError` when a type is malformed or cannot be passed.
  /// - Complexity: O(length).
  package init(parsingFunction encoding: String) throws(EncodingError) {
    try self.init(parsing: encoding, isMethod: false)
  }

  private init(parsing encoding: String, isMethod: Bool) throws(EncodingError) {
    var parser = try TypeEncodingParser(encoding)
    result = try parser.type()
    try parser.refuseBitField(result, at: 0, as: "a result")
    parser.skipFrameOffset()
    var arguments: [TypeEncoding] = []
    while isMethod && arguments.count < 2 || parser.peek() != nil {
      let start = parser.position
      if parser.peek() == nil { throw Self.missing(arguments.count, encoding, at: start) }
      let argument = try parser.argument()
      switch (arguments.count, argument.unqualified) {
      case _ where !isMethod: break
      case (0, .object), (0, .classObject), (1, .selector), (2..., _): break
      default: throw Self.missing(arguments.count, encoding, at: start)
      }
      arguments.append(argument)
      parser.skipFrameOffset()
    }
    self.arguments = arguments
  }

  /// Whether the first two arguments are a receiver and a selector.
  package var isMethod: Bool {
    guard arguments.count >= 2, arguments[1].unqualified == .selector else { return false }
    switch arguments[0].unqualified {
    case .object, .classObject: return true
    default: return false
    }
  }

  /// Whether the first argument is a block, as in the types of one.
  package var isBlock: Bool {
    if case .block? = arguments.first?.unqualified { true } else { false }
  }

  /// The encoding in canonical form, without frame offsets; it parses to an equal value.
  ///
  /// - Complexity: O(length).
  public var encoding: String {
    var text = ""
    result.write(to: &text)
    for argument in arguments { argument.write(to: &text) }
    return text
  }

  /// The encoding.
  public var description: String { encoding }

  /// Whether methods of the two encodings can be called alike: with the same number of arguments,
  /// and with arguments and results that are passed alike. See `TypeEncoding.isPassedLike(_:)`.
  ///
  /// - Complexity: O(length).
  public func isCalledLike(_ other: MethodEncoding) -> Bool {
    result.isPassedLike(other.result)
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0.isPassedLike($1) }
  }

  /// The encoding as plugins in C write it, with `@` for every object: how the method is called does not depend on
  /// classes.
  package var withoutClassNames: MethodEncoding {
    MethodEncoding(
      result: result.withoutClassNames, arguments: arguments.map(\.withoutClassNames))
  }

  /// The encoding as clang writes that of a method: with the size of all arguments and the offset of each, as if they were on a
  /// stack, and without names of classes. The receiver is an object in class methods too.
  var withOffsets: String {
    var arguments = withoutClassNames.arguments
    if let receiver = arguments.first, receiver.unqualified == .classObject {
      arguments[0] = .anyObject
    }
    var offset = 0
    var text = ""
    for argument in arguments {
      argument.write(to: &text)
      text += "\(offset)"
      offset += argument.sizeOnStack
    }
    return result.withoutClassNames.encoding + "\(offset)" + text
  }

  private static func missing(
    _ argument: Int, _ encoding: String, at offset: Int
  ) -> EncodingError {
    argument == 0 ? .noReceiver(encoding, at: offset) : .noSelector(encoding, at: offset)
  }
}

extension TypeEncoding {
  /// The size by which an argument counts in the offsets of those behind it.
  fileprivate var sizeOnStack: Int {
    switch unqualified {
    case .array: MemoryLayout<UnsafeRawPointer>.size
    case .bool, .char, .unsignedChar, .short, .unsignedShort: MemoryLayout<CInt>.size
    default: size ?? 0
    }
  }
}
