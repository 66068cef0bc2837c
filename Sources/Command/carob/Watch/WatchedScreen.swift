import CarobPlugins
import CarobProcess
import CarobRenderers
import CarobScreens

/// The watch on a screen's plugin and its data file. A worker continues from the state that the
/// previous one has shown. [main-thread]
final class WatchedScreen {
  private var plugin: WatchedPlugin
  private var data: WatchedData
  /// Whether the previous worker ended because an older build could not be unloaded. Then this one shows the new build at once.
  let isStartedAnew: Bool

  /// Starts the watch.
  ///
  /// - Throws: `ScreenError` when the plugin does not exist.
  init(_ request: ScreenRequest) throws(ScreenError) {
    let shown = Worker.earlierCount == 0 ? nil : WatchedState.kept
    isStartedAnew = shown?.startsAnew ?? false
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

  /// Ends this worker, which has a build that cannot be unloaded. The next one shows the new build.
  ///
  /// - Parameter error: the reason.
  func startAnew(because error: ScreenError) -> Never {
    HeldWarnings.flush()
    Output.complain("\(error.sentence); a new process shows the new build", as: .detail)
    Worker.keep(WatchedState(plugin: plugin.number, data: data.state, startsAnew: true))
    ProcessLife.leaveToNextWorker()
  }

  private func keep() {
    Worker.keep(WatchedState(plugin: plugin.number, data: data.state))
  }
}
