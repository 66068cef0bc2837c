import CarobPluginKit

/// The countries of ISO 3166-1 in sections, and a screen for the one that is selected.
@main
struct Countries: Plugin {
  static let identifier = "org.example.countries-in-swift"
  static let name = "Countries"
  static let version = "1.0.0"
  static let description = "The countries of the world, by their first letters."
  static let features = ["list", "detail"]
  static let principalClass = "ISOCountryListViewController"
  static let modelClass = "ISOCountry"
  static let data = "countries.json"
  static let keyPath = "3166-1"
  static let prefixes = ["ISO"]

  static func load() throws {
    try defineISOCountry()
    try defineISOCountryField()
    try defineISOCountryListViewController()
    try defineISOCountryViewController()
  }
}
