import CIsolation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// `carob show --watch`: shows a plugin's screen, and shows it again whenever the module was built anew, until
/// Ctrl-C.
@MainActor
struct ScreenWatch {
  private let host = PluginHost()
  private let command: ShowCommand
  private let progress = TerminalProgress()

  /// How long to wait between two looks at the file, in seconds.
  private static let pause = 0.1

  /// The module.
  private let path: String
  private var plugin: LoadedPlugin?
  /// What was read of the data; nil when nothing was read yet.
  private var data: ScreenData??

  private init(_ command: ShowCommand) throws(ScreenError) {
    self.command = command
    path = try host.file(for: command.plugin)
  }

  /// Shows and waits, again and again.
  ///
  /// A build that cannot be loaded, that ends its process, or whose screen fails or lacks what the options name, is told of
  /// and waited over.
  ///
  /// - Throws: `CommandError` when the plugin cannot be loaded at first, the arguments are wrong, or output fails;
  ///   with the status for interrupts after Ctrl-C.
  static func run(_ command: ShowCommand) throws {
    if command.data == "-" {
      // Each worker reads it from the beginning.
      if carob_isolation_is_worker() {
        lseek(STDIN_FILENO, 0, SEEK_SET)
      } else {
        try IsolatedInput.replaceStandardInput()
      }
    }
    let isFirst = try ProcessLife.goOnInWorker(repeating: true) == 0
    var watch = try Self(command)
    try watch.run(isFirst: isFirst)
  }

  /// - Parameter isFirst: false when another process has shown a build already, which ended it.
  private mutating func run(isFirst: Bool) throws {
    var builds = ModuleWatch(path: path)
    if isFirst {
      carob_isolation_keep(builds.build)
      let first = try host.load(path, copying: true)
      plugin = first
      // Each process reads it once.
      let data = try ScreenData.data(for: first, command.request)
      self.data = data
      try tellingFailures(except: [.usage]) { try redraw(first, data) }
    } else {
      builds = ModuleWatch(path: path, after: carob_isolation_kept())
    }
    while true {
      try wait(for: &builds)
      carob_isolation_keep(builds.build)
      try tellingFailures { try showNewBuild() }
    }
  }

  private mutating func showNewBuild() throws {
    let new = try host.renew(&plugin, path, progress)
    plugin = new
    let data = try data ?? ScreenData.data(for: new, command.request)
    self.data = data
    try redraw(new, data)
  }

  private func redraw(_ plugin: LoadedPlugin, _ data: ScreenData?) throws {
    try Output.standard.clear()
    // Whatever is autoreleased would be in the way of the next build.
    try autoreleasePool {
      try command.show(
        ScreenSession(command.request, of: plugin, data: data, in: host, progress: progress))
    }
  }

  /// Runs `body`; what goes wrong with the plugin or the data is one line on standard error.
  ///
  /// - Parameter others: what else is not waited over. What the options name may be missing from one build only, so that
  ///   they are wrong for certain with the first one.
  private func tellingFailures(
    except others: [ExitStatus] = [], _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch {
      let error = CommandError.any(error)
      if (others + [.internalError, .outputFailed, .interrupted]).contains(error.status) {
        throw error
      }
      Output.complain(error.description, as: .error)
    }
  }

  private func wait(for builds: inout ModuleWatch) throws(CommandError) {
    let interrupt = InterruptSignal()
    ProgressLine.show("Watching \(path)…")
    defer { ProgressLine.erase() }
    while !builds.seesNewBuild() {
      Thread.sleep(forTimeInterval: Self.pause)
      if interrupt.hasCome { throw CommandError(.interrupted, "interrupted") }
    }
  }
}
