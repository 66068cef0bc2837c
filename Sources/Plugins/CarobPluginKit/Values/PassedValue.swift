internal import CCarob

/// An argument or a result of a message, made by `MessageValue.passed()`.
public struct PassedValue {
  enum Form {
    case nothing
    case object(Reference)
    case classObject(ObjectClass)
    case selector(Selector)
    case bool(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case structure(String, [UInt64])
    case pointer(UnsafeMutableRawPointer)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  init(_ object: Object) {
    form = object.reference.map(Form.object) ?? Form.nothing
  }

  /// Nil, or the result of a `void` method.
  static var nothing: PassedValue { PassedValue(Form.nothing) }

  /// Whether this is nil, or the result of a `void` method.
  public var isNothing: Bool {
    if case .nothing = form { true } else { false }
  }

  /// Reads a value of a kind from memory of whole words.
  init(_ bytes: UnsafeRawBufferPointer, _ kind: ValueKind, owned: Bool) {
    // SAFETY: every kind is read from the word, or the words, that the room for it has.
    switch kind {
    case .void, .unsupported: form = .nothing
    case .object:
      guard let id = bytes.load(as: id?.self) else {
        form = .nothing
        break
      }
      form = .object(owned ? Reference(owned: id) : Reference(retaining: id))
    case .classObject:
      form = ObjectClass(bytes.load(as: Class?.self)).map { .classObject($0) } ?? .nothing
    case .selector: form = Selector(bytes.load(as: SEL?.self)).map { .selector($0) } ?? .nothing
    case .pointer:
      form = bytes.load(as: UnsafeMutableRawPointer?.self).map { .pointer($0) } ?? .nothing
    case .bool: form = .bool(bytes.load(as: UInt8.self) != 0)
    case .integer(1, true, _): form = .integer(Int64(bytes.load(as: Int8.self)))
    case .integer(2, true, _): form = .integer(Int64(bytes.load(as: Int16.self)))
    case .integer(4, true, _): form = .integer(Int64(bytes.load(as: Int32.self)))
    case .integer(_, true, _): form = .integer(bytes.load(as: Int64.self))
    case .integer(1, false, _): form = .unsigned(UInt64(bytes.load(as: UInt8.self)))
    case .integer(2, false, _): form = .unsigned(UInt64(bytes.load(as: UInt16.self)))
    case .integer(4, false, _): form = .unsigned(UInt64(bytes.load(as: UInt32.self)))
    case .integer(_, false, _): form = .unsigned(bytes.load(as: UInt64.self))
    case .float: form = .double(Double(bytes.load(as: Float.self)))
    case .double: form = .double(bytes.load(as: Double.self))
    case .structure(let encoding, let words):
      form = .structure(
        encoding, (0..<words).map { bytes.load(fromByteOffset: $0 * 8, as: UInt64.self) })
    }
  }

  /// The word for a register. Retain the object while the word is used.
  ///
  /// - Precondition: `fitting` returned this value, for a kind that is a word.
  var word: UInt {
    switch form {
    case .object(let reference): UInt(bitPattern: reference.id)
    case .classObject(let cls): UInt(bitPattern: cls.pointer)
    case .selector(let selector): UInt(bitPattern: selector.sel)
    case .pointer(let pointer): UInt(bitPattern: pointer)
    case .bool(let value): value ? 1 : 0
    case .integer(let value): UInt(bitPattern: Int(value))
    case .unsigned(let value): UInt(value)
    case .nothing, .double, .structure: 0
    }
  }

  /// Writes the value in the memory for its kind; an integer as a whole word.
  ///
  /// - Precondition: `fitting` returned this value, for this kind.
  func store(_ kind: ValueKind, at address: UnsafeMutableRawPointer) {
    // SAFETY: the room has as many words as the kind.
    switch (form, kind) {
    case (.double(let value), .float):
      address.storeBytes(of: 0, as: UInt.self)
      address.storeBytes(of: Float(value), as: Float.self)
    case (.double(let value), _): address.storeBytes(of: value, as: Double.self)
    case (.structure(_, let words), _):
      for (index, word) in words.enumerated() {
        address.storeBytes(of: word, toByteOffset: index * 8, as: UInt64.self)
      }
    case (_, .structure(_, let words)):
      for index in 0..<words { address.storeBytes(of: 0, toByteOffset: index * 8, as: UInt64.self) }
    default: address.storeBytes(of: word, as: UInt.self)
    }
  }
}

extension PassedValue: CustomStringConvertible {
  /// A description for people.
  public var description: String {
    switch form {
    case .nothing: "nil"
    case .object(let reference):
      "a \(object_getClassName(reference.id).map { String(cString: $0) } ?? "?")"
    case .classObject(let cls): "the class \(cls)"
    case .selector(let selector): "the selector \(selector)"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .structure(let encoding, _): "a \(encoding)"
    case .pointer: "a pointer"
    }
  }
}
