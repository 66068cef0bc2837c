import CCarob
import CarobRuntime
import CarobLibc

/// Encodes the arguments and the result of an invocation as values that are sent to another process, and decodes them.
/// The type encoding decides how.
///
/// `ValueCoding` encodes objects. Numbers and structures of numbers are copied byte for byte, because both processes run
/// on the same machine. Selectors are sent by name, C strings as copies. Other pointers, blocks and unions cannot be sent.
struct InvocationCoding {
  private let objects: ValueCoding

  init(_ connection: Connection) { objects = ValueCoding(connection: connection) }

  private enum Representation {
    case object, bytes, selector, cString, nothing
  }

  /// Returns the encoding of values of a type; nil when they cannot be sent.
  private static func representation(of type: TypeEncoding) -> Representation? {
    switch type.unqualified {
    case .void: .nothing
    case .object, .classObject: .object
    case .selector: .selector
    case .cString: .cString
    case let type: isPlain(type) ? .bytes : nil
    }
  }

  /// Returns whether a type holds only numbers, so that its bytes can be copied.
  private static func isPlain(_ type: TypeEncoding) -> Bool {
    switch type.unqualified {
    case .bool, .char, .unsignedChar, .short, .unsignedShort, .int, .unsignedInt, .long,
      .unsignedLong, .longLong, .unsignedLongLong, .int128, .unsignedInt128, .float, .double,
      .longDouble:
      true
    case .complex(let part): isPlain(part)
    case .vector(_, _, let element): isPlain(element)
    case .structure(_, let fields?): fields.allSatisfy { isPlainMember($0.type) }
    default: false
    }
  }

  private static func isPlainMember(_ type: TypeEncoding) -> Bool {
    switch type.unqualified {
    case .array(_, let element): isPlainMember(element)
    case .bitField: true
    case let type: isPlain(type)
    }
  }

  /// - Throws: `IsolationError` when one of the types cannot cross.
  static func check(_ signature: MethodSignature, of selector: String) throws(IsolationError) {
    for (index, type) in signature.encoding.arguments.enumerated().dropFirst(2)
    where representation(of: type) == nil {
      throw .notPassable(type.encoding, "argument \(index - 1)", of: selector)
    }
    if representation(of: signature.encoding.result) == nil {
      throw .notPassable(signature.encoding.result.encoding, "the result", of: selector)
    }
  }

  // MARK: Encoding

  /// Encodes the arguments after receiver and selector.
  func arguments(of invocation: NSInvocation) throws -> [WireValue] {
    let types = invocation.signature.encoding.arguments
    return try (2..<types.count).map { index in
      try encode(
        types[index], object: { try invocation.argument(at: index) },
        cString: { try invocation.argument(at: index) },
        bytes: { try invocation.argumentBytes(at: index) })
    }
  }

  /// Encodes the result, after the invocation was invoked.
  func result(of invocation: NSInvocation) throws -> WireValue {
    try encode(
      invocation.signature.encoding.result, object: { try invocation.result() },
      cString: { try invocation.result() }, bytes: { invocation.resultBytes })
  }

  private func encode(
    _ type: TypeEncoding, object: () throws -> Object?, cString: () throws -> CString,
    bytes: () throws -> [UInt8]
  ) throws -> WireValue {
    switch Self.representation(of: type) {
    case .object: return try objects.value(of: try object())
    case .bytes: return .bytes(try bytes())
    case .selector: return Self.selector(try bytes()).map { .selector($0.name) } ?? .none
    case .cString:
      guard let pointer = try cString().pointer else { return .none }
      // SAFETY: a C string ends with NUL.
      return .cString(
        Array(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))))
    case .nothing: return .none
    case nil:
      throw IsolationError(.notPassable, "\"\(type.encoding)\" cannot be sent to another process")
    }
  }

  /// Reads a selector from the bytes of an argument or a result; nil for null.
  private static func selector(_ bytes: [UInt8]) -> Selector? {
    bytes.withUnsafeBytes {
      // SAFETY: the bytes are those of a `SEL`, which may be null.
      Selector($0.loadUnaligned(as: SEL?.self))
    }
  }

  // MARK: Decoding

  /// Sets the arguments.
  ///
  /// - Throws: `WireError` when the other process sent values of other types, sizes or number; `MessageError` from the
  ///   invocation.
  func setArguments(_ arguments: [WireValue], of invocation: NSInvocation) throws {
    let types = invocation.signature.encoding.arguments
    guard arguments.count == types.count - 2 else {
      throw WireError("sent \(arguments.count) arguments where \(types.count - 2) are needed")
    }
    for (index, argument) in zip(2..., arguments) {
      try decode(
        argument, types[index], object: { try invocation.setArgument($0, at: index) },
        cString: { try invocation.setArgument($0, at: index) },
        bytes: { try invocation.setArgumentBytes($0, at: index) })
    }
  }

  /// Sets the result.
  ///
  /// - Throws: as `setArguments`.
  func setResult(_ result: WireValue, of invocation: NSInvocation) throws {
    try decode(
      result, invocation.signature.encoding.result, object: { try invocation.setResult($0) },
      cString: { try invocation.setResult($0) }, bytes: { try invocation.setResultBytes($0) })
  }

  private func decode(
    _ value: WireValue, _ type: TypeEncoding, object: (Object?) throws -> Void,
    cString: (CString) throws -> Void, bytes: ([UInt8]) throws -> Void
  ) throws {
    switch (Self.representation(of: type), value) {
    case (.object, _): try object(try objects.object(of: value))
    case (.bytes, .bytes(let content)):
      guard content.count == TypeLayout(type)?.size else {
        throw WireError("sent \(content.count) bytes for a \"\(type.encoding)\"")
      }
      try bytes(content)
    case (.selector, .selector(let name)):
      let selector = try Selector(validating: name)
      // SAFETY: the bytes are those of a pointer to a record that is never freed.
      try bytes(withUnsafeBytes(of: selector.sel) { Array($0) })
    case (.cString, .cString(let content)):
      try (content + [0]).withUnsafeBufferPointer { buffer in
        try buffer.withMemoryRebound(to: CChar.self) {
          // SAFETY: the bytes end with NUL, and the invocation copies them.
          try cString(CString(pointer: $0.baseAddress))
        }
      }
    case (.cString, .none): try cString(CString(pointer: nil))
    // Unset values are zero.
    case (.selector, .none), (.nothing, .none): break
    default: throw WireError("sent a value of another type than \"\(type.encoding)\"")
    }
  }
}
