import CarobRuntime
import Foundation

/// A request that is running and can be cancelled. Registered as `ICRequestOperation`.
///
/// Its completion is always called exactly once, later and on the main queue. [any-thread]
public final class ICRequestOperation: Object, @unchecked Sendable {
  // SAFETY: the state is behind its lock. The completion is called, and let go of, on the main
  // queue only; the outcome is made by one thread and left to that queue.

  /// The outcome of a request: the object of the response, nil for an empty one, or an error.
  public typealias Outcome = Result<Object?, any Error>

  typealias Completion = @MainActor (Outcome) -> Void

  private struct State {
    var completion: Completion?
    var outcome: Outcome?
    var isCancelled = false
    var isFinished = false
    var stop: (@Sendable () -> Void)?
    var url: URL?
  }

  private let state = Locked(State())
  let origin = PendingWork.Origin()

  convenience init(completion: @escaping Completion) {
    self.init()
    state.withLock { $0.completion = completion }
  }

  /// Whether it was cancelled before its completion was called.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether its completion was called.
  public var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Cancels the request. Its failure is `URLError.cancelled`, number -999. Does nothing after the completion was called.
  public func cancel() {
    let isFirst = state.withLock { state in
      if state.isCancelled || state.isFinished { return false }
      state.isCancelled = true
      return true
    }
    guard isFirst else { return }
    // Called without the lock, because stopping may finish the request at once, which takes the lock.
    takeStop()?()
    scheduleDelivery()
  }

  /// Sets the request's URL, and the function that stops it. Calls that function if the request is cancelled already.
  func started(_ url: URL?, stop: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      state.url = url
      if state.isCancelled || state.outcome != nil { return state.isCancelled }
      state.stop = stop
      return false
    }
    if isTooLate { stop() }
  }

  /// Sets the outcome of the request. Later calls do nothing.
  func finish(_ outcome: Outcome) {
    let isFirst = state.withLock { state in
      if state.outcome != nil || state.isFinished { return false }
      state.outcome = outcome
      return true
    }
    guard isFirst else { return }
    withExtendedLifetime(takeStop()) {}
    scheduleDelivery()
  }

  private func takeStop() -> (@Sendable () -> Void)? {
    state.withLock { state in
      defer { state.stop = nil }
      return state.stop
    }
  }

  private func scheduleDelivery() {
    origin.during { MainQueue.later { MainActor.assumeIsolated { self.deliver() } } }
  }

  /// Calls the completion, unless it was called. Decides whether the request counts as cancelled.
  @MainActor private func deliver() {
    let delivery = state.withLock { state -> (Completion, Outcome)? in
      guard let completion = state.completion else { return nil }
      let outcome = state.isCancelled ? .failure(Self.cancellation(of: state.url)) : state.outcome
      guard let outcome else { return nil }
      state.isFinished = true
      state.completion = nil
      state.outcome = nil
      return (completion, outcome)
    }
    guard let (completion, outcome) = delivery else { return }
    completion(outcome)
    origin.work?.end(self)
  }

  private static func cancellation(of url: URL?) -> URLError {
    .failure(
      .cancelled, "the request\(url.map { " to \($0.name)" } ?? "") was cancelled",
      url: url)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICRequestOperation.self, "A request that was sent, and can be cancelled."
    ) { operation in
      operation.property("@property (nonatomic, readonly) BOOL isCancelled") { $0.isCancelled }
      operation.property("@property (nonatomic, readonly) BOOL isFinished") { $0.isFinished }
      operation.method("- (void)cancel") { $0.cancel() }
    }
  }
}
