import Foundation

/// The numbers that calendars can calculate with: on others Foundation traps, or searches for a date endlessly.
enum CalendarLimits {
  /// The number of each unit in about 30,000 years.
  private static let all: [(component: Calendar.Component, count: UInt)] = [
    (.era, 1_000), (.year, 30_000), (.yearForWeekOfYear, 30_000), (.quarter, 120_000),
    (.month, 400_000), (.weekOfYear, 1_600_000), (.weekOfMonth, 1_600_000),
    (.weekdayOrdinal, 1_600_000), (.weekday, 11_000_000), (.day, 11_000_000),
    (.dayOfYear, 11_000_000), (.hour, 270_000_000), (.minute, 16_000_000_000),
    (.second, 1_000_000_000_000), (.nanosecond, 1_000_000_000_000_000_000),
  ]

  /// Whether calculations may use a number of a unit.
  static func allows(_ value: Int, of unit: Calendar.Component) -> Bool {
    all.first { $0.component == unit }.map { value.magnitude <= $0.count } ?? true
  }

  /// Whether calculations may use all parts.
  static func allows(_ parts: DateComponents) -> Bool {
    all.allSatisfy { unit, _ in parts.value(for: unit).map { allows($0, of: unit) } ?? true }
  }

  /// Whether a date can have such a part; no date has a 32nd day.
  static func canOccur(_ value: Int, of unit: Calendar.Component, in calendar: Calendar) -> Bool {
    guard allows(value, of: unit) else { return false }
    // For these years Foundation's range is only the last one.
    if unit == .yearForWeekOfYear { return true }
    return calendar.maximumRange(of: unit)?.contains(value) ?? true
  }

  /// Whether a date can have all parts.
  static func canOccur(_ parts: DateComponents, in calendar: Calendar) -> Bool {
    all.allSatisfy { unit, _ in
      parts.value(for: unit).map { canOccur($0, of: unit, in: calendar) } ?? true
    }
  }
}
