import CarobRuntime
import Foundation

/// The settings of `NSNumberFormatter` that Foundation has too.
extension NSNumberFormatter {
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
      ("minimumIntegerDigits", \.minimumIntegerDigits),
      ("maximumIntegerDigits", \.maximumIntegerDigits),
      ("minimumFractionDigits", \.minimumFractionDigits),
      ("maximumFractionDigits", \.maximumFractionDigits),
      ("minimumSignificantDigits", \.minimumSignificantDigits),
      ("maximumSignificantDigits", \.maximumSignificantDigits),
      ("groupingSize", \.groupingSize), ("secondaryGroupingSize", \.secondaryGroupingSize),
      ("formatWidth", \.formatWidth),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { UInt(clamping: $0.formatter[keyPath: path]) },
        set: { $0.formatter[keyPath: path] = Int(min($1, maximumDigits)) })
    }
  }

  private static func defineFlags(_ formatter: ClassMembers<NSNumberFormatter>) {
    let all: [(StaticString, StaticString, ReferenceWritableKeyPath<NumberFormatter, Bool>)] = [
      ("usesGroupingSeparator", "setUsesGroupingSeparator:", \.usesGroupingSeparator),
      ("usesSignificantDigits", "setUsesSignificantDigits:", \.usesSignificantDigits),
      (
        "alwaysShowsDecimalSeparator", "setAlwaysShowsDecimalSeparator:",
        \.alwaysShowsDecimalSeparator
      ),
      ("allowsFloats", "setAllowsFloats:", \.allowsFloats),
      ("generatesDecimalNumbers", "setGeneratesDecimalNumbers:", \.generatesDecimalNumbers),
      ("isLenient", "setLenient:", \.isLenient),
    ]
    for (getter, setter, path) in all {
      formatter.method(getter) { $0.formatter[keyPath: path] }
      formatter.method(setter) { (this, value: Bool) in this.formatter[keyPath: path] = value }
    }
  }

  private static func defineTexts(_ formatter: ClassMembers<NSNumberFormatter>) {
    let all: [(StaticString, ReferenceWritableKeyPath<NumberFormatter, String>)] = [
      ("positiveFormat", \.positiveFormat), ("negativeFormat", \.negativeFormat),
      ("positivePrefix", \.positivePrefix), ("positiveSuffix", \.positiveSuffix),
      ("negativePrefix", \.negativePrefix), ("negativeSuffix", \.negativeSuffix),
      ("decimalSeparator", \.decimalSeparator), ("groupingSeparator", \.groupingSeparator),
      ("currencyCode", \.currencyCode), ("currencySymbol", \.currencySymbol),
      ("percentSymbol", \.percentSymbol), ("minusSign", \.minusSign), ("plusSign", \.plusSign),
      ("exponentSymbol", \.exponentSymbol), ("paddingCharacter", \.paddingCharacter),
      ("notANumberSymbol", \.notANumberSymbol),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { $0.formatter[keyPath: path] }, set: { $0.formatter[keyPath: path] = $1 })
    }
  }

  private static func defineOptionalTexts(_ formatter: ClassMembers<NSNumberFormatter>) {
    formatter.property("zeroSymbol", \.formatter.zeroSymbol)
    formatter.property("nilSymbol", \.formatter.nilSymbol)
  }
}
