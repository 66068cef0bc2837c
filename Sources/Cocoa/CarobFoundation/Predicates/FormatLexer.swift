import CarobRuntime

/// A word, a number, a string or a sign of a format.
struct FormatToken {
  enum Kind: Equatable {
    /// A key or a reserved word; a function's name ends with a colon. `#` before a word makes it a key.
    case word(String, isKey: Bool)
    case string(String)
    case number(Scalar)
    case variable(String)
    case argument(FormatArgument)
    case sign(String)
    case end

    static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.sign(let a), .sign(let b)): a == b
      case (.end, .end): true
      default: false
      }
    }
  }

  let kind: Kind
  /// The offset of the token, in characters.
  let offset: Int
}

/// Splits a predicate's format into tokens.
struct FormatLexer {
  private let format: String
  private let characters: [Unicode.Scalar]
  private var offset = 0
  private var arguments = 0

  private init(_ format: String) {
    self.format = format
    characters = Array(format.unicodeScalars)
  }

  /// The tokens of a format, the end last.
  ///
  /// - Throws: `ObjectiveCException` when a string has no end, or for an unexpected character.
  /// - Complexity: O(length).
  static func tokens(of format: String) throws -> [FormatToken] {
    var lexer = FormatLexer(format)
    var tokens: [FormatToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private func character(_ distance: Int = 0) -> Unicode.Scalar? {
    offset + distance < characters.count ? characters[offset + distance] : nil
  }

  private mutating func next() throws -> FormatToken {
    while let space = character(), space.properties.isWhitespace { offset += 1 }
    let start = offset
    return FormatToken(kind: try kind(), offset: start)
  }

  private mutating func kind() throws -> FormatToken.Kind {
    guard let first = character() else { return .end }
    switch first {
    case "\"", "'": return .string(try string(first))
    case "0"..."9": return .number(try number())
    case ".":
      if let digit = character(1), ("0"..."9").contains(digit) { return .number(try number()) }
      offset += 1
      return .sign(".")
    case "%": return .argument(try argument())
    case "$":
      offset += 1
      return .variable(try name("a variable's name"))
    case "#":
      offset += 1
      return .word(try name("a key"), isKey: true)
    case "@":
      offset += 1
      return .word("@" + (try name("an operator's name")), isKey: true)
    default: return Self.isName(first) ? word() : try sign()
    }
  }

  private static func isName(_ character: Unicode.Scalar) -> Bool {
    character == "_" || character.properties.isAlphabetic
  }

  private static func continuesName(_ character: Unicode.Scalar) -> Bool {
    isName(character) || character.properties.numericType != nil
      || character.properties.isGraphemeExtend
  }

  private mutating func name(_ expected: String) throws -> String {
    guard let first = character(), Self.isName(first) else {
      throw ObjectiveCException.format(format, at: offset, "\(expected) is expected")
    }
    var name = String.UnicodeScalarView()
    while let next = character(), Self.continuesName(next) {
      name.append(next)
      offset += 1
    }
    return String(name)
  }

  /// A key or a word; with colons the name of a function, if a parenthesis follows.
  private mutating func word() -> FormatToken.Kind {
    guard var word = try? name("a word") else { return .end }
    guard character() == ":" else { return .word(word, isKey: false) }
    let start = offset
    while character() == ":" {
      word += ":"
      offset += 1
      if let part = try? name("a word") { word += part }
    }
    if word.hasSuffix(":"), character() == "(" { return .word(word, isKey: false) }
    offset = start
    return .word(word.split(separator: ":").first.map(String.init) ?? word, isKey: false)
  }

  private static let signs = [
    "==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||", "**", "<<", ">>", ":=", "=", "<", ">",
    "!",
    "(", ")", "{", "}", "[", "]", ",", "+", "-", "*", "/", "&", "|", "^", "~",
  ]

  private mutating func sign() throws -> FormatToken.Kind {
    for sign in Self.signs {
      let scalars = sign.unicodeScalars
      if scalars.enumerated().allSatisfy({ character($0.offset) == $0.element }) {
        offset += scalars.count
        return .sign(sign)
      }
    }
    throw ObjectiveCException.format(format, at: offset, "this character means nothing")
  }

  // MARK: Strings, numbers and arguments

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}", "a": "\u{7}",
  ]

  private mutating func string(_ quote: Unicode.Scalar) throws -> String {
    let start = offset
    var text = String.UnicodeScalarView()
    offset += 1
    while let next = character() {
      offset += 1
      if next == quote { return String(text) }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = character() else { break }
      offset += 1
      if escaped == "u" || escaped == "U", let scalar = hexadecimal(4) {
        text.append(scalar)
      } else {
        text.append(Self.escapes[escaped] ?? escaped)
      }
    }
    throw ObjectiveCException.format(format, at: start, "the string has no end")
  }

  /// The character whose number is written in this many digits.
  private mutating func hexadecimal(_ count: Int) -> Unicode.Scalar? {
    guard offset + count <= characters.count else { return nil }
    let digits = characters[offset..<(offset + count)]
    // Swift would take a sign as part of the number.
    guard digits.allSatisfy(\.properties.isASCIIHexDigit),
      let number = UInt32(digits.map(String.init).joined(), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    offset += count
    return scalar
  }

  private mutating func digits(_ accepted: (Unicode.Scalar) -> Bool) -> String {
    var digits = String.UnicodeScalarView()
    while let next = character(), accepted(next) {
      digits.append(next)
      offset += 1
    }
    return String(digits)
  }

  private mutating func number() throws -> Scalar {
    let start = offset
    let radixes: [Unicode.Scalar: Int] = ["x": 16, "X": 16, "o": 8, "b": 2]
    if character() == "0", let letter = character(1), let radix = radixes[letter] {
      offset += 2
      let text = digits { $0.properties.isASCIIHexDigit }
      if let value = Int64(text, radix: radix) { return .signed(value) }
      throw ObjectiveCException.format(format, at: start, "this is no number")
    }
    let isDigit = { (character: Unicode.Scalar) in ("0"..."9").contains(character) }
    var text = digits(isDigit)
    var isFloating = false
    if character() == ".", character(1).map(isDigit) ?? text.isEmpty {
      isFloating = true
      offset += 1
      text += "." + digits(isDigit)
    }
    if character() == "e" || character() == "E" {
      let sign = character(1) == "-" || character(1) == "+" ? 1 : 0
      if character(1 + sign).map(isDigit) ?? false {
        isFloating = true
        let exponent = sign == 1 ? character(1).map(String.init) ?? "" : ""
        offset += 1 + sign
        text += "e" + exponent + digits(isDigit)
      }
    }
    if !isFloating, let value = Int64(text) { return .signed(value) }
    if !isFloating, let value = UInt64(text) { return .unsigned(value) }
    if let value = Double(text) { return .floating(value) }
    throw ObjectiveCException.format(format, at: start, "this is no number")
  }

  private mutating func argument() throws -> FormatArgument {
    let start = offset
    offset += 1
    let size = digits { "hlqLztj".unicodeScalars.contains($0) }
    guard let letter = character(), let kind = FormatArgument.kind(letter, size: size) else {
      throw ObjectiveCException.format(
        format, at: start, "a conversion such as %@, %K or %d is expected")
    }
    offset += 1
    defer { arguments += 1 }
    return FormatArgument(number: arguments, kind: kind)
  }
}

extension ObjectiveCException {
  /// A format that cannot be parsed.
  ///
  /// - Parameter offset: in characters; the first one is number 1 to a reader.
  static func format(_ format: String, at offset: Int, _ expected: String) -> Self {
    let scalars = format.unicodeScalars
    let rest = scalars.dropFirst(offset).prefix(12)
    let found =
      rest.isEmpty ? "at its end" : "at character \(offset + 1), \"\(String(rest))\""
    let shown = scalars.count > 200 ? String(scalars.prefix(200)) + "…" : format
    return invalidArgument(
      "Unable to parse the format string \"\(shown)\": \(found), \(expected)")
  }
}

/// The words of formats that are no keys. A key of such a name is written with `#` in front of it.
enum FormatKeywords {
  static let all: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO",
    "FIRST", "LAST", "SIZE", "ANYKEY", "SUBQUERY", "CAST", "FUNCTION", "TERNARY", "TRUEPREDICATE",
    "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
  ]

  /// Words that are a key where a value is expected, since they have a meaning elsewhere only.
  static let possibleKeys: Set<String> = ["FIRST", "LAST", "SIZE"]

  /// A key path as it is written in a format.
  static func escaped(_ path: String) -> String {
    guard let first = path.split(separator: ".", maxSplits: 1).first,
      first.count == path.count, all.contains(first.uppercased())
    else { return path }
    return "#" + path
  }
}
