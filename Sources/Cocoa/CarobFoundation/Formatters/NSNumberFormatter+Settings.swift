import CarobRuntime
import Foundation

/// The settings of `NSNumberFormatter` that Foundation has too.
extension NSNumberFormatter {
  static let keysOfSettings = FormatterSettings(
    first: ["locale", "numberStyle"],
    others: [
      "currencyCode", "positiveFormat", "negativeFormat", "roundingMode", "multiplier", "minimum",
      "maximum", "usesSignificantDigits", "minimumIntegerDigits", "maximumIntegerDigits",
      "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
      "maximumSignificantDigits", "usesGroupingSeparator", "groupingSize", "secondaryGroupingSize",
      "formatWidth", "positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix",
      "decimalSeparator", "groupingSeparator", "currencySymbol", "percentSymbol", "minusSign",
      "plusSign", "exponentSymbol", "paddingCharacter", "notANumberSymbol", "zeroSymbol",
      "nilSymbol", "alwaysShowsDecimalSeparator", "allowsFloats", "generatesDecimalNumbers",
      "lenient",
    ])

  static func defineSettings(_ formatter: ClassMembers<NSNumberFormatter>) {
    defineDigits(formatter)
    defineFlags(formatter)
    defineTexts(formatter)
    defineOptionalTexts(formatter)
  }

  /// Foundation's maximum for whole numbers. It computes fraction digits one by one.
  private static let maximumDigits: UInt = 10_000

  private static func defineDigits(_ formatter: ClassMembers<NSNumberFormatter>) {
    let all: [(StaticString, ReferenceWritableKeyPath<NumberFormatter, Int>)] = [
      ("@property (nonatomic) NSUInteger minimumIntegerDigits", \.minimumIntegerDigits),
      ("@property (nonatomic) NSUInteger maximumIntegerDigits", \.maximumIntegerDigits),
      ("@property (nonatomic) NSUInteger minimumFractionDigits", \.minimumFractionDigits),
      ("@property (nonatomic) NSUInteger maximumFractionDigits", \.maximumFractionDigits),
      ("@property (nonatomic) NSUInteger minimumSignificantDigits", \.minimumSignificantDigits),
      ("@property (nonatomic) NSUInteger maximumSignificantDigits", \.maximumSignificantDigits),
      ("@property (nonatomic) NSUInteger groupingSize", \.groupingSize),
      ("@property (nonatomic) NSUInteger secondaryGroupingSize", \.secondaryGroupingSize),
      ("@property (nonatomic) NSUInteger formatWidth", \.formatWidth),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { UInt(clamping: $0.formatter[keyPath: path]) },
        set: { $0.formatter[keyPath: path] = Int(min($1, maximumDigits)) })
    }
  }

  private static func defineFlags(_ formatter: ClassMembers<NSNumberFormatter>) {
    let all: [(StaticString, StaticString, ReferenceWritableKeyPath<NumberFormatter, Bool>)] = [
      (
        "@property (nonatomic) BOOL usesGroupingSeparator", "setUsesGroupingSeparator:",
        \.usesGroupingSeparator
      ),
      (
        "@property (nonatomic) BOOL usesSignificantDigits", "setUsesSignificantDigits:",
        \.usesSignificantDigits
      ),
      (
        "@property (nonatomic) BOOL alwaysShowsDecimalSeparator", "setAlwaysShowsDecimalSeparator:",
        \.alwaysShowsDecimalSeparator
      ),
      ("@property (nonatomic) BOOL allowsFloats", "setAllowsFloats:", \.allowsFloats),
      (
        "@property (nonatomic) BOOL generatesDecimalNumbers", "setGeneratesDecimalNumbers:",
        \.generatesDecimalNumbers
      ),
      ("@property (nonatomic, getter=isLenient) BOOL lenient", "setLenient:", \.isLenient),
    ]
    for (getter, setter, path) in all {
      formatter.method(getter) { $0.formatter[keyPath: path] }
      formatter.method(setter) { (this, value: Bool) in this.formatter[keyPath: path] = value }
    }
  }

  private static func defineTexts(_ formatter: ClassMembers<NSNumberFormatter>) {
    let all: [(StaticString, ReferenceWritableKeyPath<NumberFormatter, String>)] = [
      ("@property (nonatomic, copy) NSString *positiveFormat", \.positiveFormat),
      ("@property (nonatomic, copy) NSString *negativeFormat", \.negativeFormat),
      ("@property (nonatomic, copy) NSString *positivePrefix", \.positivePrefix),
      ("@property (nonatomic, copy) NSString *positiveSuffix", \.positiveSuffix),
      ("@property (nonatomic, copy) NSString *negativePrefix", \.negativePrefix),
      ("@property (nonatomic, copy) NSString *negativeSuffix", \.negativeSuffix),
      ("@property (nonatomic, copy) NSString *decimalSeparator", \.decimalSeparator),
      ("@property (nonatomic, copy) NSString *groupingSeparator", \.groupingSeparator),
      ("@property (nonatomic, copy) NSString *currencyCode", \.currencyCode),
      ("@property (nonatomic, copy) NSString *currencySymbol", \.currencySymbol),
      ("@property (nonatomic, copy) NSString *percentSymbol", \.percentSymbol),
      ("@property (nonatomic, copy) NSString *minusSign", \.minusSign),
      ("@property (nonatomic, copy) NSString *plusSign", \.plusSign),
      ("@property (nonatomic, copy) NSString *exponentSymbol", \.exponentSymbol),
      ("@property (nonatomic, copy) NSString *paddingCharacter", \.paddingCharacter),
      ("@property (nonatomic, copy) NSString *notANumberSymbol", \.notANumberSymbol),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { $0.formatter[keyPath: path] }, set: { $0.formatter[keyPath: path] = $1 })
    }
  }

  private static func defineOptionalTexts(_ formatter: ClassMembers<NSNumberFormatter>) {
    formatter.property(
      "@property (nonatomic, copy, nullable) NSString *zeroSymbol", \.formatter.zeroSymbol)
    formatter.property("@property (nonatomic, copy) NSString *nilSymbol", \.formatter.nilSymbol)
  }
}
