import CarobRuntime

/// Reads expressions, the tightest binding last:
///
/// ```
/// calculation = operand { sign operand }      by the precedence of signs: | ^ & << + * **
/// operand     = "-" operand | "~" operand | value { "." key | "[" index "]" }
/// ```
extension FormatParser {
  mutating func expression() throws -> ExpressionBox {
    let node = try calculation()
    if case .expression(let expression) = node { return expression }
    throw error("a value is expected, and this is behind a predicate")
  }

  /// An expression, or a predicate in parentheses.
  mutating func calculation(above precedence: Int = -1) throws -> Node {
    var left = try operand()
    while case .expression(let expression) = left {
      if let operation = setOperation, precedence < 4 {
        advance()
        let right = try operandExpression(above: 4)
        left = .expression(try .combining(.setOperation(operation, expression, right)))
        continue
      }
      guard case .sign(let sign) = current.kind,
        let function = ExpressionFunction.operation(sign), function.precedence > precedence
      else { break }
      advance()
      let right = try operandExpression(above: function.precedence)
      left = .expression(try .combining(.function(function, [expression, right])))
    }
    return left
  }

  private var setOperation: ExpressionBox.SetOperation? {
    keyword.flatMap(ExpressionBox.SetOperation.init(rawValue:))
  }

  private mutating func operandExpression(above precedence: Int) throws -> ExpressionBox {
    let node = try nested { try $0.calculation(above: precedence) }
    if case .expression(let expression) = node { return expression }
    throw error("a value is expected, and this is behind a predicate")
  }

  /// The precedence of a sign before an operand: less than a power's.
  static let precedenceOfSign = 5

  private mutating func operand() throws -> Node {
    if take(sign: "-") {
      let operand = try operandExpression(above: Self.precedenceOfSign)
      if case .constant(let value as NumberBox) = operand.form {
        return .expression(ExpressionBox(.constant(Self.negative(value))))
      }
      return .expression(
        try .function("from:subtract:", [ExpressionBox(.constant(NumberBox(0))), operand]))
    }
    if take(sign: "+") { return try nested { try $0.operand() } }
    if take(sign: "~") {
      return .expression(try .function("onesComplement:", [operandExpression(above: 6)]))
    }
    if take(sign: "(") {
      let node = try nested { try $0.disjunction() }
      try expect(sign: ")")
      if case .expression(let expression) = node { return .expression(try postfix(expression)) }
      return node
    }
    return .expression(try postfix(try value()))
  }

  private static func negative(_ number: NumberBox) -> NumberBox {
    switch number.scalar {
    case .signed(let value) where value != .min: NumberBox(.signed(-value))
    case .unsigned(let value) where value == Int64.min.magnitude: NumberBox(.signed(.min))
    default: NumberBox(-number.doubleValue)
    }
  }

  /// Reads the parts behind a value: `.key`, `[index]`.
  private mutating func postfix(_ start: ExpressionBox) throws -> ExpressionBox {
    var result = start
    while true {
      if take(sign: ".") {
        result = try .keyPath(try key(), of: result)
      } else if take(sign: "[") {
        let index = try nested { try $0.index() }
        try expect(sign: "]")
        result = try .function("objectFrom:withIndex:", [result, index])
      } else {
        return result
      }
    }
  }

  private mutating func key() throws -> String {
    switch current.kind {
    case .word(let key, _):
      advance()
      return key
    case .argument(let argument) where argument.kind == .keyPath:
      return try keyPath(argument)
    default: throw error("a key is expected")
    }
  }

  private mutating func keyPath(_ conversion: FormatArgument) throws -> String {
    guard let path = try argument(conversion) as? StringBox else {
      throw error("%K needs a string")
    }
    advance()
    return path.string
  }

  private mutating func index() throws -> ExpressionBox {
    if let symbol = keyword.flatMap(NSSymbolicIndex.Kind.init(rawValue:)) {
      advance()
      return ExpressionBox(.constant(NSSymbolicIndex(symbol)))
    }
    return try expression()
  }

  // MARK: Values

  private mutating func value() throws -> ExpressionBox {
    let token = current
    switch token.kind {
    case .string(let text):
      advance()
      return ExpressionBox(.constant(StringBox(text)))
    case .number(let number):
      advance()
      return ExpressionBox(.constant(NumberBox(number)))
    case .variable(let name):
      advance()
      return ExpressionBox(.variable(name))
    case .argument(let conversion):
      if conversion.kind == .keyPath { return .keyPath(try keyPath(conversion)) }
      let value = try argument(conversion)
      advance()
      return try (value as? ExpressionBox) ?? .combining(.constant(value))
    case .word(let word, let isKey):
      if !isKey, let known = try known(word) { return known }
      advance()
      return .keyPath(word)
    case .sign("{"):
      advance()
      return try .combining(.aggregate(try nested { try $0.list(until: "}") }))
    default: throw error("a value is expected")
    }
  }

  /// Reads expressions between commas.
  private mutating func list(until end: String) throws -> [ExpressionBox] {
    var elements: [ExpressionBox] = []
    if take(sign: end) { return elements }
    repeat { elements.append(try expression()) } while take(sign: ",")
    if !take(sign: end) { throw error("\",\" or \"\(end)\" is expected") }
    return elements
  }

  /// The value of a word that is no key; nil for a key.
  private mutating func known(_ word: String) throws -> ExpressionBox? {
    let upper = word.uppercased()
    if following.kind == .sign("(") || word.hasSuffix(":") {
      let offset = current.offset
      advance()
      try expect(sign: "(")
      return try nested { try $0.call(word, upper, at: offset) }
    }
    let form: ExpressionBox.Form
    switch upper {
    case "SELF": form = .evaluatedObject
    case "TRUE", "YES": form = .constant(NumberBox.boolean(true))
    case "FALSE", "NO": form = .constant(NumberBox.boolean(false))
    case "NULL", "NIL": form = .constant(nil)
    case "ANYKEY": form = .anyKey
    default:
      if FormatKeywords.all.contains(upper), !FormatKeywords.possibleKeys.contains(upper),
        following.kind != .sign(".")
      {
        throw error("a value is expected; write #\(word) for the key")
      }
      return nil
    }
    advance()
    return ExpressionBox(form)
  }

  /// Reads the arguments of a call, behind the parenthesis.
  private mutating func call(
    _ name: String, _ upper: String, at offset: Int
  ) throws -> ExpressionBox {
    switch upper {
    case "SUBQUERY": return try subquery()
    case "TERNARY":
      let condition = try predicate()
      try expect(sign: ",")
      let values = try list(until: ")")
      guard values.count == 2 else { throw error("TERNARY has two values") }
      return try .combining(.conditional(condition, values[0], values[1]))
    case "CAST": return try .function("castObject:toType:", try list(until: ")"))
    case "FUNCTION":
      let parts = try list(until: ")")
      guard parts.count >= 2, case .constant(let selector as StringBox) = parts[1].form else {
        throw error("FUNCTION has an object and a selector in quotes")
      }
      return try .combining(
        .message(parts[0], try Selector(validating: selector.string), Array(parts.dropFirst(2))))
    default:
      let arguments = try list(until: ")")
      do {
        return try .function(name, arguments)
      } catch let exception as ObjectiveCException {
        throw ObjectiveCException.format(
          format, at: offset,
          (exception.object as? NSException)?.reason ?? "a function is expected")
      }
    }
  }

  private mutating func subquery() throws -> ExpressionBox {
    let collection = try expression()
    try expect(sign: ",")
    guard case .variable(let name) = current.kind else {
      throw error("a variable such as $item is expected")
    }
    advance()
    try expect(sign: ",")
    let condition = try predicate()
    try expect(sign: ")")
    return try .combining(.subquery(collection, variable: name, condition))
  }
}
