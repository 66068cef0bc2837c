import CarobRuntime
import Foundation

/// Turns numbers into text and text into numbers.
///
/// By default the text is American English, wherever the program runs. [one thread at a time]
public final class NSNumberFormatter: NSFormatter {
  /// `formatterBehavior`, which changes nothing.
  var behavior = FormatterBehavior.ofNumbers.withLock { $0 }

  let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  /// A number as text.
  func string(from number: NumberBox) -> String {
    let value: NSNumber =
      if let decimal = number as? DecimalNumberBox {
        decimal.decimal as NSDecimalNumber
      } else {
        switch number.scalar {
        case .signed(let value): NSNumber(value: value)
        case .unsigned(let value): NSNumber(value: value)
        case .floating(let value): NSNumber(value: value)
        case .bool(let value): NSNumber(value: value)
        }
      }
    return formatter.string(from: value) ?? ""
  }

  /// The number of a text; nil when the text is no number, or more follows.
  func number(from text: String) -> NumberBox? {
    guard let number = formatter.number(from: text),
      WholeNumberText.isWhole(text, number, of: formatter)
    else { return nil }
    let value = number.doubleValue
    if value.isFinite, let whole = Int64(exactly: value), number.int64Value == whole {
      return NumberBox(.signed(whole))
    }
    return NumberBox(value)
  }

  override class var settings: FormatterSettings { keysOfSettings }

  /// A number as text; nil for other objects.
  public override func string(for object: Object) throws -> String? {
    (object as? NumberBox).map(string(from:))
  }

  /// The number of a text; nil when the text is no number.
  public override func object(for text: String) throws -> Object? { number(from: text) }

  /// States the members of `NSNumberFormatter`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSNumberFormatter.self, "Turns numbers into text and text into numbers."
    ) { formatter in
      defineFormatting(formatter)
      defineStyle(formatter)
      defineSettings(formatter)
      defineBehavior(formatter)
    }
  }

  private static func defineFormatting(_ formatter: ClassMembers<NSNumberFormatter>) {
    formatter.method("- (nullable NSString *)stringFromNumber:(NSNumber *)number") {
      (this, number: NumberBox?) in
      number.map(this.string(from:))
    }
    formatter.method("- (nullable NSNumber *)numberFromString:(NSString *)string") {
      (this, text: String?) in
      text.flatMap(this.number(from:))
    }
    formatter.classMethod(
      """
      + (NSString *)localizedStringFromNumber:(NSNumber *)number \
      numberStyle:(NSNumberFormatterStyle)style
      """
    ) { (_, number: NumberBox?, style: UInt) -> String? in
      guard let number else { return nil }
      let made = NSNumberFormatter()
      made.formatter.numberStyle = NumberFormatter.Style(rawValue: style) ?? .none
      return made.string(from: number)
    }
  }

  private static func defineStyle(_ formatter: ClassMembers<NSNumberFormatter>) {
    formatter.property(
      "@property (nonatomic) NSNumberFormatterStyle numberStyle",
      get: { $0.formatter.numberStyle.rawValue },
      set: { $0.formatter.numberStyle = NumberFormatter.Style(rawValue: $1) ?? .none })
    formatter.property("@property (nonatomic, copy, null_resettable) NSLocale *locale") {
      this -> LocaleBox? in
      LocaleBox(this.formatter.locale)
    } set: { (this, locale: LocaleBox?) in
      this.formatter.locale = locale?.locale ?? Locale(identifier: "en_US")
    }
    formatter.property(
      "@property (nonatomic) NSNumberFormatterRoundingMode roundingMode",
      get: { $0.formatter.roundingMode.rawValue },
      set: { $0.formatter.roundingMode = NumberFormatter.RoundingMode(rawValue: $1) ?? .halfEven })
    formatter.property("@property (nonatomic, copy, nullable) NSNumber *multiplier") {
      $0.formatter.multiplier.map { NumberBox($0.doubleValue) }
    } set: { (this, number: NumberBox?) in
      this.formatter.multiplier = number.map { NSNumber(value: $0.doubleValue) }
    }
    formatter.property("@property (nonatomic, copy, nullable) NSNumber *minimum") {
      $0.formatter.minimum.map { NumberBox($0.doubleValue) }
    } set: { (this, number: NumberBox?) in
      this.formatter.minimum = number.map { NSNumber(value: $0.doubleValue) }
    }
    formatter.property("@property (nonatomic, copy, nullable) NSNumber *maximum") {
      $0.formatter.maximum.map { NumberBox($0.doubleValue) }
    } set: { (this, number: NumberBox?) in
      this.formatter.maximum = number.map { NSNumber(value: $0.doubleValue) }
    }
  }
}
