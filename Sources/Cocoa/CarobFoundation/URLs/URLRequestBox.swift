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
    definition.members(of: URLRequestBox.self) { request in
      request.isImmutable()
      request.adopt("NSMutableCopying")
      request.method("mutableCopyWithZone:") { (this, _: Pointer) in
        MutableURLRequestBox(this.contents)
      }
      defineMaking(request)
      defineReading(request)
      defineSettings(request)
    }
  }

  private static func defineMaking(_ request: ClassMembers<URLRequestBox>) {
    request.classMethod("requestWithURL:") { (cls, url: URLBox?) in
      try initialize(cls.instanceClass.makeInstance(), url, 0, 60)
    }
    request.classMethod("requestWithURL:cachePolicy:timeoutInterval:") {
      (cls, url: URLBox?, policy: UInt, timeout: Double) in
      try initialize(cls.instanceClass.makeInstance(), url, policy, timeout)
    }
    request.method("initWithURL:") { (this, url: URLBox?) in
      this.contents.url = url?.url
      return this
    }
    request.method("initWithURL:cachePolicy:timeoutInterval:") {
      (this, url: URLBox?, policy: UInt, timeout: Double) in
      this.contents.url = url?.url
      this.contents.cachePolicy = policy
      this.contents.timeout = timeout
      return this
    }
  }

  private static let initialize = Message<(URLBox?, UInt, Double) -> Object?>(
    "initWithURL:cachePolicy:timeoutInterval:")

  private static func defineReading(_ request: ClassMembers<URLRequestBox>) {
    request.property("URL") { $0.contents.url.map { URLBox($0) } }
    request.property("mainDocumentURL") { $0.contents.mainDocumentURL.map { URLBox($0) } }
    request.property("HTTPMethod") { $0.contents.method }
    request.property("HTTPBody") { $0.contents.body.map { DataBox($0) } }
    request.property("allHTTPHeaderFields") { this -> [String: String]? in
      this.contents.headers.fields.isEmpty ? nil : this.contents.headers.fields
    }
    request.method("valueForHTTPHeaderField:") { (this, name: String) in
      this.contents.headers[name]
    }
  }

  private static func defineSettings(_ request: ClassMembers<URLRequestBox>) {
    request.property("timeoutInterval") { $0.contents.timeout }
    request.property("cachePolicy") { $0.contents.cachePolicy }
    request.property("networkServiceType") { $0.contents.networkServiceType }
    request.property("HTTPShouldHandleCookies") { $0.contents.handlesCookies }
    request.property("HTTPShouldUsePipelining") { $0.contents.usesPipelining }
    request.property("allowsCellularAccess") { $0.contents.allowsCellularAccess }
  }
}

/// A request that can be changed. Registered as `NSMutableURLRequest`. [one thread at a time]
public final class MutableURLRequestBox: URLRequestBox {
  public override class var runtimeName: String { "NSMutableURLRequest" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableURLRequestBox.self) { request in
      request.method("copyWithZone:") { (this, _: Pointer) in URLRequestBox(this.contents) }
      defineParts(request)
      defineHeaders(request)
      defineSettings(request)
    }
  }

  private static func defineParts(_ request: ClassMembers<MutableURLRequestBox>) {
    request.property("URL", \.contents.url)
    request.property("mainDocumentURL", \.contents.mainDocumentURL)
    request.property("HTTPMethod", \.contents.method)
    request.property("HTTPBody", \.contents.body)
  }

  private static func defineHeaders(_ request: ClassMembers<MutableURLRequestBox>) {
    request.property("allHTTPHeaderFields") { this -> [String: String]? in
      this.contents.headers.fields.isEmpty ? nil : this.contents.headers.fields
    } set: { (this, fields: [String: String]?) in
      this.contents.headers = HTTPHeaders(fields ?? [:])
    }
    request.method("setValue:forHTTPHeaderField:") { (this, value: String?, name: String) in
      this.contents.headers[name] = value
    }
    request.method("addValue:forHTTPHeaderField:") { (this, value: String, name: String) in
      this.contents.headers.add(value, to: name)
    }
  }

  private static func defineSettings(_ request: ClassMembers<MutableURLRequestBox>) {
    request.property("timeoutInterval", \.contents.timeout)
    request.property("cachePolicy", \.contents.cachePolicy)
    request.property("networkServiceType", \.contents.networkServiceType)
    request.property("HTTPShouldHandleCookies", \.contents.handlesCookies)
    request.property("HTTPShouldUsePipelining", \.contents.usesPipelining)
    request.property("allowsCellularAccess", \.contents.allowsCellularAccess)
  }
}
