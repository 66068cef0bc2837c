import CarobRuntime
import Foundation

/// The conventions of a language and a country. Registered as `NSLocale`. [any-thread]
public final class LocaleBox: Object {
  /// The locale.
  public private(set) var locale = Locale(identifier: "en_US_POSIX")

  /// Boxes a locale.
  public convenience init(_ locale: Locale) {
    self.init(isa: Self.runtimeClass)
    self.locale = locale
  }

  public override class var runtimeName: String { "NSLocale" }

  /// Whether the other has the same identifier.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? LocaleBox)?.locale.identifier == locale.identifier
  }

  /// A hash value; equal locales have the same.
  public override var hash: Int { locale.identifier.hashValue }

  /// The identifier.
  public override var objectDescription: String { locale.identifier }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: LocaleBox.self, "The customs of a language and a country.") { locale in
      locale.isImmutable()
      locale.isArchived {
        try $1.write(StringBox($0.locale.identifier), "identifier")
      } read: {
        guard let name = try $1.read("identifier", as: StringBox.self) else { return nil }
        $0.locale = usable(name.string)
        return $0
      }
      defineMaking(locale)
      defineReading(locale)
      defineNames(locale)
    }
  }

  private static func defineMaking(_ locale: ClassMembers<LocaleBox>) {
    for name in ["+ (NSLocale *)currentLocale", "+ (NSLocale *)autoupdatingCurrentLocale"]
      as [StaticString]
    {
      locale.classMethod(name) { _ in LocaleBox(.current) }
    }
    locale.classMethod("+ (NSLocale *)systemLocale") { _ in LocaleBox(Locale(identifier: "")) }
    locale.classMethod("+ (instancetype)localeWithLocaleIdentifier:(NSString *)identifier") {
      (_, identifier: String) in
      LocaleBox(usable(identifier))
    }
    locale.method("- (instancetype)initWithLocaleIdentifier:(NSString *)identifier") {
      (this, identifier: String) in
      this.locale = usable(identifier)
      return this
    }
    locale.classMethod("+ (NSArray<NSString *> *)availableLocaleIdentifiers") { _ in
      Locale.availableIdentifiers.sorted()
    }
    locale.classMethod("+ (NSArray<NSString *> *)preferredLanguages") { _ in
      Locale.preferredLanguages
    }
    locale.classMethod("+ (NSArray<NSString *> *)ISOCountryCodes") { _ in
      Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }.sorted()
    }
    locale.classMethod("+ (NSString *)canonicalLocaleIdentifierFromString:(NSString *)string") {
      (_, text: String) in
      Locale.canonicalIdentifier(from: text)
    }
  }

  /// The locale of an identifier, without parts on which Foundation's formatters end the program:
  /// names that are not ASCII, and unknown digits.
  private static func usable(_ identifier: String) -> Locale {
    guard identifier.utf8.allSatisfy({ $0 < 0x80 }) else { return Locale(identifier: "") }
    var parts = Locale.Components(identifier: identifier)
    guard let digits = parts.numberingSystem,
      !Locale.NumberingSystem.availableNumberingSystems.contains(digits)
    else { return Locale(identifier: identifier) }
    parts.numberingSystem = nil
    return Locale(components: parts)
  }

  private static func defineReading(_ locale: ClassMembers<LocaleBox>) {
    locale.property("@property (nonatomic, readonly) NSString *localeIdentifier") {
      $0.locale.identifier
    }
    locale.property("@property (nonatomic, readonly) NSString *languageCode") {
      $0.locale.language.languageCode?.identifier ?? ""
    }
    locale.property("@property (nonatomic, readonly, copy, nullable) NSString *countryCode") {
      $0.locale.region?.identifier
    }
    locale.property("@property (nonatomic, readonly, copy, nullable) NSString *scriptCode") {
      $0.script
    }
    locale.property("@property (nonatomic, readonly) NSString *decimalSeparator") {
      $0.locale.decimalSeparator ?? "."
    }
    locale.property("@property (nonatomic, readonly) NSString *groupingSeparator") {
      $0.locale.groupingSeparator ?? ""
    }
    locale.property("@property (nonatomic, readonly, copy, nullable) NSString *currencyCode") {
      $0.locale.currency?.identifier
    }
    locale.property("@property (nonatomic, readonly) NSString *currencySymbol") {
      $0.locale.currencySymbol ?? ""
    }
    locale.property("@property (nonatomic, readonly) BOOL usesMetricSystem") {
      $0.locale.measurementSystem == .metric
    }
    locale.property("@property (nonatomic, readonly) NSString *calendarIdentifier") {
      CalendarNames.name(of: $0.locale.calendar.identifier)
    }
    for name in [
      "- (nullable id)objectForKey:(NSLocaleKey)key",
      "- (nullable id)objectForKeyedSubscript:(NSLocaleKey)key",
    ] as [StaticString] {
      locale.method(name) { (this, key: String?) in
        key.flatMap(this.object(forKey:))
      }
    }
  }

  private static func defineNames(_ locale: ClassMembers<LocaleBox>) {
    locale.method("- (nullable NSString *)displayNameForKey:(NSLocaleKey)key value:(id)value") {
      (this, key: String?, value: String?) -> String? in
      guard let key, let value else { return nil }
      return switch LocaleKey(rawValue: key) {
      case .identifier: this.locale.localizedString(forIdentifier: value)
      case .languageCode: this.locale.localizedString(forLanguageCode: value)
      case .countryCode: this.locale.localizedString(forRegionCode: value)
      case .scriptCode: this.locale.localizedString(forScriptCode: value)
      case .currencyCode: this.locale.localizedString(forCurrencyCode: value)
      default: nil
      }
    }
    locale.method("- (NSString *)localizedStringForLocaleIdentifier:(NSString *)identifier") {
      (this, value: String) in
      this.locale.localizedString(forIdentifier: value) ?? value
    }
    locale.method("- (nullable NSString *)localizedStringForLanguageCode:(NSString *)code") {
      (this, value: String?) in
      value.flatMap(this.locale.localizedString(forLanguageCode:))
    }
    locale.method("- (nullable NSString *)localizedStringForCountryCode:(NSString *)code") {
      (this, value: String?) in
      value.flatMap(this.locale.localizedString(forRegionCode:))
    }
    locale.method("- (nullable NSString *)localizedStringForCurrencyCode:(NSString *)code") {
      (this, value: String?) in
      value.flatMap(this.locale.localizedString(forCurrencyCode:))
    }
  }

  /// The script in the identifier; nil for the language's usual one.
  private var script: String? {
    Locale.Components(identifier: locale.identifier).languageComponents.script?.identifier
  }

  private func object(forKey key: String) -> Object? {
    switch LocaleKey(rawValue: key) {
    case .identifier: StringBox(locale.identifier)
    case .languageCode: locale.language.languageCode.map { StringBox($0.identifier) }
    case .countryCode: locale.region.map { StringBox($0.identifier) }
    case .scriptCode: script.map { StringBox($0) }
    case .currencyCode: locale.currency.map { StringBox($0.identifier) }
    case .currencySymbol: locale.currencySymbol.map { StringBox($0) }
    case .decimalSeparator: locale.decimalSeparator.map { StringBox($0) }
    case .groupingSeparator: locale.groupingSeparator.map { StringBox($0) }
    case .usesMetricSystem: NumberBox(locale.measurementSystem == .metric)
    case .calendar: CalendarBox(locale.calendar)
    case nil: nil
    }
  }
}

/// `NSLocaleKey`, with the texts of the constants.
private enum LocaleKey: String {
  case identifier = "kCFLocaleIdentifierKey"
  case languageCode = "kCFLocaleLanguageCodeKey"
  case countryCode = "kCFLocaleCountryCodeKey"
  case scriptCode = "kCFLocaleScriptCodeKey"
  case currencyCode = "currency"
  case currencySymbol = "kCFLocaleCurrencySymbolKey"
  case decimalSeparator = "kCFLocaleDecimalSeparatorKey"
  case groupingSeparator = "kCFLocaleGroupingSeparatorKey"
  case usesMetricSystem = "kCFLocaleUsesMetricSystemKey"
  case calendar = "kCFLocaleCalendarKey"
}
