import CarobRuntime

/// The texts of collections for programs, as in Cocoa: an element a line, like an old property list.
///
/// A collection in a collection begins with its own indentation, behind that of its line. So does Apple's.
enum CollectionText {
  /// `(`, the elements and `)`.
  static func of(_ array: ArrayBox, level: Int = 0) -> String {
    let lines = inside(array) {
      // All first, and then their texts: a program that is asked for one may let go of the list.
      let elements = (0..<array.count).map { try? array.object(at: $0) } as [Object?]
      return elements.map { $0.map { element($0, level: level + 1) } ?? "?" }
    }
    return joined(lines, "(", ")", level)
  }

  /// `{(`, the members and `)}`.
  static func of(membersOf set: Object, _ members: [Object], level: Int = 0) -> String {
    let lines = inside(set) { members.map { element($0, level: level + 1) } }
    return joined(lines, "{(", ")}", level)
  }

  /// `{`, the entries and `}`; in the order of the keys if all are strings.
  static func of(_ dictionary: DictionaryBox, level: Int = 0) -> String {
    let lines = inside(dictionary) {
      var entries = dictionary.entries.map { ($0.key, $0.value) }
      if entries.allSatisfy({ $0.0 is StringBox }) {
        entries.sort { ($0.0 as? StringBox)?.string ?? "" < ($1.0 as? StringBox)?.string ?? "" }
      }
      return entries.map { "\(quoted($0.answeredDescription)) = \(element($1, level: level + 1));" }
    }
    return joined(lines, "{", "}", level, separator: "\n")
  }

  private static func joined(
    _ lines: [String], _ first: String, _ last: String, _ level: Int, separator: String = ",\n"
  ) -> String {
    let (outside, inside) = (indentation(level), indentation(level + 1))
    let text = lines.map { inside + $0 }.joined(separator: separator)
    return "\(outside)\(first)\n\(text)\(lines.isEmpty ? "" : "\n")\(outside)\(last)"
  }

  private static func indentation(_ level: Int) -> String {
    String(repeating: "    ", count: level)
  }

  /// The lines of a collection; one with an ellipsis if it is inside of itself.
  private static func inside(_ collection: Object, _ lines: () -> [String]) -> [String] {
    Nesting.inside(collection, lines) ?? ["…"]
  }

  private static func element(_ object: Object, level: Int) -> String {
    guard RootMethod.description.isUsed(by: object.isa) else {
      return quoted(object.answeredDescription)
    }
    switch object {
    case let array as ArrayBox: return of(array, level: level)
    case let dictionary as DictionaryBox: return of(dictionary, level: level)
    case is DataBox: return object.answeredDescription
    default: return quoted(object.answeredDescription)
    }
  }

  /// A text in quotation marks, and with everything but printable ASCII escaped, unless it has only letters and digits.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF)
    }
    if isPlain, !text.isEmpty { return text }
    return "\"" + text.utf16.map(escaped).joined() + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    switch unit {
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    case 0x20..<0x7F: return String(UnicodeScalar(UInt8(unit)))
    default:
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
