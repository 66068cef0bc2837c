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
    do {
      return try list.objects()
    } catch {
      throw .handlerFailed(error)
    }
  }
}
