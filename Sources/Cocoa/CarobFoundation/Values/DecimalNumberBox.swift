import CarobRuntime
import Foundation

/// A number in base 10 with up to 38 digits. Registered as `NSDecimalNumber`.
///
/// Code that only knows `NSNumber` gets the nearest number of that kind. [any-thread]
public final class DecimalNumberBox: NumberBox {
  /// The number; nil in an object that was made like any other `NSNumber`.
  private var given: Decimal?

  /// The number.
  public var decimal: Decimal { given ?? Self.decimal(of: scalar) }

  /// Boxes a number.
  public convenience init(_ decimal: Decimal) {
    self.init(isa: Self.runtimeClass)
    take(decimal)
  }

  func take(_ decimal: Decimal) {
    given = decimal
    // Whole numbers that fit stay exact.
    if let whole = Int64("\(decimal)") {
      set(.signed(whole), .double)
    } else if let whole = UInt64("\(decimal)") {
      set(.unsigned(whole), .double)
    } else {
      set(.floating((decimal as NSDecimalNumber).doubleValue), .double)
    }
  }

  /// The decimal number of any number.
  static func decimal(of number: NumberBox) -> Decimal {
    if let number = number as? DecimalNumberBox { return number.decimal }
    return decimal(of: number.scalar)
  }

  private static func decimal(of scalar: Scalar) -> Decimal {
    switch scalar {
    case .signed(let value): Decimal(value)
    case .unsigned(let value): Decimal(value)
    case .bool(let value): value ? 1 : 0
    case .floating(let value):
      // The decimal that is written, not the nearest binary fraction.
      value.isFinite ? Decimal(string: "\(value)") ?? Decimal(value) : .nan
    }
  }

  public override class var runtimeName: String { "NSDecimalNumber" }

  /// Whether the other is the same number, regardless of its class.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? NumberBox).map { Self.compare(decimal, Self.decimal(of: $0)) == 0 } ?? false
  }

  /// The number as text; `NaN` if it is none.
  public override var objectDescription: String { decimal.isNaN ? "NaN" : "\(decimal)" }

  /// The order of two numbers: -1, 0 or 1; NaN equals NaN and comes before all others.
  static func compare(_ a: Decimal, _ b: Decimal) -> Int {
    if a.isNaN || b.isNaN { return a.isNaN ? (b.isNaN ? 0 : -1) : 1 }
    return a < b ? -1 : a > b ? 1 : 0
  }

  /// The locale's separator in the text.
  func description(in locale: LocaleBox?) -> String {
    objectDescription.replacing(".", with: locale?.locale.decimalSeparator ?? ".")
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: DecimalNumberBox.self, "A number in base 10 with up to 38 digits."
    ) { number in
      number.hidesProperties(but: ["decimalValue", "doubleValue"])
      defineMaking(number)
      defineMakingOfNumbers(number)
      DecimalArithmetic.define(number)
      DecimalFunctions.define(number)
      number.method("- (NSInteger)compare:(NSNumber *)compare") { (this, other: NumberBox) in
        compare(this.decimal, decimal(of: other))
      }
      number.method("- (NSString *)descriptionWithLocale:(nullable id)locale") {
        (this, locale: Object?) in
        this.description(in: locale as? LocaleBox)
      }
    }
  }

  private static func defineMaking(_ number: ClassMembers<DecimalNumberBox>) {
    number.classMethod("+ (NSDecimalNumber *)zero") { _ in DecimalNumberBox(Decimal(0)) }
    number.classMethod("+ (NSDecimalNumber *)one") { _ in DecimalNumberBox(Decimal(1)) }
    number.classMethod("+ (NSDecimalNumber *)notANumber") { _ in DecimalNumberBox(Decimal.nan) }
    number.classMethod("+ (NSDecimalNumber *)minimumDecimalNumber") { _ in
      DecimalNumberBox(-Decimal.greatestFiniteMagnitude)
    }
    number.classMethod("+ (NSDecimalNumber *)maximumDecimalNumber") { _ in
      DecimalNumberBox(Decimal.greatestFiniteMagnitude)
    }
    number.classMethod("+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text") {
      (_, text: String?) in
      DecimalNumberBox(read(text))
    }
    number.classMethod(
      "+ (NSDecimalNumber *)decimalNumberWithString:(NSString *)text locale:(nullable id)locale"
    ) { (_, text: String?, locale: LocaleBox?) in
      DecimalNumberBox(read(text, locale))
    }
    number.classMethod(
      """
      + (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa \
      exponent:(short)exponent isNegative:(BOOL)isNegative
      """
    ) { (_, mantissa: UInt64, exponent: Int16, isNegative: Bool) in
      DecimalNumberBox(made(mantissa, exponent, isNegative))
    }
    number.method("- (instancetype)initWithString:(NSString *)text") { (this, text: String?) in
      this.take(read(text))
      return this
    }
    number.method("- (instancetype)initWithString:(NSString *)text locale:(nullable id)locale") {
      (this, text: String?, locale: LocaleBox?) in
      this.take(read(text, locale))
      return this
    }
    number.method(
      """
      - (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent \
      isNegative:(BOOL)isNegative
      """
    ) { (this, mantissa: UInt64, exponent: Int16, isNegative: Bool) in
      this.take(made(mantissa, exponent, isNegative))
      return this
    }
  }

  /// The makers of `NSNumber`, which make decimal numbers here.
  private static func defineMakingOfNumbers(_ number: ClassMembers<DecimalNumberBox>) {
    func whole<Value: BinaryInteger & MessageValue>(_ name: StaticString, _: Value.Type) {
      number.classMethod(name) { (_, value: Value) in
        DecimalNumberBox(Decimal(string: "\(value)") ?? .nan)
      }
    }
    whole("numberWithChar:", Int8.self)
    whole("numberWithUnsignedChar:", UInt8.self)
    whole("numberWithShort:", Int16.self)
    whole("numberWithUnsignedShort:", UInt16.self)
    whole("numberWithInt:", Int32.self)
    whole("numberWithUnsignedInt:", UInt32.self)
    for name in ["numberWithLong:", "numberWithInteger:", "numberWithLongLong:"]
      as [StaticString]
    {
      whole(name, Int.self)
    }
    for name in [
      "numberWithUnsignedLong:", "numberWithUnsignedInteger:", "numberWithUnsignedLongLong:",
    ] as [StaticString] {
      whole(name, UInt.self)
    }
    number.classMethod("numberWithDouble:") { (_, value: Double) in
      DecimalNumberBox(decimal(of: .floating(value)))
    }
    number.classMethod("numberWithFloat:") { (_, value: Float) in
      DecimalNumberBox(decimal(of: .floating(Double(value))))
    }
  }

  private static func made(_ mantissa: UInt64, _ exponent: Int16, _ isNegative: Bool) -> Decimal {
    guard (-128...127).contains(exponent) else { return mantissa == 0 ? 0 : .nan }
    return Decimal(
      sign: isNegative ? .minus : .plus, exponent: Int(exponent), significand: Decimal(mantissa))
  }

  /// The number of a text; not a number for none.
  private static func read(_ text: String?, _ locale: LocaleBox? = nil) -> Decimal {
    guard let text else { return .nan }
    let separator = locale?.locale.decimalSeparator ?? "."
    return Decimal(string: text.replacing(separator, with: ".")) ?? .nan
  }
}
