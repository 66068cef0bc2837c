import CarobRuntime
import Dispatch
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a session tells of its tasks, sorted by task. [any-thread]
final class HTTPTransfers: NSObject, URLSessionDataDelegate {
  private let underWay = Locked<[Int: HTTPTransfer]>([:])

  private let clock = DispatchQueue(label: "carob.http.timeouts")

  /// Starts to look after a task.
  ///
  /// - Precondition: the task was not resumed yet.
  func add(_ transfer: HTTPTransfer, for task: URLSessionTask) {
    var transfer = transfer
    let timer = DispatchSource.makeTimerSource(queue: clock)
    timer.setEventHandler { [weak self, weak task] in
      if let task { self?.checkTime(of: task) }
    }
    timer.schedule(deadline: transfer.deadline)
    transfer.watch = timer
    underWay.withLock { $0[task.taskIdentifier] = transfer }
    timer.resume()
  }

  /// Gives a task up for which nothing arrived, or looks again later.
  private func checkTime(of task: URLSessionTask) {
    let expired = underWay.withLock { underWay -> HTTPTransfer? in
      guard let transfer = underWay[task.taskIdentifier] else { return nil }
      if transfer.deadline > .now() {
        transfer.watch?.schedule(deadline: transfer.deadline)
        return nil
      }
      return underWay.removeValue(forKey: task.taskIdentifier)
    }
    guard let expired else { return }
    expired.watch?.cancel()
    task.cancel()
    expired.completion(.failure(expired.expiry))
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
    transfer?.watch?.cancel()
    if let transfer { transfer.completion(transfer.outcome(error)) }
  }

  /// A redirection takes the password along to the same server only. Foundation follows none to a file.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    var request = newRequest
    if let old = response.url, let new = newRequest.url, RequestOrigin(old) != RequestOrigin(new) {
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    completionHandler(request)
  }
}
