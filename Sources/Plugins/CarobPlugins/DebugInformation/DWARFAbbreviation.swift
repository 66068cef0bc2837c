/// How the entries of one kind are written: their tag, and the form of each attribute.
struct DWARFAbbreviation {
  let tag: UInt64
  let hasChildren: Bool
  let attributes: [(name: UInt64, form: UInt64, constant: UInt64)]

  static let implicitConstant: UInt64 = 0x21

  /// Reads a table.
  ///
  /// - Throws: `DWARFError` when it is malformed.
  static func table(
    in section: [UInt8], at position: Int
  ) throws(DWARFError) -> [UInt64: DWARFAbbreviation] {
    var table: [UInt64: DWARFAbbreviation] = [:]
    var cursor = DWARFCursor(section, at: position)
    while !cursor.isAtEnd {
      let code = try cursor.packedNumber()
      if code == 0 { break }
      let tag = try cursor.packedNumber()
      let hasChildren = try cursor.number(bytes: 1) != 0
      var attributes: [(name: UInt64, form: UInt64, constant: UInt64)] = []
      while true {
        let (name, form) = (try cursor.packedNumber(), try cursor.packedNumber())
        // Its value is here, and not in the entries.
        let constant = form == implicitConstant ? try cursor.packedNumber() : 0
        if name == 0, form == 0 { break }
        attributes.append((name, form, constant))
      }
      table[code] = DWARFAbbreviation(tag: tag, hasChildren: hasChildren, attributes: attributes)
    }
    return table
  }
}
