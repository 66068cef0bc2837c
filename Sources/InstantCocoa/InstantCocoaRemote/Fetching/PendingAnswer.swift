import CarobFoundation
import CarobRuntime

/// What came of a request: the response, nil when it is empty, or an error.
enum FetchAnswer {
  case success(Object?)
  case failure(Object)
}

/// The answer that a request manager owes.
///
/// The two blocks of a request have one of these between them, which keeps whoever waits for the answer alive.
/// Whatever the request manager does with them (call both, call one twice, call within the request, on
/// another thread), the first answer is received, later and on the main queue. One that lets go of the
/// blocks has answered, too. [any-thread]
final class PendingAnswer {
  private let manager: RuntimeClass
  private let receiver: Locked<((FetchAnswer) -> Void)?>
  private let origin = PendingWork.Origin()
  /// Whether it counts as pending work: an answer to a request that is not sent never comes.
  private let isAwaited = !ICRequestManager.isSuppressing

  /// - Parameter receive: called on the main queue, at most once.
  init(from manager: RuntimeClass, _ receive: @escaping (FetchAnswer) -> Void) {
    self.manager = manager
    receiver = Locked(receive)
    if isAwaited { origin.work?.begin() }
  }

  deinit { give(.failure(ErrorBox(FetchError.dropped(by: manager)))) }

  /// Hands an answer over, if it is the first and somebody still wants it.
  func give(_ answer: FetchAnswer) {
    guard let receive = taken() else { return }
    origin.during { MainQueue.later { receive(answer) } }
    settle()
  }

  /// Nobody wants an answer any more.
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
