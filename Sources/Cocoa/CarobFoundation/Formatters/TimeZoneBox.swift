import CarobRuntime
import Foundation

/// A time zone. Registered as `NSTimeZone`. [any-thread]
public final class TimeZoneBox: Object {
  /// The time zone.
  public private(set) var timeZone = TimeZone.gmt

  /// Boxes a time zone.
  public convenience init(_ timeZone: TimeZone) {
    self.init(isa: Self.runtimeClass)
    self.timeZone = timeZone
  }

  public override class var runtimeName: String { "NSTimeZone" }

  /// The zone that programs set as their default.
  private static let standard = Locked<TimeZone?>(nil)

  /// Whether the other has the same name and rules.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = (other as? TimeZoneBox)?.timeZone else { return false }
    return other.identifier == timeZone.identifier
  }

  /// A hash value; equal zones have the same.
  public override var hash: Int { timeZone.identifier.hashValue }

  /// `Europe/Berlin (CET) offset 3600`.
  public override var objectDescription: String {
    let daylight = timeZone.isDaylightSavingTime() ? " (Daylight)" : ""
    return "\(timeZone.identifier) (\(timeZone.abbreviation() ?? "")) "
      + "offset \(timeZone.secondsFromGMT())\(daylight)"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: TimeZoneBox.self, "A time zone.") { zone in
      zone.isImmutable()
      zone.isArchived {
        try $1.write(StringBox($0.timeZone.identifier), "name")
      } read: {
        guard let name = try $1.read("name", as: StringBox.self),
          let zone = TimeZone.named(name.string)
        else { return nil }
        $0.timeZone = zone
        return $0
      }
      defineMaking(zone)
      defineReading(zone)
      defineDaylightSaving(zone)
    }
  }

  private static func defineMaking(_ zone: ClassMembers<TimeZoneBox>) {
    zone.classMethod("+ (nullable instancetype)timeZoneWithName:(NSString *)name") {
      (_, name: String) in
      TimeZone.named(name).map { TimeZoneBox($0) }
    }
    zone.classMethod("+ (nullable instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation") {
      (_, name: String?) in
      name.flatMap(TimeZone.init(abbreviation:)).map { TimeZoneBox($0) }
    }
    zone.classMethod("+ (nullable instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds") {
      (_, seconds: Int) -> TimeZoneBox? in
      // Foundation has no zones of more than 18 hours, and traps on the smallest integer.
      guard seconds.magnitude < 1 << 20 else { return nil }
      return TimeZone(secondsFromGMT: seconds).map { TimeZoneBox($0) }
    }
    zone.method("- (nullable instancetype)initWithName:(NSString *)name") {
      (this, name: String) -> TimeZoneBox? in
      guard let zone = TimeZone.named(name) else { return nil }
      this.timeZone = zone
      return this
    }
    zone.classMethod("+ (NSTimeZone *)systemTimeZone") { _ in TimeZoneBox(.current) }
    for name in ["+ (NSTimeZone *)defaultTimeZone", "+ (NSTimeZone *)localTimeZone"]
      as [StaticString]
    {
      zone.classMethod(name) { _ in TimeZoneBox(standard.withLock { $0 } ?? .current) }
    }
    zone.classMethod("+ (void)setDefaultTimeZone:(nullable NSTimeZone *)timeZone") {
      (_, zone: TimeZoneBox?) in
      standard.withLock { $0 = zone?.timeZone }
    }
    zone.classMethod("+ (void)resetSystemTimeZone") { _ in }
    zone.classMethod("+ (NSArray<NSString *> *)knownTimeZoneNames") { _ in
      TimeZone.knownTimeZoneIdentifiers
    }
    zone.classMethod("+ (NSDictionary<NSString *, NSString *> *)abbreviationDictionary") { _ in
      TimeZone.abbreviationDictionary
    }
  }

  private static func defineReading(_ zone: ClassMembers<TimeZoneBox>) {
    zone.property("@property (nonatomic, readonly) NSString *name") { $0.timeZone.identifier }
    zone.property("@property (nonatomic, readonly, copy, nullable) NSString *abbreviation") {
      $0.timeZone.abbreviation()
    }
    zone.property("@property (nonatomic, readonly) NSInteger secondsFromGMT") {
      $0.timeZone.secondsFromGMT()
    }
    zone.method("- (nullable NSString *)abbreviationForDate:(NSDate *)date") {
      (this, date: CalendarDate) in
      this.timeZone.abbreviation(for: date.date)
    }
    zone.method("- (NSInteger)secondsFromGMTForDate:(NSDate *)date") { (this, date: CalendarDate) in
      this.timeZone.secondsFromGMT(for: date.date)
    }
    zone.method("- (BOOL)isEqualToTimeZone:(NSTimeZone *)other") { (this, other: Object?) in
      this.isEqual(other)
    }
    zone.method(
      """
      - (nullable NSString *)localizedName:(NSTimeZoneNameStyle)style \
      locale:(nullable NSLocale *)locale
      """
    ) { (this, style: Int, locale: LocaleBox?) -> String? in
      TimeZone.NameStyle(rawValue: style).flatMap {
        this.timeZone.localizedName(for: $0, locale: locale?.locale ?? .current)
      }
    }
  }

  private static func defineDaylightSaving(_ zone: ClassMembers<TimeZoneBox>) {
    zone.property(
      "@property (nonatomic, readonly, getter=isDaylightSavingTime) BOOL daylightSavingTime"
    ) { $0.timeZone.isDaylightSavingTime() }
    zone.property("@property (nonatomic, readonly) NSTimeInterval daylightSavingTimeOffset") {
      $0.timeZone.daylightSavingTimeOffset()
    }
    zone.property(
      "@property (nonatomic, readonly, copy, nullable) NSDate *nextDaylightSavingTimeTransition"
    ) {
      $0.timeZone.nextDaylightSavingTimeTransition.map { DateBox($0) }
    }
    zone.method("- (BOOL)isDaylightSavingTimeForDate:(NSDate *)date") {
      (this, date: CalendarDate) in
      this.timeZone.isDaylightSavingTime(for: date.date)
    }
    zone.method("- (NSTimeInterval)daylightSavingTimeOffsetForDate:(NSDate *)date") {
      (this, date: CalendarDate) in
      this.timeZone.daylightSavingTimeOffset(for: date.date)
    }
    zone.method("- (nullable NSDate *)nextDaylightSavingTimeTransitionAfterDate:(NSDate *)date") {
      (this, date: CalendarDate) in
      this.timeZone.nextDaylightSavingTimeTransition(after: date.date).map { DateBox($0) }
    }
  }
}

extension TimeZone {
  /// Zones of the tz database whose names are also abbreviations, with regions of the same time.
  private static let regions = [
    "EST": "America/Panama", "MST": "America/Phoenix", "HST": "Pacific/Honolulu",
    "WET": "Europe/Lisbon", "CET": "Europe/Brussels", "MET": "Europe/Brussels",
    "EET": "Europe/Athens",
  ]

  /// The zone of a name; for an abbreviation such as `PST` Foundation's region for it.
  static func named(_ name: String) -> TimeZone? {
    let region = regions[name] == nil ? abbreviationDictionary[name] : nil
    return TimeZone(identifier: region ?? name)
  }

  /// A zone that `DateFormatter` reads as this one. It first looks names up among abbreviations,
  /// where `EST` has summer time, and traps on an unknown name.
  var formatting: TimeZone {
    if let region = Self.regions[identifier].flatMap(TimeZone.init(identifier:)) { return region }
    if NSTimeZone(name: identifier) != nil { return self }
    return TimeZone(secondsFromGMT: secondsFromGMT()) ?? .gmt
  }
}
