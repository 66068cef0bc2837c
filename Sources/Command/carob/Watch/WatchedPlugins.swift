import CarobScreens

/// The watch on a screen's plugin, and on the others that are loaded before it.
struct WatchedPlugins {
  private var plugin: WatchedPlugin
  private var others: [WatchedPlugin]
  /// The places of the others that have changed since they were built.
  private var changedOthers: Set<Int> = []

  /// The files of the plugins.
  struct Modules {
    let path: String
    let others: [String]
    /// The compiler's messages, if they contain warnings.
    let warnings: String
  }

  /// Starts with the present state of the files.
  ///
  /// - Parameter numbers: the `numbers` in an earlier process, which a plugin ended; nil for none.
  /// - Throws: `ScreenError` when a plugin does not exist.
  init(_ request: ScreenRequest, after numbers: [Int64]?) throws(ScreenError) {
    let numbers = numbers?.count == request.otherPlugins.count + 1 ? numbers : nil
    plugin = try WatchedPlugin(request.plugin, after: numbers?[0], file: PluginHost.file)
    others = []
    for (index, other) in request.otherPlugins.enumerated() {
      others.append(try WatchedPlugin(other, after: numbers?[index + 1], file: PluginHost.file))
    }
  }

  /// The plugin or its folder, as the user wrote it.
  var path: String { plugin.path }

  /// Numbers for the last known states, which are the same in all processes: the plugin's, then those of the others.
  var numbers: [Int64] { [plugin.number] + others.map(\.number) }

  /// Polls the files.
  ///
  /// - Returns: whether the plugin has changed, and the path of another one that has; each change once.
  mutating func seesChange() -> (plugin: Bool, other: String?) {
    var seen: String?
    for index in others.indices where others[index].seesChange() {
      changedOthers.insert(index)
      seen = seen ?? others[index].path
    }
    return (plugin.seesChange(), seen)
  }

  /// Returns the modules, after building folders of sources. The plugin is built last.
  ///
  /// - Parameter isChanged: whether to build the plugin again.
  /// - Throws: `CommandError` when building fails, after writing the compiler's messages.
  mutating func modules(isChanged: Bool) throws(CommandError) -> Modules {
    var warnings = ""
    var paths: [String] = []
    for index in others.indices {
      let module = try others[index].module(isChanged: changedOthers.contains(index))
      changedOthers.remove(index)
      paths.append(module.path)
      warnings += module.warnings
    }
    let module = try plugin.module(isChanged: isChanged)
    return Modules(path: module.path, others: paths, warnings: warnings + module.warnings)
  }
}

extension ScreenRequest {
  /// Names the files of the plugins.
  mutating func name(_ modules: WatchedPlugins.Modules) {
    (plugin, otherPlugins) = (modules.path, modules.others)
  }
}
