import CCarob
import CarobRuntime

/// A conversion in a format, such as `%@` or `%ld`.
struct FormatArgument {
  /// The type of the argument in C.
  enum Kind: Equatable {
    case object
    case keyPath
    case string
    case signed(bytes: Int)
    case unsigned(bytes: Int)
    case floating
    case longFloating
  }

  /// The number of the argument; 0 is the first.
  let number: Int
  let kind: Kind

  /// The letter by which the function in C reads it; see `carob_predicate_functions`.
  var letter: Character {
    switch kind {
    case .object, .keyPath, .string: "@"
    case .signed(let bytes), .unsigned(let bytes): bytes > 4 ? "q" : "i"
    case .floating: "d"
    case .longFloating: "D"
    }
  }

  /// The kind of a conversion; nil for an unknown one.
  ///
  /// - Parameter size: the modifier before the letter, such as `ll`.
  static func kind(_ letter: Unicode.Scalar, size: String) -> Kind? {
    let bytes =
      switch size {
      case "hh": 1
      case "h": 2
      case "l", "ll", "q", "z", "t", "j": 8
      default: 4
      }
    switch letter {
    case "@": return .object
    case "K": return .keyPath
    case "s": return .string
    case "d", "i": return .signed(bytes: bytes)
    case "D": return .signed(bytes: 8)
    case "u", "x", "X", "o": return .unsigned(bytes: bytes)
    case "U", "O": return .unsigned(bytes: 8)
    case "c": return .signed(bytes: 1)
    case "C": return .unsigned(bytes: 2)
    case "f", "F", "e", "E", "g", "G", "a", "A": return size == "L" ? .longFloating : .floating
    default: return nil
    }
  }

  /// The object for an argument that C passed.
  func object(of value: carob_format_argument) throws -> Object? {
    switch kind {
    case .object, .keyPath: return try value.pointer.map { try Object.argument($0) }
    case .string:
      // SAFETY: callers pass arguments of the format's types, here characters that end with NUL.
      return value.pointer.map {
        StringBox(String(cString: $0.assumingMemoryBound(to: CChar.self)))
      }
    case .signed(let bytes):
      let shift = 64 - bytes * 8
      return NumberBox(.signed((value.integer << shift) >> shift))
    case .unsigned(let bytes):
      let shift = 64 - bytes * 8
      return NumberBox(.unsigned((UInt64(bitPattern: value.integer) << shift) >> shift))
    case .floating, .longFloating: return NumberBox(value.floating)
    }
  }
}
