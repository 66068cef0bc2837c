import CarobFoundation
import CarobRuntime
import Foundation

/// What is sent.
struct HTTPRequest: Sendable {
  let url: URL
  let verb: HTTPVerb
  var headers: RequestHeaders
  /// Nil for none, which is something else than an empty one.
  var body: Data?
  /// How many seconds may pass without anything arriving.
  let timeout: Double
  /// How many bytes an answer may have.
  let limit: Int
  /// Whose certificates are trusted; nil for those of the system.
  let authorities: CertificateAuthorities?

  /// The request that follows when a server answers with a status and another URL; nil when that status
  /// sends nobody elsewhere.
  ///
  /// Another server gets no header but those that say what is sent and wanted: any other may be a secret, as
  /// cookies, passwords and keys are.
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

/// What a request does to what it names: the method of HTTP. To plugins it is an `NSString`.
public struct HTTPVerb: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The word itself.
  public let rawValue: String

  /// A verb of any name.
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

  /// Those that a gateway takes for verbs when it is asked to perform them.
  public static let all: [HTTPVerb] = [.get, .post, .put, .patch, .delete]

  /// The word itself.
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

/// What is asked of caches on the way. The numbers are those of Foundation's `NSURLRequestCachePolicy`.
///
/// No answers are kept here, so that policies that would take one from here find none.
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
