#if Isolation
import CarobLibc
import CarobPlugins
import CarobScreens

/// Screens of a plugin in this process.
@MainActor
final class PluginSource: ScreenSource {
  private let request: ScreenRequest
  private let isWatched: Bool
  private let host = PluginHost()
  private var plugin: LoadedPlugin?
  let isShared: Bool
  let whyNoMessages: String? = nil

  init(_ setup: ServerSetup) {
    request = setup.request
    isWatched = setup.isWatched
    isShared = setup.isShared
  }

  func open() throws -> any LiveScreen {
    if plugin == nil { plugin = try host.load(request.plugin, copying: isWatched) }
    // Each screen reads it from the beginning: it is a file.
    if request.data == "-" { lseek(STDIN_FILENO, 0, SEEK_SET) }
    return try LiveSession.open(request, in: host)
  }
}
#endif
