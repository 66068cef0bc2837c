import CarobRuntime
import Foundation

/// Calculations in expressions. Integers stay integers as long as they fit; anything with nil is nil.
enum Arithmetic {
  static let functions: [ExpressionFunction] =
    [
      operation("add:to:", "+", 4, { $0.addingReportingOverflow($1) }, { $0 + $1 }),
      operation("from:subtract:", "-", 4, { $0.subtractingReportingOverflow($1) }, { $0 - $1 }),
      operation("multiply:by:", "*", 5, { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 }),
      // Like Apple's: 5 / 2 is 2, but 1 / 0 is infinite.
      operation(
        "divide:by:", "/", 5,
        { $1 == 0 ? ($0, true) : $0.dividedReportingOverflow(by: $1) }, { $0 / $1 }),
      operation(
        "modulus:by:", nil, 0,
        { $1 == 0 ? ($0, true) : $0.remainderReportingOverflow(dividingBy: $1) },
        { $0.truncatingRemainder(dividingBy: $1) }),
      operation("raise:toPower:", "**", 6, power, { pow($0, $1) }),
      bits("bitwiseAnd:with:", "&", 2) { $0 & $1 },
      bits("bitwiseOr:with:", "|", 0) { $0 | $1 },
      bits("bitwiseXor:with:", "^", 1) { $0 ^ $1 },
      bits("leftshift:by:", "<<", 3) { $0 << $1 },
      bits("rightshift:by:", ">>", 3) { $0 >> $1 },
      ExpressionFunction("onesComplement:", 1) { arguments in
        try arguments[0].map {
          NumberBox(~NumberBox(try number($0, "onesComplement:")).integerValue)
        }
      },
      ExpressionFunction("random", 0) { _ in NumberBox(Double.random(in: 0..<1)) },
      ExpressionFunction("random:", 1) { arguments in
        guard let limit = arguments[0] else { return nil }
        let end = NumberBox(try number(limit, "random:")).integerValue
        return NumberBox(end > 0 ? Int.random(in: 0..<end) : 0)
      },
      ExpressionFunction("abs:", 1) { arguments in
        try arguments[0].map { value in
          let number = try number(value, "abs:")
          if let integer = number.whole, integer != .min {
            return NumberBox(.signed(Swift.abs(integer)))
          }
          return NumberBox(Swift.abs(number.doubleValue))
        }
      },
    ] + unary

  private static let unary: [ExpressionFunction] = [
    floating("sqrt:") { $0.squareRoot() }, floating("log:") { log10($0) },
    floating("ln:") { log($0) }, floating("exp:") { exp($0) },
    floating("ceiling:") { $0.rounded(.up) }, floating("floor:") { $0.rounded(.down) },
    floating("trunc:") { $0.rounded(.towardZero) },
    floating("round:") { $0.rounded(.toNearestOrAwayFromZero) },
  ]

  /// A value as a number.
  ///
  /// - Throws: `ObjectiveCException` when it is something else.
  static func number(_ value: Object, _ function: String) throws -> Scalar {
    guard let number = value as? NumberBox else {
      throw ObjectiveCException.invalidArgument(
        "\(function) needs a number, and \(value) is \(value.runtimeClass.withArticle)")
    }
    return number.scalar
  }

  private static func operation(
    _ name: String, _ symbol: String?, _ precedence: Int,
    _ whole: @escaping @Sendable (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ floating: @escaping @Sendable (Double, Double) -> Double
  ) -> ExpressionFunction {
    ExpressionFunction(name, 2, symbol: symbol, precedence: precedence) { arguments in
      guard let first = arguments[0], let second = arguments[1] else { return nil }
      let word = symbol ?? name
      let (a, b) = (try number(first, word), try number(second, word))
      if let x = a.whole, let y = b.whole {
        let (result, overflow) = whole(x, y)
        if !overflow { return NumberBox(.signed(result)) }
      }
      return NumberBox(floating(a.doubleValue, b.doubleValue))
    }
  }

  private static func bits(
    _ name: String, _ symbol: String, _ precedence: Int,
    _ body: @escaping @Sendable (Int, Int) -> Int
  ) -> ExpressionFunction {
    ExpressionFunction(name, 2, symbol: symbol, precedence: precedence) { arguments in
      guard let a = arguments[0], let b = arguments[1] else { return nil }
      return NumberBox(
        body(
          NumberBox(try number(a, symbol)).integerValue,
          NumberBox(try number(b, symbol)).integerValue))
    }
  }

  private static func floating(
    _ name: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> ExpressionFunction {
    ExpressionFunction(name, 1) { arguments in
      try arguments[0].map { NumberBox(body(try number($0, name).doubleValue)) }
    }
  }

  private static func power(
    _ base: Int64, _ exponent: Int64
  ) -> (partialValue: Int64, overflow: Bool) {
    guard (0..<64).contains(exponent) else { return (0, true) }
    var result: Int64 = 1
    for _ in 0..<exponent {
      let (next, overflow) = result.multipliedReportingOverflow(by: base)
      if overflow { return (0, true) }
      result = next
    }
    return (result, false)
  }
}

extension Scalar {
  /// The number as an integer, if it is stored as one and not too large.
  fileprivate var whole: Int64? {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .bool(let value): value ? 1 : 0
    case .floating: nil
    }
  }

  /// The nearest floating-point number.
  var doubleValue: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .bool(let value): value ? 1 : 0
    }
  }
}

/// Functions of several numbers, which are arguments or in a collection.
enum Statistics {
  static let functions: [ExpressionFunction] = [
    ExpressionFunction("count:", nil) { NumberBox(try values($0, "count:").count) },
    ExpressionFunction("sum:", nil) { arguments in
      let numbers = try numbers(arguments, "sum:")
      if let whole = sum(numbers) { return NumberBox(.signed(whole)) }
      return NumberBox(numbers.reduce(0) { $0 + $1.doubleValue })
    },
    ExpressionFunction("min:", nil) { try extreme($0, "min:", order: -1) },
    ExpressionFunction("max:", nil) { try extreme($0, "max:", order: 1) },
    numeric("average:") { $0.reduce(0, +) / Double($0.count) },
    numeric("median:") { numbers in
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    },
    numeric("stddev:") { numbers in
      let mean = numbers.reduce(0, +) / Double(numbers.count)
      let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (squares / Double(numbers.count)).squareRoot()
    },
    ExpressionFunction("mode:", nil) { arguments in
      let values = ObjectSet(try values(arguments, "mode:"))
      guard let most = values.indices.map(values.multiplicity(at:)).max() else { return nil }
      return ArrayBox(
        values.indices.filter { values.multiplicity(at: $0) == most }.map(values.key(at:)))
    },
  ]

  /// The values to calculate with: those in the collection that is the only argument, else the
  /// arguments. Missing ones are left out.
  private static func values(_ arguments: [Object?], _ function: String) throws -> [Object] {
    var values: [Object]?
    if arguments.count == 1, let only = arguments[0] {
      values = try ExpressionBox.elementsIfCollection(only)
    }
    return (values ?? arguments.compactMap { $0 }).filter { !($0 is NullBox) }
  }

  private static func numbers(_ arguments: [Object?], _ function: String) throws -> [Scalar] {
    try values(arguments, function).map { try Arithmetic.number($0, function) }
  }

  /// The sum of integers; nil when there are other numbers, or it is too large.
  private static func sum(_ numbers: [Scalar]) -> Int64? {
    var sum: Int64 = 0
    for number in numbers {
      guard case .signed(let value) = number else { return nil }
      let (next, overflow) = sum.addingReportingOverflow(value)
      if overflow { return nil }
      sum = next
    }
    return sum
  }

  private static func extreme(
    _ arguments: [Object?], _ function: String, order: Int
  ) throws -> Object? {
    var found: Object?
    for value in try values(arguments, function) {
      guard let best = found else {
        found = value
        continue
      }
      if try ValueOrder.compare(value, best).signum() == order { found = value }
    }
    return found
  }

  private static func numeric(
    _ name: String, _ body: @escaping @Sendable ([Double]) -> Double
  ) -> ExpressionFunction {
    ExpressionFunction(name, nil) { arguments in
      let numbers = try numbers(arguments, name).map(\.doubleValue)
      return numbers.isEmpty ? nil : NumberBox(body(numbers))
    }
  }
}
