import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

/// Waits for what a screen fetches.
@MainActor
struct FetchWait {
  /// Who fetches what the request names; nil for a screen that got rows, or a source of another kind.
  let remote: FetchingDataSource?
  /// What else the plugin asks for.
  let ownRequests: OwnRequests
  let warnings: ScreenWarnings

  private static let cancelFetch = Message<() -> Void>("cancelFetch")

  /// How a wait ended.
  enum End {
    /// Nothing failed that anybody would have to be told of.
    case success
    /// The fetch of the data failed.
    case failure(any Error)
    /// Something else failed that the screen's data source shows, or there were no objects in what came.
    /// What was said of it has not been told yet.
    case incomplete(any Error, FetchReports)
  }

  /// Runs `body`, and waits until nothing is being fetched by the screen's data source, nor by the one of the
  /// request, and then until all other requests were answered, or take too long.
  ///
  /// - Parameters:
  ///   - screen: finds the screen, which `body` may change.
  ///   - text: what to tell meanwhile.
  /// - Throws: what `body` throws; `ScreenError` when it was cancelled.
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
    // Who cancels a fetch knows why it failed.
    if isCancelled { throw ScreenError(.cancelled, "interrupted") }
    if case .failure(let error)? = watched?.outcome {
      // It is told by whoever waits.
      reports.drop(error)
      // Unless another fetch took its place, and has ended too.
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

  /// - Returns: false when it was cancelled.
  private func wait(
    for watched: FetchWaiter<Void>?, _ screen: () -> UIViewController, _ text: String
  ) throws -> Bool {
    let progress = warnings.progress
    func isGoingOn() throws -> Bool {
      if let watched, watched.outcome == nil { return true }
      return try isFetching(screen())
        || ownRequests.areGoingOn {
          // A host that gives this process only so long begins to count as well.
          progress.report(.began(text))
        }
    }
    ownRequests.restart()
    guard try isGoingOn() else { return true }
    progress.report(.began(text))
    defer { progress.report(.ended) }
    while try isGoingOn() {
      ownRequests.turn()
      // However long a server takes.
      progress.report(.continues(text))
      if progress.isCancelled {
        try cancel(screen())
        return false
      }
    }
    return true
  }

  /// Whether the screen's data source, if it has one and says so, fetches.
  func isFetching(_ screen: UIViewController) throws -> Bool {
    guard let source = (screen as? ICViewController)?.dataSource else { return false }
    return try DataSourceMessages.isFetching(source) ?? false
  }

  /// Lets go of what is being fetched. The cancellation is told in the next turns of the loop.
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
