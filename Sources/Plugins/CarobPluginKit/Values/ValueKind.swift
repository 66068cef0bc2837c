/// The memory layout of a type, as far as the kit supports it.
enum ValueKind: Hashable {
  case void
  case object
  case classObject
  case selector
  case bool
  case integer(bytes: Int, signed: Bool, letter: Character)
  case float
  case double
  /// A structure of whole words, such as `{CGSize=dd}`.
  case structure(String, words: Int)
  /// A pointer. Only the kit itself passes pointers.
  case pointer(String)
  /// A block, a union, or another type that the kit does not support.
  case unsupported(String)

  /// Parses the encoding of one type, without qualifiers.
  init(_ encoding: String) {
    switch encoding.first {
    case "v": self = .void
    case "@": self = encoding.hasPrefix("@?") ? .unsupported(encoding) : .object
    case "#": self = .classObject
    case ":": self = .selector
    case "B": self = .bool
    case "c": self = .integer(bytes: 1, signed: true, letter: "c")
    case "C": self = .integer(bytes: 1, signed: false, letter: "C")
    case "s": self = .integer(bytes: 2, signed: true, letter: "s")
    case "S": self = .integer(bytes: 2, signed: false, letter: "S")
    case "i": self = .integer(bytes: 4, signed: true, letter: "i")
    case "I": self = .integer(bytes: 4, signed: false, letter: "I")
    case "l": self = .integer(bytes: 8, signed: true, letter: "l")
    case "L": self = .integer(bytes: 8, signed: false, letter: "L")
    case "q": self = .integer(bytes: 8, signed: true, letter: "q")
    case "Q": self = .integer(bytes: 8, signed: false, letter: "Q")
    case "f": self = .float
    case "d": self = .double
    case "^", "*": self = .pointer(encoding)
    case "{": self = Self.structure(encoding)
    default: self = .unsupported(encoding)
    }
  }

  /// Returns the kind of a structure whose members, also nested ones, are all words.
  private static func structure(_ encoding: String) -> ValueKind {
    var words = 0
    var isName = false
    for character in encoding {
      switch character {
      case "{": isName = true
      case "=": isName = false
      case "}": isName = false
      case "d", "q", "Q": if !isName { words += 1 }
      default: if !isName { return .unsupported(encoding) }
      }
    }
    return words > 0 ? .structure(encoding, words: words) : .unsupported(encoding)
  }

  /// The encoding, without details that the kit ignores.
  var encoding: String {
    switch self {
    case .void: "v"
    case .object: "@"
    case .classObject: "#"
    case .selector: ":"
    case .bool: "B"
    case .integer(_, _, let letter): String(letter)
    case .float: "f"
    case .double: "d"
    case .structure(let encoding, _), .pointer(let encoding), .unsupported(let encoding): encoding
    }
  }

  /// The size of a value in bytes, in whole words.
  var size: Int {
    if case .structure(_, let words) = self { words * 8 } else { 8 }
  }

  /// Whether a value is passed in a general register.
  var isWord: Bool {
    switch self {
    case .object, .classObject, .selector, .bool, .integer, .pointer: true
    case .void, .float, .double, .structure, .unsupported: false
    }
  }

  var isNumber: Bool {
    switch self {
    case .bool, .integer, .float, .double: true
    default: false
    }
  }

  /// Returns whether values can be converted between the kinds, possibly failing.
  func isConvertible(to other: ValueKind) -> Bool {
    if self == other || isNumber && other.isNumber { return true }
    return [.object, .classObject].contains(self) && [.object, .classObject].contains(other)
  }
}
