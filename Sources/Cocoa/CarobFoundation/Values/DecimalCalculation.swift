import Foundation

/// Products, quotients and powers of decimal numbers. Foundation's functions end the process for small results, and take overflow
/// for underflow; these use them for the digits alone.
enum DecimalCalculation {
  typealias Result = (number: Decimal, error: NSDecimalNumber.CalculationError)

  static func add(
    _ one: Decimal, _ other: Decimal, _ mode: NSDecimalNumber.RoundingMode
  ) -> Result {
    calculate(one, other, mode, NSDecimalAdd)
  }

  static func subtract(
    _ one: Decimal, _ other: Decimal, _ mode: NSDecimalNumber.RoundingMode
  ) -> Result {
    calculate(one, other, mode, NSDecimalSubtract)
  }

  static func multiply(
    _ one: Decimal, _ other: Decimal, _ mode: NSDecimalNumber.RoundingMode
  ) -> Result {
    digits(of: one, other, one.exponent + other.exponent, mode, NSDecimalMultiply)
  }

  static func divide(
    _ one: Decimal, _ other: Decimal, _ mode: NSDecimalNumber.RoundingMode
  ) -> Result {
    if other.isZero, !one.isNaN { return (.nan, .divideByZero) }
    var quotient = digits(of: one, other, one.exponent - other.exponent, mode, NSDecimalDivide)
    // `NSDecimalDivide` reports no loss of precision.
    if quotient.error == .noError, multiply(quotient.number, other, mode) != (one, .noError) {
      quotient.error = .lossOfPrecision
    }
    return quotient
  }

  /// - Complexity: O(log *power*).
  static func raise(
    _ number: Decimal, to power: UInt, _ mode: NSDecimalNumber.RoundingMode
  ) -> Result {
    if number.isNaN { return (.nan, .noError) }
    var (result, factor, rest) = (Decimal(1), number, power)
    var isExact = true
    func multiplied(_ value: Decimal) -> Result {
      let product = multiply(value, factor, mode)
      if product.error == .lossOfPrecision { isExact = false }
      return product
    }
    while rest > 0 {
      if rest & 1 == 1 {
        let product = multiplied(result)
        if product.number.isNaN { return product }
        result = product.number
      }
      rest >>= 1
      if rest == 0 { break }
      let square = multiplied(factor)
      if square.number.isNaN { return square }
      factor = square.number
    }
    return (result, isExact ? .noError : .lossOfPrecision)
  }

  /// Multiplies a number by a power of ten.
  static func shift(_ number: Decimal, by power: Int) -> Result {
    if number.isNaN || number.isZero { return (number, .noError) }
    let exponent = number.exponent + power
    if exponent > Int(Int8.max) { return (.nan, .overflow) }
    if exponent < Int(Int8.min) { return (.nan, .underflow) }
    let made = Decimal(sign: .plus, exponent: exponent, significand: number.significand)
    return (number.sign == .minus ? -made : made, .noError)
  }

  private static func digits(
    of one: Decimal, _ other: Decimal, _ exponent: Int, _ mode: NSDecimalNumber.RoundingMode,
    _ function: Function
  ) -> Result {
    if one.isNaN || other.isNaN { return (.nan, .noError) }
    var (left, right) = (one.significand, other.significand)
    // With the signs, since rounding depends on them.
    if one.sign == .minus { left.negate() }
    if other.sign == .minus { right.negate() }
    let made = calculate(left, right, mode, function)
    if made.number.isNaN { return made }
    let shifted = shift(made.number, by: exponent)
    return shifted.number.isNaN ? shifted : (shifted.number, made.error)
  }

  private typealias Function = (
    UnsafeMutablePointer<Decimal>, UnsafePointer<Decimal>, UnsafePointer<Decimal>,
    NSDecimalNumber.RoundingMode
  ) -> NSDecimalNumber.CalculationError

  private static func calculate(
    _ one: Decimal, _ other: Decimal, _ mode: NSDecimalNumber.RoundingMode, _ function: Function
  ) -> Result {
    if one.isNaN || other.isNaN { return (.nan, .noError) }
    var (one, other, made) = (one, other, Decimal())
    let error = function(&made, &one, &other, mode)
    return (made, error)
  }
}
