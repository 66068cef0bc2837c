import Foundation

extension TimeZone {
  /// Zones of the tz database whose names are also abbreviations, with regions of the same time.
  private static let regions = [
    "EST": "America/Panama", "MST": "America/Phoenix", "HST": "Pacific/Honolulu",
    "WET": "Europe/Lisbon", "CET": "Europe/Brussels", "MET": "Europe/Brussels",
    "EET": "Europe/Athens",
  ]

  /// The zone of a name; for an abbreviation such as `PST` that of the region that Foundation has for it.
  static func named(_ name: String) -> TimeZone? {
    let region = regions[name] == nil ? abbreviationDictionary[name] : nil
    return TimeZone(identifier: region ?? name)
  }

  /// A zone that `DateFormatter` reads as this one. It looks names up among abbreviations first, where `EST` has summer
  /// time, and traps on a name that it does not find.
  var formatting: TimeZone {
    if let region = Self.regions[identifier].flatMap(TimeZone.init(identifier:)) { return region }
    if NSTimeZone(name: identifier) != nil { return self }
    return TimeZone(secondsFromGMT: secondsFromGMT()) ?? .gmt
  }
}
