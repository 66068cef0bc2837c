import CarobRuntime
import Foundation

/// The styles, settings and symbols of `NSDateFormatter`.
extension NSDateFormatter {
  static let keysOfSettings = FormatterSettings(
    first: ["locale", "timeZone", "calendar", "dateStyle", "timeStyle"],
    others: [
      "dateFormat", "lenient", "defaultDate", "monthSymbols", "shortMonthSymbols", "weekdaySymbols",
      "shortWeekdaySymbols", "standaloneMonthSymbols", "quarterSymbols", "eraSymbols", "AMSymbol",
      "PMSymbol",
    ])

  static func defineStyles(_ formatter: ClassMembers<NSDateFormatter>) {
    formatter.property(
      "@property (nonatomic) NSDateFormatterStyle dateStyle",
      get: { $0.formatter.dateStyle.rawValue }, set: { $0.setStyle(\.dateStyle, $1) })
    formatter.property(
      "@property (nonatomic) NSDateFormatterStyle timeStyle",
      get: { $0.formatter.timeStyle.rawValue }, set: { $0.setStyle(\.timeStyle, $1) })
    formatter.method(
      "- (void)setLocalizedDateFormatFromTemplate:(NSString *)localizedDateFormatFromTemplate"
    ) { (this, template: String) in
      this.dateFormat = DateFormatter.dateFormat(
        fromTemplate: template, options: 0, locale: this.formatter.locale)
    }
    formatter.classMethod(
      """
      + (nullable NSString *)dateFormatFromTemplate:(NSString *)letters \
      options:(NSUInteger)options locale:(nullable NSLocale *)locale
      """
    ) { (_, template: String, options: UInt, locale: LocaleBox?) in
      DateFormatter.dateFormat(
        fromTemplate: template, options: Int(clamping: options), locale: locale?.locale)
    }
    formatter.classMethod(
      """
      + (NSString *)localizedStringFromDate:(NSDate *)date \
      dateStyle:(NSDateFormatterStyle)dateStyle timeStyle:(NSDateFormatterStyle)timeStyle
      """
    ) { (_, date: Date?, dateStyle: UInt, timeStyle: UInt) -> String? in
      guard let date else { return nil }
      let made = NSDateFormatter()
      made.setStyle(\.dateStyle, dateStyle)
      made.setStyle(\.timeStyle, timeStyle)
      return made.string(from: date)
    }
  }

  static func defineSettings(_ formatter: ClassMembers<NSDateFormatter>) {
    formatter.property("@property (nonatomic, copy, null_resettable) NSLocale *locale") {
      this -> LocaleBox? in
      LocaleBox(this.formatter.locale)
    } set: { (this, locale: LocaleBox?) in
      this.change { $0.locale = locale?.locale ?? Locale(identifier: "en_US_POSIX") }
    }
    formatter.property(
      "@property (nonatomic, copy, null_resettable) NSTimeZone *timeZone",
      get: { this -> TimeZoneBox? in TimeZoneBox(this.timeZone) },
      set: { (this, zone: TimeZoneBox?) in this.timeZone = zone?.timeZone ?? .gmt })
    formatter.property("@property (nonatomic, copy, null_resettable) NSCalendar *calendar") {
      this -> CalendarBox? in
      CalendarBox(this.formatter.calendar)
    } set: { (this, calendar: CalendarBox?) in
      var calendar = calendar?.calendar ?? Calendar(identifier: .gregorian)
      calendar.timeZone = calendar.timeZone.formatting
      this.change { $0.calendar = calendar }
    }
    formatter.method("@property (nonatomic, getter=isLenient) BOOL lenient") {
      $0.formatter.isLenient
    }
    formatter.method("setLenient:") { (this, isLenient: Bool) in
      this.formatter.isLenient = isLenient
    }
    // It does not write names such as “today”.
    formatter.method("@property (nonatomic) BOOL doesRelativeDateFormatting") { _ in false }
    formatter.method("setDoesRelativeDateFormatting:") { (_, _: Bool) in }
    formatter.property(
      "@property (nonatomic, copy, nullable) NSDate *defaultDate", \.formatter.defaultDate)
  }

  static func defineSymbols(_ formatter: ClassMembers<NSDateFormatter>) {
    let all: [(StaticString, ReferenceWritableKeyPath<DateFormatter, [String]>)] = [
      ("@property (nonatomic, copy) NSArray<NSString *> *monthSymbols", \.monthSymbols),
      ("@property (nonatomic, copy) NSArray<NSString *> *shortMonthSymbols", \.shortMonthSymbols),
      ("@property (nonatomic, copy) NSArray<NSString *> *weekdaySymbols", \.weekdaySymbols),
      (
        "@property (nonatomic, copy) NSArray<NSString *> *shortWeekdaySymbols",
        \.shortWeekdaySymbols
      ),
      ("@property (nonatomic, copy) NSArray *standaloneMonthSymbols", \.standaloneMonthSymbols),
      ("@property (nonatomic, copy) NSArray *quarterSymbols", \.quarterSymbols),
      ("@property (nonatomic, copy) NSArray *eraSymbols", \.eraSymbols),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { $0.formatter[keyPath: path] }, set: { $0.formatter[keyPath: path] = $1 })
    }
    formatter.property("@property (nonatomic, copy) NSString *AMSymbol", \.formatter.amSymbol)
    formatter.property("@property (nonatomic, copy) NSString *PMSymbol", \.formatter.pmSymbol)
  }
}
