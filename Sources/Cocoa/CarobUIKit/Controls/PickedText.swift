import Foundation

/// The texts of a date picker's values, as `2026-11-29`, `12:30` or both with a `T` between them, which a front end shows and
/// a user types.
struct PickedText {
  private let calendar: Calendar
  private let mode: UIDatePicker.Mode

  /// - Parameter calendar: the one that a picker shows. Only its time zone counts: the texts are in the Gregorian calendar.
  init(calendar: Calendar, mode: UIDatePicker.Mode) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    self.calendar = gregorian
    self.mode = mode
  }

  var form: ControlContent.Form {
    switch mode {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .duration
    }
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day =
      "\(Self.padded(parts.year, 4))-\(Self.padded(parts.month, 2))-\(Self.padded(parts.day, 2))"
    let time = "\(Self.padded(parts.hour, 2)):\(Self.padded(parts.minute, 2))"
    switch mode {
    case .time, .countDownTimer: return time
    case .date: return day
    case .dateAndTime: return "\(day)T\(time)"
    }
  }

  func text(duration: Double) -> String {
    let minutes = Int(duration / 60)
    return "\(Self.padded(minutes / 60, 2)):\(Self.padded(minutes % 60, 2))"
  }

  private static func padded(_ number: Int?, _ count: Int) -> String {
    let text = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Reads a text. What it does not say, such as the time of a day, stays as it is.
  ///
  /// - Returns: nil for another text, or a day or time that does not exist.
  func date(_ text: String, at date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let halves = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    if mode != .time {
      guard let day = halves.first.flatMap({ Self.numbers($0, "-", 3) }) else { return nil }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if mode != .date {
      guard let time = halves.last.flatMap({ Self.numbers($0, ":", 2) }) else { return nil }
      (parts.hour, parts.minute, parts.second) = (time[0], time[1], 0)
    }
    guard halves.count == (mode == .dateAndTime ? 2 : 1),
      parts.isValidDate(in: calendar)
    else { return nil }
    return calendar.date(from: parts)
  }

  /// Reads hours and minutes as seconds.
  func duration(_ text: String) -> Double? {
    guard let parts = Self.numbers(text[...], ":", 2), parts[0] < 24, parts[1] < 60 else {
      return nil
    }
    return Double(parts[0] * 3600 + parts[1] * 60)
  }

  private static func numbers(
    _ text: Substring, _ separator: Character, _ count: Int
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 4 ? UInt16($0).map(Int.init) : nil }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
