import ArgumentParser
import CarobScreens
import CarobTerminal
import Foundation

/// `carob browse`: shows a plugin's screen on the whole terminal, for interaction.
struct BrowseCommand: Subcommand {
  static let traits: SubcommandTraits = .showsScreen

  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Show a screen of a plugin on the terminal, and do there what a user does.",
    discussion: """
      Takes the whole terminal: arrow keys move, Enter selects, Escape goes back, and ? lists all keys. What changes on the \
      screen is shown as it changes. At the foot are the keys that do something here, on a terminal of 14 lines or more; above \
      them what came of a key, and why when nothing did; and above that what the plugin printed last. The terminal is as it was \
      when the command ends, also by a crash.

      With --watch, the plugin is loaded anew whenever its file was built or the file of the data has changed, and the same \
      screen, row and place are shown again. A folder of sources is built as carob build does.

      EXAMPLES:
        carob browse Followers
        carob browse Packages --data http://localhost:8080/packages --page-key page
        carob browse ./Demo --watch
        carob browse ./untried.so --isolated
      """)

  @Argument(help: "The path, the folder or the name of a plugin.")
  var plugin: String

  @OptionGroup var options: ScreenOptions

  @Flag(
    help: """
      Load the plugin anew whenever it or its data has changed, and show the same screen. A folder of sources is built.
      """)
  var watch = false

  @OptionGroup var isolation: IsolationOptions

  func run() throws {
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(environment: ProcessInfo.processInfo.environment)
    } catch {
      throw CommandError(.usage, "\(error)", advice: "carob show prints the screen anywhere")
    }
    var earlier = 0
    if !isolation.isolated {
      if options.data == "-" { try IsolatedInput.keepForWorkers() }
      Terminal.remember()
      earlier = try CommandWorker.goOn(
        repeating: watch, isDrawing: true, onEnd: Terminal.recover)
    }
    // A command runs on its process's main thread.
    try MainActor.assumeIsolated {
      try BrowseLoop(self, on: terminal, after: earlier).run()
    }
  }
}
