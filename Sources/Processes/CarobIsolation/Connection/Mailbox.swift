import CarobLibc

/// Passes incoming frames from the event loop's thread to others. The number and bytes of waiting
/// frames are limited. [any-thread]
final class Mailbox: @unchecked Sendable {
  // SAFETY: everything below is read and written with the mutex held; the pointers are constant.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let arrival: UnsafeMutablePointer<pthread_cond_t>
  private var awaited: Set<UInt64> = []
  private var answers: [UInt64: Answer] = [:]
  private var requests: [(frame: Frame, size: Int)] = []
  /// The number of requests taken from `requests`; the number of all that came; the number of all that were taken.
  private var taken = 0
  private var cameEver = 0
  private var takenEver = 0
  private var waitingBytes = 0
  private var hasGreeting = false
  private var end: ConnectionEnd?

  /// The most requests that may wait.
  static let maximumRequests = 65_536
  /// The most bytes that may wait.
  static let maximumBytes = 2 * Frame.largest

  private struct Answer {
    let result: Result<WireValue, RemoteError>
    /// The number of requests that came before it.
    let requestsBefore: Int
  }

  /// A result of waiting.
  enum Event {
    /// The answer.
    case answer(Result<WireValue, RemoteError>)
    /// A request to handle first.
    case request(Frame)
    /// The other side's first frame.
    case greeting
    /// Nothing more will arrive.
    case ended(ConnectionEnd)
    /// The deadline has passed.
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

  // MARK: Delivering

  /// Delivers a frame, on the event loop's thread.
  ///
  /// - Throws: `WireError` for an unexpected answer, a second greeting, or too many waiting requests.
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

  /// Records that nothing more will arrive. The first reason counts.
  func close(_ reason: ConnectionEnd) {
    locked {
      if end == nil { end = reason }
      pthread_cond_broadcast(arrival)
    }
  }

  // MARK: Waiting

  /// Announces that an answer will be awaited. Call this before writing the message.
  func expect(_ number: UInt64) { locked { _ = awaited.insert(number) } }

  /// Drops an answer that is not awaited any more.
  func forget(_ number: UInt64) {
    locked {
      awaited.remove(number)
      answers[number] = nil
    }
  }

  func greeting(until deadline: Deadline) -> Event {
    wait(until: deadline) { hasGreeting ? .greeting : nil }
  }

  /// Waits for an answer, or for a request to handle first.
  ///
  /// - Parameters:
  ///   - number: the number of the message; nil to wait only for requests.
  ///   - takingRequests: whether the caller can handle requests.
  ///   - deadline: the deadline; nil for none.
  func next(
    answering number: UInt64?, takingRequests: Bool, until deadline: Deadline?
  ) -> Event {
    wait(until: deadline) {
      // In the order of arrival, because an object in the answer may be released right after it.
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
          // An endless stream of requests must not hide that the answer is late.
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

/// The reason why nothing more arrives.
enum ConnectionEnd: Sendable {
  /// The other side closed its end.
  case closed
  /// The other side sent a malformed frame.
  case malformed(WireError)
  /// The other side sent too much.
  case flood(String)
  /// This side stopped the connection.
  case stopped
}
