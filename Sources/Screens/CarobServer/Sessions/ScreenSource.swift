#if Isolation
import CarobIsolation
import CarobLibc
import CarobPlugins
import CarobScreens

/// Where the screens of pages come from.
@MainActor
package protocol ScreenSource: AnyObject {
  /// Whether all pages see the same screen.
  var isShared: Bool { get }

  /// Why the messages of the plugin cannot be watched; nil when they can.
  var whyNoMessages: String? { get }

  /// Opens a screen.
  ///
  /// - Throws: why there is none, in a sentence.
  func open() throws -> any LiveScreen
}

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

/// Screens of a plugin in processes of their own.
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
    options.deadline = .milliseconds(Int64(isolation.deadline * 1000))
    // It is a file, which each process reads from the beginning.
    if request.data == "-" { options.standardInput = STDIN_FILENO }
    return try IsolatedLiveScreen.open(
      request, options: options, memoryLimit: isolation.memoryLimit)
  }
}
#endif
