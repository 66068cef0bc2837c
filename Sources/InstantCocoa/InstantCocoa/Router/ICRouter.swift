import CarobRuntime
import CarobUIKit
import Foundation

/// Shows what a URL names. Registered as `ICRouter`.
///
/// Of the routes that handle a URL's path, the one that was registered last is chosen. Everything that routes,
/// matchers, controllers and the delegate are asked is a message, so all of them may be of any class.
@MainActor
open class ICRouter: Object {
  /// The one of the process, `+sharedRouter`.
  public static let shared = ICRouter()

  /// Who is asked where and how to show controllers. Held weakly.
  public final weak var delegate: Object?

  /// The routes, the one that was registered first first: each an `ICRoute`, or any object that answers the messages
  /// of `ICRouteMatcher` and what it wants of an `ICRoute`'s.
  public final private(set) var routes: [Object] = []

  /// Whose first window has the controller that shows what the delegate has no place for.
  public final var application = UIApplication.shared

  /// How many URLs are being handled, each because of the one before.
  private final var depth = 0
  private static let greatestDepth = 32

  /// Makes the router know a route; it is chosen before those that it knew already. What is registered for a plugin
  /// goes with it.
  public final func register(_ route: Object) {
    routes.append(route)
    let forget: @MainActor () -> Void = { [weak self, weak route] in
      if let self, let route { routes = routes.without([route]) }
    }
    // Plugins are unloaded on the main thread.
    RegistrationOwner.atDiscard { MainActor.assumeIsolatedUnchecked(forget) }
  }

  /// Forgets routes and delegate. For tests, which share the process.
  package final func reset() {
    routes = []
    delegate = nil
  }

  /// Whether a route handles the URL.
  ///
  /// - Throws: `MessageError` when a matcher raises or does not answer.
  /// - Complexity: O(routes), besides their matchers.
  public final func canHandle(_ url: URL) throws(MessageError) -> Bool {
    try route(for: RoutePath.path(of: url)) != nil
  }

  /// Shows what the URL names: first the routes that the chosen one depends on, in order, then that one itself.
  ///
  /// - Returns: false, and nothing has happened, when no route handles the URL.
  /// - Throws: `MessageError` when a matcher, the delegate or a controller raises, or a type does not fit; what was
  ///   shown by then stays. Also when handling a URL makes somebody handle another one, and so on without end.
  @discardableResult
  public final func handle(_ url: URL) throws(MessageError) -> Bool {
    let path = RoutePath.path(of: url)
    guard let route = try route(for: path) else { return false }
    guard depth < Self.greatestDepth else { throw .handlerFailed(RouterError.nestedTooDeep(path)) }
    depth += 1
    defer { depth -= 1 }
    let info = try RoutingInfo.dictionary(for: path, route)
    for dependency in try RouteMessages.dependencies(of: route) {
      try RouteNavigation(router: self, route: dependency, info: info, isDependency: true).run()
    }
    try RouteNavigation(router: self, route: route, info: info, isDependency: false).run()
    return true
  }

  private func route(for path: String) throws(MessageError) -> Object? {
    for route in routes.reversed() {
      if try RouteMatcherMessages.canHandle(path: path, by: route) { return route }
    }
    return nil
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ICRouter.self) { router in
      // For plugins that adopt them.
      for name in ["ICRoutable", "ICRouterDelegate"] { _ = RuntimeProtocol.registered(name) }
      router.classMethod("sharedRouter") { _ in ICRouter.shared }
      router.property("delegate", \.delegate)
      router.method("registerRoute:") { (this, route: Object) in this.register(route) }
      router.method("canHandleURL:") { (this, url: URL?) in
        guard let url else { return false }
        return try this.canHandle(url)
      }
      router.method("handleURL:") { (this, url: URL?) in
        guard let url else { return false }
        return try this.handle(url)
      }
    }
  }
}

/// Why a URL could not be routed.
public struct RouterError: CarobError, Hashable {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A matcher that gave something other than a dictionary for parameters.
    public static let invalidParameters = Code(rawValue: "invalidParameters")
    /// A URL that was handled while a URL was handled, and so on without end.
    public static let nestedTooDeep = Code(rawValue: "nestedTooDeep")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that names the class or the path.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public private(set) var advice: String?
  /// That of an assertion: a matcher or a delegate contradicts itself.
  public var exceptionName: String? { "NSInternalInconsistencyException" }

  static func parameters(_ cls: RuntimeClass, _ selector: Selector, _ given: Object) -> Self {
    Self(
      code: .invalidParameters,
      sentence: "-[\(cls) \(selector)] gave \(given.runtimeClass.withArticle)",
      advice: "it must give a dictionary")
  }

  static func nestedTooDeep(_ path: String) -> Self {
    Self(
      code: .nestedTooDeep,
      sentence:
        "\(path.debugDescription) is handled while other URLs are, again and again",
      advice: "do not send handleURL: each time that a URL is handled")
  }
}
