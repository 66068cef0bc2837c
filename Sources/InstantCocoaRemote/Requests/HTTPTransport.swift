import Foundation

/// Requests over the network, on connections that are kept for the next one.
final class HTTPTransport: Sendable {
  private let loop = HTTPLoop()

  /// What is under way is finished.
  deinit { loop.close() }

  /// Sends a request and tells what came back, at most once, on some thread. Nothing is told of a
  /// request that was stopped.
  ///
  /// - Returns: what stops the request.
  func start(
    _ request: HTTPRequest, completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) -> @Sendable () -> Void {
    let number = loop.add(request, completion)
    // Not the transport, which may go while the request goes on.
    return { [weak loop] in loop?.remove(number) }
  }
}
