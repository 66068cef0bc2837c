import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

@MainActor
struct FetchWait {
  /// The data source that fetches the request's data; nil when the screen has rows or a source of another kind.
  let remote: FetchingDataSource?
  /// The requests that the plugin makes itself.
  let ownRequests: OwnRequests
  let warnings: ScreenWarnings

  private static let cancelFetch = Message<() -> Void>("cancelFetch")

  /// The outcome of a wait.
  enum End {
    /// No failure to report.
    case success
    /// The fetch of the data failed.
    case failure(any Error)
    /// Another fetch of the data source failed, or the response held no objects. Its diagnostics are not reported yet.
    case incomplete(any Error, FetchReports)
  }

  /// Runs `body`, and waits until the screen's data source and the request's have fetched. Then
  /// waits until all other requests have ended or time is up.
  ///
  /// - Parameters:
  ///   - screen: returns the current screen, which `body` may change.
  ///   - text: the progress text to report meanwhile.
  /// - Throws: the errors of `body`; `ScreenError` when the user cancelled.
  func during(
    _ screen: () -> UIViewController, telling text: String, _ body: () throws -> Void
  ) throws -> End {
    let reports = FetchReports(warnings)
    var watched: FetchWaiter<Void>?
    var isCancelled = false
    do {
      try reports.collecting {
        watched = try watch(body)
        isCancelled = try !wait(for: watched, screen, text)
      }
    } catch {
      reports.tell()
      throw error
    }
    if isCancelled { throw ScreenError(.cancelled, "interrupted") }
    if case .failure(let error)? = watched?.outcome {
      // The caller of `during` reports this error.
      reports.drop(error)
      // Unless another fetch replaced it, and has ended too.
      if !ErrorBox(error).isCancellation {
        reports.tell()
        return .failure(error)
      }
    }
    if let error = reports.firstError { return .incomplete(error, reports) }
    reports.tell()
    return .success
  }

  private func watch(_ body: () throws -> Void) throws -> FetchWaiter<Void>? {
    guard let remote else {
      try body()
      return nil
    }
    return try remote.watchFetch(body)
  }

  /// Waits for requests, and for blocks on dispatch queues, as long as one begins another.
  ///
  /// - Returns: false when the user cancelled.
  private func wait(
    for watched: FetchWaiter<Void>?, _ screen: () -> UIViewController, _ text: String
  ) throws -> Bool {
    repeat {
      guard try waitForRequests(watched, screen, text) else { return false }
    } while ownRequests.waitForBlocks()
    return true
  }

  /// - Returns: false when the user cancelled.
  private func waitForRequests(
    _ watched: FetchWaiter<Void>?, _ screen: () -> UIViewController, _ text: String
  ) throws -> Bool {
    let progress = warnings.progress
    func isGoingOn() throws -> Bool {
      if let watched, watched.outcome == nil { return true }
      return try isFetching(screen())
        || ownRequests.areGoingOn {
          // The parent of an isolated plugin extends its deadline when it gets this event.
          progress.report(.began(text))
        }
    }
    ownRequests.restart()
    guard try isGoingOn() else { return true }
    progress.report(.began(text))
    defer { progress.report(.ended) }
    while try isGoingOn() {
      ownRequests.turn()
      // There is no limit here: a server may take long.
      progress.report(.continues(text))
      if progress.isCancelled {
        try cancel(screen())
        return false
      }
    }
    return true
  }

  /// Returns whether the screen's data source is fetching; false when it does not say.
  func isFetching(_ screen: UIViewController) throws -> Bool {
    guard let source = (screen as? ICViewController)?.dataSource else { return false }
    return try DataSourceMessages.isFetching(source) ?? false
  }

  /// Cancels all fetches. Their callbacks run in the next turns of the loop.
  private func cancel(_ screen: UIViewController) throws {
    for source in [(screen as? ICViewController)?.dataSource, remote] {
      if let source, source.responds(to: Self.cancelFetch.selector) {
        try Self.cancelFetch(source)
      }
    }
    ownRequests.turn()
    ownRequests.cancel()
  }
}
