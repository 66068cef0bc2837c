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
    request.property("URL") {
      $0.contents.url.map { URLBox($0) }
    } set: {
      $0.contents.url = $1?.url
    }
    request.property("mainDocumentURL") {
      $0.contents.mainDocumentURL.map { URLBox($0) }
    } set: {
      $0.contents.mainDocumentURL = $1?.url
    }
    request.property("HTTPMethod") {
      $0.contents.method
    } set: { (this, method: String) in
      this.contents.method = method
    }
    request.property("HTTPBody") {
      $0.contents.body.map { DataBox($0) }
    } set: {
      // The data passed in may be changed later.
      $0.contents.body = $1?.data
    }
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
    request.property("timeoutInterval") {
      $0.contents.timeout
    } set: {
      $0.contents.timeout = $1
    }
    request.property("cachePolicy") {
      $0.contents.cachePolicy
    } set: {
      $0.contents.cachePolicy = $1
    }
    request.property("networkServiceType") {
      $0.contents.networkServiceType
    } set: {
      $0.contents.networkServiceType = $1
    }
    request.property("HTTPShouldHandleCookies") {
      $0.contents.handlesCookies
    } set: {
      $0.contents.handlesCookies = $1
    }
    request.property("HTTPShouldUsePipelining") {
      $0.contents.usesPipelining
    } set: {
      $0.contents.usesPipelining = $1
    }
    request.property("allowsCellularAccess") {
      $0.contents.allowsCellularAccess
    } set: {
      $0.contents.allowsCellularAccess = $1
    }
  }
}
