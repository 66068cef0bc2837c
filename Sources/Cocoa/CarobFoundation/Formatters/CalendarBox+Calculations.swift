import CarobRuntime
import Foundation

/// Dates from their parts, and parts of dates.
extension CalendarBox {
  static func defineCalculations(_ calendar: ClassMembers<CalendarBox>) {
    defineParts(calendar)
    defineMaking(calendar)
    defineAdding(calendar)
    defineRanges(calendar)
  }

  private static func defineParts(_ calendar: ClassMembers<CalendarBox>) {
    calendar.method(
      "- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date"
    ) { (this, units: UInt, date: CalendarDate) in
      DateComponentsBox(
        this.calendar.dateComponents(CalendarUnits(rawValue: units).components, from: date.date))
    }
    calendar.method(
      """
      - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)start \
      toDate:(NSDate *)end options:(NSCalendarOptions)options
      """
    ) { (this, units: UInt, start: CalendarDate, end: CalendarDate, _: UInt) in
      DateComponentsBox(
        this.calendar.dateComponents(
          CalendarUnits(rawValue: units).components, from: start.date, to: end.date))
    }
    calendar.method(
      """
      - (NSDateComponents *)components:(NSCalendarUnit)units \
      fromDateComponents:(NSDateComponents *)start toDateComponents:(NSDateComponents *)end \
      options:(NSCalendarOptions)options
      """
    ) {
      (this, units: UInt, start: DateComponentsBox, end: DateComponentsBox, _: UInt)
        -> DateComponentsBox in
      guard CalendarLimits.allows(start.components), CalendarLimits.allows(end.components) else {
        throw ObjectiveCException.invalidArgument(
          "calendars do not reach from \(start) to \(end)")
      }
      return DateComponentsBox(
        this.calendar.dateComponents(
          CalendarUnits(rawValue: units).components, from: start.components, to: end.components))
    }
    calendar.method(
      "- (NSDateComponents *)componentsInTimeZone:(NSTimeZone *)zone fromDate:(NSDate *)date"
    ) { (this, zone: TimeZoneBox, date: CalendarDate) in
      DateComponentsBox(this.calendar.dateComponents(in: zone.timeZone, from: date.date))
    }
    calendar.method("- (NSInteger)component:(NSCalendarUnit)unit fromDate:(NSDate *)date") {
      (this, unit: UInt, date: CalendarDate) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar component:fromDate:]")
      return this.calendar.component(unit, from: date.date)
    }
  }

  private static func defineMaking(_ calendar: ClassMembers<CalendarBox>) {
    calendar.method("- (nullable NSDate *)dateFromComponents:(NSDateComponents *)components") {
      (this, parts: DateComponentsBox) in
      date(from: parts.components, this.calendar)
    }
    calendar.method(
      """
      - (NSDate *)dateWithEra:(NSInteger)era year:(NSInteger)year month:(NSInteger)month \
      day:(NSInteger)day hour:(NSInteger)hour minute:(NSInteger)minute \
      second:(NSInteger)second nanosecond:(NSInteger)nanosecond
      """
    ) {
      (
        this, era: Int, year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int,
        nanosecond: Int
      ) in
      let parts = DateComponents(
        era: era, year: year, month: month, day: day, hour: hour, minute: minute, second: second,
        nanosecond: nanosecond)
      return date(from: parts, this.calendar)
    }
    calendar.method("- (NSDate *)startOfDayForDate:(NSDate *)date") { (this, date: CalendarDate) in
      this.calendar.startOfDay(for: date.date)
    }
    calendar.method(
      """
      - (nullable NSDate *)dateBySettingHour:(NSInteger)hour minute:(NSInteger)minute \
      second:(NSInteger)second ofDate:(NSDate *)date options:(NSCalendarOptions)options
      """
    ) { (this, hour: Int, minute: Int, second: Int, date: CalendarDate, _: UInt) -> DateBox? in
      let parts = DateComponents(hour: hour, minute: minute, second: second)
      guard CalendarLimits.canOccur(parts, in: this.calendar) else { return nil }
      return this.calendar.date(
        bySettingHour: hour, minute: minute, second: second, of: date.date
      ).map { DateBox($0) }
    }
    calendar.method(
      """
      - (nullable NSDate *)dateBySettingUnit:(NSCalendarUnit)unit value:(NSInteger)value \
      ofDate:(NSDate *)date options:(NSCalendarOptions)options
      """
    ) { (this, unit: UInt, value: Int, date: CalendarDate, _: UInt) -> DateBox? in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar dateBySettingUnit:value:ofDate:]")
      guard CalendarLimits.canOccur(value, of: unit, in: this.calendar) else { return nil }
      return this.calendar.date(bySetting: unit, value: value, of: date.date).map { DateBox($0) }
    }
    calendar.method(
      """
      - (nullable NSDate *)nextDateAfterDate:(NSDate *)date \
      matchingComponents:(NSDateComponents *)components options:(NSCalendarOptions)options
      """
    ) { (this, date: CalendarDate, parts: DateComponentsBox, options: UInt) -> DateBox? in
      guard CalendarLimits.canOccur(parts.components, in: this.calendar) else { return nil }
      return this.calendar.nextDate(
        after: date.date, matching: parts.components, matchingPolicy: .nextTime,
        direction: options & searchBackwards != 0 ? .backward : .forward
      ).map { DateBox($0) }
    }
  }

  /// The date that has some parts; nil for parts that no calendar reaches.
  static func date(from parts: DateComponents, _ calendar: Calendar) -> DateBox? {
    CalendarLimits.allows(parts) ? calendar.date(from: parts).map { DateBox($0) } : nil
  }

  /// `NSCalendarWrapComponents`
  private static let wraps: UInt = 1 << 0
  /// `NSCalendarSearchBackwards`
  private static let searchBackwards: UInt = 1 << 2

  private static func defineAdding(_ calendar: ClassMembers<CalendarBox>) {
    calendar.method(
      """
      - (nullable NSDate *)dateByAddingComponents:(NSDateComponents *)components \
      toDate:(NSDate *)date options:(NSCalendarOptions)options
      """
    ) { (this, parts: DateComponentsBox, date: CalendarDate, options: UInt) -> DateBox? in
      guard CalendarLimits.allows(parts.components) else { return nil }
      return this.calendar.date(
        byAdding: parts.components, to: date.date, wrappingComponents: options & wraps != 0
      ).map { DateBox($0) }
    }
    calendar.method(
      """
      - (nullable NSDate *)dateByAddingUnit:(NSCalendarUnit)unit value:(NSInteger)value \
      toDate:(NSDate *)date options:(NSCalendarOptions)options
      """
    ) { (this, unit: UInt, value: Int, date: CalendarDate, options: UInt) -> DateBox? in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar dateByAddingUnit:value:toDate:]")
      guard CalendarLimits.allows(value, of: unit) else { return nil }
      return this.calendar.date(
        byAdding: unit, value: value, to: date.date, wrappingComponents: options & wraps != 0
      ).map { DateBox($0) }
    }
  }

  private static func defineRanges(_ calendar: ClassMembers<CalendarBox>) {
    calendar.method(
      """
      - (NSRange)rangeOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger \
      forDate:(NSDate *)date
      """
    ) { (this, smaller: UInt, larger: UInt, date: CalendarDate) in
      let method = "-[NSCalendar rangeOfUnit:inUnit:forDate:]"
      let smaller = try CalendarUnits.component(smaller, method)
      let larger = try CalendarUnits.component(larger, method)
      return range(this.calendar.range(of: smaller, in: larger, for: date.date))
    }
    calendar.method(
      """
      - (NSUInteger)ordinalityOfUnit:(NSCalendarUnit)smaller inUnit:(NSCalendarUnit)larger \
      forDate:(NSDate *)date
      """
    ) { (this, smaller: UInt, larger: UInt, date: CalendarDate) in
      let method = "-[NSCalendar ordinalityOfUnit:inUnit:forDate:]"
      let smaller = try CalendarUnits.component(smaller, method)
      let larger = try CalendarUnits.component(larger, method)
      return UInt(this.calendar.ordinality(of: smaller, in: larger, for: date.date) ?? NSNotFound)
    }
    calendar.method("- (NSRange)minimumRangeOfUnit:(NSCalendarUnit)unit") { (this, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar minimumRangeOfUnit:]")
      return range(this.calendar.minimumRange(of: unit))
    }
    calendar.method("- (NSRange)maximumRangeOfUnit:(NSCalendarUnit)unit") { (this, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar maximumRangeOfUnit:]")
      return range(this.calendar.maximumRange(of: unit))
    }
    calendar.method(
      """
      - (BOOL)rangeOfUnit:(NSCalendarUnit)unit startDate:(NSDate **)start \
      interval:(NSTimeInterval *)interval forDate:(NSDate *)date
      """
    ) { (this, unit: UInt, start: ObjectPointer, interval: Pointer, date: CalendarDate) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar rangeOfUnit:startDate:interval:]")
      guard let found = this.calendar.dateInterval(of: unit, for: date.date) else { return false }
      start.store(DateBox(found.start))
      // SAFETY: the method's contract is an NSTimeInterval's address, or null.
      interval.address?.storeBytes(of: found.duration, as: Double.self)
      return true
    }
  }

  private static func range(_ range: Range<Int>?) -> NSRange {
    range.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }
}
