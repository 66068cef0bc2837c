import Foundation

/// Where plugins are looked for by name.
public struct PluginSearchPath: Sendable {
  /// The directories, in order.
  public let directories: [String]

  /// Searches these directories.
  public init(directories: [String]) {
    self.directories = directories
  }

  /// The directories of `CAROB_PLUGIN_PATH` (separated by colons), then the one that the executable is in.
  public init(environment: [String: String], executable: String?) {
    var directories = (environment["CAROB_PLUGIN_PATH"] ?? "").split(separator: ":").map(
      String.init)
    if let executable {
      directories.append(
        URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path)
    }
    self.init(directories: directories)
  }

  /// The file for what a user typed: a path when it has a slash or ends in `.so`, else the name of a plugin
  /// (`Followers` is `libFollowers.so`).
  ///
  /// - Throws: `PluginError` when no directory has it.
  public func file(for plugin: String) throws(PluginError) -> String {
    if plugin.contains("/") || plugin.hasSuffix(".so") { return plugin }
    for directory in directories {
      let path = "\(directory)/lib\(plugin).so"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    throw .notOnSearchPath(plugin, directories)
  }
}
