import CarobRuntime
import Foundation

/// The parts of a URL, each of which can be changed. Registered as `NSURLComponents`. [one thread at a time]
public final class URLComponentsBox: Object {
  /// The parts.
  public private(set) var components = URLComponents()

  /// Boxes parts.
  public convenience init(_ components: URLComponents) {
    self.init(isa: Self.runtimeClass)
    self.components = components
  }

  public override class var runtimeName: String { "NSURLComponents" }

  /// Whether the other has the same parts.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? URLComponentsBox)?.components == components
  }

  /// A hash of the parts.
  public override var hash: Int { components.hashValue }

  /// The URL as text.
  public override var objectDescription: String { components.string ?? components.description }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: URLComponentsBox.self, "The parts of a URL, each of which can be changed."
    ) { parts in
      parts.adopt("NSCopying")
      parts.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        URLComponentsBox(this.components)
      }
      defineMaking(parts)
      defineParts(parts)
      defineEncoded(parts)
      defineQuery(parts)
      defineResults(parts)
    }
  }

  private static func defineMaking(_ parts: ClassMembers<URLComponentsBox>) {
    parts.classMethod("+ (nullable instancetype)componentsWithString:(NSString *)string") {
      (_, text: String?) in
      text.flatMap { URLComponents(string: $0) }.map { URLComponentsBox($0) }
    }
    parts.classMethod(
      """
      + (nullable instancetype)componentsWithURL:(NSURL *)url \
      resolvingAgainstBaseURL:(BOOL)resolve
      """
    ) { (_, url: URL?, resolves: Bool) in
      url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: resolves) }
        .map { URLComponentsBox($0) }
    }
    parts.method("- (nullable instancetype)initWithString:(NSString *)string") {
      (this, text: String?) in
      this.filled(text.flatMap { URLComponents(string: $0) })
    }
    parts.method(
      "- (nullable instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve"
    ) { (this, url: URL?, resolves: Bool) in
      this.filled(url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: resolves) })
    }
  }

  private func filled(_ components: URLComponents?) -> URLComponentsBox? {
    guard let components else { return nil }
    self.components = components
    return self
  }

  private static func defineParts(_ parts: ClassMembers<URLComponentsBox>) {
    parts.property(
      "@property (nonatomic, copy, nullable) NSString *scheme", get: { $0.components.scheme },
      set: { $0.components.scheme = try URLPartCheck.scheme($1) })
    parts.property(
      "@property (nonatomic, copy, nullable) NSNumber *port",
      get: { $0.components.port.map { NumberBox($0) } },
      set: { $0.components.port = try URLPartCheck.port($1) })
    parts.property(
      "@property (nonatomic, copy, nullable) NSString *path",
      get: { this -> String? in this.components.path },
      set: { (this, path: String?) in this.components.path = path ?? "" })
    let optional: [(StaticString, WritableKeyPath<URLComponents, String?>)] = [
      ("@property (nonatomic, copy, nullable) NSString *user", \.user),
      ("@property (nonatomic, copy, nullable) NSString *password", \.password),
      ("@property (nonatomic, copy, nullable) NSString *host", \.host),
      ("@property (nonatomic, copy, nullable) NSString *query", \.query),
      ("@property (nonatomic, copy, nullable) NSString *fragment", \.fragment),
    ]
    for (name, path) in optional {
      parts.property(
        name, get: { $0.components[keyPath: path] }, set: { $0.components[keyPath: path] = $1 })
    }
  }

  private static func defineEncoded(_ parts: ClassMembers<URLComponentsBox>) {
    let optional: [(StaticString, CharacterSet, WritableKeyPath<URLComponents, String?>)] = [
      (
        "@property (nonatomic, copy, nullable) NSString *percentEncodedUser", .urlUserAllowed,
        \.percentEncodedUser
      ),
      (
        "@property (nonatomic, copy, nullable) NSString *percentEncodedPassword",
        .urlPasswordAllowed, \.percentEncodedPassword
      ),
      (
        "@property (nonatomic, copy, nullable) NSString *percentEncodedHost", .urlHostAllowed,
        \.percentEncodedHost
      ),
      (
        "@property (nonatomic, copy, nullable) NSString *percentEncodedQuery", .urlQueryAllowed,
        \.percentEncodedQuery
      ),
      (
        "@property (nonatomic, copy, nullable) NSString *percentEncodedFragment",
        .urlFragmentAllowed, \.percentEncodedFragment
      ),
    ]
    for (name, allowed, path) in optional {
      parts.property(
        name, get: { $0.components[keyPath: path] },
        set: { $0.components[keyPath: path] = try URLPartCheck.encoded($1, allowed, "\(name)") })
    }
    parts.property("@property (nonatomic, copy, nullable) NSString *percentEncodedPath") {
      this -> String? in
      this.components.percentEncodedPath
    } set: { (this, path: String?) in
      this.components.percentEncodedPath =
        try URLPartCheck.encoded(path, .urlPathAllowed, "percentEncodedPath") ?? ""
    }
  }

  private static func defineQuery(_ parts: ClassMembers<URLComponentsBox>) {
    parts.property(
      "@property (nonatomic, copy, nullable) NSArray<NSURLQueryItem *> *queryItems",
      get: { $0.components.queryItems?.map { URLQueryItemBox($0) } },
      set: { $0.components.queryItems = $1?.map(\.item) })
    parts.property(
      "@property (nonatomic, copy, nullable) NSArray<NSURLQueryItem *> *percentEncodedQueryItems"
    ) {
      $0.components.percentEncodedQueryItems?.map { URLQueryItemBox($0) }
    } set: { (this, items: [URLQueryItemBox]?) in
      this.components.percentEncodedQueryItems = try items?.map { item in
        for text in [item.item.name, item.item.value ?? ""] {
          _ = try URLPartCheck.encoded(text, .urlQueryAllowed, "percentEncodedQueryItems")
        }
        return item.item
      }
    }
  }

  private static func defineResults(_ parts: ClassMembers<URLComponentsBox>) {
    parts.property("@property (nonatomic, readonly, copy, nullable) NSURL *URL") {
      $0.components.url.map { URLBox($0) }
    }
    parts.property("@property (nonatomic, readonly, copy, nullable) NSString *string") {
      $0.components.string
    }
    parts.method("- (nullable NSURL *)URLRelativeToURL:(nullable NSURL *)url") {
      (this, base: URLBox?) in
      this.components.url(relativeTo: base?.url).map { URLBox($0) }
    }
  }
}
