/// Reads a table of texts in the old style of property lists: `"key" = "value";`.
///
/// Comments are `/* … */` and `// …`. A key or value of letters, digits and `_ . - $ / :` needs no
/// quotation marks, and `"key";` has the key as its value. Of equal keys the last counts, as in Foundation.
struct StringsParser {
  /// A mistake in the file, and its line.
  struct Failure: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let scalars: [UnicodeScalar]
  private var place = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The texts by key.
  ///
  /// - Throws: `Failure`.
  /// - Complexity: O(length).
  static func parse(_ text: String) throws(Failure) -> [String: String] {
    var parser = Self(text)
    return try parser.table()
  }

  private mutating func table() throws(Failure) -> [String: String] {
    var table: [String: String] = [:]
    try skipSpace()
    // Braces that some editors put around the whole file.
    let isBraced = take("{")
    if isBraced { try skipSpace() }
    while place < scalars.count, !(isBraced && scalars[place] == "}") {
      let start = place
      let key = try text("a key")
      try skipSpace()
      var value = key
      if take("=") {
        try skipSpace()
        value = try text("the value of \"\(key)\"")
        try skipSpace()
      }
      guard take(";") else {
        throw failure("there is no ; after the entry \"\(key)\"", at: start)
      }
      table[key] = value
      try skipSpace()
    }
    return table
  }

  private func failure(_ reason: String, at position: Int? = nil) -> Failure {
    let end = min(position ?? place, scalars.count)
    return Failure(line: 1 + scalars[..<end].count { $0 == "\n" }, reason: reason)
  }

  private mutating func take(_ scalar: UnicodeScalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  private func begins(_ first: UnicodeScalar, _ second: UnicodeScalar) -> Bool {
    place + 1 < scalars.count && scalars[place] == first && scalars[place + 1] == second
  }

  private mutating func skipSpace() throws(Failure) {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace || scalars[place] == "\u{FEFF}" {
        place += 1
      } else if begins("/", "/") {
        while place < scalars.count, scalars[place] != "\n" { place += 1 }
      } else if begins("/", "*") {
        let start = place
        place += 2
        while place < scalars.count, !begins("*", "/") { place += 1 }
        guard place < scalars.count else { throw failure("a comment has no end", at: start) }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func text(_ what: String) throws(Failure) -> String {
    if take("\"") { return try quoted(by: "\"") }
    if take("'") { return try quoted(by: "'") }
    var text = String.UnicodeScalarView()
    while place < scalars.count, Self.isPlain(scalars[place]), !begins("/", "*"), !begins("/", "/")
    {
      text.append(scalars[place])
      place += 1
    }
    if text.isEmpty {
      let found = place < scalars.count ? "\"\(scalars[place])\"" : "the end"
      throw failure("\(what) is missing where \(found) is")
    }
    return String(text)
  }

  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.-$/:".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(by end: UnicodeScalar) throws(Failure) -> String {
    let start = place - 1
    // UTF-16, since an escape may be one half of a character.
    var units: [UInt16] = []
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      if scalar == end { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        try units.append(contentsOf: escaped())
      } else {
        units.append(contentsOf: String(scalar).utf16)
      }
    }
    throw failure("a text has no \(end) at its end", at: start)
  }

  private mutating func escaped() throws(Failure) -> [UInt16] {
    guard place < scalars.count else { throw failure("a text ends with \\") }
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "v": return [11]
    case "U", "u": return [try number(digits: 4, radix: 16)]
    case "x": return [try number(digits: 2, radix: 16)]
    case "0"..."7":
      place -= 1
      return [try number(digits: 3, radix: 8)]
    default: return Array(String(scalar).utf16)
    }
  }

  /// The number of an escape, with at most `digits` digits.
  private mutating func number(digits: Int, radix: Int) throws(Failure) -> UInt16 {
    var text = ""
    while text.count < digits, place < scalars.count,
      Int(String(scalars[place]), radix: radix) != nil
    {
      text.unicodeScalars.append(scalars[place])
      place += 1
    }
    guard let number = UInt16(text, radix: radix) else {
      throw failure("an escape has no number")
    }
    return number
  }
}
