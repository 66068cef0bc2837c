import CarobFoundation
import CarobRuntime

/// Matches paths with a pattern such as `/forums/{id}`. Registered as `ICSimpleRouteMatcher`. [main-thread]
///
/// Pattern and path are normalized before the comparison, so that slashes at either end do not matter.
open class ICSimpleRouteMatcher: Object {
  /// The normalized pattern.
  public final private(set) var path = ""

  private final var pattern = RoutePattern("")

  /// Makes a matcher.
  ///
  /// - Parameter path: the pattern, with `{name}` for characters that become a parameter, and `{}` for characters that
  ///   are ignored.
  /// - Complexity: O(length).
  public convenience init(path: String) {
    self.init(isa: Self.runtimeClass)
    read(path)
  }

  private func read(_ path: String) {
    self.path = RoutePath.normalized(path)
    pattern = RoutePattern(self.path)
  }

  /// Whether the whole path matches the pattern.
  ///
  /// - Complexity: O(length of both).
  public final func canHandle(path: String) -> Bool {
    pattern.values(in: RoutePath.normalized(path)) != nil
  }

  /// The values of the named parameters; empty when the path does not match.
  ///
  /// A value of decimal digits becomes an integer, at most `Int.max`; other values are strings. Of two parameters with
  /// one name the later counts.
  ///
  /// - Complexity: O(length of both).
  public final func parameters(forPath path: String) -> DictionaryBox {
    var parameters: [String: Object] = [:]
    for value in pattern.values(in: RoutePath.normalized(path)) ?? [] {
      parameters[value.name] = Self.object(of: value.text)
    }
    return DictionaryBox(parameters)
  }

  private static func object(of text: String) -> Object {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return StringBox(text)
    }
    return NumberBox(Int(text) ?? .max)
  }

  /// The class and the pattern.
  open override var objectDescription: String { "<\(runtimeClass.name) \(path)>" }

  /// States the members of `ICSimpleRouteMatcher`, and `normalizedPath` of strings.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICSimpleRouteMatcher.self, "Matches URLs with a pattern such as `users/:id`."
    ) { matcher in
      matcher.adopt("ICRouteMatcher")
      matcher.method("- (instancetype)initWithPath:(NSString *)path") { (this, path: String?) in
        this.read(path ?? "")
        return this
      }
      matcher.property("@property (nonatomic, readonly) NSString *path") { $0.path }
      matcher.method("- (BOOL)canHandlePath:(NSString *)path") { (this, path: String?) in
        this.canHandle(path: path ?? "")
      }
      matcher.method("- (NSDictionary *)parametersForPath:(NSString *)path") {
        (this, path: String?) in
        this.parameters(forPath: path ?? "")
      }
    }
  }
}
