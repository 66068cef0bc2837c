import CarobRuntime

/// Reads predicates and expressions of a format, as Apple's "Predicate Format String Syntax" describes it.
///
/// ```
/// predicate  = conjunction { ("OR" | "||") conjunction }
/// conjunction = negation { ("AND" | "&&") negation }
/// negation   = ("NOT" | "!") negation | comparison
/// comparison = [ "ANY" | "SOME" | "ALL" | "NONE" ] expression operator [ "[cd]" ] expression
///            | "TRUEPREDICATE" | "FALSEPREDICATE" | "(" predicate ")"
/// ```
///
/// A parenthesis may contain a predicate or an expression, which only its contents tell. So the same methods read both.
struct FormatParser {
  /// A parsed predicate or expression.
  enum Node {
    case predicate(PredicateBox)
    case expression(ExpressionBox)
  }

  let format: String
  private let tokens: [FormatToken]
  private let arguments: [Object?]
  private var place = 0
  private var depth = 0

  /// The maximum nesting of parentheses.
  private static let maximumDepth = 200

  private init(_ format: String, _ arguments: [Object?]) throws {
    self.format = format
    self.arguments = arguments
    tokens = try FormatLexer.tokens(of: format)
  }

  /// The predicate of a format.
  ///
  /// - Throws: `ObjectiveCException`, an `NSInvalidArgumentException` with the number of the
  ///   unexpected character, or about a missing argument.
  /// - Complexity: O(length).
  static func predicate(_ format: String, _ arguments: [Object?]) throws -> PredicateBox {
    var parser = try FormatParser(format, arguments)
    let predicate = try parser.predicate()
    try parser.expectEnd()
    return predicate
  }

  /// The expression of a format.
  ///
  /// - Throws: as for a predicate.
  static func expression(_ format: String, _ arguments: [Object?]) throws -> ExpressionBox {
    var parser = try FormatParser(format, arguments)
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  // MARK: Tokens

  var current: FormatToken { tokens[place] }
  var following: FormatToken { tokens[min(place + 1, tokens.count - 1)] }

  mutating func advance() { place = min(place + 1, tokens.count - 1) }

  func error(_ expected: String) -> ObjectiveCException {
    .format(format, at: current.offset, expected)
  }

  /// The next word, in capitals; nil if the next token is no word, or certainly a key.
  var keyword: String? {
    guard case .word(let word, false) = current.kind else { return nil }
    return word.uppercased()
  }

  mutating func take(sign: String) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  mutating func expect(sign: String) throws {
    if !take(sign: sign) { throw error("\"\(sign)\" is expected") }
  }

  mutating func take(keyword: String, or sign: String? = nil) -> Bool {
    if self.keyword == keyword {
      advance()
      return true
    }
    return sign.map { take(sign: $0) } ?? false
  }

  private func expectEnd() throws {
    if current.kind != .end { throw error("the end, AND or OR is expected") }
  }

  func argument(_ argument: FormatArgument) throws -> Object? {
    guard arguments.indices.contains(argument.number) else {
      throw error(
        "argument \(argument.number + 1) is missing: \(arguments.count) are given")
    }
    return arguments[argument.number]
  }

  /// Runs `body` within parentheses.
  mutating func nested<Result>(_ body: (inout Self) throws -> Result) throws -> Result {
    guard depth < Self.maximumDepth else {
      throw error("no more than \(Self.maximumDepth) levels of nesting are accepted")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Predicates

  mutating func predicate() throws -> PredicateBox {
    let node = try disjunction()
    return try predicate(of: node)
  }

  /// The predicate that was read.
  ///
  /// - Throws: `ObjectiveCException` when it is an expression, behind which an operator is missing.
  private func predicate(of node: Node) throws -> PredicateBox {
    if case .predicate(let predicate) = node { return predicate }
    throw error("an operator such as ==, < or CONTAINS is expected")
  }

  mutating func disjunction() throws -> Node {
    let first = try conjunction()
    guard keyword == "OR" || current.kind == .sign("||") else { return first }
    var parts = [try predicate(of: first)]
    while take(keyword: "OR", or: "||") {
      parts.append(try predicate(of: try conjunction()))
    }
    return .predicate(try CompoundPredicateBox(.or, parts))
  }

  private mutating func conjunction() throws -> Node {
    let first = try negation()
    guard keyword == "AND" || current.kind == .sign("&&") else { return first }
    var parts = [try predicate(of: first)]
    while take(keyword: "AND", or: "&&") {
      parts.append(try predicate(of: try negation()))
    }
    return .predicate(try CompoundPredicateBox(.and, parts))
  }

  private mutating func negation() throws -> Node {
    guard take(keyword: "NOT", or: "!") else { return try comparison() }
    let node = try nested { try $0.negation() }
    return .predicate(try CompoundPredicateBox(.not, [try predicate(of: node)]))
  }

  private mutating func comparison() throws -> Node {
    switch keyword {
    case "TRUEPREDICATE":
      advance()
      return .predicate(PredicateBox(true))
    case "FALSEPREDICATE":
      advance()
      return .predicate(PredicateBox(false))
    case "ANY", "SOME", "ALL", "NONE":
      let word = keyword
      advance()
      let left = try expression()
      let comparison = try compared(left, word == "ALL" ? .all : .any)
      return .predicate(
        word == "NONE" ? try CompoundPredicateBox(.not, [comparison]) : comparison)
    default: break
    }
    let node = try calculation()
    guard case .expression(let left) = node, comparisonOperator != nil else { return node }
    return .predicate(try compared(left, .direct))
  }

  /// The next token as an operator; nil if it is none.
  private var comparisonOperator: ComparisonOperator? {
    switch current.kind {
    case .sign(let sign): ComparisonOperator(symbol: sign)
    case .word(let word, false): ComparisonOperator(symbol: word)
    default: nil
    }
  }

  private mutating func compared(
    _ left: ExpressionBox, _ modifier: ComparisonPredicateBox.Modifier
  ) throws -> PredicateBox {
    guard let operation = comparisonOperator else {
      throw error("an operator such as ==, < or CONTAINS is expected")
    }
    advance()
    let options = try options()
    let right = try expression()
    return try ComparisonPredicateBox(left, operation, right, modifier, options)
  }

  /// `[cd]` behind an operator.
  private mutating func options() throws -> ComparisonOptions {
    guard take(sign: "[") else { return [] }
    var options: ComparisonOptions = []
    guard case .word(let letters, _) = current.kind else {
      throw error("options such as [c], [d] or [cd] are expected")
    }
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      case "l": options.insert(.localized)
      default: throw error("options are the letters c, d, n and l")
      }
    }
    advance()
    try expect(sign: "]")
    return options
  }
}
