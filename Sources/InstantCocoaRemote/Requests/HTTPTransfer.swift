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

  init(
    url: URL, limit: Int, completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) {
    self.url = url
    self.limit = limit
    self.completion = completion
  }

  /// - Returns: whether the body is wanted.
  mutating func receive(_ response: URLResponse) -> Bool {
    if let url = response.url { self.url = url }
    status = (response as? HTTPURLResponse)?.statusCode
    contentType = response.mimeType?.lowercased()
    body = []
    return !isTooLong(response.expectedContentLength)
  }

  /// - Returns: whether more is wanted.
  mutating func receive(_ data: Data) -> Bool {
    guard failure == nil else { return false }
    if isTooLong(Int64(body.count) + Int64(data.count)) { return false }
    body += data
    return true
  }

  /// Ends it for a reason of ours.
  mutating func fail(_ error: URLError) { failure = failure ?? error }

  private mutating func isTooLong(_ length: Int64) -> Bool {
    if length <= Int64(limit) { return false }
    body = []
    fail(.tooLong(url, limit: limit))
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
