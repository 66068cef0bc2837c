import CarobRuntime
import Foundation

/// Divides time into years, months, days and so on. Registered as `NSCalendar`. [one thread at a time]
public final class CalendarBox: Object {
  /// The calendar.
  public private(set) var calendar = Calendar(identifier: .gregorian)

  /// Boxes a calendar.
  public convenience init(_ calendar: Calendar) {
    self.init(isa: Self.runtimeClass)
    self.calendar = calendar
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSCalendar" }

  /// Whether the other is the same calendar with the same settings.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? CalendarBox)?.calendar == calendar
  }

  /// A hash value; equal calendars have the same.
  public override var hash: Int { calendar.hashValue }

  /// The identifier.
  public override var objectDescription: String {
    "<NSCalendar: \(CalendarNames.name(of: calendar.identifier))>"
  }

  /// States the members of `NSCalendar`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: CalendarBox.self, "Divides time into years, months, days and so on."
    ) { calendar in
      calendar.adopt("NSCopying")
      calendar.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        CalendarBox(this.calendar)
      }
      calendar.isArchived {
        let calendar = $0.calendar
        try $1.write(StringBox(CalendarNames.name(of: calendar.identifier)), "identifier")
        try $1.write(StringBox(calendar.timeZone.identifier), "timeZone")
        try $1.write(calendar.locale.map { StringBox($0.identifier) }, "locale")
        try $1.write(NumberBox(calendar.firstWeekday), "firstWeekday")
        try $1.write(NumberBox(calendar.minimumDaysInFirstWeek), "minimumDaysInFirstWeek")
      } read: {
        try $0.read($1)
      }
      defineMaking(calendar)
      defineSettings(calendar)
      defineSymbols(calendar)
      defineCalculations(calendar)
      defineComparisons(calendar)
    }
  }

  /// Takes the settings in an archive; nil when it names no calendar.
  private func read(_ parts: ArchivedParts) throws -> CalendarBox? {
    guard let name = try parts.read("identifier", as: StringBox.self),
      let identifier = CalendarNames.identifier(name.string)
    else { return nil }
    calendar = Calendar(identifier: identifier)
    if let zone = try parts.read("timeZone", as: StringBox.self) {
      calendar.timeZone = TimeZone.named(zone.string) ?? .gmt
    }
    calendar.locale = try parts.read("locale", as: StringBox.self).map {
      Locale(identifier: $0.string)
    }
    if let day = try parts.read("firstWeekday", as: NumberBox.self)?.integerValue,
      (1...7).contains(day)
    {
      calendar.firstWeekday = day
    }
    if let days = try parts.read("minimumDaysInFirstWeek", as: NumberBox.self)?.integerValue,
      (1...7).contains(days)
    {
      calendar.minimumDaysInFirstWeek = days
    }
    return self
  }

  private static func defineMaking(_ calendar: ClassMembers<CalendarBox>) {
    for name in ["+ (NSCalendar *)currentCalendar", "+ (NSCalendar *)autoupdatingCurrentCalendar"]
      as [StaticString]
    {
      calendar.classMethod(name) { _ in CalendarBox(.current) }
    }
    calendar.classMethod(
      "+ (nullable instancetype)calendarWithIdentifier:(NSCalendarIdentifier)identifier"
    ) { (_, name: String) in
      CalendarNames.identifier(name).map { CalendarBox(Calendar(identifier: $0)) }
    }
    calendar.method(
      "- (nullable instancetype)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier"
    ) { (this, name: String) -> CalendarBox? in
      guard let identifier = CalendarNames.identifier(name) else { return nil }
      this.calendar = Calendar(identifier: identifier)
      return this
    }
  }

  private static func defineSettings(_ calendar: ClassMembers<CalendarBox>) {
    calendar.property(
      "@property (nonatomic, readonly, copy) NSCalendarIdentifier calendarIdentifier"
    ) { CalendarNames.name(of: $0.calendar.identifier) }
    calendar.property(
      "@property (nonatomic, strong) NSTimeZone *timeZone",
      get: { TimeZoneBox($0.calendar.timeZone) },
      set: { $0.calendar.timeZone = $1.timeZone })
    calendar.property(
      "@property (nonatomic, copy, nullable) NSLocale *locale",
      get: { $0.calendar.locale.map { LocaleBox($0) } },
      set: { $0.calendar.locale = $1?.locale })
    calendar.property("@property (nonatomic) NSUInteger firstWeekday") {
      UInt($0.calendar.firstWeekday)
    } set: {
      guard (1...7).contains($1) else { throw invalid("firstWeekday", $1) }
      $0.calendar.firstWeekday = Int($1)
    }
    calendar.property("@property (nonatomic) NSUInteger minimumDaysInFirstWeek") {
      UInt($0.calendar.minimumDaysInFirstWeek)
    } set: {
      guard (1...7).contains($1) else { throw invalid("minimumDaysInFirstWeek", $1) }
      $0.calendar.minimumDaysInFirstWeek = Int($1)
    }
  }

  private static func invalid(_ name: String, _ value: UInt) -> ObjectiveCException {
    .invalidArgument("the \(name) of an NSCalendar is 1 to 7, not \(value)")
  }

  private static func defineSymbols(_ calendar: ClassMembers<CalendarBox>) {
    let all: [(StaticString, KeyPath<Calendar, [String]>)] = [
      ("@property (nonatomic, readonly) NSArray *eraSymbols", \.eraSymbols),
      ("@property (nonatomic, readonly) NSArray *monthSymbols", \.monthSymbols),
      ("@property (nonatomic, readonly) NSArray *shortMonthSymbols", \.shortMonthSymbols),
      ("@property (nonatomic, readonly) NSArray *veryShortMonthSymbols", \.veryShortMonthSymbols),
      ("@property (nonatomic, readonly) NSArray *standaloneMonthSymbols", \.standaloneMonthSymbols),
      (
        "@property (nonatomic, readonly) NSArray *shortStandaloneMonthSymbols",
        \.shortStandaloneMonthSymbols
      ),
      ("@property (nonatomic, readonly) NSArray *weekdaySymbols", \.weekdaySymbols),
      ("@property (nonatomic, readonly) NSArray *shortWeekdaySymbols", \.shortWeekdaySymbols),
      (
        "@property (nonatomic, readonly) NSArray *veryShortWeekdaySymbols",
        \.veryShortWeekdaySymbols
      ),
      (
        "@property (nonatomic, readonly) NSArray *standaloneWeekdaySymbols",
        \.standaloneWeekdaySymbols
      ),
      ("@property (nonatomic, readonly) NSArray *quarterSymbols", \.quarterSymbols),
      ("@property (nonatomic, readonly) NSArray *shortQuarterSymbols", \.shortQuarterSymbols),
    ]
    for (name, path) in all { calendar.property(name) { $0.calendar[keyPath: path] } }
    calendar.property("@property (nonatomic, readonly) NSString *AMSymbol") { $0.calendar.amSymbol }
    calendar.property("@property (nonatomic, readonly) NSString *PMSymbol") { $0.calendar.pmSymbol }
  }
}

/// A moment for which calendars can calculate: Foundation traps on NaN and on distant dates.
struct CalendarDate: BoxedValue {
  let date: Date

  /// The supported seconds: 30,000 years around 2001.
  static let known = -1e12...1e12

  func boxed() -> DateBox { DateBox(date) }

  /// The date of an argument: nil is the reference date, as for methods of dates.
  static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Self {
    value == nil
      ? Self(date: Date(timeIntervalSinceReferenceDate: 0)) : try unboxed(DateBox.argument(value))
  }

  static func unboxed(_ box: DateBox) throws(MessageError) -> Self {
    guard known.contains(box.seconds) else {
      throw .handlerFailed(
        ObjectiveCException.invalidArgument(
          "calendars do not reach the date \(box.objectDescription)"))
    }
    return Self(date: box.date)
  }
}
