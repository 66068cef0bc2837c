import CarobRuntime
import Foundation

/// Parts of a date, such as year and month, or an amount of them. Registered as `NSDateComponents`.
/// [one thread at a time]
public final class DateComponentsBox: Object {
  /// The parts.
  public package(set) var components = DateComponents()

  /// Boxes parts.
  public convenience init(_ components: DateComponents) {
    self.init(isa: Self.runtimeClass)
    self.components = components
  }

  public override class var runtimeName: String { "NSDateComponents" }

  /// `NSDateComponentUndefined`: the part is not set.
  static let undefined = Int.max

  /// Whether the other has the same parts.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? DateComponentsBox)?.components == components
  }

  /// A hash value; equal parts have the same.
  public override var hash: Int { components.hashValue }

  /// `year: 2001 month: 1`.
  public override var objectDescription: String {
    "<NSDateComponents> \(components.description)"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: DateComponentsBox.self, "Parts of a date, such as year and month, or an amount of them."
    ) { parts in
      parts.adopt("NSCopying")
      parts.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        DateComponentsBox(this.components)
      }
      parts.isArchived {
        for (name, path) in numbers {
          try $1.write($0.components[keyPath: path].map { NumberBox($0) }, name)
        }
        try $1.write($0.components.timeZone.map { TimeZoneBox($0) }, "timeZone")
      } read: {
        for (name, path) in numbers {
          $0.components[keyPath: path] = try $1.read(name, as: NumberBox.self)?.integerValue
        }
        $0.components.timeZone = try $1.read("timeZone", as: TimeZoneBox.self)?.timeZone
        return $0
      }
      defineParts(parts)
      defineValues(parts)
    }
  }

  /// The parts in an archive.
  private static var numbers: [(String, WritableKeyPath<DateComponents, Int?>)] {
    [
      ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond),
      ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter),
      ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
      ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]
  }

  private static func defineParts(_ parts: ClassMembers<DateComponentsBox>) {
    let all: [(StaticString, WritableKeyPath<DateComponents, Int?>)] = [
      ("@property (nonatomic) NSInteger era", \.era),
      ("@property (nonatomic) NSInteger year", \.year),
      ("@property (nonatomic) NSInteger month", \.month),
      ("@property (nonatomic) NSInteger day", \.day),
      ("@property (nonatomic) NSInteger hour", \.hour),
      ("@property (nonatomic) NSInteger minute", \.minute),
      ("@property (nonatomic) NSInteger second", \.second),
      ("@property (nonatomic) NSInteger nanosecond", \.nanosecond),
      ("@property (nonatomic) NSInteger weekday", \.weekday),
      ("@property (nonatomic) NSInteger weekdayOrdinal", \.weekdayOrdinal),
      ("@property (nonatomic) NSInteger quarter", \.quarter),
      ("@property (nonatomic) NSInteger weekOfMonth", \.weekOfMonth),
      ("@property (nonatomic) NSInteger weekOfYear", \.weekOfYear),
      ("@property (nonatomic) NSInteger dayOfYear", \.dayOfYear),
      ("@property (nonatomic) NSInteger yearForWeekOfYear", \.yearForWeekOfYear),
    ]
    for (name, path) in all {
      parts.property(
        name, get: { $0.components[keyPath: path] ?? undefined },
        set: { $0.components[keyPath: path] = $1 == undefined ? nil : $1 })
    }
  }

  private static func defineValues(_ parts: ClassMembers<DateComponentsBox>) {
    parts.property(
      "@property (nonatomic, getter=isLeapMonth) BOOL leapMonth",
      get: { $0.components.isLeapMonth ?? false },
      set: { $0.components.isLeapMonth = $1 })
    parts.property(
      "@property (nonatomic, copy, nullable) NSCalendar *calendar",
      get: { $0.components.calendar.map { CalendarBox($0) } },
      set: { $0.components.calendar = $1?.calendar })
    parts.property(
      "@property (nonatomic, copy, nullable) NSTimeZone *timeZone",
      get: { $0.components.timeZone.map { TimeZoneBox($0) } },
      set: { $0.components.timeZone = $1?.timeZone })
    parts.property("@property (nonatomic, readonly, copy, nullable) NSDate *date") {
      this -> DateBox? in
      CalendarLimits.allows(this.components) ? this.components.date.map { DateBox($0) } : nil
    }
    parts.method("- (NSInteger)valueForComponent:(NSCalendarUnit)unit") { (this, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSDateComponents valueForComponent:]")
      return this.components.value(for: unit) ?? undefined
    }
    parts.method("- (void)setValue:(NSInteger)value forComponent:(NSCalendarUnit)unit") {
      (this, value: Int, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSDateComponents setValue:forComponent:]")
      this.components.setValue(value == undefined ? nil : value, for: unit)
    }
    parts.property("@property (nonatomic, readonly, getter=isValidDate) BOOL validDate") {
      CalendarLimits.allows($0.components) && $0.components.isValidDate
    }
    parts.method("- (BOOL)isValidDateInCalendar:(NSCalendar *)calendar") {
      (this, calendar: CalendarBox) in
      CalendarLimits.allows(this.components) && this.components.isValidDate(in: calendar.calendar)
    }
  }
}
