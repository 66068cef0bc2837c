import CarobFoundation
import CarobRuntime

/// Talking to a route about what is to be shown: an `ICRoute`, or any object that answers some of its messages.
///
/// A setting that the object does not answer is at its default. The functions throw `MessageError` when a type does
/// not fit, or with what the route raised. [main-thread]
enum RouteMessages {
  private static let navigationControllerKey = Message<() -> String?>("navigationControllerKey")
  private static let viewControllerClass = Message<() -> RuntimeClass?>("viewControllerClass")
  private static let shouldPopToRoot = Selector("shouldPopToRoot")
  private static let dependencies = Message<() -> ArrayBox?>("dependencies")

  static func navigationControllerKey(of route: Object) throws(MessageError) -> String? {
    guard route.responds(to: navigationControllerKey.selector) else { return nil }
    return try navigationControllerKey(route)
  }

  static func viewControllerClass(of route: Object) throws(MessageError) -> RuntimeClass? {
    guard route.responds(to: viewControllerClass.selector) else { return nil }
    return try viewControllerClass(route)
  }

  static func shouldPopToRoot(for route: Object) throws(MessageError) -> Bool {
    guard route.responds(to: shouldPopToRoot) else { return false }
    return (try route.send(shouldPopToRoot) as? NumberBox)?.boolValue ?? false
  }

  static func dependencies(of route: Object) throws(MessageError) -> [Object] {
    guard route.responds(to: dependencies.selector), let list = try dependencies(route) else {
      return []
    }
    return try list.allElements()
  }
}

/// Talking to a route matcher: any object that answers the messages of the protocol `ICRouteMatcher`, as routes
/// themselves do.
///
/// The functions throw `MessageError` when a message is not answered, a type does not fit, or with what the
/// matcher raised. [main-thread]
public enum RouteMatcherMessages {
  private static let canHandlePath = Selector("canHandlePath:")
  private static let parametersForPath = Message<(String) -> Object?>("parametersForPath:")

  /// What matchers are sent; whether they handle a path they may answer with any integer.
  static var all: [InformalProtocol.Method] {
    [
      .init(
        canHandlePath, Message<(String) -> Bool>(canHandlePath).encoding(), takesAnyInteger: true),
      .init(parametersForPath),
    ]
  }

  /// Whether the matcher handles a path. It may answer with any number, of which 0 is no.
  public static func canHandle(
    path: String, by matcher: Object
  ) throws(MessageError) -> Bool {
    let answer = try matcher.send(canHandlePath, path)
    return (answer as? NumberBox)?.boolValue ?? false
  }

  /// What the matcher finds in a path; nothing when it answers with nil.
  ///
  /// - Throws: also when it answers with anything but a dictionary.
  public static func parameters(
    forPath path: String, by matcher: Object
  ) throws(MessageError) -> DictionaryBox {
    guard let found = try parametersForPath(matcher, path) else { return DictionaryBox([:]) }
    guard let parameters = found as? DictionaryBox else {
      throw .handlerFailed(
        RouterError.parameters(matcher.runtimeClass, parametersForPath.selector, found))
    }
    return parameters
  }
}

/// What a router asks its delegate, by the messages of the protocol `ICRouterDelegate`. All of them are optional.
///
/// The functions throw `MessageError` when a type does not fit, or with what the delegate raised. [main-thread]
enum RouterDelegateMessages {
  private static let show = Message<(String?) -> Object?>("showViewControllerWithKey:")
  private static let pop = Message<(Object?, Object) -> Void>(
    "viewController:requiresPopToRootForRoute:")
  private static let present = Message<(Object, Object, Object?) -> Void>(
    "presentViewController:forRoute:fromViewController:")

  /// Every one of them.
  static var all: [InformalProtocol.Method] {
    [.init(show), .init(pop), .init(present)]
  }

  /// The controller that is to show what a key names; nil when the delegate has none, or does not answer.
  static func presenter(
    forKey key: String?, by delegate: Object?
  ) throws(MessageError) -> Object? {
    guard let delegate, delegate.responds(to: show.selector) else { return nil }
    return try show(delegate, key)
  }

  /// Has the delegate take away what is above the root.
  ///
  /// - Returns: false when it does not answer.
  static func popToRoot(
    of presenter: Object?, for route: Object, by delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: pop.selector) else { return false }
    try pop(delegate, presenter, route)
    return true
  }

  /// Has the delegate present a controller.
  ///
  /// - Returns: false when it does not answer.
  static func present(
    _ controller: Object, for route: Object, from presenter: Object?, by delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: present.selector) else { return false }
    try present(delegate, controller, route, presenter)
    return true
  }
}
