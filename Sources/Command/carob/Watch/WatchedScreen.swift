import CarobPlugins
import CarobProcess
import CarobScreens

/// The plugin of a screen and the file of its data, which are watched. A worker goes on from the state that the one before it has
/// shown. [main-thread]
final class WatchedScreen {
  private var plugin: WatchedPlugin
  private var data: WatchedData

  /// Begins to watch.
  ///
  /// - Throws: `ScreenError` when there is no plugin.
  init(_ request: ScreenRequest) throws(ScreenError) {
    let shown = Worker.earlierCount == 0 ? nil : WatchedState.kept
    plugin = try WatchedPlugin(request.plugin, after: shown?.plugin, file: PluginHost.file)
    data = WatchedData(ScreenData.file(for: nil, request), after: shown?.data)
  }

  /// The plugin or its folder, as the user wrote it.
  var path: String { plugin.path }

  /// Looks; true once for each change.
  func seesChange() -> (plugin: Bool, data: Bool) { (plugin.seesChange(), data.seesChange()) }

  /// The module, which is built if the plugin is a folder of sources. The next worker does not show the same state again.
  ///
  /// - Parameter isChanged: whether one that was built before will not do.
  /// - Returns: its path, and what the compiler warned of.
  /// - Throws: `CommandError` when it cannot be built; the compiler's messages were written then.
  func module(isChanged: Bool) throws(CommandError) -> (path: String, warnings: String) {
    keep()
    return try plugin.module(isChanged: isChanged)
  }

  /// Watches the file of the data from now on. Call it before the file is read, so that no change is missed. A file that is
  /// watched already stays as it is known: a new build may be shown with the data that was read before. If the plugin crashes
  /// then, the next worker shows that change of the data once more.
  func willRead(_ file: String) {
    if data.path == file { return }
    data = WatchedData(file)
    keep()
  }

  private func keep() {
    Worker.keep(WatchedState(plugin: plugin.number, data: data.state))
  }
}
