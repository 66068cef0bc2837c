import CarobPlugins
import CarobProcess
import CarobRenderers
import CarobScreens

/// The watch on a screen's plugin and its data file. A worker continues from the state that the
/// previous one has shown. [main-thread]
final class WatchedScreen {
  private var plugins: WatchedPlugins
  private var data: WatchedData
  /// Whether the previous worker ended because an older build could not be unloaded. Then this one shows the new build at once.
  let isStartedAnew: Bool
  /// The state that the plugin has saved in the previous worker; nil for none.
  let keptState: KeptState?

  /// Starts the watch.
  ///
  /// - Throws: `ScreenError` when the plugin does not exist.
  init(_ request: ScreenRequest) throws(ScreenError) {
    let shown = Worker.earlierCount == 0 ? nil : WatchedState.kept
    isStartedAnew = shown?.startsAnew ?? false
    keptState = shown?.stateFile.flatMap(StateFile.take)
    plugins = try WatchedPlugins(request, after: shown?.plugins)
    data = WatchedData(ScreenData.file(for: nil, request), after: shown?.data)
  }

  /// The plugin or its folder, as the user wrote it.
  var path: String { plugins.path }

  /// What has changed.
  struct Change {
    let plugin: Bool
    /// The path of a plugin of `--with`; nil when none has changed.
    let other: String?
    let data: Bool
  }

  /// Polls the files.
  ///
  /// - Returns: each change once; nil for none.
  func seesChange() -> Change? {
    let (plugin, other) = plugins.seesChange()
    let data = data.seesChange()
    return plugin || other != nil || data ? Change(plugin: plugin, other: other, data: data) : nil
  }

  /// Returns the modules, after building folders of sources. Keeps the state, so that the next
  /// worker does not show it again.
  ///
  /// - Parameter isChanged: whether to build the plugin again.
  /// - Throws: `CommandError` when building fails, after writing the compiler's messages.
  func modules(isChanged: Bool) throws(CommandError) -> WatchedPlugins.Modules {
    keep()
    return try plugins.modules(isChanged: isChanged)
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
  /// - Parameters:
  ///   - error: the reason.
  ///   - state: the state of the plugin, which the next build gets; nil for none.
  func startAnew(because error: ScreenError, keeping state: KeptState?) -> Never {
    startAnew(error.sentence, state)
  }

  /// Ends this worker, which has an older build of another plugin, upon which the shown one may be built.
  func startAnew(becauseOf other: String, keeping state: KeptState?) -> Never {
    startAnew("\(other): has changed", state)
  }

  private func startAnew(_ reason: String, _ state: KeptState?) -> Never {
    HeldWarnings.flush()
    Output.complain("\(reason); a new process shows the new build", as: .detail)
    Worker.keep(
      WatchedState(
        plugins: plugins.numbers, data: data.state, startsAnew: true,
        stateFile: state.flatMap(StateFile.write)))
    ProcessLife.leaveToNextWorker()
  }

  private func keep() {
    Worker.keep(WatchedState(plugins: plugins.numbers, data: data.state))
  }
}
