import CarobPlugins
import CarobRuntime
import InstantCocoa
import InstantCocoaRemote

/// Makes the screen that the arguments ask for.
@MainActor
struct ScreenOpening {
  private let plugin: LoadedPlugin
  private let options: ShowCommand
  private let data: ScreenData?

  init(of plugin: LoadedPlugin, _ options: ShowCommand, data: ScreenData?) {
    self.plugin = plugin
    self.options = options
    self.data = data
  }

  /// Makes the controller with the data, shows it on a navigation controller in a window, and has it fetch.
  func open() throws(CommandError) -> OpenScreen {
    let screenClass = try screenClass()
    let makeGiven = try given(for: screenClass)
    let failures = PluginFailures(plugin: plugin, dataName: data?.name)
    let given = try failures.reporting { try makeGiven?() }
    let screen = OpenScreen(
      window: UIWindow(), navigation: UINavigationController(), failures: failures,
      fetches: FetchWait(
        remote: given as? FetchingDataSource, name: data?.name, ownRequests: ownRequests))
    try screen.load {
      let controller = try make(screenClass, with: given)
      try screen.navigation.pushViewController(controller, animated: false)
      try screen.window.setRootViewController(screen.navigation)
      try screen.window.makeKeyAndVisible()
    }
    return screen
  }

  private var ownRequests: OwnRequests {
    if case .remote? = data {
      return OwnRequests(timeout: options.timeout ?? RemoteData.timeout, hasOption: true)
    }
    return OwnRequests(timeout: RemoteData.timeout, hasOption: false)
  }

  private func make(_ screenClass: RuntimeClass, with given: Object?) throws -> UIViewController {
    let instance = try screenClass.object.send(Selector("alloc"))
    var initializer = Selector("init")
    if given != nil, let data { initializer = data.initializer }
    let made =
      if let given {
        try instance?.send(initializer, given)
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
      if found.isSubclass(of: UINavigationController.runtimeClass) {
        throw .option(
          "screen", name,
          "is a navigation controller, which cannot be on another; \(screensOfPlugin)")
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

  // MARK: Data

  /// Makes what the screen is initialised with: objects or a data source; nil for a screen that takes none,
  /// or has its own.
  private func given(
    for screenClass: RuntimeClass
  ) throws(CommandError) -> (() throws -> Object)? {
    let modelClass = try modelClass()
    let initializer = data?.initializer ?? Selector("initWithObjects:")
    guard screenClass.responds(to: initializer) else {
      if let name = options.data {
        throw .option(
          "data", RequestURL.withoutUser(name),
          "\(screenClass) takes no data: it does not answer \(initializer); leave --data out")
      }
      return nil
    }
    switch data {
    case .remote(let remote):
      return { try remote.makeSource(for: screenClass, of: modelClass) }
    case .rows(let file):
      let objects = try objects(in: file, of: modelClass)
      return { objects }
    case nil:
      // A plugin that says what rows become wants rows.
      if modelClass == nil { return nil }
      throw CommandError(.noInput, "\(plugin.path): has no data of its own; pass --data FILE")
    }
  }

  private func objects(
    in file: DataFile, of modelClass: RuntimeClass?
  ) throws(CommandError) -> ArrayBox {
    do throws(MappingError) {
      return try file.objects(of: modelClass)
    } catch {
      guard error.code == .notAModelClass else { throw CommandError(error, in: file.name) }
      if let name = options.model {
        throw .option("model", name, "\(error); carob inspect lists the plugin's classes")
      }
      throw CommandError(.badPlugin, "\(plugin.path): its model class \(error); pass --model CLASS")
    }
  }
}
