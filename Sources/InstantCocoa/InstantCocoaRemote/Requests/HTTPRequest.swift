import CarobFoundation
import CarobRuntime
import Foundation

/// A request to a server or a file.
struct HTTPRequest: Sendable {
  let url: URL
  let verb: HTTPVerb
  var headers: RequestHeaders
  /// The body; nil for none, which differs from an empty one.
  var body: Data?
  /// The timeout in seconds: the maximum time without anything arriving.
  let timeout: Double
  /// The maximum number of bytes in the response.
  let limit: Int
  /// The trusted certificate authorities; nil for the system's.
  let authorities: CertificateAuthorities?

  /// The request that follows a redirection to a URL; nil when the status is no redirection.
  ///
  /// Another server gets only the headers that describe the content: any other may be a secret, such as cookies,
  /// passwords and keys.
  func redirected(_ status: Int, to url: URL) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(status) else { return nil }
    let becomesGet =
      status == 303 && verb.rawValue != "HEAD" || [301, 302].contains(status) && verb == .post
    var next = HTTPRequest(
      url: url, verb: becomesGet ? .get : verb, headers: headers, body: becomesGet ? nil : body,
      timeout: timeout, limit: limit, authorities: authorities)
    if RequestOrigin(url) != RequestOrigin(self.url) {
      next.headers.keepOnly(["Accept", "Accept-Language", "Cache-Control", "Content-Type"])
    }
    return next
  }
}

/// The method of an HTTP request. To plugins it is an `NSString`.
public struct HTTPVerb: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the method.
  public let rawValue: String

  /// Makes a verb of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `HTTPVerbGET`
  public static let get = HTTPVerb(rawValue: "GET")
  /// `HTTPVerbPOST`
  public static let post = HTTPVerb(rawValue: "POST")
  /// `HTTPVerbPUT`
  public static let put = HTTPVerb(rawValue: "PUT")
  /// `HTTPVerbPATCH`
  public static let patch = HTTPVerb(rawValue: "PATCH")
  /// `HTTPVerbDELETE`
  public static let delete = HTTPVerb(rawValue: "DELETE")

  /// The verbs that a gateway recognizes among actions.
  public static let all: [HTTPVerb] = [.get, .post, .put, .patch, .delete]

  /// The name of the method.
  public var description: String { rawValue }

  /// Whether its parameters are in the URL, not in a body.
  var hasParametersInQuery: Bool { ["GET", "HEAD", "DELETE"].contains(rawValue) }
}

extension HTTPVerb: BoxedValue {
  /// The word as an `NSString`.
  public func boxed() -> StringBox { StringBox(rawValue) }

  /// The verb of an `NSString`.
  public static func unboxed(_ box: StringBox) throws(MessageError) -> HTTPVerb {
    HTTPVerb(rawValue: box.string)
  }
}

/// The cache policy for caches on the way. The numbers are those of Foundation's `NSURLRequestCachePolicy`.
///
/// Nothing is cached here, so policies that use the local cache find it empty.
enum CachePolicy: UInt {
  case useProtocol = 0
  case reloadIgnoringLocal = 1
  case returnKeptElseLoad = 2
  case returnKeptDoNotLoad = 3
  case reloadIgnoringAll = 4
  case reloadRevalidating = 5

  /// The value of the header `Cache-Control`.
  var header: String? {
    switch self {
    case .useProtocol, .returnKeptElseLoad: nil
    case .reloadIgnoringLocal, .reloadIgnoringAll: "no-cache"
    case .returnKeptDoNotLoad: "only-if-cached"
    case .reloadRevalidating: "max-age=0"
    }
  }
}
