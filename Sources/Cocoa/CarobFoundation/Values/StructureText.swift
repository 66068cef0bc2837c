import CarobRuntime

/// The texts of the most common structures, as Apple has them.
enum StructureText {
  /// `NSPoint: {1, 2}`; nil for other structures.
  static func text(of type: TypeEncoding, _ bytes: UnsafeRawBufferPointer) -> String? {
    guard case .structure(let name?, let fields?) = type.unqualified,
      let title = titles[name], fields.count == title.fields,
      bytes.count == title.words * MemoryLayout<UInt64>.size
    else { return nil }
    let words = (0..<title.words).map { index in
      let bits = bytes.loadUnaligned(
        fromByteOffset: index * MemoryLayout<UInt64>.size, as: UInt64.self)
      return title.isWhole ? "\(bits)" : Self.number(Double(bitPattern: bits))
    }
    let text =
      name == "CGRect"
      ? "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
      : "{\(words.joined(separator: ", "))}"
    return "\(title.name): \(text)"
  }

  private static func number(_ value: Double) -> String { NumberBox(value).objectDescription }

  private struct Title {
    let name: String
    let fields: Int
    let words: Int
    var isWhole = false
  }

  private static let titles = [
    "_NSRange": Title(name: "NSRange", fields: 2, words: 2, isWhole: true),
    "CGPoint": Title(name: "NSPoint", fields: 2, words: 2),
    "CGSize": Title(name: "NSSize", fields: 2, words: 2),
    "CGRect": Title(name: "NSRect", fields: 2, words: 4),
    "CGVector": Title(name: "CGVector", fields: 2, words: 2),
    "CGAffineTransform": Title(name: "CGAffineTransform", fields: 6, words: 6),
    "UIOffset": Title(name: "UIOffset", fields: 2, words: 2),
    "UIEdgeInsets": Title(name: "UIEdgeInsets", fields: 4, words: 4),
  ]
}
