import CarobRuntime

/// A kind of path, and its screen. Registered as `ICRoute`. [main-thread]
open class ICRoute: Object {
  /// The matcher that decides which paths the route handles: any object that implements the methods of `ICRouteMatcher`.
  public final private(set) var matcher: Object = ICSimpleRouteMatcher(path: "")

  /// A key that tells the router's delegate where to show the controller; nil for no particular place.
  public final var navigationControllerKey: String?

  /// The class of the controllers for the path; nil for none.
  public final var viewControllerClass: RuntimeClass?

  /// Whether to pop to the root first, unless the route is shown as a dependency.
  public final var shouldPopToRoot = false

  /// The routes to show before this one; nil for none. Their own dependencies are ignored.
  public final var dependencies: [Object]?

  /// Makes a route for paths that match a pattern; see `ICSimpleRouteMatcher`.
  public convenience init(path: String, viewControllerClass: RuntimeClass? = nil) {
    self.init(matcher: ICSimpleRouteMatcher(path: path))
    self.viewControllerClass = viewControllerClass
  }

  /// Makes a route for the paths that a matcher handles.
  public convenience init(matcher: Object) {
    self.init(isa: Self.runtimeClass)
    self.matcher = matcher
  }

  /// The class and the matcher.
  open override var objectDescription: String { "<\(runtimeClass.name) \(matcher)>" }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICRoute.self) { route in
      route.adopt("ICRouteMatcher")
      defineMaking(route)
      route.property("matcher") { $0.matcher }
      route.method("canHandlePath:") { (this, path: String?) in
        try RouteMatcherMessages.canHandle(path: path ?? "", by: this.matcher)
      }
      route.method("parametersForPath:") { (this, path: String?) in
        try RouteMatcherMessages.parameters(forPath: path ?? "", by: this.matcher)
      }
      defineSettings(route)
    }
  }

  private static let alloc = Message<() -> Object>("alloc")
  private static let initWithPath = Message<(String?) -> Object?>("initWithPath:")

  private static func defineMaking(_ route: ClassMembers<ICRoute>) {
    route.classMethod("routeWithPath:") { (cls, path: String?) in
      try initWithPath(try alloc(cls), path)
    }
    route.method("initWithPath:") { (this, path: String?) in
      this.matcher = ICSimpleRouteMatcher(path: path ?? "")
      return this
    }
    route.method("initWithMatcher:") { (this, matcher: Object) in
      this.matcher = matcher
      return this
    }
  }

  private static func defineSettings(_ route: ClassMembers<ICRoute>) {
    route.property("navigationControllerKey", \.navigationControllerKey)
    route.property("viewControllerClass", \.viewControllerClass)
    route.property("shouldPopToRoot", \.shouldPopToRoot)
    route.property("dependencies", \.dependencies)
  }
}
