import CarobRuntime
import CarobUIKit
import Foundation

/// Shows the screen for a URL. Registered as `ICRouter`.
///
/// Of the routes that handle a URL's path, the one that was registered last is chosen. The router only sends messages
/// to routes, matchers, controllers and the delegate, so all of them may be of any class.
@MainActor
open class ICRouter: Object {
  /// The router of the process, `+sharedRouter`.
  public static let shared = ICRouter()

  /// The delegate, which decides where and how controllers are shown. Held weakly.
  public final weak var delegate: Object?

  /// The routes, in the order of registration. Each is an `ICRoute`, or any object that implements the methods of
  /// `ICRouteMatcher` and, optionally, those of `ICRoute`.
  public final private(set) var routes: [Object] = []

  /// The application whose first window shows the routes for which the delegate has no place.
  public final var application = UIApplication.shared

  /// The number of nested URLs, each handled because of the one before.
  private final var depth = 0
  private static let greatestDepth = 32

  /// Registers a route; it is chosen before earlier ones. Unloading a plugin removes its routes.
  public final func register(_ route: Object) {
    routes.append(route)
    let forget: @MainActor () -> Void = { [weak self, weak route] in
      if let self, let route { routes = routes.without([route]) }
    }
    // Plugins are unloaded on the main thread.
    RegistrationOwner.atDiscard { MainActor.assumeIsolatedUnchecked(forget) }
  }

  /// Removes routes and delegate. For tests, which share the process.
  package final func reset() {
    routes = []
    delegate = nil
  }

  /// Whether a route handles the URL.
  ///
  /// - Throws: `MessageError` when a matcher raises or lacks a method.
  /// - Complexity: O(routes), besides their matchers.
  public final func canHandle(_ url: URL) throws(MessageError) -> Bool {
    try route(for: RoutePath.path(of: url)) != nil
  }

  /// Shows the screen for a URL: first the dependencies of the chosen route, in order, then that route.
  ///
  /// - Returns: false, without any effect, when no route handles the URL.
  /// - Throws: `MessageError` when a matcher, the delegate or a controller raises, or a type does not fit; screens
  ///   shown by then stay. Also when handling a URL leads to handling another one, without end.
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
    definition.mainActorMembers(
      of: ICRouter.self, "Finds the route for a URL, and shows its view controller."
    ) { router in
      router.declareProtocol(
        """
        @protocol ICRoutable <NSObject>
        @required
        - (instancetype)initWithRoutingInfo:(NSDictionary *)routingInfo
        """,
        "A view controller that a router makes from what the URL says.")
      router.declareProtocol(
        """
        @protocol ICRouteMatcher <NSObject>
        @required
        - (BOOL)canHandlePath:(NSString *)path
        - (NSDictionary *)parametersForPath:(NSString *)path
        """,
        "Says whether a URL belongs to a route.")
      router.declareProtocol(
        """
        @protocol ICRouterDelegate <NSObject>
        @optional
        - (void)presentViewController:(UIViewController *)controller forRoute:(ICRoute *)route \
        fromViewController:(UIViewController *)presenter
        - (UIViewController *)showViewControllerWithKey:(NSString *)key
        - (void)viewController:(UIViewController *)controller \
        requiresPopToRootForRoute:(ICRoute *)route
        """,
        "Shows the screens to which a router leads, and says where.")
      // For plugins that adopt them.
      for name in ["ICRoutable", "ICRouterDelegate"] { _ = RuntimeProtocol.registered(name) }
      router.classMethod("+ (instancetype)sharedRouter") { _ in ICRouter.shared }
      router.property("@property (nonatomic, weak) id<ICRouterDelegate> delegate", \.delegate)
      router.method("- (void)registerRoute:(id)route") { (this, route: Object) in
        this.register(route)
      }
      router.method("- (BOOL)canHandleURL:(NSURL *)url") { (this, url: URL?) in
        guard let url else { return false }
        return try this.canHandle(url)
      }
      router.method("- (BOOL)handleURL:(NSURL *)url") { (this, url: URL?) in
        guard let url else { return false }
        return try this.handle(url)
      }
    }
  }
}

/// An error of routing a URL.
public struct RouterError: CarobError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A matcher returned parameters that are no dictionary.
    public static let invalidParameters = Code(rawValue: "invalidParameters")
    /// Handling a URL led to handling another one, without end.
    public static let nestedTooDeep = Code(rawValue: "nestedTooDeep")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence that names the class or the path.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public private(set) var advice: String?
  /// The exception of an assertion, because a matcher or a delegate contradicts itself.
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
