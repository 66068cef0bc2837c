import CarobRuntime
import Foundation

/// A request that can be changed. Registered as `NSMutableURLRequest`. [one thread at a time]
public final class MutableURLRequestBox: URLRequestBox {
  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSMutableURLRequest" }

  /// States the members of `NSMutableURLRequest`.
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
