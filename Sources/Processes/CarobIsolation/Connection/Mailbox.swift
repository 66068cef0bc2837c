import CarobLibc

/// Where the event loop's thread puts what arrives, and where others wait for it. What waits there is
/// limited. [any-thread]
final class Mailbox: @unchecked Sendable {
  // SAFETY: everything below is read and written with the mutex held; the pointers are constant.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let arrival: UnsafeMutablePointer<pthread_cond_t>
  private var awaited: Set<UInt64> = []
  private var answers: [UInt64: Answer] = [:]
  private var requests: [(frame: Frame, size: Int)] = []
  /// How many of the requests in the list were taken, and how many requests ever came and were taken.
  private var taken = 0
  private var cameEver = 0
  private var takenEver = 0
  private var waitingBytes = 0
  private var hasGreeting = false
  private var end: ConnectionEnd?

  /// The most that may wait to be handled.
  static let maximumRequests = 65_536
  /// The most bytes that may wait to be handled.
  static let maximumBytes = 2 * Frame.largest

  private struct Answer {
    let result: Result<WireValue, RemoteError>
    /// How many requests came before it.
    let requestsBefore: Int
  }

  /// What somebody who waits gets.
  enum Event {
    /// What was waited for.
    case answer(Result<WireValue, RemoteError>)
    /// Something to be done first.
    case request(Frame)
    /// The other side's first frame.
    case greeting
    /// Nothing will arrive any more.
    case ended(ConnectionEnd)
    /// The time is over.
    case timeOver
  }

  init() {
    mutex = .allocate(capacity: 1)
    arrival = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    arrival.initialize(to: pthread_cond_t())
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    let status = pthread_mutex_init(mutex, nil) | pthread_cond_init(arrival, &attributes)
    precondition(status == 0, "a lock cannot be made")
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(arrival)
    pthread_mutex_destroy(mutex)
    arrival.deallocate()
    mutex.deallocate()
  }

  private func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  // MARK: What arrives

  /// Takes a frame from the event loop's thread.
  ///
  /// - Throws: `WireError` for an answer that nobody waits for, a second greeting, and for too much at once.
  func deliver(_ received: ReceivedFrame) throws(WireError) {
    try locked { () throws(WireError) in
      if end != nil { return }
      try put(received)
      pthread_cond_broadcast(arrival)
    }
  }

  private func put(_ received: ReceivedFrame) throws(WireError) {
    if !hasGreeting {
      guard case .hello(let version) = received.frame else {
        throw WireError("sent something else before its greeting")
      }
      guard version == Frame.version else {
        throw WireError("speaks version \(version) of the protocol, this host \(Frame.version)")
      }
      hasGreeting = true
      return
    }
    switch received.frame {
    case .hello: throw WireError("sent a second greeting")
    case .answer(let number, let value): try answer(number, .success(value))
    case .failure(let number, let error): try answer(number, .failure(error))
    case .message, .signature, .release:
      waitingBytes += received.size
      guard requests.count - taken < Self.maximumRequests, waitingBytes <= Self.maximumBytes else {
        throw WireError("sends faster than it is answered")
      }
      requests.append((received.frame, received.size))
      cameEver += 1
    }
  }

  private func answer(
    _ number: UInt64, _ result: Result<WireValue, RemoteError>
  ) throws(WireError) {
    guard awaited.remove(number) != nil else {
      throw WireError("answered message \(number), which waits for no answer")
    }
    answers[number] = Answer(result: result, requestsBefore: cameEver)
  }

  /// Says that nothing will arrive any more. The first reason stays.
  func close(_ reason: ConnectionEnd) {
    locked {
      if end == nil { end = reason }
      pthread_cond_broadcast(arrival)
    }
  }

  // MARK: Waiting

  /// Says that an answer is wanted. Call it before the message is written.
  func expect(_ number: UInt64) { locked { _ = awaited.insert(number) } }

  /// Says that an answer is not wanted any more.
  func forget(_ number: UInt64) {
    locked {
      awaited.remove(number)
      answers[number] = nil
    }
  }

  /// Waits for the other side's greeting.
  func greeting(until deadline: Deadline) -> Event {
    wait(until: deadline) { hasGreeting ? .greeting : nil }
  }

  /// Waits for an answer, or for something to be done first.
  ///
  /// - Parameters:
  ///   - number: the message's; nil for who waits for requests only.
  ///   - takingRequests: whether the caller can handle requests.
  ///   - deadline: nil for none.
  func next(
    answering number: UInt64?, takingRequests: Bool, until deadline: Deadline?
  ) -> Event {
    wait(until: deadline) {
      // In the order of arrival: an object that an answer speaks of may be released right behind it.
      let answer = number.flatMap { answers[$0] }
      if takingRequests, takenEver < answer?.requestsBefore ?? .max, let request = takeRequest() {
        return .request(request)
      }
      if let number, let answer {
        answers[number] = nil
        return .answer(answer.result)
      }
      return nil
    }
  }

  private func wait(until deadline: Deadline?, _ look: () -> Event?) -> Event {
    locked {
      while true {
        if let event = look() {
          // Requests without end must not keep an answer from being late.
          if case .request = event, deadline?.isOver == true { return .timeOver }
          return event
        }
        if let end { return .ended(end) }
        guard let deadline else {
          pthread_cond_wait(arrival, mutex)
          continue
        }
        var time = deadline.time
        if pthread_cond_timedwait(arrival, mutex, &time) == ETIMEDOUT {
          return look() ?? end.map(Event.ended) ?? .timeOver
        }
      }
    }
  }

  private func takeRequest() -> Frame? {
    guard taken < requests.count else { return nil }
    let (frame, size) = requests[taken]
    taken += 1
    takenEver += 1
    waitingBytes -= size
    if taken == requests.count {
      requests.removeAll(keepingCapacity: true)
      taken = 0
    }
    return frame
  }
}

/// Why nothing arrives any more.
enum ConnectionEnd: Sendable {
  /// The other side has closed its end.
  case closed
  /// It sent what is no message.
  case malformed(WireError)
  /// It sent or wrote too much.
  case flood(String)
  /// This side wanted it to end.
  case stopped
}
