import Foundation

/// The command's folder in the user's folder for caches: `carob` in `$XDG_CACHE_HOME` or `~/.cache`.
enum UserCaches {
  /// Returns a folder in it. Makes it if needed; nil when it cannot be written.
  static func folder(_ name: String, _ environment: [String: String]) -> String? {
    let home = environment["HOME"].map { "\($0)/.cache" }
    // As the specification says, relative paths are ignored.
    let folders = [environment["XDG_CACHE_HOME"], home].compactMap(\.self)
    guard let caches = folders.first(where: { $0.hasPrefix("/") }) else { return nil }
    let folder = "\(caches)/carob/\(name)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return access(folder, W_OK | X_OK) == 0 ? folder : nil
  }
}
