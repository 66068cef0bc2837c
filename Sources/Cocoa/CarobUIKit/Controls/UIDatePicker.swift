import CarobFoundation
import CarobRuntime
import Foundation

/// A control with a day, a time or both, or with a duration. Setting it sends no actions.
@MainActor
open class UIDatePicker: UIControl {
  /// What is picked. The numbers are UIKit's.
  public enum Mode: Int, Sendable {
    /// A time of a day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
  }

  private final var moment = Date()
  private final var duration = 0.0
  private final var interval = 1

  /// What is picked.
  public final var mode = Mode.dateAndTime

  /// The earliest moment; nil for none.
  public final var minimumDate: Date? { didSet { date = moment } }
  /// The latest moment; nil for none.
  public final var maximumDate: Date? { didSet { date = moment } }

  /// The calendar, language and time zone of a program; nil for the current ones.
  final var ownCalendar: CalendarBox?
  final var ownLocale: LocaleBox?
  final var ownTimeZone: TimeZoneBox?

  /// The look; UIKit's number.
  final var preferredStyle = 0

  /// The moment, between the earliest and the latest one.
  public final var date: Date {
    get { moment }
    set { moment = clamped(newValue) }
  }

  /// The seconds of a duration: whole minutes, less than a day.
  public final var countDownDuration: Double {
    get { duration }
    set {
      let step = Double(interval) * 60
      duration = newValue > 0 ? (min(newValue, 86_399) / step).rounded(.down) * step : 0
    }
  }

  /// The minutes between two times, which divide an hour. Other numbers are ignored.
  public final var minuteInterval: Int {
    get { interval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0 else { return }
      interval = newValue
      date = moment
      countDownDuration = duration
    }
  }

  /// A calendar in the picker's time zone.
  private final var calendar: Calendar {
    var calendar = ownCalendar?.calendar ?? .current
    if let ownTimeZone { calendar.timeZone = ownTimeZone.timeZone }
    return calendar
  }

  /// The limits count unless the earliest moment is after the latest one.
  private final func clamped(_ date: Date) -> Date {
    let date = rounded(date)
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  private final func rounded(_ date: Date) -> Date {
    guard interval > 1 else { return date }
    let step = Double(interval) * 60
    // Hours of zones such as +05:30 begin at other seconds than UTC's.
    let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
    let seconds = date.timeIntervalSinceReferenceDate + offset
    return Date(timeIntervalSinceReferenceDate: (seconds / step).rounded(.down) * step - offset)
  }

  // MARK: What a user does

  private static let day = 86_400.0

  package override var controlContent: ControlContent? {
    var content = ControlContent(.datePicker, value: moment.timeIntervalSince1970)
    let text = PickedText(calendar: calendar, mode: mode)
    content.form = text.form
    if mode == .countDownTimer {
      content.value = duration
      content.step = Double(interval) * 60
      content.text = text.text(duration: duration)
    } else {
      content.step = mode == .time ? Double(interval) * 60 : Self.day
      content.text = text.text(moment)
    }
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) {
    if mode == .countDownTimer { return countDownDuration = value }
    guard abs(value) < 1e11 else { throw ControlRefusal(reason: "that is no date") }
    let days = (value - moment.timeIntervalSince1970) / Self.day
    // Not every day has 24 hours.
    if mode != .time, let days = Int(exactly: days), abs(days) < 10_000,
      let date = calendar.date(byAdding: .day, value: days, to: moment)
    {
      self.date = date
    } else {
      date = Date(timeIntervalSince1970: value)
    }
  }

  package override func value(typed text: String) -> Double? {
    let typed = PickedText(calendar: calendar, mode: mode)
    if mode == .countDownTimer { return typed.duration(text) }
    return typed.date(text, at: moment)?.timeIntervalSince1970
  }

  private static let size = CGSize(width: 320, height: 216)

  open override var intrinsicContentSize: CGSize { Self.size }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIDatePicker.self, "A control with a day, a time or both, or with a duration."
    ) { picker in
      picker.hasDefaultSize()
      defineDates(picker)
      defineCalendar(picker)
    }
  }

  private static func defineDates(_ picker: ClassMembers<UIDatePicker>) {
    picker.property(
      "@property (nonatomic) UIDatePickerMode datePickerMode", "date picker mode", last: 3,
      get: { $0.mode }, set: { $0.mode = $1 })
    picker.property("@property (nonatomic, strong) NSDate *date") {
      DateBox($0.date)
    } set: { (this, date: DateBox) in
      this.date = date.date
    }
    picker.method("- (void)setDate:(NSDate *)date animated:(BOOL)animated") {
      (this, date: DateBox, _: Bool) in this.date = date.date
    }
    picker.property("@property (nonatomic, strong) NSDate *minimumDate") { this -> DateBox? in
      this.minimumDate.map(DateBox.init)
    } set: { (this, date: DateBox?) in
      this.minimumDate = date?.date
    }
    picker.property("@property (nonatomic, strong) NSDate *maximumDate") { this -> DateBox? in
      this.maximumDate.map(DateBox.init)
    } set: { (this, date: DateBox?) in
      this.maximumDate = date?.date
    }
    picker.property(
      "@property (nonatomic) NSTimeInterval countDownDuration", \.countDownDuration)
    picker.property("@property (nonatomic) NSInteger minuteInterval", \.minuteInterval)
  }

  private static func defineCalendar(_ picker: ClassMembers<UIDatePicker>) {
    picker.property("@property (nonatomic, copy) NSCalendar *calendar") { this -> CalendarBox? in
      this.ownCalendar ?? CalendarBox(.current)
    } set: { (this, calendar: CalendarBox?) in
      this.ownCalendar = calendar
    }
    picker.property("@property (nonatomic, strong) NSLocale *locale", \.ownLocale)
    picker.property("@property (nonatomic, strong) NSTimeZone *timeZone", \.ownTimeZone)
    picker.property(
      "@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle", \.preferredStyle)
    picker.property("@property (nonatomic, readonly) UIDatePickerStyle datePickerStyle") {
      $0.preferredStyle == 0 ? 1 : $0.preferredStyle
    }
  }
}
