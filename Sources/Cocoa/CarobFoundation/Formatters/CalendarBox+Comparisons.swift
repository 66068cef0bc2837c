import CarobRuntime
import Foundation

/// Comparisons of dates by a calendar.
extension CalendarBox {
  static func defineComparisons(_ calendar: ClassMembers<CalendarBox>) {
    calendar.method("- (BOOL)isDate:(NSDate *)date inSameDayAsDate:(NSDate *)other") {
      (this, first: CalendarDate, second: CalendarDate) in
      this.calendar.isDate(first.date, inSameDayAs: second.date)
    }
    calendar.method(
      """
      - (BOOL)isDate:(NSDate *)date equalToDate:(NSDate *)other \
      toUnitGranularity:(NSCalendarUnit)unit
      """
    ) { (this, first: CalendarDate, second: CalendarDate, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar isDate:equalToDate:]")
      return this.calendar.isDate(first.date, equalTo: second.date, toGranularity: unit)
    }
    calendar.method(
      """
      - (NSComparisonResult)compareDate:(NSDate *)date toDate:(NSDate *)other \
      toUnitGranularity:(NSCalendarUnit)unit
      """
    ) { (this, first: CalendarDate, second: CalendarDate, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar compareDate:toDate:]")
      return this.calendar.compare(first.date, to: second.date, toGranularity: unit).rawValue
    }
    calendar.method("- (BOOL)date:(NSDate *)date matchesComponents:(NSDateComponents *)components")
    {
      (this, date: CalendarDate, parts: DateComponentsBox) in
      CalendarLimits.canOccur(parts.components, in: this.calendar)
        && this.calendar.date(date.date, matchesComponents: parts.components)
    }
    calendar.method("- (BOOL)isDateInToday:(NSDate *)today") { (this, date: CalendarDate) in
      this.calendar.isDateInToday(date.date)
    }
    calendar.method("- (BOOL)isDateInYesterday:(NSDate *)yesterday") { (this, date: CalendarDate) in
      this.calendar.isDateInYesterday(date.date)
    }
    calendar.method("- (BOOL)isDateInTomorrow:(NSDate *)tomorrow") { (this, date: CalendarDate) in
      this.calendar.isDateInTomorrow(date.date)
    }
    calendar.method("- (BOOL)isDateInWeekend:(NSDate *)weekend") { (this, date: CalendarDate) in
      this.calendar.isDateInWeekend(date.date)
    }
  }
}
