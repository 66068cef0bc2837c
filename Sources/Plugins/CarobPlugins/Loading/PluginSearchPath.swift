import CCarob
import Foundation

/// Where plugins are looked for by name.
///
/// A name finds only files that nobody but the user and root can have put there, unless the user says that the
/// path is to be trusted. [any-thread]
public struct PluginSearchPath: Sendable {
  /// The directories, in order.
  public let directories: [String]
  /// Whether files and directories are taken whoever owns them or can write to them.
  public let isTrusted: Bool

  private var isPrivileged = false

  /// Searches these directories.
  ///
  /// - Parameter isTrusted: whether files and directories are taken whoever owns them or can write to them.
  public init(directories: [String], isTrusted: Bool = false) {
    self.directories = directories
    self.isTrusted = isTrusted
  }

  /// The directories of `CAROB_PLUGIN_PATH` (separated by colons), then the one that the executable is in.
  /// `CAROB_TRUST_PLUGIN_PATH`, if it is not empty, has the path trusted.
  ///
  /// - Parameters:
  ///   - environment: not looked at when the process has rights that whoever started it has not, as a set-uid
  ///     program does.
  ///   - executable: nil for none.
  public init(environment: [String: String], executable: String?) {
    self.init(
      environment: environment, executable: executable,
      isPrivileged: carob_process_is_privileged())
  }

  init(environment: [String: String], executable: String?, isPrivileged: Bool) {
    let environment = isPrivileged ? [:] : environment
    var directories = (environment["CAROB_PLUGIN_PATH"] ?? "").split(separator: ":").map(
      String.init)
    if let executable {
      directories.append(
        URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path)
    }
    self.init(
      directories: directories,
      isTrusted: !(environment["CAROB_TRUST_PLUGIN_PATH"] ?? "").isEmpty)
    self.isPrivileged = isPrivileged
  }

  /// The file for what a user typed: a path when it has a slash, ends in `.so` or is `.`, else the name of a plugin (`Followers`
  /// is `libFollowers.so`). The path of a folder stands for the module in it.
  ///
  /// - Returns: for a name, the path without symbolic links, unless the search path is trusted.
  /// - Throws: `PluginError` when no directory has it, the first that has it is not to be trusted, or a folder has no module, or
  ///   several of which none is called as the folder is.
  /// - Complexity: O(directories, and those above the one that has it).
  public func file(for plugin: String) throws(PluginError) -> String {
    if plugin.contains("/") || plugin.hasSuffix(".so") || plugin == "." {
      return try Self.module(inFolder: plugin) ?? plugin
    }
    for directory in directories {
      let path = "\(directory)/lib\(plugin).so"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      return isTrusted ? path : try PluginTrust.file(path, in: directory)
    }
    throw .notOnSearchPath(plugin, directories, isPrivileged: isPrivileged)
  }

  /// Nil for what is no folder.
  private static func module(inFolder path: String) throws(PluginError) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let modules = files.filter { $0.hasSuffix(".so") }.sorted()
    // As `carob build` calls it.
    let own = "lib\(URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent).so"
    guard let module = modules.contains(own) ? own : modules.first,
      module == own || modules.count == 1
    else { throw .noModule(in: path, of: modules) }
    return path.hasSuffix("/") ? path + module : "\(path)/\(module)"
  }
}
