import CarobPlugins
import CarobRuntime
import CarobScreens

/// A screen in this process, shown again with each build of its plugin.
@MainActor
struct ReloadedScreen {
  private let host = PluginHost()
  private let progress = TerminalProgress()
  private var plugin: LoadedPlugin?
  /// The data; `.some(nil)` for no data, nil before it was read.
  private var data: ScreenData??
  /// Whether a build of the plugin was loaded. One that is still loaded may be in the way of the next.
  private(set) var hasLoaded = false

  /// - Parameter state: the state of the plugin from an earlier process; nil for none.
  init(_ state: KeptState?) { host.keptState = state }

  /// The state that the last build has saved; nil for none.
  var keptState: KeptState? { host.keptState }

  /// Has the plugin save its state.
  ///
  /// - Returns: the state; nil for none.
  func stateToKeep() -> KeptState? {
    if let plugin { host.keepState(of: plugin, progress: progress) }
    return host.keptState
  }

  /// Whether a plugin is loaded, be it the one to show or another one.
  var hasAnyPlugin: Bool { !host.loader.plugins.isEmpty }

  /// Shows the screen.
  ///
  /// - Parameters:
  ///   - modules: the files of the plugins.
  ///   - isNew: whether the module has changed.
  ///   - readsData: whether to read the data again.
  ///   - reads: gets the path of the data file.
  mutating func show(
    _ command: ShowCommand, _ modules: WatchedPlugins.Modules, isNew: Bool, readsData: Bool,
    reads: (String) -> Void
  ) throws {
    var command = command
    command.plugin = modules.path
    command.options.others.names = modules.others
    let plugin: LoadedPlugin
    if let loaded = self.plugin, !isNew {
      plugin = loaded
    } else {
      try host.loadOthers(modules.others, copying: true)
      plugin = try host.renew(&self.plugin, from: modules.path, progress: progress)
      self.plugin = plugin
      hasLoaded = true
    }
    if let file = ScreenData.file(for: plugin, command.request) { reads(file) }
    if readsData { data = nil }
    let data = try data ?? ScreenData.data(for: plugin, command.request)
    self.data = data
    // Autoreleased objects would prevent unloading for the next build.
    try autoreleasePool {
      try command.show(
        ScreenSession(command.request, of: plugin, data: data, in: host, progress: progress))
    }
  }
}
