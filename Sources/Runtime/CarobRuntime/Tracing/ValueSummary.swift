import CCarob

/// Short texts of arguments and results, made without sending a message and without keeping an object.
package enum ValueSummary {
  /// The longest text shown of a string, in characters.
  private static let longestText = 40

  /// The maximum nesting of structures that is shown.
  private static let maximumStructureDepth = 4

  /// The text of a value in memory; nil for void.
  ///
  /// - Safety: the memory must hold a value of that type; an object must be alive, or nil.
  package static func text(_ encoding: TypeEncoding, at address: UnsafeRawPointer) -> String? {
    encoding.unqualified == .void ? nil : text(encoding, at: address, depth: 0)
  }

  private static func text(
    _ encoding: TypeEncoding, at address: UnsafeRawPointer, depth: Int
  ) -> String {
    // SAFETY: the caller vouches for the type; nothing is assumed about alignment.
    switch encoding.unqualified {
    case .object, .classObject:
      return object(address.loadUnaligned(as: UnsafeMutableRawPointer?.self))
    case .block:
      let block = address.loadUnaligned(as: UInt.self)
      return block == 0 ? "nil" : "<block \(hex(block))>"
    case .selector:
      let selector = Selector(address.loadUnaligned(as: SEL?.self))
      return selector.map { "@selector(\($0))" } ?? "null"
    case .cString:
      return cString(encoding, address.loadUnaligned(as: UnsafePointer<CChar>?.self))
    case .pointer, .array:
      let pointer = address.loadUnaligned(as: UInt.self)
      return pointer == 0 ? "null" : hex(pointer)
    case .structure(let name, let fields?):
      return structure(encoding, name, fields, at: address, depth: depth)
    default:
      guard let scalar = Scalar(encoding, at: address) else { return "(\(encoding.readableName))" }
      return text(scalar)
    }
  }

  /// A receiver, as class and address, from its pointer alone: it may be deallocating.
  ///
  /// - Safety: the pointer must be an id whose `isa` can be read.
  static func receiver(_ id: UnsafeMutableRawPointer) -> String {
    let cls = RuntimeClass(record: Object.dispatchRecord(of: id))
    return cls.isMetaclass ? cls.name : "<\(cls.name) \(hex(UInt(bitPattern: id)))>"
  }

  private static func object(_ id: UnsafeMutableRawPointer?) -> String {
    guard let id else { return "nil" }
    if let other = Object.nameOfOther(id) { return other }
    let cls = RuntimeClass(record: Object.dispatchRecord(of: id))
    if cls.isMetaclass { return cls.name }
    guard let hooks = LinkedFoundation.hooks, hooks.isOfValues(cls.swiftClass),
      let object = Object.from(id)
    else { return receiver(id) }
    if let string = hooks.text(object) { return "@" + quoted(string) }
    return hooks.scalar(object).map { "@" + text($0) } ?? receiver(id)
  }

  private static func text(_ scalar: Scalar) -> String {
    switch scalar {
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .floating(let value): "\(value)"
    case .bool(let value): value ? "YES" : "NO"
    }
  }

  /// The text behind a pointer to constant characters. Pointers to others may be room for a result.
  private static func cString(
    _ encoding: TypeEncoding, _ characters: UnsafePointer<CChar>?
  ) -> String {
    guard let characters else { return "null" }
    guard case .qualified(.const, _) = encoding else {
      return hex(UInt(bitPattern: characters))
    }
    var bytes: [UInt8] = []
    // SAFETY: a constant C string ends with NUL; no byte after it is read, and no more than needed.
    while bytes.count <= longestText * 4, characters[bytes.count] != 0 {
      bytes.append(UInt8(bitPattern: characters[bytes.count]))
    }
    return quoted(String(decoding: bytes, as: UTF8.self))
  }

  private static func structure(
    _ encoding: TypeEncoding, _ name: String?, _ fields: [TypeEncoding.Field],
    at address: UnsafeRawPointer, depth: Int
  ) -> String {
    let name = name ?? "struct"
    guard depth < maximumStructureDepth, let layout = TypeLayout(encoding) else {
      return "(\(name))"
    }
    let values = zip(fields, layout.fieldOffsets).map { field, offset in
      switch field.type.unqualified {
      // Within a structure an array is its elements, and a bit-field has no address.
      case .array, .bitField, .union: "…"
      default: text(field.type, at: address + offset, depth: depth + 1)
      }
    }
    return "{\(name) \(values.joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String {
    let shown = String(text.prefix(longestText))
    let escaped = shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped.onOneLine)\"" + (shown.count < text.count ? "…" : "")
  }

  private static func hex(_ address: UInt) -> String { "0x" + String(address, radix: 16) }
}
