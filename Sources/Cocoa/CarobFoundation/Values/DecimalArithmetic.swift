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
      operation(NSDecimalAdd))
    add(
      number, "- (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberBySubtracting:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      operation(NSDecimalSubtract))
    add(
      number, "- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      operation(NSDecimalMultiply))
    add(
      number, "- (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number",
      """
      - (NSDecimalNumber *)decimalNumberByDividingBy:(NSNumber *)number \
      withBehavior:(nullable NSDecimalNumberHandler *)behavior
      """,
      operation(NSDecimalDivide))
    number.method("- (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power") {
      (this, power: UInt) in
      DecimalNumberBox(try raised(this.decimal, to: power))
    }
    number.method("- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)of10") {
      (this, power: Int16) in
      var result = Decimal()
      var value = this.decimal
      try check(NSDecimalMultiplyByPowerOf10(&result, &value, power, .plain))
      return DecimalNumberBox(result)
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

  private static func operation(
    _ function:
      @escaping (
        UnsafeMutablePointer<Decimal>, UnsafePointer<Decimal>, UnsafePointer<Decimal>,
        NSDecimalNumber.RoundingMode
      ) -> NSDecimalNumber.CalculationError
  ) -> Operation {
    { a, b in
      if a.isNaN || b.isNaN { return .nan }
      var (result, a, b) = (Decimal(), a, b)
      try check(function(&result, &a, &b, .plain))
      return result
    }
  }

  private static func raised(_ value: Decimal, to power: UInt) throws -> Decimal {
    if value.isNaN { return .nan }
    var (result, factor, rest) = (Decimal(1), value, power)
    let multiply = operation(NSDecimalMultiply)
    while rest > 0 {
      if rest & 1 == 1 { result = try multiply(result, factor) }
      rest >>= 1
      if rest > 0 { factor = try multiply(factor, factor) }
    }
    return result
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
