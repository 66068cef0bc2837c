import CarobRuntime
import Foundation

/// Reads and writes dates by a format such as `yyyy-MM-dd HH:mm:ss ZZZ`. Registered as
/// `NSDateFormatter`.
///
/// Names of months and days are English, and dates without a time zone are of Greenwich, wherever
/// the program runs: data has to mean the same everywhere. [one thread at a time]
public final class DateFormatterBox: Object {
  private lazy var formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    return formatter
  }()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSDateFormatter" }

  /// The format, by the letters of Unicode's "Date Format Patterns"; without one nothing is read or
  /// written.
  public var dateFormat: String? {
    didSet { formatter.dateFormat = dateFormat ?? "" }
  }

  /// Years 1 to 9999: Foundation has no text for others.
  private static let printable = -6.3e10...2.5e11

  /// The moment that a text stands for; nil when it is not written in the format.
  public func date(from text: String) -> Date? {
    guard let dateFormat, !dateFormat.isEmpty else { return nil }
    return formatter.date(from: text)
  }

  /// A moment as text; "" without a format, and for a moment in no year from 1 to 9999.
  public func string(from date: Date) -> String {
    guard let dateFormat, !dateFormat.isEmpty,
      Self.printable.contains(date.timeIntervalSinceReferenceDate)
    else { return "" }
    return formatter.string(from: date)
  }

  /// States the members of `NSDateFormatter`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DateFormatterBox.self) { formatter in
      formatter.property("dateFormat", \.dateFormat)
      formatter.method("dateFromString:") { (this, text: String?) in
        text.flatMap(this.date(from:)).map { DateBox($0) }
      }
      formatter.method("stringFromDate:") { (this, date: DateBox?) in
        date.map { this.string(from: $0.date) }
      }
    }
  }
}
