import CarobFoundation
import CarobRuntime

/// The delegate of a data source during a fetch. Passes everything on to the former delegate.
final class AwaitingDelegate: Object {
  let latch = CompletionLatch()

  private var nextReference = WeakReference<Object>()
  /// The former delegate, if it is another `AwaitingDelegate`. Retained until it has given back its place.
  private var nextAwaiting: AwaitingDelegate?
  private var hasGivenBack = false

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: AwaitingDelegate.self) { awaiting in
      awaiting.delegateMembers { (this, event, error, source) in
        defer {
          switch event {
          case .finished: this.latch.end(.success(()))
          case .failed: this.latch.end(.failure(Self.swiftError(error)))
          case .willLoad, .partiallyLoaded, .cancelled: break
          }
        }
        try DataSourceDelegateMessages.tell(event, error, of: source, to: this.nextReference.object)
      }
    }
  }

  private static func swiftError(_ error: Object?) -> any Error {
    let failure = ChildSource.failure(error)
    return (failure as? ErrorBox)?.thrown ?? RaisedError(failure.description)
  }

  /// Replaces a data source's delegate.
  ///
  /// - Returns: false when the data source takes no delegate.
  func takePlace(of other: Object?, in source: Object) throws(MessageError) -> Bool {
    nextReference.refer(to: other)
    nextAwaiting = other as? AwaitingDelegate
    return try DataSourceMessages.setDelegate(self, of: source)
  }

  /// Sends `fetchData`. An error of that message ends the wait.
  ///
  /// - Returns: an error that came after the wait had ended.
  func fetch(_ source: Object) -> MessageError? {
    do throws(MessageError) {
      if try DataSourceMessages.fetchData(source) { return nil }
      latch.end(.success(()))
    } catch {
      return latch.end(.failure(error)) ? nil : error
    }
    return nil
  }

  /// Restores the former delegate, unless the data source has another one by now.
  func giveBack(_ source: Object) {
    hasGivenBack = true
    guard (try? DataSourceMessages.delegate(of: source)) === self else { return }
    var heir = nextReference.object
    while let awaiting = heir as? AwaitingDelegate, awaiting.hasGivenBack {
      heir = awaiting.nextReference.object
    }
    _ = try? DataSourceMessages.setDelegate(heir, of: source)
  }
}

/// Ends a wait once, from whatever thread is first. [any-thread]
final class CompletionLatch: Sendable {
  private enum State {
    case closed
    case waiting(CheckedContinuation<Void, any Error>)
    case ended(Result<Void, any Error>)
  }

  private let state = Locked(State.closed)

  /// Starts a wait; it ends at once if the end has come already.
  func open(for continuation: CheckedContinuation<Void, any Error>) {
    let ended: Result<Void, any Error>? = state.withLock { state in
      if case .ended(let result) = state { return result }
      state = .waiting(continuation)
      return nil
    }
    if let ended { continuation.resume(with: ended) }
  }

  /// Ends the wait.
  ///
  /// - Returns: false when the wait had ended before.
  @discardableResult
  func end(_ result: Result<Void, any Error>) -> Bool {
    let (continuation, isFirst) = state.withLock {
      state -> (CheckedContinuation<Void, any Error>?, Bool) in
      switch state {
      case .closed:
        state = .ended(result)
        return (nil, true)
      case .waiting(let continuation):
        state = .ended(result)
        return (continuation, true)
      case .ended: return (nil, false)
      }
    }
    continuation?.resume(with: result)
    return isFirst
  }
}
