/// A unit of debug information: the entries of one source file, with their abbreviations.
struct DWARFUnit {
  /// The positions of its bytes in the section, from its header on.
  let range: Range<Int>
  /// The position of its first entry.
  let first: Int
  private let version: UInt64
  private let offsetSize: Int
  private let addressSize: Int
  private let abbreviations: [UInt64: DWARFAbbreviation]

  /// The form of a value that is preceded by its form.
  private static let indirect: UInt64 = 0x16
  private static let longForm: UInt64 = 0xffff_ffff
  /// Types of units that have an identifier, and perhaps an offset, at the end of the header.
  private static let (typeUnit, skeleton, splitUnit, splitTypeUnit):
    (UInt64, UInt64, UInt64, UInt64) =
      (2, 4, 5, 6)

  /// Reads the header at the cursor, which goes behind the unit.
  ///
  /// - Throws: `DWARFError` when it is malformed or of another version.
  init(_ cursor: inout DWARFCursor, abbreviations section: [UInt8]) throws(DWARFError) {
    let start = cursor.position
    var length = try cursor.number(bytes: 4)
    let isLong = length == Self.longForm
    offsetSize = isLong ? 8 : 4
    if isLong { length = try cursor.number(bytes: 8) }
    var header = cursor
    guard let size = Int(exactly: length) else { throw DWARFError() }
    try cursor.skip(size)
    range = start..<cursor.position
    version = try header.number(bytes: 2)
    guard (2...5).contains(version) else { throw DWARFError() }
    let kind = version == 5 ? try header.number(bytes: 1) : 1
    var table = 0
    if version < 5 { table = Int(clamping: try header.number(bytes: offsetSize)) }
    addressSize = Int(try header.number(bytes: 1))
    if version == 5 { table = Int(clamping: try header.number(bytes: offsetSize)) }
    switch kind {
    case Self.skeleton, Self.splitUnit: try header.skip(8)
    case Self.typeUnit, Self.splitTypeUnit: try header.skip(8 + offsetSize)
    default: break
    }
    first = header.position
    guard table <= section.count else { throw DWARFError() }
    abbreviations = try DWARFAbbreviation.table(in: section, at: table)
  }

  /// Reads the entry at the cursor, which goes behind it; nil for the end of a list of children.
  ///
  /// - Throws: `DWARFError` when it is malformed, or has a form that is not known.
  func entry(_ cursor: inout DWARFCursor) throws(DWARFError) -> DWARFEntry? {
    let code = try cursor.packedNumber()
    if code == 0 { return nil }
    guard let abbreviation = abbreviations[code] else { throw DWARFError() }
    var entry = DWARFEntry(tag: abbreviation.tag, hasChildren: abbreviation.hasChildren)
    for (name, form, constant) in abbreviation.attributes {
      let value =
        form == DWARFAbbreviation.implicitConstant
        ? .number(constant) : try value(&cursor, form)
      if let attribute = DWARFEntry.Attribute(rawValue: name) { entry.values[attribute] = value }
    }
    entry.end = cursor.position
    return entry
  }

  /// Reads a value, or skips one whose content is not needed.
  private func value(
    _ cursor: inout DWARFCursor, _ form: UInt64
  ) throws(DWARFError) -> DWARFEntry.Value? {
    switch form {
    case 0x01: return .number(try cursor.number(bytes: addressSize))
    case 0x0b, 0x0c: return .number(try cursor.number(bytes: 1))
    case 0x05: return .number(try cursor.number(bytes: 2))
    case 0x06: return .number(try cursor.number(bytes: 4))
    case 0x07: return .number(try cursor.number(bytes: 8))
    case 0x0d, 0x0f: return .number(try cursor.packedNumber())
    case 0x17: return .number(try cursor.number(bytes: offsetSize))
    case 0x19: return .number(1)
    case 0x10: return .entry(try cursor.offset(bytes: version == 2 ? addressSize : offsetSize))
    case 0x11...0x14:
      return .entry(range.lowerBound + (try cursor.offset(bytes: 1 << (form - 0x11))))
    case 0x15:
      guard let offset = Int(exactly: try cursor.packedNumber()), offset < range.count else {
        throw DWARFError()
      }
      return .entry(range.lowerBound + offset)
    case Self.indirect:
      let written = try cursor.packedNumber()
      // Only a file that is made to harm nests them.
      guard written != Self.indirect else { throw DWARFError() }
      return try value(&cursor, written)
    case 0x1b: return .addressIndex(try cursor.packedNumber())
    case 0x29: return .addressIndex(try cursor.number(bytes: 1))
    case 0x2a: return .addressIndex(try cursor.number(bytes: 2))
    case 0x2b: return .addressIndex(try cursor.number(bytes: 3))
    case 0x2c: return .addressIndex(try cursor.number(bytes: 4))
    default: try skip(&cursor, form)
    }
    return nil
  }

  private func skip(_ cursor: inout DWARFCursor, _ form: UInt64) throws(DWARFError) {
    switch form {
    case 0x21: break
    case 0x25: try cursor.skip(1)
    case 0x26: try cursor.skip(2)
    case 0x27: try cursor.skip(3)
    case 0x1c, 0x28: try cursor.skip(4)
    case 0x20, 0x24: try cursor.skip(8)
    case 0x1e: try cursor.skip(16)
    // Positions in other sections and files.
    case 0x0e, 0x1d, 0x1f, 0x1f20, 0x1f21: try cursor.skip(offsetSize)
    case 0x1a, 0x22, 0x23: _ = try cursor.packedNumber()
    case 0x08: try cursor.skipString()
    case 0x0a: try cursor.skip(Int(try cursor.number(bytes: 1)))
    case 0x03: try cursor.skip(Int(try cursor.number(bytes: 2)))
    case 0x04: try cursor.skip(Int(try cursor.number(bytes: 4)))
    case 0x09, 0x18: try cursor.skipPacked()
    default: throw DWARFError()
    }
  }
}
