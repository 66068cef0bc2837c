#if Isolation
import CarobIsolation
import CarobLibc
import CarobPlugins
import CarobScreens

/// A source of screens for pages.
@MainActor
package protocol ScreenSource: AnyObject {
  /// Whether all pages share one session.
  var isShared: Bool { get }

  /// The reason why messages of the plugin cannot be traced; nil when they can.
  var whyNoMessages: String? { get }

  /// Opens a screen.
  ///
  /// - Throws: an error whose description is a sentence.
  func open() throws -> any LiveScreen

  /// Has the plugin save its state; nil when there is none.
  func savedState() -> KeptState?
}

/// Screens of a plugin that is loaded into this process.
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
    host.keptState = setup.keptState
  }

  func open() throws -> any LiveScreen {
    if plugin == nil {
      try host.loadOthers(request.otherPlugins, copying: isWatched)
      let plugin = try host.load(request.plugin, copying: isWatched)
      self.plugin = plugin
      host.restoreState(of: plugin)
    }
    // Standard input is a file; each screen reads it from the beginning.
    if request.data == "-" { lseek(STDIN_FILENO, 0, SEEK_SET) }
    return try LiveSession.open(request, in: host)
  }

  func savedState() -> KeptState? {
    if let plugin { host.keepState(of: plugin) }
    return host.keptState
  }
}

/// Screens of an isolated plugin, each in its own process.
@MainActor
final class IsolatedSource: ScreenSource {
  private let request: ScreenRequest
  private let isolation: ServerSetup.Isolation
  let isShared: Bool
  let whyNoMessages: String? =
    "The plugin runs in a process of its own, whose messages cannot be watched; leave --isolated out."

  init(_ setup: ServerSetup, _ isolation: ServerSetup.Isolation) {
    request = setup.request
    self.isolation = isolation
    isShared = setup.isShared
  }

  func open() throws -> any LiveScreen {
    var options = ScreenProcess.options
    if let deadline = isolation.deadline { options.deadline = deadline }
    // Standard input is a file; each process reads it from the beginning.
    if request.data == "-" { options.standardInput = STDIN_FILENO }
    return try IsolatedLiveSession.open(
      request, options: options, memoryLimit: isolation.memoryLimit)
  }

  /// None: each session has a plugin of its own.
  func savedState() -> KeptState? { nil }
}
#endif
