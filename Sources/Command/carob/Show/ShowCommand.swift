import ArgumentParser
import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobScreens

/// `carob show`: makes a plugin's screen and prints it.
struct ShowCommand: Subcommand {
  static let traits: SubcommandTraits = [.startsWorker, .showsScreen]

  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a screen of a plugin.",
    discussion: """
      Maps each object of a JSON array to a model, gives the models to the screen, and prints the rows. The screen gets \
      them with initWithUsers: if its model is SKUser, SK is a prefix and it answers that, else with initWithObjects:. \
      Data, key path, model and screen are those that the plugin names, unless options say otherwise.

      With a URL, carob fetches the data, waits for the plugin's own requests too, then prints the screen. Only the \
      first page is shown unless --rows or --select asks for more. The plugin's own requests are relative to the folder \
      of the URL. Ctrl-C cancels. For https:, carob trusts the authorities of the system, unless CURL_CA_BUNDLE names a \
      file, or SSL_CERT_FILE or SSL_CERT_DIR does.

      Rows are printed as they come, in batches of 10,000, whose columns line up with those before. A row that fails \
      after the first batch leaves what was printed, and JSON without its end. A screen of more than 1,000,000 rows is \
      shown only with --rows.

      An app, which has a main in the place of CAROB_PLUGIN, is launched: carob calls main, makes the delegate that \
      UIApplicationMain names, sends it application:didFinishLaunchingWithOptions:, and shows what is in its window. It \
      fetches its own data; --server names another server than its configurations do. With --url it then gets \
      application:openURL:options:, or one of the older methods.

      With --watch the screen is shown again whenever the plugin's file was built anew, or the file of the data has \
      changed, with the same selection, until Ctrl-C. Data of a URL is fetched each time. A folder of sources is built as \
      carob build does, at first and whenever a source or header in it changes. When it does not build, \
      the compiler's messages are written, and the screen stays. A crash is reported, and the next change goes on.

      EXAMPLES:
        carob show Followers
        carob show Followers --select 0,3
        carob show Packages --select 0,3 --select 1,0
        carob show Countries --rows 10-19 --format json
        carob show Packages --format html >packages.html
        carob show ./libFollowers.so --data - --key-path result.users < answer.json
        carob show Followers --rows 0-0 --trace
        carob show ./Demo --watch --select 0,3
        carob show ./untried.so --isolated --deadline 2
        carob show Packages --data http://localhost:8080/packages --page-key page --rows 0-99
        carob show ./MyApp --server http://localhost:8080 --url myapp:///posts/1
      """)

  enum ScreenFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case html
    case svg
  }

  @Argument(help: "The path, the folder or the name of a plugin.")
  var plugin: String

  @OptionGroup var options: ScreenOptions

  @Option(
    help: """
      How to print the screen: for people, for programs, as a page in one file without scripts, or the beginning of it as a picture.
      """)
  var format: ScreenFormat = .text

  @Option(
    help: ArgumentHelp(
      """
      Select a row, and show the screen that is on top then. Both numbers count from 0. May be given several times, once \
      for each screen in turn.
      """,
      valueName: "section,row"))
  var select: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show these rows only, counted from 0 through all sections.", valueName: "first-last"))
  var rows: String?

  @Flag(
    help: """
      Tell for each row which object was asked, which selectors were tried, and which class answered: on standard error, or in \
      the JSON.
      """)
  var trace = false

  @Flag(
    help: """
      Show the screen again whenever the plugin or its data has changed, until Ctrl-C. A folder of sources is built.
      """)
  var watch = false

  @Flag(
    help: """
      When the screen has gone, list the objects that are still alive, by class: on standard error, as text or JSON.
      """)
  var leaks = false

  @OptionGroup var isolation: IsolationOptions

  func run() throws {
    if leaks, watch { throw CommandError.usage("--leaks cannot be combined with --watch") }
    if isolation.isolated {
      if watch { return try MainActor.assumeIsolated { try ScreenWatch.run(self) } }
      PluginSources.warnIfNewer(than: plugin)
      try IsolatedShow(self).run()
      return
    }
    // Parsed before a plugin is loaded.
    _ = try (RowOptions.range(rows), RowOptions.paths(select))
    // A command runs on its process's main thread.
    try MainActor.assumeIsolated {
      if watch { return try ScreenWatch.run(self) }
      try CommandWorker.goOn()
      PluginSources.warnIfNewer(than: plugin)
      let host = PluginHost()
      guard leaks else { return try showOnce(in: host) }
      LeakCount.prepare()
      try host.loadOthers(options.others.names)
      _ = try host.load(plugin)
      let objects = LeakCount()
      try autoreleasePool { try showOnce(in: host) }
      HeldWarnings.flush()
      try LeakReport(objects.left()).write(asJSON: format == .json)
    }
  }

  /// The columns of text for the layout of a collection; nil for the default.
  var width: Int? {
    switch format {
    case .text, .json: return Output.standard.width
    case .html: return HTMLRenderer.columns
    case .svg: return SVGRenderer.columns
    }
  }

  var request: ScreenRequest { options.request(for: plugin) }

  /// Opens the screen, prints it, and closes it.
  @MainActor
  private func showOnce(in host: PluginHost) throws {
    // Before the plugin is loaded and the screen made.
    let mistakes = trace ? SilentMistakes() : nil
    try show(ScreenSession.open(request, in: host, progress: TerminalProgress()))
    for mistake in mistakes?.all ?? [] { HeldWarnings.add(ScreenWarning("\(mistake)")) }
  }

  /// Selects the requested rows, and prints the screen.
  @MainActor
  func show(_ session: ScreenSession) throws {
    for path in try RowOptions.paths(select) { try session.select(path) }
    var printer: ScreenPrinter?
    try session.read(
      rows: RowOptions.range(rows), width: width, tracing: trace,
      begin: { printer = ScreenPrinter(self, $0) }, add: { try printer?.add($0) })
    try printer?.finish()
  }
}
