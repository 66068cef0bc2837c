import CarobRuntime
import CarobFoundation
import InstantCocoa

/// Finds the formats of dates in data, for `NSDateFormatter`. [one thread at a time]
final class DateFormats {
  private var formatters: [String: NSDateFormatter] = [:]

  /// The formats by patterns of their dates: `d` is a digit, `w` a letter, `.f` a fraction of a second, `Z` a time zone.
  private static let formats: [String: String] = {
    var formats = [
      "dddd-dd-dd": "yyyy-MM-dd", "dddd/dd/dd": "yyyy/MM/dd",
      "www, dd www dddd dd:dd:dd Z": "EEE, dd MMM yyyy HH:mm:ss Z",
      "www, dd www dddd dd:dd:dd www": "EEE, dd MMM yyyy HH:mm:ss zzz",
    ]
    let times = ["dd:dd": "HH:mm", "dd:dd:dd": "HH:mm:ss", "dd:dd:dd.f": "HH:mm:ss.SSS"]
    for (separator, quoted) in [("w", "'T'"), (" ", " ")] {
      for (time, format) in times {
        let look = "dddd-dd-dd\(separator)\(time)"
        formats[look] = "yyyy-MM-dd\(quoted)\(format)"
        formats["\(look)Z"] = "yyyy-MM-dd\(quoted)\(format)XXXXX"
        formats["\(look) Z"] = "yyyy-MM-dd\(quoted)\(format) Z"
      }
    }
    return formats
  }()

  /// Returns the date format of a text; nil when it is no date in a known format.
  func format(of text: String) -> String? {
    // Excludes most texts quickly.
    guard (10...40).contains(text.utf8.count), let format = Self.formats[Self.look(of: text)],
      formatter(format).date(from: text) != nil
    else { return nil }
    return format
  }

  private func formatter(_ format: String) -> NSDateFormatter {
    if let formatter = formatters[format] { return formatter }
    let formatter = NSDateFormatter()
    formatter.dateFormat = format
    formatters[format] = formatter
    return formatter
  }

  private static func look(of text: String) -> String {
    var look = ""
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if isDigit && look.hasSuffix(".f") { continue }
      let isLetter = character.isASCII && character.isLetter
      look.append(isDigit ? "d" : isLetter ? "w" : character)
      if look.hasSuffix(":dd.d") { look = look.dropLast() + "f" }
    }
    let zones = ["+dd:dd", "-dd:dd", "+dddd", "-dddd"]
    if look.count > 13, let zone = zones.first(where: look.hasSuffix) {
      return look.dropLast(zone.count) + "Z"
    }
    return text.hasSuffix("Z") ? look.dropLast() + "Z" : look
  }
}
