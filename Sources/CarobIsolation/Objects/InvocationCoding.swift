import CCarob
import CarobRuntime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Turns the arguments and results of messages into what crosses, and back, by their types.
///
/// Objects cross as `ValueCoding` says; numbers and structures of numbers as they lie in memory, since both
/// sides are one machine; selectors by name; C strings as copies. Pointers to anything else, blocks and unions
/// cannot cross.
struct InvocationCoding {
  private let values: ValueCoding

  init(_ connection: Connection) { values = ValueCoding(connection: connection) }

  /// How a value of a type crosses.
  private enum Way {
    case object, bytes, selector, cString, nothing
  }

  private static func way(_ type: TypeEncoding) -> Way? {
    switch type.unqualified {
    case .void: .nothing
    case .object, .classObject: .object
    case .selector: .selector
    case .cString: .cString
    case let type: isPlain(type) ? .bytes : nil
    }
  }

  /// Whether a value is nothing but numbers.
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
    where way(type) == nil {
      throw .notPassable(type.encoding, "argument \(index - 2)", of: selector)
    }
    if way(signature.encoding.result) == nil {
      throw .notPassable(signature.encoding.result.encoding, "the result", of: selector)
    }
  }

  // MARK: To the other side

  /// The arguments after receiver and selector.
  func arguments(of invocation: Invocation) throws -> [WireValue] {
    let types = invocation.signature.encoding.arguments
    return try (2..<types.count).map { index in
      try value(
        types[index], object: { try invocation.argument(at: index) },
        cString: { try invocation.argument(at: index) },
        bytes: { try invocation.argumentBytes(at: index) })
    }
  }

  /// The result of a message that was sent.
  func result(of invocation: Invocation) throws -> WireValue {
    try value(
      invocation.signature.encoding.result, object: { try invocation.result() },
      cString: { try invocation.result() }, bytes: { invocation.resultBytes })
  }

  private func value(
    _ type: TypeEncoding, object: () throws -> Object?, cString: () throws -> CString,
    bytes: () throws -> [UInt8]
  ) throws -> WireValue {
    switch Self.way(type) {
    case .object: return try values.value(of: try object())
    case .bytes: return .bytes(try bytes())
    case .selector: return Self.selector(try bytes()).map { .selector($0.name) } ?? .none
    case .cString:
      guard let pointer = try cString().pointer else { return .none }
      // SAFETY: a C string ends with NUL.
      return .cString(
        Array(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))))
    case .nothing: return .none
    case nil:
      throw IsolationError(.notPassable, "\"\(type.encoding)\" cannot cross between processes")
    }
  }

  /// The selector in a slot of an invocation.
  private static func selector(_ bytes: [UInt8]) -> Selector? {
    bytes.withUnsafeBytes {
      // SAFETY: the slot of a selector holds one, or null.
      Selector($0.loadUnaligned(as: SEL?.self))
    }
  }

  // MARK: From the other side

  /// Sets the arguments.
  ///
  /// - Throws: `WireError` for those of other types; `MessageError`.
  func set(_ arguments: [WireValue], of invocation: Invocation) throws {
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
  /// - Throws: `WireError` for one of another type; `MessageError`.
  func setResult(_ result: WireValue, of invocation: Invocation) throws {
    try decode(
      result, invocation.signature.encoding.result, object: { try invocation.setResult($0) },
      cString: { try invocation.setResult($0) }, bytes: { try invocation.setResultBytes($0) })
  }

  private func decode(
    _ value: WireValue, _ type: TypeEncoding, object: (Object?) throws -> Void,
    cString: (CString) throws -> Void, bytes: ([UInt8]) throws -> Void
  ) throws {
    switch (Self.way(type), value) {
    case (.object, _): try object(try values.object(of: value))
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
    // A slot that nobody sets is zero.
    case (.selector, .none), (.nothing, .none): break
    default: throw WireError("sent a value of another type than \"\(type.encoding)\"")
    }
  }
}
