import CarobPlugins
import Foundation

/// The plugin of `carob show --watch`: a module that others build, or a folder of sources, which is built when they change.
struct WatchedPlugin {
  private enum Kind {
    case module(ModuleWatch)
    case sources(FileWatch)
  }

  /// The module or the folder, as the user wrote it.
  let path: String
  private var kind: Kind
  /// The module of the folder, once it was built.
  private var built: String?

  /// Begins with the files as they are now.
  ///
  /// - Parameters:
  ///   - number: what `number` was in an earlier process, in which the plugin ended; nil for none.
  ///   - file: finds the file of a plugin that is no folder of sources.
  init(
    _ plugin: String, after number: Int64?, file: (String) throws -> String
  ) rethrows {
    if Self.isFolderOfSources(plugin) {
      path = plugin
      kind = .sources(FileWatch(after: number) { PluginSources.watched(in: plugin) })
    } else {
      let module = try file(plugin)
      path = module
      kind = .module(
        number.map { ModuleWatch(path: module, after: $0) } ?? ModuleWatch(path: module))
    }
  }

  /// A number for the state that was seen last; the same in every process.
  var number: Int64 {
    switch kind {
    case .module(let watch): watch.build
    case .sources(let watch): watch.number
    }
  }

  /// Looks; true once for each change.
  mutating func seesChange() -> Bool {
    switch kind {
    case .module(var watch):
      defer { kind = .module(watch) }
      return watch.seesNewBuild()
    case .sources(var watch):
      defer { kind = .sources(watch) }
      return watch.seesChange()
    }
  }

  /// The module, which is built if this is a folder of sources.
  ///
  /// - Parameter isChanged: whether one that was built before will not do.
  /// - Returns: its path, and what the compiler warned of.
  /// - Throws: `CommandError` when it cannot be built; the compiler's messages were written then.
  mutating func module(isChanged: Bool) throws(CommandError) -> (path: String, warnings: String) {
    guard case .sources = kind else { return (path, "") }
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
