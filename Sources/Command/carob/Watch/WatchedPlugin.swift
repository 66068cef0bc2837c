import CarobPlugins
import CarobScreens

/// A plugin that is watched: a module that others build, or a folder of sources, which is built when they change.
struct WatchedPlugin {
  /// The module or the folder, as the user wrote it.
  let path: String
  private let isFolder: Bool
  private var files: FileWatch
  /// The module of the folder, once it was built.
  private var built: String?

  /// Begins with the files as they are now.
  ///
  /// - Parameters:
  ///   - number: what `number` was in an earlier process, in which the plugin ended; nil for none.
  ///   - file: finds the file of a plugin that is no folder of sources.
  init(
    _ plugin: String, after number: Int64?, file: (String) throws(ScreenError) -> String
  ) throws(ScreenError) {
    isFolder = Self.isFolderOfSources(plugin)
    if isFolder {
      path = plugin
      files = FileWatch(after: number) { PluginSources.watched(in: plugin) }
    } else {
      path = try file(plugin)
      files = ModuleWatch(path: path, after: number).file
    }
  }

  /// A number for the state that was seen last; the same in every process.
  var number: Int64 { files.number }

  /// Looks; true once for each change.
  mutating func seesChange() -> Bool { files.seesChange() }

  /// The module, which is built if this is a folder of sources.
  ///
  /// - Parameter isChanged: whether one that was built before will not do.
  /// - Returns: its path, and what the compiler warned of.
  /// - Throws: `CommandError` when it cannot be built; the compiler's messages were written then.
  mutating func module(isChanged: Bool) throws(CommandError) -> (path: String, warnings: String) {
    guard isFolder else { return (path, "") }
    if let built, !isChanged { return (built, "") }
    let (module, messages) = try BuildProcess(folder: path).run()
    built = module
    return (module, messages.contains("warning:") ? messages : "")
  }

  /// By the rule for paths and names: a name is looked for on the search path, where modules are.
  private static func isFolderOfSources(_ plugin: String) -> Bool {
    guard plugin.contains("/") || plugin == "." else { return false }
    do throws(CommandError) {
      _ = try PluginSources(in: plugin)
      return true
    } catch {
      // It has sources of two kinds, of which building tells.
      return error.status == .badPlugin
    }
  }
}
