import Foundation

/// The text of dates, such as `2001-03-24 10:45:32 +0600`, for the methods that read it.
enum DateText {
  /// The moment; nil for a text of another form.
  static func date(in text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss ZZZ"
    return formatter.date(from: text)
  }
}
