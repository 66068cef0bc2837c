import CCarob
import CarobLibc
import Foundation

/// The search path for plugins by name.
///
/// It finds only files that nobody but the user and root can have put there, unless the user trusts
/// the path. [any-thread]
public struct PluginSearchPath: Sendable {
  /// The directories, in order.
  public let directories: [String]
  /// Whether to accept files and folders that other users own or can write to.
  public let isTrusted: Bool

  /// Whether a name that no directory has stands for the folder of that name in the working directory. Both are checked as
  /// the directories are, and a process with more rights than the user takes none.
  package var takesFolders = false

  private var isPrivileged = false

  /// Creates a search path.
  ///
  /// - Parameter isTrusted: whether to accept files and folders that other users own or can write to.
  public init(directories: [String], isTrusted: Bool = false) {
    self.directories = directories
    self.isTrusted = isTrusted
  }

  /// Creates a search path of the directories in `CAROB_PLUGIN_PATH` (separated by colons) and that
  /// of the executable. A non-empty `CAROB_TRUST_PLUGIN_PATH` makes it trusted.
  ///
  /// - Parameters:
  ///   - environment: the environment, ignored when the process has more rights than the user, as a set-uid program.
  ///   - executable: the path of the executable; nil for none.
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

  /// Returns the file for a user's input. Input with a slash, `.so` at its end, or `.` is a path, possibly of
  /// a folder with a module. Other input is the name of a plugin: `Followers` is `libFollowers.so`. If `takesFolders`, it
  /// may also be a folder in the working directory.
  ///
  /// - Returns: for a name that a directory has, the path without symbolic links, unless the search path is trusted.
  /// - Throws: `PluginError` when no directory has the file, the first match is not trusted, or a
  ///   folder has no module, or several without one of the folder's name.
  /// - Complexity: O(directories, and those above the matching one).
  public func file(for plugin: String) throws(PluginError) -> String {
    let given = try path(for: plugin)
    if Self.isPath(given) {
      let isFound = given != plugin
      let module = try Self.module(inFolder: given, afterTrying: isFound ? directories : nil)
      if let module, isFound, !isTrusted { _ = try PluginTrust.file(module, in: given) }
      return module ?? given
    }
    if let (directory, path) = firstMatch(for: plugin) {
      return isTrusted ? path : try PluginTrust.file(path, in: directory)
    }
    throw .notOnSearchPath(
      plugin, directories, isPrivileged: isPrivileged, takesFolders: takesFolders)
  }

  /// Returns the path of the folder that a name stands for; other input as it is.
  ///
  /// - Throws: `PluginError` when others could have put the folder there, unless the search path is trusted.
  package func path(for plugin: String) throws(PluginError) -> String {
    guard takesFolders, !isPrivileged, !Self.isPath(plugin), FileKind(plugin) == .directory,
      firstMatch(for: plugin) == nil
    else { return plugin }
    let folder = "./\(plugin)"
    if !isTrusted { try PluginTrust.check(folder: folder) }
    return folder
  }

  /// The first directory that has a plugin of a name. A link that leads nowhere counts, so that nothing else is taken for it.
  private func firstMatch(for plugin: String) -> (directory: String, path: String)? {
    for directory in directories {
      let path = "\(directory)/lib\(plugin).so"
      if FileManager.default.fileExists(atPath: path) || FileKind.isLink(path) {
        return (directory, path)
      }
    }
    return nil
  }

  private static func isPath(_ plugin: String) -> Bool {
    plugin.contains("/") || plugin.hasSuffix(".so") || plugin == "."
  }

  /// Returns the module in a folder; nil when the path is no folder.
  ///
  /// - Parameter tried: the directories that do not have the name of the folder; nil for a path.
  private static func module(
    inFolder path: String, afterTrying tried: [String]?
  ) throws(PluginError) -> String? {
    guard FileKind(path) == .directory else { return nil }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let modules = files.filter { $0.hasSuffix(".so") }.sorted()
    // The name that `carob build` gives the module.
    let own = "lib\(URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent).so"
    guard let module = modules.contains(own) ? own : modules.first,
      module == own || modules.count == 1
    else { throw .noModule(in: path, of: modules, afterTrying: tried) }
    return path.hasSuffix("/") ? path + module : "\(path)/\(module)"
  }
}
