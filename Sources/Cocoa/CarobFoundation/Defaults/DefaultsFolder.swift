import CCarob
import CarobLibc
import Foundation

/// The folder of the defaults files: `$CAROB_DEFAULTS_FOLDER`, else `carob` in `$XDG_CONFIG_HOME` or `~/.config`.
///
/// A program with more rights than the user who started it ignores these variables. [any-thread]
enum DefaultsFolder {
  /// The folder's path, which need not exist.
  static var path: String {
    if let own = variable("CAROB_DEFAULTS_FOLDER") { return own }
    if let config = variable("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/carob" }
    let home = variable("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    return home + "/.config/carob"
  }

  /// The file of a domain; nil for an invalid name.
  static func file(ofDomain name: String) -> String? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    var file = ""
    for scalar in name.unicodeScalars {
      // A slash would lead elsewhere, and a name may not begin with a dot.
      let isEscaped = scalar == "/" || scalar == "%" || scalar == "." && file.isEmpty
      file += isEscaped ? "%" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
    }
    // Room for the names of the other files beside it.
    guard file.utf8.count <= 200 else { return nil }
    return "\(path)/\(file).plist"
  }

  private static func variable(_ name: String) -> String? {
    guard !carob_process_is_privileged(),
      let value = ProcessInfo.processInfo.environment[name], !value.isEmpty
    else { return nil }
    return value
  }
}
