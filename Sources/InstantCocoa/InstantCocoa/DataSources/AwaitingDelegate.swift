import CarobFoundation
import CarobRuntime

/// Is a data source's delegate for the time of a fetch, and passes everything on to the one before.
final class AwaitingDelegate: Object {
  let latch = CompletionLatch()

  private var nextReference = WeakReference<Object>()
  /// Another one of these, which lives until it has given its place back.
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

  /// Becomes the delegate instead of another one.
  ///
  /// - Returns: false when the data source takes none.
  func takePlace(of other: Object?, in source: Object) throws(MessageError) -> Bool {
    nextReference.refer(to: other)
    nextAwaiting = other as? AwaitingDelegate
    return try DataSourceMessages.setDelegate(self, of: source)
  }

  /// Sends `fetchData`. An error of its ends the wait.
  ///
  /// - Returns: an error that came after the end.
  func fetch(_ source: Object) -> MessageError? {
    do throws(MessageError) {
      if try DataSourceMessages.fetchData(source) { return nil }
      latch.end(.success(()))
    } catch {
      return latch.end(.failure(error)) ? nil : error
    }
    return nil
  }

  /// Makes the one before the delegate again, unless somebody else has become it.
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

  /// Lets somebody wait, not at all if the end has come.
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
  /// - Returns: false when it had ended.
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
