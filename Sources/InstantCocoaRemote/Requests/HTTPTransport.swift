import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests over the network, on connections that are kept for the next one.
final class HTTPTransport: Sendable {
  private let session: URLSession
  private let transfers: HTTPTransfers

  init() {
    // Nothing on disk: neither cookies nor answers outlive the process.
    let transfers = HTTPTransfers()
    session = URLSession(configuration: .ephemeral, delegate: transfers, delegateQueue: nil)
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
    let task = session.dataTask(with: request)
    transfers.add(HTTPTransfer(url: url, limit: limit, completion: completion), for: task)
    task.resume()
    return { task.cancel() }
  }
}
