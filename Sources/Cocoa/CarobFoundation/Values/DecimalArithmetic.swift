import CarobRuntime
import Foundation

/// Arithmetic of decimal numbers.
enum DecimalArithmetic {
  private typealias Operation = (Decimal, Decimal) throws -> Decimal

  static func define(_ number: ClassMembers<DecimalNumberBox>) {
    add(
      number, "- (NSDecimalNumber *)decimalNumberByAdding:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberByAdding:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      { try checked($0, $1, DecimalCalculation.add) })
    add(
      number, "- (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      { try checked($0, $1, DecimalCalculation.subtract) })
    add(
      number, "- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      { try checked($0, $1, DecimalCalculation.multiply) })
    add(
      number, "- (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      { try checked($0, $1, DecimalCalculation.divide) })
    number.method("- (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power") {
      (this, power: UInt) in
      try made(DecimalCalculation.raise(this.decimal, to: power, .plain))
    }
    number.method("- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)of10") {
      (this, power: Int16) in
      try made(DecimalCalculation.shift(this.decimal, by: Int(power)))
    }
    number.method(
      """
      - (NSDecimalNumber *)decimalNumberByRoundingAccordingToBehavior:(nullable NSDecimalNumberHandler *)behavior
      """
    ) { (this, behavior: NSDecimalNumberHandler?) in
      DecimalNumberBox(behavior?.rounded(this.decimal) ?? this.decimal)
    }
  }

  private static func add(
    _ number: ClassMembers<DecimalNumberBox>, _ name: StaticString, _ rounding: StaticString,
    _ operation: @escaping Operation
  ) {
    number.method(name) { (this, other: NumberBox) in
      DecimalNumberBox(try operation(this.decimal, DecimalNumberBox.decimal(of: other)))
    }
    number.method(rounding) { (this, other: NumberBox, behavior: NSDecimalNumberHandler?) in
      let result = try operation(this.decimal, DecimalNumberBox.decimal(of: other))
      return DecimalNumberBox(behavior?.rounded(result) ?? result)
    }
  }

  private typealias Calculation = (Decimal, Decimal, NSDecimalNumber.RoundingMode) ->
    DecimalCalculation.Result

  private static func checked(
    _ a: Decimal, _ b: Decimal, _ calculate: Calculation
  ) throws -> Decimal {
    let (number, error) = calculate(a, b, .plain)
    try check(error)
    return number
  }

  private static func made(_ result: DecimalCalculation.Result) throws -> DecimalNumberBox {
    try check(result.error)
    return DecimalNumberBox(result.number)
  }

  /// - Throws: Apple's exception for a calculation that is impossible.
  private static func check(_ error: NSDecimalNumber.CalculationError) throws {
    let name: String
    switch error {
    case .overflow: name = "NSDecimalNumberOverflowException"
    case .underflow: name = "NSDecimalNumberUnderflowException"
    case .divideByZero: name = "NSDecimalNumberDivideByZeroException"
    default: return
    }
    throw ObjectiveCException(name, "\(name) in NSDecimalNumber")
  }
}
