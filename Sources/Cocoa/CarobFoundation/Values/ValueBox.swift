import CarobRuntime
import CarobLibc
import Foundation

/// A value of any type of C as an object: its bytes and its type. Registered as `NSValue`.
///
/// `NumberBox` is the subclass for numbers. [any-thread]
open class ValueBox: Object, ClassCluster {
  /// The bytes and the type of a value that is no number.
  private final class Contents {
    let type: TypeEncoding
    let bytes: [UInt8]

    init(_ type: TypeEncoding, _ bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The value; nil in an object to which no `-init…` has given one.
  private final var contents: Contents?

  /// Boxes a value.
  ///
  /// - Returns: nil when the encoding does not tell the size.
  /// - Safety: there must be a value of that type at the address.
  package convenience init?(_ type: TypeEncoding, at address: UnsafeRawPointer) {
    self.init(isa: Self.runtimeClass)
    if !take(type, at: address) { return nil }
  }

  open override class var runtimeName: String {
    self == ValueBox.self ? "NSValue" : super.runtimeName
  }

  /// The type of the value; `void` when there is none. A plugin's class with its own primitive methods is asked for it.
  package final var valueType: TypeEncoding { hasOwnPrimitives ? askedType() : heldType }

  /// The type of the value in this object.
  var heldType: TypeEncoding { contents?.type ?? .void }

  /// Calls a closure with the value's bytes, which last as long as the call.
  package final func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    hasOwnPrimitives ? try askedBytes().withUnsafeBytes(body) : try withHeldBytes(body)
  }

  /// Calls a closure with the bytes of the value in this object.
  func withHeldBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try (contents?.bytes ?? []).withUnsafeBytes(body)
  }

  /// The bytes of a class with its own primitive methods.
  func askedBytes() -> [UInt8] { askedValue() }

  /// A value of the host's own class.
  package func copyOfContents() -> Object {
    let copy = ValueBox()
    copy.contents = Contents(valueType, withBytes(Array.init))
    return copy
  }

  /// Gives the object its value; false, and nothing changed, when the encoding does not tell how large one is, or the object
  /// holds values of other types.
  ///
  /// - Safety: there must be a value of that type at the address.
  package func take(_ type: TypeEncoding, at address: UnsafeRawPointer) -> Bool {
    guard let size = type.size else { return false }
    // SAFETY: the caller vouches for the value.
    let bytes = Array(UnsafeRawBufferPointer(start: address, count: size))
    contents = Contents(type.withoutFieldNames, bytes)
    return true
  }

  /// Takes the value in an archive; nil when its bytes are not those of its type. Pointers are not read.
  private func read(_ parts: ArchivedParts) throws -> ValueBox? {
    guard let text = try parts.read("type", as: StringBox.self)?.string,
      let bytes = try parts.read("bytes", as: DataBox.self)?.data,
      let type = try? TypeEncoding(parsing: text), type.size == bytes.count,
      !text.contains(where: Self.isReference)
    else { return nil }
    // SAFETY: the bytes are as many as the type has.
    let isTaken = [UInt8](bytes).withUnsafeBytes { bytes in
      bytes.baseAddress.map { take(type, at: $0) } ?? false
    }
    return isTaken ? self : nil
  }

  private static func isReference(_ code: Character) -> Bool { "@#^*:".contains(code) }

  /// Whether the value has a type that C passes in the same way.
  package final func isOf(_ wanted: TypeEncoding) -> Bool {
    valueType == wanted
      || valueType.size == wanted.size && valueType.isPassedLike(wanted)
  }

  /// Whether the other is a value of the same type with the same bytes.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ValueBox, !(other is NumberBox), other.valueType == valueType else {
      return false
    }
    if hasOwnPrimitives || other.hasOwnPrimitives {
      return withBytes(Array.init) == other.withBytes(Array.init)
    }
    return contents?.bytes == other.contents?.bytes
  }

  /// A hash of the bytes.
  open override var hash: Int {
    hasOwnPrimitives ? withBytes(Array.init).hashValue : contents?.bytes.hashValue ?? 0
  }

  /// `NSRange: {1, 2}`, and `NSPoint: {1, 2}` and so on for structures of UIKit; of other values the bytes.
  open override var objectDescription: String {
    withBytes { bytes in
      if let text = StructureText.text(of: valueType, bytes) { return text }
      let hex = bytes.map { String($0, radix: 16, digits: 2) }.joined()
      return "{length = \(bytes.count), bytes = 0x\(hex)}"
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ValueBox.self, "A value of any type of C as an object.") { value in
      value.hidesProperties(but: ["objCType"])
      value.primitives("objCType", "getValue:")
      value.isImmutable()
      value.isArchived {
        try $1.write(StringBox($0.valueType.encoding), "type")
        try $1.write(DataBox(Data($0.withBytes(Array.init))), "bytes")
      } read: {
        try $0.read($1)
      }
      defineMaking(value)
      defineReading(value)
      defineStructures(value)
      defineTransforms(value)
    }
  }
}

extension TypeEncoding {
  /// The type without the names of fields, which encodings of variables have and `@encode` does not.
  package var withoutFieldNames: TypeEncoding {
    switch self {
    case .structure(let name, let fields):
      .structure(name: name, fields: fields?.map { Field(type: $0.type.withoutFieldNames) })
    case .union(let name, let fields):
      .union(name: name, fields: fields?.map { Field(type: $0.type.withoutFieldNames) })
    case .array(let count, let element):
      .array(count: count, element: element.withoutFieldNames)
    case .pointer(let pointee): .pointer(pointee.withoutFieldNames)
    case .qualified(let qualifier, let type): .qualified(qualifier, type.withoutFieldNames)
    default: self
    }
  }
}
