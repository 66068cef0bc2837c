/// How a value of a type travels in a call, as far as one letter tells.
///
/// Two types of the same kind are passed alike, but for `block` and `compound`, where the encodings have to be compared.
enum PassingKind: UInt8, Sendable {
  case void, bool, char, unsignedChar, short, unsignedShort, int, unsignedInt
  case longLong, unsignedLongLong, float, double, object, selector, pointer
  /// Blocks, which may tell their types.
  case block
  /// Structures, unions and all that is rare.
  case compound

  init(_ encoding: TypeEncoding) {
    switch encoding {
    case .void: self = .void
    case .bool: self = .bool
    case .char: self = .char
    case .unsignedChar: self = .unsignedChar
    case .short: self = .short
    case .unsignedShort: self = .unsignedShort
    case .int: self = .int
    case .unsignedInt: self = .unsignedInt
    case .long, .longLong: self = .longLong
    case .unsignedLong, .unsignedLongLong: self = .unsignedLongLong
    case .float: self = .float
    case .double: self = .double
    case .object, .classObject: self = .object
    case .block: self = .block
    case .selector: self = .selector
    case .cString, .pointer, .array: self = .pointer
    case .qualified(_, let inner): self = PassingKind(inner)
    default: self = .compound
    }
  }
}

extension TypeEncoding {
  /// `@`, made once: an enumeration with payloads on the heap is not free to make.
  static let anyObject = TypeEncoding.object(className: nil, protocols: [])
}
