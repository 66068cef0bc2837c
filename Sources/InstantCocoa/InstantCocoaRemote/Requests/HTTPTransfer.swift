import CCurl
import Dispatch
import Foundation

/// A request that is running, and its response so far. Used only by the thread of its `HTTPLoop`.
final class HTTPTransfer {
  private static let maximumRedirections = 20

  private(set) var request: HTTPRequest
  private let completion: @Sendable (Result<RawResponse, URLError>) -> Void
  private var body: [UInt8] = []
  private var isTooLong = false
  /// Whether the head of the response has arrived completely, after interim responses. libcurl accepts an incomplete one.
  private var hasHead = false
  private var redirections = 0
  private var lastArrival = DispatchTime.now()

  init(
    _ request: HTTPRequest, completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) {
    self.request = request
    self.completion = completion
  }

  /// The time at which the transfer expires unless more arrives.
  var deadline: DispatchTime { lastArrival + request.timeout }

  /// Notes that bytes outside of head and body have arrived.
  func noteArrival(_ time: DispatchTime) { lastArrival = max(lastArrival, time) }

  /// Notes a header line, or a line of the trailer that may follow a body. A trailer line does not change the header.
  func receivedHeaderLine(isFirst: Bool, isLast: Bool) {
    lastArrival = .now()
    if isFirst { hasHead = false }
    if isLast { hasHead = true }
  }

  /// Takes a part of the body.
  ///
  /// - Returns: false when no more is wanted.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    lastArrival = .now()
    if body.count + bytes.count > request.limit {
      body = []
      isTooLong = true
      return false
    }
    body += bytes
    return true
  }

  func expire() {
    fail(.timedOut, "nothing arrived for \(request.timeout) seconds")
  }

  /// Reports a failure.
  ///
  /// - Parameter suggestion: a way to mend it, if the code does not suffice.
  func fail(_ code: URLError.Code, _ reason: String, suggestion: String? = nil) {
    let url = request.url
    completion(
      .failure(.failure(code, "\(url.name): \(reason)", suggestion: suggestion, url: url)))
  }

  /// Whether the trusted authorities cannot be read; reports that failure then.
  var isRefused: Bool {
    guard request.url.scheme?.lowercased() == "https",
      let failure = request.authorities?.failure(asking: request.url)
    else { return false }
    completion(.failure(failure))
    return true
  }

  private func fail(_ outcome: carob_curl_outcome) {
    let message = String(cString: outcome.message)
    if CurlCode.isOfAuthorities(outcome.code) {
      if let failure = request.authorities?.emptiness(asking: request.url) {
        return completion(.failure(failure))
      }
      fail(
        CurlCode.code(outcome.code), message,
        suggestion: "install the certificates of the system, mostly the package ca-certificates, "
          + "or name a file with some in CURL_CA_BUNDLE or SSL_CERT_FILE")
    } else if let refusal = CurlCode.refusal(outcome.code, outcome.verification, message) {
      fail(refusal.code, refusal.reason, suggestion: refusal.suggestion)
    } else {
      fail(CurlCode.code(outcome.code), message)
    }
  }

  /// Reports the outcome, unless the request must be sent again.
  ///
  /// - Returns: true when `request` must be sent again.
  func end(_ outcome: carob_curl_outcome) -> Bool {
    if isTooLong {
      completion(.failure(.tooLong(request.url, limit: request.limit)))
      return false
    }
    guard outcome.code == 0 else {
      fail(outcome)
      return false
    }
    guard hasHead else {
      fail(.networkConnectionLost, "the connection was lost in the head of the answer")
      return false
    }
    if let text = outcome.redirection.map({ String(cString: $0) }),
      [301, 302, 303, 307, 308].contains(outcome.status)
    {
      return redirect(Int(outcome.status), to: text)
    }
    if outcome.status == 206, request.headers["Range"] == nil {
      fail(
        .badServerResponse, "answered with status 206, a part, when all was asked for",
        suggestion: "see what the server sends")
      return false
    }
    // SAFETY: the text lasts until the transfer is freed.
    let type = outcome.content_type.map { String(cString: $0) }
    completion(
      .success(
        RawResponse(
          url: request.url, status: Int(outcome.status), contentType: type.map(Self.bareType),
          body: body)))
    return false
  }

  private func redirect(_ status: Int, to text: String) -> Bool {
    redirections += 1
    guard redirections <= Self.maximumRedirections else {
      fail(.httpTooManyRedirects, "redirected more than \(Self.maximumRedirections) times")
      return false
    }
    guard let url = RequestURL.base(text), !url.isFileURL, UInt16(exactly: url.port ?? 0) != nil,
      let next = request.redirected(status, to: url)
    else {
      fail(
        .redirectToNonExistentLocation,
        "redirected to \(RequestURL.withoutUser(text)), \(RequestURL.flaw(of: text))")
      return false
    }
    request = next
    body = []
    hasHead = false
    lastArrival = .now()
    return true
  }

  /// The content type without parameters, in lower case.
  private static func bareType(_ text: String) -> String {
    text.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }
}
