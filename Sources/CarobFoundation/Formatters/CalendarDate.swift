import CarobRuntime
import Foundation

/// A moment for which calendars can calculate: Foundation traps on NaN and on what lies too far away.
struct CalendarDate: BoxedValue {
  let date: Date

  /// 30,000 years around 2001.
  static let known = -1e12...1e12

  func boxed() -> DateBox { DateBox(date) }

  static func unboxed(_ box: DateBox) throws(MessageError) -> Self {
    guard known.contains(box.seconds) else {
      throw .handlerFailed(
        ObjectiveCException.invalidArgument(
          "calendars do not reach the date \(box.objectDescription)"))
    }
    return Self(date: box.date)
  }
}
