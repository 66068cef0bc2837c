import CarobRuntime
import Foundation

/// The methods of `NSNumber` and `NSDecimalNumber` that take and return the structure, and the functions of
/// `Foundation/NSDecimalNumber.h`, which call one of them.
enum DecimalFunctions {
  /// What a function does.
  private enum Operation: UInt {
    case add, subtract, multiply, divide, raise, multiplyByPowerOf10, round, normalize, compact,
      compare
  }

  static func defineValue(_ number: ClassMembers<NumberBox>) {
    number.property("@property (readonly) NSDecimal decimalValue") {
      DecimalStructure(DecimalNumberBox.decimal(of: $0))
    }
  }

  static func define(_ number: ClassMembers<DecimalNumberBox>) {
    number.classMethod("+ (NSDecimalNumber *)decimalNumberWithDecimal:(NSDecimal)decimal") {
      (_, value: DecimalStructure) in DecimalNumberBox(value.decimal)
    }
    number.method("- (instancetype)initWithDecimal:(NSDecimal)decimal") {
      (this, value: DecimalStructure) in
      this.take(value.decimal)
      return this
    }
    number.classMethod("carob_calculate:result:left:right:number:mode:") {
      (
        _, operation: UInt, result: Pointer, left: Pointer, right: Pointer, number: Int, mode: UInt
      ) in
      guard let operation = Operation(rawValue: operation),
        let mode = NSDecimalNumber.RoundingMode(rawValue: mode)
      else { return 0 }
      return calculate(operation, result, left, right, number, mode)
    }
  }

  private static func read(_ pointer: Pointer) -> Decimal {
    // SAFETY: the function's contract is the address of a structure.
    pointer.address?.loadUnaligned(as: DecimalStructure.self).decimal ?? .nan
  }

  private static func write(_ decimal: Decimal, to pointer: Pointer) {
    // SAFETY: as above.
    pointer.address?.storeBytes(of: DecimalStructure(decimal), as: DecimalStructure.self)
  }

  private static func calculate(
    _ operation: Operation, _ result: Pointer, _ left: Pointer, _ right: Pointer, _ number: Int,
    _ mode: NSDecimalNumber.RoundingMode
  ) -> Int {
    var (one, other, made) = (read(left), read(right), Decimal())
    // A scale outside the range of `short` has the same effect as its nearest end.
    let scale = Int(Int16(clamping: number))
    let error: NSDecimalNumber.CalculationError
    switch operation {
    case .add: (made, error) = DecimalCalculation.add(one, other, mode)
    case .subtract: (made, error) = DecimalCalculation.subtract(one, other, mode)
    case .multiply: (made, error) = DecimalCalculation.multiply(one, other, mode)
    case .divide: (made, error) = DecimalCalculation.divide(one, other, mode)
    case .raise:
      (made, error) = DecimalCalculation.raise(one, to: UInt(bitPattern: number), mode)
    case .multiplyByPowerOf10: (made, error) = DecimalCalculation.shift(one, by: scale)
    case .round:
      NSDecimalRound(&made, &one, scale, mode)
      error = .noError
    case .compact:
      NSDecimalCompact(&one)
      (made, error) = (one, .noError)
    case .compare: return DecimalNumberBox.compare(one, other)
    case .normalize:
      error = NSDecimalNormalize(&one, &other, mode)
      write(one, to: left)
      write(other, to: right)
      return appleNumber(of: error)
    }
    write(made, to: result)
    return appleNumber(of: error)
  }

  /// Apple's number of an error, which is another one than in Foundation.
  private static func appleNumber(of error: NSDecimalNumber.CalculationError) -> Int {
    switch error {
    case .noError: 0
    case .lossOfPrecision: 1
    case .underflow: 2
    case .overflow: 3
    case .divideByZero: 4
    @unknown default: 1
    }
  }
}
