import CarobRuntime

/// A kind of path, and what is to be shown for it. Registered as `ICRoute`. [main-thread]
open class ICRoute: Object {
  /// Decides which paths the route handles: any object that answers the messages of `ICRouteMatcher`.
  public final private(set) var matcher: Object = ICSimpleRouteMatcher(path: "")

  /// Tells the router's delegate where the controller is to be shown; nil for no place in particular.
  public final var navigationControllerKey: String?

  /// The class of controllers that show what the path names; nil for none.
  public final var viewControllerClass: RuntimeClass?

  /// Whether everything but the root is to be taken away first, unless the route is shown for another one.
  public final var shouldPopToRoot = false

  /// The routes that are to be shown before this one; nil for none. Their own dependencies do not count.
  public final var dependencies: [Object]?

  /// A route for paths of a pattern; see `ICSimpleRouteMatcher`.
  public convenience init(path: String, viewControllerClass: RuntimeClass? = nil) {
    self.init(matcher: ICSimpleRouteMatcher(path: path))
    self.viewControllerClass = viewControllerClass
  }

  /// A route for the paths that a matcher handles.
  public convenience init(matcher: Object) {
    self.init(isa: Self.runtimeClass)
    self.matcher = matcher
  }

  /// The matcher's text.
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
