import CarobPlugins
import CarobProcess
import CarobScreens

/// The watch on a screen's plugin and its data file. A worker continues from the state that the
/// previous one has shown. [main-thread]
final class WatchedScreen {
  private var plugin: WatchedPlugin
  private var data: WatchedData

  /// Starts the watch.
  ///
  /// - Throws: `ScreenError` when the plugin does not exist.
  init(_ request: ScreenRequest) throws(ScreenError) {
    let shown = Worker.earlierCount == 0 ? nil : WatchedState.kept
    plugin = try WatchedPlugin(request.plugin, after: shown?.plugin, file: PluginHost.file)
    data = WatchedData(ScreenData.file(for: nil, request), after: shown?.data)
  }

  /// The plugin or its folder, as the user wrote it.
  var path: String { plugin.path }

  /// Polls the files; true once for each change.
  func seesChange() -> (plugin: Bool, data: Bool) { (plugin.seesChange(), data.seesChange()) }

  /// Returns the module, after building a folder of sources. Keeps the state, so that the next
  /// worker does not show it again.
  ///
  /// - Parameter isChanged: whether to build again.
  /// - Returns: the path, and the compiler's messages if they contain warnings.
  /// - Throws: `CommandError` when building fails, after writing the compiler's messages.
  func module(isChanged: Bool) throws(CommandError) -> (path: String, warnings: String) {
    keep()
    return try plugin.module(isChanged: isChanged)
  }

  /// Starts the watch on the data file. Call this before reading the file, so that no change is missed. Does
  /// not change the known state of a file that is already watched, because a new build may be shown with the
  /// data read before. If the plugin then crashes, the next worker shows that change again.
  func willRead(_ file: String) {
    if data.path == file { return }
    data = WatchedData(file)
    keep()
  }

  private func keep() {
    Worker.keep(WatchedState(plugin: plugin.number, data: data.state))
  }
}
