import CarobRuntime
import Foundation

/// A request to a server. Registered as `NSURLRequest`. [any-thread]
///
/// It only holds the values that a program sets: `ICRequestManager` sends requests.
public class URLRequestBox: Object {
  /// The values of a request.
  struct Contents: Equatable {
    var url: URL?
    var mainDocumentURL: URL?
    var method = "GET"
    var headers = HTTPHeaders()
    var body: Data?
    var timeout = 60.0
    var cachePolicy: UInt = 0
    var networkServiceType: UInt = 0
    var handlesCookies = true
    var usesPipelining = false
    var allowsCellularAccess = true
  }

  /// The values. Only `MutableURLRequestBox` changes them.
  final var contents = Contents()

  public override class var runtimeName: String {
    self == URLRequestBox.self ? "NSURLRequest" : super.runtimeName
  }

  convenience init(_ contents: Contents) {
    self.init()
    self.contents = contents
  }

  /// Whether the other has the same values.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? URLRequestBox)?.contents == contents
  }

  /// A hash of the URL and the method.
  public override var hash: Int { contents.url.hashValue ^ contents.method.hashValue }

  /// `<NSURLRequest> { URL: http://example.com }`.
  public override var objectDescription: String {
    "<\(runtimeClass.name)> { URL: \(contents.url?.absoluteString ?? "(null)") }"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: URLRequestBox.self, "What to ask a server for.") { request in
      request.isImmutable()
      request.adopt("NSMutableCopying")
      request.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        MutableURLRequestBox(this.contents)
      }
      request.isArchived {
        let contents = $0.contents
        try $1.write(contents.url.map { URLBox($0) }, "URL")
        try $1.write(contents.mainDocumentURL.map { URLBox($0) }, "mainDocumentURL")
        try $1.write(StringBox(contents.method), "method")
        try $1.write(contents.headers.fields.boxed(), "headers")
        try $1.write(contents.body.map { DataBox($0) }, "body")
        try $1.write(NumberBox(contents.timeout), "timeout")
        try $1.write(NumberBox(UInt64(contents.cachePolicy)), "cachePolicy")
      } read: {
        try $0.read($1)
        return $0
      }
      defineMaking(request)
      defineReading(request)
      defineSettings(request)
    }
  }

  /// Takes the values in an archive; for absent ones those of a new request stay.
  private func read(_ parts: ArchivedParts) throws {
    contents.url = try parts.read("URL", as: URLBox.self)?.url
    contents.mainDocumentURL = try parts.read("mainDocumentURL", as: URLBox.self)?.url
    contents.method = try parts.read("method", as: StringBox.self)?.string ?? contents.method
    for (name, value) in try parts.read("headers", as: DictionaryBox.self).entries {
      guard let name = name as? StringBox, let value = value as? StringBox else { continue }
      contents.headers[name.string] = value.string
    }
    contents.body = try parts.read("body", as: DataBox.self)?.data
    contents.timeout = try parts.read("timeout", as: NumberBox.self)?.doubleValue ?? 60
    let policy = try parts.read("cachePolicy", as: NumberBox.self)?.integer(as: UInt.self)
    contents.cachePolicy = policy ?? 0
  }

  private static func defineMaking(_ request: ClassMembers<URLRequestBox>) {
    request.classMethod("+ (instancetype)requestWithURL:(nullable NSURL *)url") {
      (cls, url: URLBox?) in
      try initialize(cls.instanceClass.makeInstance(), url, 0, 60)
    }
    request.classMethod(
      """
      + (instancetype)requestWithURL:(nullable NSURL *)url \
      cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval
      """
    ) { (cls, url: URLBox?, policy: UInt, timeout: Double) in
      try initialize(cls.instanceClass.makeInstance(), url, policy, timeout)
    }
    request.method("- (instancetype)initWithURL:(nullable NSURL *)url") { (this, url: URLBox?) in
      this.contents.url = url?.url
      return this
    }
    request.method(
      """
      - (instancetype)initWithURL:(nullable NSURL *)url \
      cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval
      """
    ) { (this, url: URLBox?, policy: UInt, timeout: Double) in
      this.contents.url = url?.url
      this.contents.cachePolicy = policy
      this.contents.timeout = timeout
      return this
    }
  }

  private static let initialize = Message<(URLBox?, UInt, Double) -> Object?>(
    "initWithURL:cachePolicy:timeoutInterval:")

  private static func defineReading(_ request: ClassMembers<URLRequestBox>) {
    request.property("@property (nonatomic, readonly, copy, nullable) NSURL *URL") {
      $0.contents.url.map { URLBox($0) }
    }
    request.property("@property (nonatomic, readonly, copy, nullable) NSURL *mainDocumentURL") {
      $0.contents.mainDocumentURL.map { URLBox($0) }
    }
    request.property("@property (nonatomic, readonly, copy, nullable) NSString *HTTPMethod") {
      $0.contents.method
    }
    request.property("@property (nonatomic, readonly, copy, nullable) NSData *HTTPBody") {
      $0.contents.body.map { DataBox($0) }
    }
    request.property(
      """
      @property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, NSString *> \
      *allHTTPHeaderFields
      """
    ) { this -> [String: String]? in
      this.contents.headers.fields.isEmpty ? nil : this.contents.headers.fields
    }
    request.method("- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field") {
      (this, name: String?) in
      name.flatMap { this.contents.headers[$0] }
    }
  }

  private static func defineSettings(_ request: ClassMembers<URLRequestBox>) {
    request.property("@property (nonatomic, readonly) NSTimeInterval timeoutInterval") {
      $0.contents.timeout
    }
    request.property("@property (nonatomic, readonly) NSURLRequestCachePolicy cachePolicy") {
      $0.contents.cachePolicy
    }
    request.property(
      "@property (nonatomic, readonly) NSURLRequestNetworkServiceType networkServiceType"
    ) { $0.contents.networkServiceType }
    request.property("@property (nonatomic, readonly) BOOL HTTPShouldHandleCookies") {
      $0.contents.handlesCookies
    }
    request.property("@property (nonatomic, readonly) BOOL HTTPShouldUsePipelining") {
      $0.contents.usesPipelining
    }
    request.property("@property (nonatomic, readonly) BOOL allowsCellularAccess") {
      $0.contents.allowsCellularAccess
    }
  }
}

/// A request that can be changed. Registered as `NSMutableURLRequest`. [one thread at a time]
public final class MutableURLRequestBox: URLRequestBox {
  public override class var runtimeName: String { "NSMutableURLRequest" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableURLRequestBox.self, "A request that can be changed.") { request in
      request.method("copyWithZone:") { (this, _: Pointer) in URLRequestBox(this.contents) }
      defineParts(request)
      defineHeaders(request)
      defineSettings(request)
    }
  }

  private static func defineParts(_ request: ClassMembers<MutableURLRequestBox>) {
    request.property("@property (nonatomic, copy, nullable) NSURL *URL", \.contents.url)
    request.property(
      "@property (nonatomic, copy, nullable) NSURL *mainDocumentURL", \.contents.mainDocumentURL)
    request.property("@property (nonatomic, copy) NSString *HTTPMethod", \.contents.method)
    request.property("@property (nonatomic, copy, nullable) NSData *HTTPBody", \.contents.body)
  }

  private static func defineHeaders(_ request: ClassMembers<MutableURLRequestBox>) {
    request.property(
      """
      @property (nonatomic, copy, nullable) NSDictionary<NSString *, NSString *> \
      *allHTTPHeaderFields
      """
    ) { this -> [String: String]? in
      this.contents.headers.fields.isEmpty ? nil : this.contents.headers.fields
    } set: { (this, fields: [String: String]?) in
      this.contents.headers = HTTPHeaders(fields ?? [:])
    }
    request.method(
      "- (void)setValue:(nullable NSString *)value forHTTPHeaderField:(NSString *)field"
    ) { (this, value: String?, name: String) in
      this.contents.headers[name] = value
    }
    request.method("- (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field") {
      (this, value: String, name: String) in
      this.contents.headers.add(value, to: name)
    }
  }

  private static func defineSettings(_ request: ClassMembers<MutableURLRequestBox>) {
    request.property("@property (nonatomic) NSTimeInterval timeoutInterval", \.contents.timeout)
    request.property(
      "@property (nonatomic) NSURLRequestCachePolicy cachePolicy", \.contents.cachePolicy)
    request.property(
      "@property (nonatomic) NSURLRequestNetworkServiceType networkServiceType",
      \.contents.networkServiceType)
    request.property(
      "@property (nonatomic) BOOL HTTPShouldHandleCookies", \.contents.handlesCookies)
    request.property(
      "@property (nonatomic) BOOL HTTPShouldUsePipelining", \.contents.usesPipelining)
    request.property(
      "@property (nonatomic) BOOL allowsCellularAccess", \.contents.allowsCellularAccess)
  }
}
