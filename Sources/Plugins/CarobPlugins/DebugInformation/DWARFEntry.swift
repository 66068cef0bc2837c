/// An entry of debug information: a function, a parameter, a type.
struct DWARFEntry {
  /// The tags and attributes that are read here, by their numbers in the standard.
  enum Tag {
    static let structure: UInt64 = 0x13
    static let classType: UInt64 = 0x02
    static let enumeration: UInt64 = 0x04
    static let parameter: UInt64 = 0x05
    static let pointer: UInt64 = 0x0f
    static let reference: UInt64 = 0x10
    static let typeName: UInt64 = 0x16
    static let variadic: UInt64 = 0x18
    static let baseType: UInt64 = 0x24
    static let constant: UInt64 = 0x26
    static let function: UInt64 = 0x2e
    static let volatile: UInt64 = 0x35
    static let restrict: UInt64 = 0x37
    static let movedReference: UInt64 = 0x42
    static let atomic: UInt64 = 0x47
  }

  enum Attribute: UInt64 {
    case byteSize = 0x0b
    case lowAddress = 0x11
    case abstractOrigin = 0x31
    case isArtificial = 0x34
    case encoding = 0x3e
    case specification = 0x47
    case type = 0x49
    case addressBase = 0x73
    case doesNotReturn = 0x87
  }

  enum Value {
    case number(UInt64)
    /// The position of another entry.
    case entry(Int)
    /// The index of an address in a table.
    case addressIndex(UInt64)
  }

  let tag: UInt64
  let hasChildren: Bool
  /// The attributes that are read here.
  var values: [Attribute: Value] = [:]
  /// The position behind it.
  var end = 0

  /// The entry that an attribute refers to.
  func entry(_ attribute: Attribute) -> Int? {
    if case .entry(let position)? = values[attribute] { position } else { nil }
  }

  func number(_ attribute: Attribute) -> UInt64? {
    if case .number(let number)? = values[attribute] { number } else { nil }
  }
}
