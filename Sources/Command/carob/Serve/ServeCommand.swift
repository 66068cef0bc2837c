import ArgumentParser
import CarobScreens

/// `carob serve`: shows a plugin's screen in browsers.
struct ServeCommand: Subcommand {
  static let traits: SubcommandTraits = .showsScreen

  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show a screen of a plugin in a browser, and do there what a user does.",
    discussion: """
      Prints a URL, and serves a page there until Ctrl-C. The page looks like a phone with the screen; it scrolls, selects, goes \
      back, searches, and follows what changes. Beside it are the views, how each row came about, what came of each tap, and \
      the messages as they are sent. Each page has a session of its own, unless --shared is given.

      Only this machine can reach the page, and only with the token in the URL, which is new each time. Whoever has the URL can \
      do with the plugin what its user can. Give --host an address of this machine, and others can reach it too; \
      HTTP does not keep the token from those who see the network.

      With --watch, the plugin is loaded anew whenever its file was built, and its pages show the new screen. A folder of sources \
      is built as carob build does. A plugin that ends its process is started again at the next change. With --isolated, each session \
      has a process of its own for the plugin: a crash shows where it was, and the session goes on, five times at most.

      EXAMPLES:
        carob serve Followers
        carob serve Packages --open
        carob serve ./Demo --watch --port 8080
        carob serve ./untried.so --data users.json --isolated
      """)

  @Argument(help: "The path, the folder or the name of a plugin.")
  var plugin: String

  @OptionGroup var options: ScreenOptions

  @Option(
    help: ArgumentHelp(
      "The address of this machine to listen on. Only this machine can reach 127.0.0.1.",
      valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "number"))
  var port = 0

  @OptionGroup var isolation: IsolationOptions

  @Flag(help: "Show all pages the same screen: what one does, all see.")
  var shared = false

  @Flag(help: "Load the plugin anew whenever it has changed. A folder of sources is built.")
  var watch = false

  @Flag(help: "Open the page in the browser of this machine, by xdg-open.")
  var open = false

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port \(port) is no port; give a number up to 65535")
    }
  }

  func run() throws {
    if options.data == "-" { try IsolatedInput.keepForWorkers() }
    // A command runs on its process's main thread.
    try MainActor.assumeIsolated {
      var served = try ServedPlugin(self)
      try served.run()
    }
  }
}
