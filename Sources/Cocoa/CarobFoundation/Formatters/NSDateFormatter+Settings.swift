import CarobRuntime
import Foundation

/// The styles, settings and symbols of `NSDateFormatter`.
extension NSDateFormatter {
  static func defineStyles(_ formatter: ClassMembers<NSDateFormatter>) {
    formatter.property(
      "dateStyle", get: { $0.formatter.dateStyle.rawValue }, set: { $0.setStyle(\.dateStyle, $1) })
    formatter.property(
      "timeStyle", get: { $0.formatter.timeStyle.rawValue }, set: { $0.setStyle(\.timeStyle, $1) })
    formatter.method("setLocalizedDateFormatFromTemplate:") { (this, template: String) in
      this.dateFormat = DateFormatter.dateFormat(
        fromTemplate: template, options: 0, locale: this.formatter.locale)
    }
    formatter.classMethod("dateFormatFromTemplate:options:locale:") {
      (_, template: String, options: UInt, locale: LocaleBox?) in
      DateFormatter.dateFormat(
        fromTemplate: template, options: Int(clamping: options), locale: locale?.locale)
    }
    formatter.classMethod("localizedStringFromDate:dateStyle:timeStyle:") {
      (_, date: Date, dateStyle: UInt, timeStyle: UInt) in
      let made = NSDateFormatter()
      made.setStyle(\.dateStyle, dateStyle)
      made.setStyle(\.timeStyle, timeStyle)
      return made.string(from: date)
    }
  }

  static func defineSettings(_ formatter: ClassMembers<NSDateFormatter>) {
    formatter.property("locale") { this -> LocaleBox? in
      LocaleBox(this.formatter.locale)
    } set: { (this, locale: LocaleBox?) in
      this.change { $0.locale = locale?.locale ?? Locale(identifier: "en_US_POSIX") }
    }
    formatter.property(
      "timeZone", get: { this -> TimeZoneBox? in TimeZoneBox(this.timeZone) },
      set: { (this, zone: TimeZoneBox?) in this.timeZone = zone?.timeZone ?? .gmt })
    formatter.property("calendar") { this -> CalendarBox? in
      CalendarBox(this.formatter.calendar)
    } set: { (this, calendar: CalendarBox?) in
      var calendar = calendar?.calendar ?? Calendar(identifier: .gregorian)
      calendar.timeZone = calendar.timeZone.formatting
      this.change { $0.calendar = calendar }
    }
    formatter.method("isLenient") { $0.formatter.isLenient }
    formatter.method("setLenient:") { (this, isLenient: Bool) in
      this.formatter.isLenient = isLenient
    }
    // It does not write names such as “today”.
    formatter.method("doesRelativeDateFormatting") { _ in false }
    formatter.method("setDoesRelativeDateFormatting:") { (_, _: Bool) in }
    formatter.property("defaultDate", \.formatter.defaultDate)
  }

  static func defineSymbols(_ formatter: ClassMembers<NSDateFormatter>) {
    let all: [(StaticString, ReferenceWritableKeyPath<DateFormatter, [String]>)] = [
      ("monthSymbols", \.monthSymbols), ("shortMonthSymbols", \.shortMonthSymbols),
      ("weekdaySymbols", \.weekdaySymbols), ("shortWeekdaySymbols", \.shortWeekdaySymbols),
      ("standaloneMonthSymbols", \.standaloneMonthSymbols),
      ("quarterSymbols", \.quarterSymbols), ("eraSymbols", \.eraSymbols),
    ]
    for (name, path) in all {
      formatter.property(
        name, get: { $0.formatter[keyPath: path] }, set: { $0.formatter[keyPath: path] = $1 })
    }
    formatter.property("AMSymbol", \.formatter.amSymbol)
    formatter.property("PMSymbol", \.formatter.pmSymbol)
  }
}
