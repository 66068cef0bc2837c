import CarobPlugins
import CarobRuntime
import InstantCocoa

/// Makes the screen that the arguments ask for.
struct ScreenOpening {
  private let plugin: LoadedPlugin
  private let options: ShowCommand
  private let data: DataFile?

  private static let initWithObjects = Selector("initWithObjects:")

  init(of plugin: LoadedPlugin, _ options: ShowCommand, data: DataFile?) {
    self.plugin = plugin
    self.options = options
    self.data = data
  }

  /// Makes the controller with the data, and shows it on a navigation controller in a window.
  func open() throws(CommandError) -> OpenScreen {
    let screenClass = try screenClass()
    let objects = try objects(for: screenClass)
    let failures = PluginFailures(plugin: plugin, dataName: data?.name)
    return try failures.reporting {
      let controller = try make(screenClass, with: objects)
      let navigation = try UINavigationController(rootViewController: controller)
      let window = UIWindow()
      try window.setRootViewController(navigation)
      try window.makeKeyAndVisible()
      return OpenScreen(window: window, navigation: navigation, failures: failures)
    }
  }

  private func make(
    _ screenClass: RuntimeClass, with objects: ArrayBox?
  ) throws -> UIViewController {
    let instance = try screenClass.object.send(Selector("alloc"))
    let initializer = objects == nil ? Selector("init") : Self.initWithObjects
    let made =
      if let objects {
        try instance?.send(initializer, objects)
      } else {
        try instance?.send(initializer)
      }
    guard let controller = made as? UIViewController else {
      throw CommandError(
        .badPlugin,
        "\(plugin.path): -[\(screenClass) \(initializer)] gave "
          + (made.map { "a \($0.runtimeClass)" } ?? "nil") + "; it must give a view controller")
    }
    return controller
  }

  // MARK: Classes

  private func screenClass() throws(CommandError) -> RuntimeClass {
    if let name = options.screen {
      guard let found = RuntimeClass(named: name) else {
        throw .option("screen", name, "no class has that name; \(screensOfPlugin)")
      }
      guard isScreen(found) else {
        throw .option("screen", name, "is not a UIViewController; \(screensOfPlugin)")
      }
      return found
    }
    guard let name = plugin.descriptor.principalClass else {
      throw CommandError(
        .badPlugin, "\(plugin.path): names no principal class; pass --screen CLASS")
    }
    guard let found = RuntimeClass(named: name), isScreen(found) else {
      throw CommandError(
        .badPlugin,
        "\(plugin.path): its principal class \(name) is "
          + (RuntimeClass(named: name) == nil ? "not registered" : "not a UIViewController")
          + "; pass --screen CLASS")
    }
    return found
  }

  private func isScreen(_ cls: RuntimeClass) -> Bool {
    cls.isSubclass(of: UIViewController.runtimeClass)
  }

  private var screensOfPlugin: String {
    let names = plugin.classes.filter(isScreen).map(\.name)
    return names.isEmpty
      ? "the plugin has no screens" : "the plugin has \(names.joined(separator: ", "))"
  }

  private func modelClass() throws(CommandError) -> RuntimeClass? {
    if let name = options.model {
      guard let found = RuntimeClass(named: name) else {
        throw .option(
          "model", name, "no class has that name; carob inspect lists those of the plugin")
      }
      return found
    }
    guard let name = plugin.descriptor.modelClass else { return nil }
    guard let found = RuntimeClass(named: name) else {
      throw CommandError(
        .badPlugin, "\(plugin.path): its model class \(name) is not registered; pass --model CLASS")
    }
    return found
  }

  // MARK: Objects

  /// The objects for the screen; nil for a screen that takes none, or has its own.
  private func objects(for screenClass: RuntimeClass) throws(CommandError) -> ArrayBox? {
    let modelClass = try modelClass()
    guard screenClass.responds(to: Self.initWithObjects) else {
      if let name = options.data {
        throw .option(
          "data", name,
          "\(screenClass) takes no data: it does not answer initWithObjects:; leave --data out")
      }
      return nil
    }
    guard let data else {
      // A plugin that says what rows become wants rows.
      if modelClass == nil { return nil }
      throw CommandError(.noInput, "\(plugin.path): has no data of its own; pass --data FILE")
    }
    do throws(MappingError) {
      return try data.objects(of: modelClass)
    } catch {
      guard error.code == .notAModelClass else { throw CommandError(error, in: data.name) }
      if let name = options.model {
        throw .option("model", name, "\(error); carob inspect lists the plugin's classes")
      }
      throw CommandError(.badPlugin, "\(plugin.path): its model class \(error); pass --model CLASS")
    }
  }
}
