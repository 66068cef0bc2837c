import CarobPlugins
import CarobRenderers
import CarobRuntime
import Foundation

/// `carob show --watch`: shows a plugin's screen, and shows it again whenever the module was built anew, until
/// Ctrl-C.
@MainActor
struct ScreenWatch {
  private let host = PluginHost()
  private let command: ShowCommand

  /// How long to wait between two looks at the file, in seconds.
  private static let pause = 0.1

  init(_ command: ShowCommand) {
    self.command = command
  }

  /// Shows and waits, again and again.
  ///
  /// A build that cannot be loaded, or whose screen fails or lacks what the options name, is told of and waited over.
  ///
  /// - Throws: `CommandError` when the plugin cannot be loaded at first, the arguments are wrong, or output fails;
  ///   with the status for interrupts after Ctrl-C.
  func run() throws {
    let path = try host.file(for: command.plugin)
    var watch = ModuleWatch(path: path)
    let first = try host.load(path, copying: true)
    // It is read once: what is on standard input is there once only.
    let data = try ScreenData.data(for: first, command)
    try tellingFailures(except: [.usage]) { try redraw(first, data) }
    var plugin: LoadedPlugin? = first
    while true {
      try wait(for: &watch, path)
      try tellingFailures {
        let new = try host.renew(&plugin, path)
        plugin = new
        try redraw(new, data)
      }
    }
  }

  private func redraw(_ plugin: LoadedPlugin, _ data: ScreenData?) throws {
    try Output.standard.clear()
    // Whatever is autoreleased would be in the way of the next build.
    try autoreleasePool { try command.show(plugin, data: data) }
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
    } catch let error as CommandError {
      if (others + [.outputFailed, .interrupted]).contains(error.status) { throw error }
      Output.complain(error.message, as: .error)
    }
  }

  private func wait(for watch: inout ModuleWatch, _ path: String) throws(CommandError) {
    let interrupt = InterruptSignal()
    ProgressLine.show("Watching \(path)…")
    defer { ProgressLine.erase() }
    while !watch.seesNewBuild() {
      Thread.sleep(forTimeInterval: Self.pause)
      if interrupt.hasCome { throw CommandError(.interrupted, "interrupted") }
    }
  }
}
