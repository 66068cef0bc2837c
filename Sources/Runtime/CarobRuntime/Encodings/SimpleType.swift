/// A type whose encoding is one letter and which has no parts: a row of the table below.
struct SimpleType: Sendable {
  enum Kind: Sendable { case integer, boolean, floating, other }

  let letter: UInt8
  let type: TypeEncoding
  let kind: Kind
  /// Bytes, which is also the alignment: true of every such type on x86-64 and AArch64 Linux.
  let size: Int?
  let readableName: String

  static subscript(letter letter: UInt8) -> SimpleType? { byLetter[letter] }

  static subscript(type: TypeEncoding) -> SimpleType? { byType[type] }

  private static let word = MemoryLayout<UnsafeRawPointer>.size

  private static let rows: [SimpleType] = [
    row("v", .void, .other, nil, "void"),
    row("B", .bool, .boolean, 1, "bool"),
    row("c", .char, .integer, 1, "char"),
    row("C", .unsignedChar, .integer, 1, "unsigned char"),
    row("s", .short, .integer, 2, "short"),
    row("S", .unsignedShort, .integer, 2, "unsigned short"),
    row("i", .int, .integer, 4, "int"),
    row("I", .unsignedInt, .integer, 4, "unsigned int"),
    row("l", .long, .integer, 8, "long"),
    row("L", .unsignedLong, .integer, 8, "unsigned long"),
    row("q", .longLong, .integer, 8, "long long"),
    row("Q", .unsignedLongLong, .integer, 8, "unsigned long long"),
    row("t", .int128, .integer, 16, "__int128"),
    row("T", .unsignedInt128, .integer, 16, "unsigned __int128"),
    row("f", .float, .floating, 4, "float"),
    row("d", .double, .floating, 8, "double"),
    row("D", .longDouble, .floating, 16, "long double"),
    row("#", .classObject, .other, word, "Class"),
    row(":", .selector, .other, word, "SEL"),
    row("*", .cString, .other, word, "char *"),
    row("?", .unknown, .other, nil, "?"),
  ]

  private static let byLetter = Dictionary(uniqueKeysWithValues: rows.map { ($0.letter, $0) })
  private static let byType = Dictionary(uniqueKeysWithValues: rows.map { ($0.type, $0) })

  private static func row(
    _ letter: Unicode.Scalar, _ type: TypeEncoding, _ kind: Kind, _ size: Int?, _ name: String
  ) -> SimpleType {
    SimpleType(
      letter: UInt8(ascii: letter), type: type, kind: kind, size: size, readableName: name)
  }
}
