import CarobFoundation
import CarobRuntime

/// Describes values of a JSON text in words.
enum JSONKind {
  /// `an object with keys a, b`, `a number`.
  ///
  /// - Parameter offset: the offset of a value, or of white space before it.
  static func text(_ bytes: [UInt8], at offset: Int) -> String {
    let keys = keys(bytes, at: offset)
    switch JSONScanner(bytes, at: offset).current {
    case UInt8(ascii: "{"):
      return keys.isEmpty ? "an empty object" : "an object with keys \(NameSummary.text(keys))"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return "a truth value"
    case UInt8(ascii: "n"): return "null"
    default: return "a number"
    }
  }

  /// The keys of the object at an offset; empty for another value.
  static func keys(_ bytes: [UInt8], at offset: Int) -> [String] {
    members(of: bytes, at: offset).map(\.key)
  }

  /// The keys of the object at an offset whose values are arrays.
  static func keysOfArrays(_ bytes: [UInt8], at offset: Int) -> [String] {
    members(of: bytes, at: offset).filter { bytes[$0.offset] == UInt8(ascii: "[") }.map(\.key)
  }

  private static func members(
    of bytes: [UInt8], at offset: Int
  ) -> [(key: String, offset: Int)] {
    var scanner = JSONScanner(bytes, at: offset)
    guard scanner.current == UInt8(ascii: "{") else { return [] }
    var members: [(key: String, offset: Int)] = []
    // Cannot fail: descriptions are made only after the text was found to be JSON.
    try? scanner.members { (scanner, key) throws(JSONSyntaxError) in
      members.append((scanner.text(of: key), scanner.position))
      try scanner.skipValue()
    }
    return members
  }
}
