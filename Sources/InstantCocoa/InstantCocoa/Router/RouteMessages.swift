import CarobFoundation
import CarobRuntime

/// Reads the settings of a route: an `ICRoute`, or any object that implements some of its methods.
///
/// A setting that the object does not implement has its default. The functions throw `MessageError` when a type does
/// not fit, or when the route raises. [main-thread]
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

/// Sends messages to a route matcher: any object that implements the methods of `ICRouteMatcher`, as routes do.
///
/// The functions throw `MessageError` when the matcher lacks a method, a type does not fit, or the matcher raises.
/// [main-thread]
public enum RouteMatcherMessages {
  private static let canHandlePath = Selector("canHandlePath:")
  private static let parametersForPath = Message<(String) -> Object?>("parametersForPath:")

  /// The messages to matchers; `canHandlePath:` may return any integer type.
  static var all: [InformalProtocol.Method] {
    [
      .init(
        canHandlePath, Message<(String) -> Bool>(canHandlePath).encoding(), takesAnyInteger: true),
      .init(parametersForPath),
    ]
  }

  /// Whether the matcher handles a path. It may return any number; 0 means no.
  public static func canHandle(
    path: String, by matcher: Object
  ) throws(MessageError) -> Bool {
    let answer = try matcher.send(canHandlePath, path)
    return (answer as? NumberBox)?.boolValue ?? false
  }

  /// The parameters that the matcher finds in a path; empty when it returns nil.
  ///
  /// - Throws: also when it returns an object that is no dictionary.
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

/// The messages of a router to its delegate, of the protocol `ICRouterDelegate`. All of them are optional.
///
/// The functions throw `MessageError` when a type does not fit, or when the delegate raises. [main-thread]
enum RouterDelegateMessages {
  private static let show = Message<(String?) -> Object?>("showViewControllerWithKey:")
  private static let pop = Message<(Object?, Object) -> Void>(
    "viewController:requiresPopToRootForRoute:")
  private static let present = Message<(Object, Object, Object?) -> Void>(
    "presentViewController:forRoute:fromViewController:")

  static var all: [InformalProtocol.Method] {
    [.init(show), .init(pop), .init(present)]
  }

  /// The controller that shows screens with a key; nil when the delegate has none, or lacks the method.
  static func presenter(
    forKey key: String?, by delegate: Object?
  ) throws(MessageError) -> Object? {
    guard let delegate, delegate.responds(to: show.selector) else { return nil }
    return try show(delegate, key)
  }

  /// Makes the delegate pop to the root.
  ///
  /// - Returns: false when the delegate lacks the method.
  static func popToRoot(
    of presenter: Object?, for route: Object, by delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: pop.selector) else { return false }
    try pop(delegate, presenter, route)
    return true
  }

  /// Makes the delegate present a controller.
  ///
  /// - Returns: false when the delegate lacks the method.
  static func present(
    _ controller: Object, for route: Object, from presenter: Object?, by delegate: Object?
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: present.selector) else { return false }
    try present(delegate, controller, route, presenter)
    return true
  }
}
