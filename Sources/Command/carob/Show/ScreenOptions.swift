import ArgumentParser
import CarobScreens

extension ScreenRequest.State: ExpressibleByArgument {}

/// The options common to all commands that show a screen.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The JSON with the data: a file, - for standard input, or an http:, https: or file: URL.",
      valueName: "file-or-url"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "With a URL: the data comes in pages, counted from 1, and this parameter says which.",
      valueName: "name"))
  var pageKey: String?

  @Option(
    help: ArgumentHelp(
      "With a URL: fail when nothing arrives for so long (default: 60).", valueName: "seconds"))
  var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "With a URL: a header to send with each request. May be given several times.",
      valueName: "name: value"))
  var header: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where the array is in the data: keys with dots between them; \"\" for the top.",
      valueName: "path"))
  var keyPath: String?

  @Option(help: ArgumentHelp("What each JSON object is mapped to.", valueName: "class"))
  var model: String?

  @Option(help: ArgumentHelp("The view controller to show.", valueName: "class"))
  var screen: String?

  @Option(help: ArgumentHelp("Of an app: a URL to open once it was launched.", valueName: "url"))
  var url: String?

  @Option(
    help: ArgumentHelp(
      "Ask this server in the place of those that the plugin's remote configurations name.",
      valueName: "url"))
  var server: String?

  @Option(help: "Show the screen in this state, and ask no server.")
  var state: ScreenRequest.State?

  @OptionGroup var others: OtherPlugins

  func request(for plugin: String) -> ScreenRequest {
    var request = ScreenRequest(plugin: plugin, data: data)
    request.otherPlugins = others.names
    request.keyPath = keyPath
    request.model = model
    request.screen = screen
    request.pageKey = pageKey
    request.timeout = timeout
    request.headers = header
    request.url = url
    request.server = server
    request.state = state
    request.naming = .options
    return request
  }
}
