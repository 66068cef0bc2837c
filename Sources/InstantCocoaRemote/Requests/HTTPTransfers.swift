import CarobRuntime
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a session tells of its tasks, sorted by task. [any-thread]
final class HTTPTransfers: NSObject, URLSessionDataDelegate {
  private let underWay = Locked<[Int: HTTPTransfer]>([:])

  /// - Precondition: the task was not resumed yet.
  func add(_ transfer: HTTPTransfer, for task: URLSessionTask) {
    underWay.withLock { $0[task.taskIdentifier] = transfer }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isWanted =
      underWay.withLock { $0[dataTask.taskIdentifier]?.receive(response) } ?? false
    completionHandler(isWanted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isWanted = underWay.withLock { $0[dataTask.taskIdentifier]?.receive(data) } ?? false
    if !isWanted { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let transfer = underWay.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    if let transfer { transfer.completion(transfer.outcome(error)) }
  }

  /// A redirection is followed to another place on the network, and takes the password along only
  /// to the same server.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let url = newRequest.url, RequestURL.isUsable(url), !url.isFileURL else {
      underWay.withLock { underWay in
        let here = task.currentRequest?.url
        let target = newRequest.url?.absoluteString ?? "nowhere"
        underWay[task.taskIdentifier]?.fail(
          .failure(
            .unsupportedURL,
            "\(here?.absoluteString ?? "the server") redirects to \(target), "
              + "which is no http or https URL", url: here))
      }
      completionHandler(nil)
      return
    }
    var request = newRequest
    if let old = response.url, RequestOrigin(old) != RequestOrigin(url) {
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    completionHandler(request)
  }
}
