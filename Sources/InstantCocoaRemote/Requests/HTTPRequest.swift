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
