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
