import CarobFoundation
import CarobPlugins
import CarobRenderers
import CarobRuntime
import InstantCocoa

/// One loading of a plugin: its screen is shown if it names one, a row of it is tapped, and the plugin is unloaded.
@MainActor
struct Round {
  private let loader: PluginLoader
  private let path: String

  /// Something that a plugin of this package must have.
  struct Missing: Error {
    let what: String
  }

  init(_ loader: PluginLoader, _ path: String) {
    self.loader = loader
    self.path = path
  }

  func run() throws {
    let plugin = try loader.load(path: path)
    plugin.whileRegistering { ICInflector.shared.addPrefixes(plugin.descriptor.prefixes) }
    try autoreleasePool { try show(plugin) }
    let unloading = try loader.unload(plugin)
    if let error = unloading.error { throw error }
  }

  private func show(_ plugin: LoadedPlugin) throws {
    let descriptor = plugin.descriptor
    guard let name = descriptor.principalClass else { return }
    guard let screen = RuntimeClass(named: name),
      let model = descriptor.modelClass.flatMap(RuntimeClass.init(named:)),
      let file = descriptor.data.flatMap(plugin.resource(named:))
    else { throw Missing(what: "a screen, a model or data") }
    let rows = try JSONDocument(contentsOfFile: file).rows(atKeyPath: descriptor.keyPath)
    let made = try screen.object.send(Selector("alloc"))?.send(
      Selector("initWithObjects:"), MappedArray(rows, modelClass: model))
    guard let controller = made as? UIViewController else { throw Missing(what: "a controller") }
    let navigation = try UINavigationController(rootViewController: controller)
    let window = UIWindow()
    try window.setRootViewController(navigation)
    try window.makeKeyAndVisible()
    try render(navigation.topViewController)
    if let list = try navigation.topViewController?.view().firstList {
      try list.tap(IndexPath(section: 0, row: 0))
    }
    try render(navigation.topViewController)
  }

  private func render(_ screen: UIViewController?) throws {
    guard let screen else { throw Missing(what: "a screen on top") }
    let snapshot = try ScreenSnapshot(of: screen, rows: nil, width: 80, tracing: true)
    _ = TextRenderer(width: 80, style: .plain).text(snapshot)
    _ = JSONRenderer().text(snapshot)
  }
}
