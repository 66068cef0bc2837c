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
    definition.members(
      of: ICRoute.self, "A pattern of URLs and the view controller for them."
    ) { route in
      route.adopt("ICRouteMatcher")
      defineMaking(route)
      route.property("@property (nonatomic, readonly) id<ICRouteMatcher> matcher") { $0.matcher }
      route.method("- (BOOL)canHandlePath:(NSString *)path") { (this, path: String?) in
        try RouteMatcherMessages.canHandle(path: path ?? "", by: this.matcher)
      }
      route.method("- (NSDictionary *)parametersForPath:(NSString *)path") {
        (this, path: String?) in
        try RouteMatcherMessages.parameters(forPath: path ?? "", by: this.matcher)
      }
      defineSettings(route)
    }
  }

  private static let alloc = Message<() -> Object>("alloc")
  private static let initWithPath = Message<(String?) -> Object?>("initWithPath:")

  private static func defineMaking(_ route: ClassMembers<ICRoute>) {
    route.classMethod("+ (instancetype)routeWithPath:(NSString *)path") { (cls, path: String?) in
      try initWithPath(try alloc(cls), path)
    }
    route.method("- (instancetype)initWithPath:(NSString *)path") { (this, path: String?) in
      this.matcher = ICSimpleRouteMatcher(path: path ?? "")
      return this
    }
    route.method("- (instancetype)initWithMatcher:(id<ICRouteMatcher>)matcher") {
      (this, matcher: Object) in
      this.matcher = matcher
      return this
    }
  }

  private static func defineSettings(_ route: ClassMembers<ICRoute>) {
    route.property(
      "@property (nonatomic, copy) NSString *navigationControllerKey", \.navigationControllerKey)
    route.property("@property (nonatomic, assign) Class viewControllerClass", \.viewControllerClass)
    route.property("@property (nonatomic) BOOL shouldPopToRoot", \.shouldPopToRoot)
    route.property("@property (nonatomic, copy) NSArray *dependencies", \.dependencies)
  }
}
