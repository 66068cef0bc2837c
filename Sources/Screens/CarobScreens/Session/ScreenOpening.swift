import CarobFoundation
import CarobPlugins
import CarobRuntime
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

@MainActor
struct ScreenOpening {
  private let plugin: LoadedPlugin
  private let request: ScreenRequest
  private let data: ScreenData?
  private let screenClass: RuntimeClass

  /// Finds the controller's class.
  ///
  /// - Throws: `ScreenError` when there is none.
  init(of plugin: LoadedPlugin, _ request: ScreenRequest, data: ScreenData?) throws(ScreenError) {
    self.plugin = plugin
    self.request = request
    self.data = data
    screenClass = try Self.screenClass(of: plugin, request)
  }

  /// Makes the controller.
  ///
  /// - Parameter given: the result of the closure from `given()`.
  func make(with given: Object?) throws -> UIViewController {
    let instance = try screenClass.object.send(Selector("alloc"))
    let initializer = given == nil ? Selector("init") : try initializer(for: modelClass())
    let made =
      if let given {
        try instance?.send(initializer, given)
      } else {
        try instance?.send(initializer)
      }
    guard let controller = made as? UIViewController else {
      throw ScreenError(
        .badPlugin, at: plugin.path,
        "-[\(screenClass) \(initializer)] gave "
          + (made.map { "\($0.runtimeClass.withArticle)" } ?? "nil")
          + "; it must give a view controller")
    }
    return controller
  }

  // MARK: Classes

  private static func screenClass(
    of plugin: LoadedPlugin, _ request: ScreenRequest
  ) throws(ScreenError) -> RuntimeClass {
    let naming = request.naming
    if let name = request.screen {
      let known = screens(of: plugin)
      guard let found = RuntimeClass(named: name) else {
        throw naming.error(
          .screen, name, "no class has that name; \(nearest(to: name, where: isScreen))\(known)")
      }
      guard isScreen(found) else {
        throw naming.error(.screen, name, "is not a UIViewController; \(known)")
      }
      if found.isSubclass(of: UINavigationController.runtimeClass) {
        throw naming.error(
          .screen, name, "is a navigation controller, which cannot be on another; \(known)")
      }
      return found
    }
    guard let name = plugin.descriptor.principalClass else {
      throw ScreenError(
        .badPlugin, at: plugin.path,
        "names no principal class; pass \(naming.name(.screen)) CLASS")
    }
    if let absent = plugin.absentClasses.first(where: { $0.name == name }) {
      throw ScreenError(
        .badPlugin, at: plugin.path, "its principal class \(name) is absent: \(absent.reason)",
        advice: absent.advice ?? PluginError.loadingOthersFirst)
    }
    guard let found = RuntimeClass(named: name), isScreen(found) else {
      throw ScreenError(
        .badPlugin, at: plugin.path,
        "its principal class \(name) is "
          + (RuntimeClass(named: name) == nil ? "not registered" : "not a UIViewController")
          + "; \(nearest(to: name, where: isScreen))pass \(naming.name(.screen)) CLASS")
    }
    return found
  }

  private static func isScreen(_ cls: RuntimeClass) -> Bool {
    cls.isSubclass(of: UIViewController.runtimeClass)
  }

  /// Returns advice with the nearest class names, as the beginning of a sentence; empty when there are none.
  private static func nearest(
    to name: String, where isWanted: (RuntimeClass) -> Bool
  ) -> String {
    let names = Set(RuntimeClass.all.filter(isWanted).map(\.name)).subtracting([name])
    return NearestNames.advice(on: name, among: names).map { "\($0); " } ?? ""
  }

  private static func screens(of plugin: LoadedPlugin) -> String {
    let names = plugin.classes.filter(isScreen).map(\.name)
    return names.isEmpty
      ? "the plugin has no screens" : "the plugin has \(names.joined(separator: ", "))"
  }

  private func modelClass() throws(ScreenError) -> RuntimeClass? {
    if let name = request.model {
      guard let found = RuntimeClass(named: name) else {
        let nearest = RegistrationError.noClass(name).advice
        throw request.naming.error(
          .model, name,
          "no class has that name; \(nearest ?? "carob inspect lists those of the plugin")")
      }
      return found
    }
    guard let name = plugin.descriptor.modelClass else { return nil }
    guard let found = RuntimeClass(named: name) else {
      throw ScreenError(
        .badPlugin, at: plugin.path,
        "its model class \(name) is not registered; \(Self.nearest(to: name) { _ in true })pass "
          + "\(request.naming.name(.model)) CLASS")
    }
    return found
  }

  // MARK: Data

  /// Finds the argument of the initializer: objects or a data source. Nil for a screen that takes none.
  ///
  /// - Returns: a closure that makes the argument. It calls the plugin.
  func given() throws(ScreenError) -> (() throws -> Object)? {
    let modelClass = try modelClass()
    let initializer = initializer(for: modelClass)
    guard screenClass.responds(to: initializer) else {
      if let state = request.state, case .remote? = data {
        throw request.naming.error(
          .state, state.rawValue,
          "\(screenClass) fetches nothing: it does not answer \(initializer); leave "
            + "\(request.naming.name(.state)) out")
      }
      if let name = request.data {
        throw request.naming.error(
          .data, RequestURL.withoutUser(name),
          "\(screenClass) takes no data: it does not answer \(initializer); leave "
            + "\(request.naming.name(.data)) out")
      }
      return nil
    }
    switch data {
    case .remote(let remote):
      return { try remote.makeSource(for: screenClass, of: modelClass) }
    case .rows where request.state == .empty: return { ArrayBox([]) }
    case .rows(let file):
      let objects = try objects(in: file, of: modelClass)
      return { objects }
    case nil:
      // A plugin with a model class needs rows.
      if modelClass == nil { return nil }
      throw ScreenError(
        .noInput, at: plugin.path,
        "has no data of its own; pass \(request.naming.name(.data)) FILE")
    }
  }

  /// Returns the initializer for the data.
  private func initializer(for modelClass: RuntimeClass?) -> Selector {
    if case .remote? = data { return ScreenInitializer.dataSource }
    return ScreenInitializer.rows(of: screenClass, becoming: modelClass)
  }

  private func objects(
    in file: DataFile, of modelClass: RuntimeClass?
  ) throws(ScreenError) -> ArrayBox {
    do throws(MappingError) {
      return try file.objects(of: modelClass)
    } catch {
      guard error.code == .notAModelClass else {
        throw ScreenError(error, in: file.name, naming: request.naming)
      }
      if let name = request.model {
        throw request.naming.error(
          .model, name, "\(error); carob inspect lists the plugin's classes")
      }
      throw ScreenError(
        .badPlugin, at: plugin.path,
        "its model class \(error); pass \(request.naming.name(.model)) CLASS")
    }
  }
}
