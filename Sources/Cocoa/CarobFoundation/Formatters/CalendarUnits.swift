import CarobRuntime
import Foundation

/// `NSCalendarUnit`.
struct CalendarUnits: OptionSet {
  let rawValue: UInt

  /// Each unit with its component.
  private static let all: [(unit: UInt, component: Calendar.Component)] = [
    (1 << 1, .era), (1 << 2, .year), (1 << 3, .month), (1 << 4, .day), (1 << 5, .hour),
    (1 << 6, .minute), (1 << 7, .second), (1 << 9, .weekday), (1 << 10, .weekdayOrdinal),
    (1 << 11, .quarter), (1 << 12, .weekOfMonth), (1 << 13, .weekOfYear),
    (1 << 14, .yearForWeekOfYear), (1 << 15, .nanosecond), (1 << 16, .dayOfYear),
    (1 << 20, .calendar), (1 << 21, .timeZone),
  ]

  var components: Set<Calendar.Component> {
    Set(Self.all.lazy.filter { rawValue & $0.unit != 0 }.map(\.component))
  }

  /// The component of one unit.
  ///
  /// - Throws: an `NSInvalidArgumentException` unless it is one that has numbers.
  static func component(_ unit: UInt, _ method: String) throws -> Calendar.Component {
    guard let found = all.first(where: { $0.unit == unit })?.component, found != .calendar,
      found != .timeZone
    else {
      throw ObjectiveCException.invalidArgument("\(method): \(unit) is no calendar unit")
    }
    return found
  }
}

/// Names of calendars, as `NSCalendarIdentifier` has them.
enum CalendarNames {
  private static let all: [(name: String, identifier: Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
    ("ethiopic", .ethiopicAmeteMihret), ("ethiopic-amete-alem", .ethiopicAmeteAlem),
    ("hebrew", .hebrew), ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic),
    ("islamic-civil", .islamicCivil), ("japanese", .japanese), ("persian", .persian),
    ("roc", .republicOfChina), ("islamic-tbla", .islamicTabular),
    ("islamic-umalqura", .islamicUmmAlQura),
  ]

  static func name(of identifier: Calendar.Identifier) -> String {
    all.first { $0.identifier == identifier }?.name ?? "gregorian"
  }

  static func identifier(_ name: String) -> Calendar.Identifier? {
    all.first { $0.name == name }?.identifier
  }
}
