import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests over the network, on connections that are kept for the next one.
final class HTTPTransport: Sendable {
  /// Longer than any request takes. Foundation on Linux does not keep to shorter times when a session has a
  /// delegate; `HTTPTransfers` does.
  private static let never = 7.0 * 24 * 60 * 60

  private let session: URLSession
  private let transfers: HTTPTransfers

  init() {
    // Nothing on disk: neither cookies nor answers outlive the process.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = Self.never
    let transfers = HTTPTransfers()
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    self.transfers = transfers
  }

  /// What is under way is finished; the session keeps itself and its delegate until then.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request and tells what came back, once, on some thread.
  ///
  /// - Parameter limit: how many bytes a body may have.
  /// - Returns: what stops the request.
  func start(
    _ request: URLRequest, _ url: URL, limit: Int,
    completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) -> @Sendable () -> Void {
    var sent = request
    sent.timeoutInterval = Self.never
    let task = session.dataTask(with: sent)
    let transfer = HTTPTransfer(
      url: url, limit: limit, timeout: request.timeoutInterval, completion: completion)
    transfers.add(transfer, for: task)
    task.resume()
    return { task.cancel() }
  }
}
