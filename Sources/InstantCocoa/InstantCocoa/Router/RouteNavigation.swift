import CarobFoundation
import CarobRuntime

/// Shows the controller of one route.
///
/// Reads the delegate again for each message, because a handler may replace or release it.
@MainActor
struct RouteNavigation {
  let router: ICRouter
  let route: Object
  /// The argument of the controller's `initWithRoutingInfo:`.
  let info: DictionaryBox
  /// Whether the route is shown as another one's dependency.
  let isDependency: Bool

  private static let alloc = Message<() -> Object?>("alloc")
  private static let initialize = Message<() -> Object?>("init")
  private static let initWithRoutingInfo = Message<(Object?) -> Object?>("initWithRoutingInfo:")
  private static let rootViewController = Message<() -> Object?>("rootViewController")
  private static let push = Selector("pushViewController:animated:")
  private static let popToRoot = Selector("popToRootViewControllerAnimated:")

  /// Finds the presenting controller, makes the new one, pops to the root if the route asks for it, and presents.
  ///
  /// Reports a missing controller, and then pops and presents nothing; also reports a controller that nobody can present.
  ///
  /// - Throws: `MessageError` when the delegate, a controller or the route raises, or a type does not fit.
  func run() throws(MessageError) {
    let presenter = try presenter()
    guard let controller = try makeController() else { return }
    // A dependency keeps the screens below it.
    if !isDependency, try RouteMessages.shouldPopToRoot(for: route) {
      try popToRoot(of: presenter)
    }
    try present(controller, from: presenter)
  }

  private func presenter() throws(MessageError) -> Object? {
    let key = try RouteMessages.navigationControllerKey(of: route)
    if let presenter = try RouterDelegateMessages.presenter(forKey: key, by: router.delegate) {
      return presenter
    }
    guard let window = router.application.windows.first else { return nil }
    return try Self.rootViewController(window)
  }

  private func makeController() throws(MessageError) -> Object? {
    guard let cls = try RouteMessages.viewControllerClass(of: route) else {
      report(.noClass)
      return nil
    }
    let isRoutable = cls.conforms(to: RuntimeProtocol.registered("ICRoutable"))
    var controller: Object?
    if let made = try Self.alloc(cls.object) {
      controller =
        isRoutable ? try Self.initWithRoutingInfo(made, info) : try Self.initialize(made)
    }
    if controller == nil { report(.noInstance(of: cls)) }
    return controller
  }

  private func popToRoot(of presenter: Object?) throws(MessageError) {
    if try RouterDelegateMessages.popToRoot(of: presenter, for: route, by: router.delegate) {
      return
    }
    guard let presenter, presenter.responds(to: Self.popToRoot) else { return }
    try presenter.send(Self.popToRoot, false)
  }

  private func present(
    _ controller: Object, from presenter: Object?
  ) throws(MessageError) {
    if try RouterDelegateMessages.present(
      controller, for: route, from: presenter, by: router.delegate)
    {
      return
    }
    guard let presenter, presenter.responds(to: Self.push) else { return report(.noPlace) }
    try presenter.send(Self.push, controller, false)
  }

  private func report(_ reason: RouteDiagnostic.Reason) {
    Diagnostics.report(.route(RouteDiagnostic(route: "\(route)", reason: reason)))
  }
}
