import CarobFoundation
import CarobRuntime

/// Shows the controller of one route.
///
/// The delegate is read anew for each question: it may be replaced or die while it is asked.
@MainActor
struct RouteNavigation {
  let router: ICRouter
  let route: Object
  /// What the controller is made with.
  let info: DictionaryBox
  /// Whether the route is shown because another one depends on it.
  let isDependency: Bool

  private static let alloc = Message<() -> Object?>("alloc")
  private static let initialize = Message<() -> Object?>("init")
  private static let initWithRoutingInfo = Message<(Object?) -> Object?>("initWithRoutingInfo:")
  private static let rootViewController = Message<() -> Object?>("rootViewController")
  private static let push = Selector("pushViewController:animated:")
  private static let popToRoot = Selector("popToRootViewControllerAnimated:")

  /// Asks for the place, makes the controller, takes away what is above the root if that is due, and presents.
  ///
  /// Without a controller nothing is taken away or presented, which is reported; so is a controller that nobody can
  /// present.
  ///
  /// - Throws: `MessageError` when the delegate, a controller or the route raises, or a type does not fit.
  func run() throws(MessageError) {
    let presenter = try presenter()
    guard let controller = try makeController() else { return }
    // What a route depends on is left for it to stand on.
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
