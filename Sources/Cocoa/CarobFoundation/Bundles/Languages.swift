import Foundation

/// The user's preferred languages, by the environment. [any-thread]
enum Languages {
  /// Names of `.lproj` folders without the ending, best first: from `LANGUAGE`, else from `LC_ALL`,
  /// `LC_MESSAGES` or `LANG`, then `Base` and `en`. `de_AT.UTF-8` gives `de_AT`, `de-AT` and `de`.
  static var preferred: [String] {
    var names: [String] = []
    for name in Self.named.flatMap(candidates) + ["Base", "en", "English"]
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The languages that the environment names.
  static var named: [String] {
    if let list = variable("LANGUAGE") { return list.split(separator: ":").map(String.init) }
    let locale = variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG")
    return locale.map { [$0] } ?? []
  }

  private static func candidates(_ locale: String) -> [String] {
    // The encoding and the variant do not matter for the language.
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    // The name becomes part of a path.
    if name.isEmpty || name == "C" || name == "POSIX" || name.contains("/") { return [] }
    let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return [] }
    if parts.count == 1 { return [language] }
    return [parts.joined(separator: "_"), parts.joined(separator: "-"), language]
  }

  /// The value of an environment variable; nil for an empty one.
  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
