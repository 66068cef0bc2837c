import CarobRuntime
import Foundation

/// Comparisons of dates by a calendar.
extension CalendarBox {
  static func defineComparisons(_ calendar: ClassMembers<CalendarBox>) {
    calendar.method("isDate:inSameDayAsDate:") {
      (this, first: CalendarDate, second: CalendarDate) in
      this.calendar.isDate(first.date, inSameDayAs: second.date)
    }
    calendar.method("isDate:equalToDate:toUnitGranularity:") {
      (this, first: CalendarDate, second: CalendarDate, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar isDate:equalToDate:]")
      return this.calendar.isDate(first.date, equalTo: second.date, toGranularity: unit)
    }
    calendar.method("compareDate:toDate:toUnitGranularity:") {
      (this, first: CalendarDate, second: CalendarDate, unit: UInt) in
      let unit = try CalendarUnits.component(unit, "-[NSCalendar compareDate:toDate:]")
      return this.calendar.compare(first.date, to: second.date, toGranularity: unit).rawValue
    }
    calendar.method("date:matchesComponents:") {
      (this, date: CalendarDate, parts: DateComponentsBox) in
      CalendarLimits.canOccur(parts.components, in: this.calendar)
        && this.calendar.date(date.date, matchesComponents: parts.components)
    }
    calendar.method("isDateInToday:") { (this, date: CalendarDate) in
      this.calendar.isDateInToday(date.date)
    }
    calendar.method("isDateInYesterday:") { (this, date: CalendarDate) in
      this.calendar.isDateInYesterday(date.date)
    }
    calendar.method("isDateInTomorrow:") { (this, date: CalendarDate) in
      this.calendar.isDateInTomorrow(date.date)
    }
    calendar.method("isDateInWeekend:") { (this, date: CalendarDate) in
      this.calendar.isDateInWeekend(date.date)
    }
  }
}
