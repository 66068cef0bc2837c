import CarobFoundation
import CarobRuntime

/// The outcome of a request: the response, nil when it is empty, or an error.
enum FetchAnswer {
  case success(Object?)
  case failure(Object)
}

/// The response that a request manager owes.
///
/// The two blocks of a request share one of these, which retains the receiver. Whatever the request manager does with
/// them (call both, call one twice, call within the request, on another thread), the first response is received, later
/// and on the main queue. Releasing the blocks counts as a response, too. [any-thread]
final class PendingAnswer {
  private let manager: RuntimeClass
  private let receiver: Locked<((FetchAnswer) -> Void)?>
  private let origin = PendingWork.Origin()
  /// Whether it counts as pending work. False for a request that is not sent, because its response never comes.
  private let isAwaited = !ICRequestManager.isSuppressing

  /// - Parameter receive: called on the main queue, at most once.
  init(from manager: RuntimeClass, _ receive: @escaping (FetchAnswer) -> Void) {
    self.manager = manager
    receiver = Locked(receive)
    if isAwaited { origin.work?.begin() }
  }

  deinit { give(.failure(ErrorBox(FetchError.dropped(by: manager)))) }

  /// Delivers a response, if it is the first and still wanted.
  func give(_ answer: FetchAnswer) {
    guard let receive = taken() else { return }
    origin.during { MainQueue.later { receive(answer) } }
    settle()
  }

  /// Discards the receiver, because no response is wanted any more.
  func forget() {
    if taken() != nil { settle() }
  }

  private func settle() {
    if isAwaited { origin.work?.end() }
  }

  private func taken() -> ((FetchAnswer) -> Void)? {
    receiver.withLock { receiver in
      defer { receiver = nil }
      return receiver
    }
  }

  /// The blocks for the request manager.
  ///
  /// - Throws: `MessageError` when libffi has no memory.
  func blocks() throws(MessageError) -> (success: Block, failure: Block) {
    let success = try Block { (response: Object?) in self.give(.success(response)) }
    let failure = try Block { (error: Object?) in
      self.give(.failure(error ?? ErrorBox(FetchError.unexplained)))
    }
    return (success, failure)
  }
}
