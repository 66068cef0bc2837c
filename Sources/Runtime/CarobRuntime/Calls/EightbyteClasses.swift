/// The register classes of the eight-byte words of a value, in the System V calling convention of x86-64.
///
/// libffi finds this out for plain structures. It knows no unions, bit-fields and `_Atomic` members, so
/// structures are classified here, by the rules of the psABI, 3.2.3, and told to libffi word by word.
struct EightbyteClasses: Equatable {
  enum Class {
    /// Padding only.
    case none
    case integer, sse, x87, x87Upper, memory
  }

  /// One or two words; empty for a value that goes in memory.
  let words: [Class]

  /// The classes of a value of a type.
  ///
  /// - Precondition: the type has a layout and no 128-bit integers in it.
  init(_ type: TypeEncoding) {
    guard let size = type.size, size <= 16 else {
      words = []
      return
    }
    var classes = [Class](repeating: .none, count: (size + 7) / 8)
    Self.merge(type, at: 0, into: &classes)
    let isWhole = classes.enumerated().allSatisfy { index, word in
      word != .memory && (word != .x87Upper || index > 0 && classes[index - 1] == .x87)
    }
    words = isWhole ? classes : []
  }

  private static func merge(_ type: TypeEncoding, at offset: Int, into words: inout [Class]) {
    switch type.unqualified {
    case .float, .double:
      merge(.sse, into: &words[offset / 8])
    case .longDouble:
      merge(.x87, into: &words[offset / 8])
      merge(.x87Upper, into: &words[offset / 8 + 1])
    case .complex(let part):
      merge(part, at: offset, into: &words)
      merge(part, at: offset + (part.size ?? 0), into: &words)
    case .array(let count, let element):
      for index in 0..<count {
        merge(element, at: offset + index * (element.size ?? 0), into: &words)
      }
    case .structure(_, let fields?), .union(_, let fields?):
      guard let layout = TypeLayout(type) else { return }
      for (field, position) in zip(fields, layout.fieldOffsets) {
        // A bit-field of no width only ends the previous one.
        if case .bitField(width: 0, _) = field.type.unqualified { continue }
        merge(field.type, at: offset + position, into: &words)
      }
    default:
      // Integers, pointers and bit-fields. They do not cross a multiple of eight bytes.
      merge(.integer, into: &words[offset / 8])
    }
  }

  /// Merges the class of a field into that of a word that it shares with another field.
  private static func merge(_ other: Class, into word: inout Class) {
    switch (word, other) {
    case (.none, _): word = other
    case (_, .none): break
    case (let one, let other) where one == other: break
    case (.memory, _), (_, .memory): word = .memory
    case (.integer, _), (_, .integer): word = .integer
    case (.x87, _), (.x87Upper, _), (_, .x87), (_, .x87Upper): word = .memory
    default: word = .sse
    }
  }
}
