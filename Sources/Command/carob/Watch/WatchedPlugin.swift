import CarobPlugins
import CarobScreens

/// The watch on a plugin: a module, or a folder of sources that is built after changes.
struct WatchedPlugin {
  /// The module or the folder, as the user wrote it; a folder that was named by its name with `./` before it.
  let path: String
  private let isFolder: Bool
  private var files: FileWatch
  /// The path of the folder's module, after building.
  private var built: String?

  /// Starts with the present state of the files.
  ///
  /// - Parameters:
  ///   - number: the `number` in an earlier process, which the plugin ended; nil for none.
  ///   - file: finds the file of a plugin that is no folder of sources.
  init(
    _ plugin: String, after number: Int64?, file: (String) throws(ScreenError) -> String
  ) throws(ScreenError) {
    let folder = try PluginHost.path(for: plugin)
    isFolder = Self.isFolderOfSources(folder)
    if isFolder {
      path = folder
      files = FileWatch(after: number) { PluginSources.watched(in: folder) }
    } else {
      path = try file(plugin)
      files = ModuleWatch(path: path, after: number).file
    }
  }

  /// A number for the last known state, which is the same in all processes.
  var number: Int64 { files.number }

  /// Polls the files; true once for each change.
  mutating func seesChange() -> Bool { files.seesChange() }

  /// Returns the module, after building a folder of sources.
  ///
  /// - Parameter isChanged: whether to build again.
  /// - Returns: the path, and the compiler's messages if they contain warnings.
  /// - Throws: `CommandError` when building fails, after writing the compiler's messages.
  mutating func module(isChanged: Bool) throws(CommandError) -> (path: String, warnings: String) {
    guard isFolder else { return (path, "") }
    if let built, !isChanged { return (built, "") }
    let (module, messages) = try BuildProcess(folder: path).run()
    built = module
    return (module, messages.contains("warning:") ? messages : "")
  }

  /// Returns whether a path is a folder of sources. A name without a slash is one on the search path, which has modules.
  private static func isFolderOfSources(_ plugin: String) -> Bool {
    guard plugin.contains("/") || plugin == "." else { return false }
    do throws(CommandError) {
      _ = try PluginSources(in: plugin)
      return true
    } catch {
      // Another error about its sources, which building reports.
      return error.status == .badPlugin
    }
  }
}
