import Dispatch
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and what has arrived for it.
struct HTTPTransfer {
  /// Where the answer comes from, as far as is known.
  private(set) var url: URL
  let limit: Int
  let completion: @Sendable (Result<RawResponse, URLError>) -> Void
  private var status: Int?
  private var contentType: String?
  private var body: [UInt8] = []
  /// Why it was ended from here.
  private var failure: URLError?
  /// How many seconds may pass without anything arriving.
  private let timeout: Double
  private var lastArrival = DispatchTime.now()
  /// Looks after that; stopped when the transfer is over.
  var watch: (any DispatchSourceTimer)?

  init(
    url: URL, limit: Int, timeout: Double,
    completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) {
    self.url = url
    self.limit = limit
    self.timeout = timeout
    self.completion = completion
  }

  /// When it is given up unless something arrives.
  var deadline: DispatchTime { lastArrival + timeout }

  /// What it comes to then.
  var expiry: URLError {
    .failure(
      .timedOut, "\(url.absoluteString): nothing arrived for \(timeout) seconds", url: url)
  }

  /// - Returns: whether the body is wanted.
  mutating func receive(_ response: URLResponse) -> Bool {
    lastArrival = .now()
    if let url = response.url { self.url = url }
    status = (response as? HTTPURLResponse)?.statusCode
    contentType = response.mimeType?.lowercased()
    body = []
    return !isTooLong(response.expectedContentLength)
  }

  /// - Returns: whether more is wanted.
  mutating func receive(_ data: Data) -> Bool {
    guard failure == nil else { return false }
    lastArrival = .now()
    if isTooLong(Int64(body.count) + Int64(data.count)) { return false }
    body += data
    return true
  }

  private mutating func isTooLong(_ length: Int64) -> Bool {
    if length <= Int64(limit) { return false }
    body = []
    failure = .tooLong(url, limit: limit)
    return true
  }

  /// What came of it.
  func outcome(_ error: (any Error)?) -> Result<RawResponse, URLError> {
    if let failure { return .failure(failure) }
    if let error { return .failure(described(error)) }
    return .success(RawResponse(url: url, status: status, contentType: contentType, body: body))
  }

  /// The error in words that name the URL. An answer that breaks off has no number of its own here.
  private func described(_ error: any Error) -> URLError {
    let bridged = error as NSError
    let known =
      bridged.domain == NSURLErrorDomain ? URLError.Code(rawValue: bridged.code) : nil
    if status != nil, known == nil || known == .unknown {
      return .failure(
        .networkConnectionLost,
        "\(url.absoluteString): the connection was lost in the middle of the answer", url: url)
    }
    return .failure(
      known ?? .unknown, "\(url.absoluteString): \(bridged.localizedDescription)", url: url)
  }
}
