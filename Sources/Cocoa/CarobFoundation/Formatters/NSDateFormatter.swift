import CarobRuntime
import Foundation

/// Reads and writes dates by a format such as `yyyy-MM-dd HH:mm:ss ZZZ`, or in the styles of a language.
///
/// By default names of months and days are English, and dates without a time zone are in Greenwich's,
/// wherever the program runs: data has to mean the same everywhere. [one thread at a time]
public final class NSDateFormatter: NSFormatter {
  /// `formatterBehavior`, which changes nothing.
  var behavior = FormatterBehavior.ofDates.withLock { $0 }

  lazy var formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    formatter.dateStyle = .none
    formatter.timeStyle = .none
    return formatter
  }()

  /// The format that was set.
  private var givenFormat: String?

  /// Whether there is a style or a format.
  private var hasFormat: Bool {
    givenFormat.map { !$0.isEmpty }
      ?? (formatter.dateStyle != .none || formatter.timeStyle != .none)
  }

  /// The format, by the letters of Unicode's "Date Format Patterns", else the format of the
  /// styles; without either nothing is read or written.
  public var dateFormat: String? {
    get { givenFormat ?? (hasFormat ? formatter.dateFormat : nil) }
    set {
      givenFormat = newValue
      formatter.dateFormat = newValue ?? ""
    }
  }

  /// The zone of the texts.
  var timeZone = TimeZone.gmt {
    didSet { change { $0.timeZone = timeZone.formatting } }
  }

  /// Changes a setting on which the styles depend.
  func change(_ body: (DateFormatter) -> Void) {
    body(formatter)
    // Foundation forgets a format when a style is set.
    if let givenFormat { formatter.dateFormat = givenFormat }
  }

  /// Sets a style, which replaces a format.
  func setStyle(_ path: ReferenceWritableKeyPath<DateFormatter, DateFormatter.Style>, _ style: UInt)
  {
    givenFormat = nil
    formatter.dateFormat = nil
    formatter[keyPath: path] = DateFormatter.Style(rawValue: style) ?? .none
  }

  /// Years 1 to 9999: Foundation has no text for other years.
  static let printable = -6.3e10...2.5e11

  /// The moment in a text; nil when the text does not have the format.
  public func date(from text: String) -> Date? { hasFormat ? formatter.date(from: text) : nil }

  /// The text of a moment; empty without a format, and outside the years 1 to 9999.
  public func string(from date: Date) -> String {
    guard hasFormat, Self.printable.contains(date.timeIntervalSinceReferenceDate) else {
      return ""
    }
    return formatter.string(from: date)
  }

  override class var settings: FormatterSettings { keysOfSettings }

  /// A date as text; nil for other objects.
  public override func string(for object: Object) throws -> String? {
    (object as? DateBox).map { string(from: $0.date) }
  }

  /// The date of a text; nil when the text does not have the format.
  public override func object(for text: String) throws -> Object? {
    date(from: text).map { DateBox($0) }
  }

  /// States the members of `NSDateFormatter`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSDateFormatter.self,
      "Turns dates into text and text into dates, by a format or in a style."
    ) { formatter in
      formatter.property(
        "@property (nonatomic, copy, null_resettable) NSString *dateFormat",
        get: { this -> String? in this.dateFormat ?? "" },
        set: { (this, format: String?) in this.dateFormat = format })
      formatter.method("- (nullable NSDate *)dateFromString:(NSString *)string") {
        (this, text: String?) in
        text.flatMap(this.date(from:)).map { DateBox($0) }
      }
      formatter.method("- (NSString *)stringFromDate:(NSDate *)date") { (this, date: DateBox?) in
        date.map { this.string(from: $0.date) }
      }
      defineStyles(formatter)
      defineSettings(formatter)
      defineBehavior(formatter)
      defineSymbols(formatter)
    }
  }
}
