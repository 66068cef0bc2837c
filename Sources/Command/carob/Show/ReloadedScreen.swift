import CarobPlugins
import CarobRuntime
import CarobScreens

/// A screen of this process, which is shown again with each build of its plugin.
@MainActor
struct ReloadedScreen {
  private let host = PluginHost()
  private let progress = TerminalProgress()
  private var plugin: LoadedPlugin?
  /// What was read of the data; nil when nothing was read yet.
  private var data: ScreenData??

  /// Shows the screen.
  ///
  /// - Parameters:
  ///   - module: the plugin's file.
  ///   - isNew: whether the module is another one than the last time.
  ///   - readsData: whether the data is read again.
  ///   - reads: gets the file that the data is in.
  mutating func show(
    _ command: ShowCommand, _ module: String, isNew: Bool, readsData: Bool,
    reads: (String) -> Void
  ) throws {
    var command = command
    command.plugin = module
    let plugin: LoadedPlugin
    if let loaded = self.plugin, !isNew {
      plugin = loaded
    } else {
      plugin = try host.renew(&self.plugin, module, progress)
      self.plugin = plugin
    }
    if let file = ScreenData.file(for: plugin, command.request) { reads(file) }
    if readsData { data = nil }
    let data = try data ?? ScreenData.data(for: plugin, command.request)
    self.data = data
    // Whatever is autoreleased would be in the way of the next build.
    try autoreleasePool {
      try command.show(
        ScreenSession(command.request, of: plugin, data: data, in: host, progress: progress))
    }
  }
}
