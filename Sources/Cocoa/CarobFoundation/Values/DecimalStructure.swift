import CarobRuntime
import Foundation

/// `NSDecimal` as messages pass it: a number in the layout that Apple's header has, which Foundation's `Decimal` has not.
struct DecimalStructure: StructureMessageValue, BitwiseCopyable {
  /// In C these are bit-fields: from the lowest bit on 8 for the exponent, 4 for the count of words in use, 1 for the sign,
  /// and 1 for whether no digit could be saved by another exponent.
  private let head: UInt32
  /// The digits, the lowest word first. It is no `UInt128`, which has another alignment.
  private let mantissa: (low: Half, high: Half)
  private typealias Half = (UInt32, UInt32)

  /// As clang writes it, where libffi passes bit-fields; elsewhere with an `int` in their place.
  static var typeEncoding: TypeEncoding {
    var parts: [TypeEncoding] = [.int]
    #if arch(x86_64)
    parts = [
      .bitField(width: 8, declaration: .init(position: 0, type: .int)),
      .bitField(width: 4, declaration: .init(position: 8, type: .unsignedInt)),
      .bitField(width: 1, declaration: .init(position: 12, type: .unsignedInt)),
      .bitField(width: 1, declaration: .init(position: 13, type: .unsignedInt)),
      .bitField(width: 18, declaration: .init(position: 14, type: .unsignedInt)),
    ]
    #endif
    parts.append(.array(count: 8, element: .unsignedShort))
    return .structure(name: nil, fields: parts.map { .init(type: $0) })
  }

  init(_ decimal: Decimal) {
    // `significand` has no sign and no exponent: its description is digits alone.
    let digits = decimal.isNaN ? 0 : UInt128("\(decimal.significand.magnitude)") ?? 0
    let length = (UInt128.bitWidth - digits.leadingZeroBitCount + 15) / 16
    var head = UInt32(UInt8(truncatingIfNeeded: decimal.isNaN ? 0 : decimal.exponent))
    head |= UInt32(length) << 8
    if decimal.isNaN || decimal.sign == .minus { head |= 1 << 12 }
    if !digits.isMultiple(of: 10) { head |= 1 << 13 }
    self.head = head
    func word(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: digits >> (index * 32)) }
    mantissa = ((word(0), word(1)), (word(2), word(3)))
  }

  var decimal: Decimal {
    let words = [mantissa.low.0, mantissa.low.1, mantissa.high.0, mantissa.high.1]
    let all = words.reversed().reduce(UInt128(0)) { $0 << 32 | UInt128($1) }
    // What is in the words that are not in use does not count.
    let unused = max(0, UInt128.bitWidth - Int(head >> 8 & 15) * 16)
    let digits = (all << unused) >> unused
    let isNegative = head >> 12 & 1 == 1
    if digits == 0 { return isNegative ? .nan : 0 }
    let exponent = Int(Int8(truncatingIfNeeded: head))
    let significand = Decimal(string: "\(digits)") ?? .nan
    let number = Decimal(sign: .plus, exponent: exponent, significand: significand)
    return isNegative ? -number : number
  }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}

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
    // What is beyond them changes nothing more.
    let scale = Int(Int16(clamping: number))
    let error: NSDecimalNumber.CalculationError
    switch operation {
    case .add: error = NSDecimalAdd(&made, &one, &other, mode)
    case .subtract: error = NSDecimalSubtract(&made, &one, &other, mode)
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
