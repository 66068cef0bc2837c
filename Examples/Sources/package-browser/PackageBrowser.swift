import ArgumentParser
import CarobRenderers
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// A Swift program with screens of its own: no plugin, and nothing on disk.
@main
struct PackageBrowser: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package-browser",
    abstract: "Show what packages-server has.",
    discussion: "EXAMPLE: package-browser http://127.0.0.1:8080/ --select 0")

  @Argument(help: "The server's address, as packages-server prints it without its path.")
  var server: String

  @Option(help: "Tap a row, and show the screen that comes on top.")
  var select: Int?

  @MainActor
  func run() async throws {
    guard let url = URL(string: server), url.scheme != nil else {
      throw ValidationError("\(server) is no address of a server")
    }
    ICInflector.shared.addPrefixes(["EX"])
    let source = ICRemoteDataSource()
    source.settings.networkRequestManager = ICRequestManager(baseURL: url)
    source.settings.apiPath = "packages"
    source.settings.keyPath = "packages"
    source.settings.mappingClass = Package.runtimeClass
    try await source.fetch()

    let list = PackageListViewController()
    try list.setDataSource(source)
    let navigation = try UINavigationController(rootViewController: list)
    let window = UIWindow()
    try window.setRootViewController(navigation)
    try window.makeKeyAndVisible()
    if let select, let rows = try list.view().firstList {
      try rows.show(select)
      try rows.tap(IndexPath(section: 0, row: select))
    }
    let top = navigation.topViewController ?? list
    print(TextRenderer().text(try ScreenSnapshot(of: top)), terminator: "")
    // Nobody else keeps what is on screen.
    withExtendedLifetime(window) {}
  }
}
