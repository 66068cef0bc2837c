import CarobLibc
import CarobRuntime

/// Passes incoming frames from the event loop's thread to others. The number and bytes of waiting
/// frames are limited. [any-thread]
final class Mailbox: Sendable {
  fileprivate struct State {
    var awaited: Set<UInt64> = []
    var answers: [UInt64: Answer] = [:]
    var requests: [(frame: WireFrame, size: Int)] = []
    /// The number of requests taken from `requests`; the number of all that came; the number of all that were taken.
    var taken = 0
    var cameEver = 0
    var takenEver = 0
    var waitingBytes = 0
    var hasGreeting = false
    var end: ConnectionEnd?
  }

  private let state = LockedCondition(State(), clock: CLOCK_MONOTONIC)

  /// The most requests that may wait.
  static let maximumRequests = 65_536
  /// The most bytes that may wait.
  static let maximumBytes = 2 * WireFrame.largest

  fileprivate struct Answer {
    let result: Result<WireValue, RemoteError>
    /// The number of requests that came before it.
    let requestsBefore: Int
  }

  /// A result of waiting.
  enum Event {
    /// The answer.
    case answer(Result<WireValue, RemoteError>)
    /// A request to handle first.
    case request(WireFrame)
    /// The other side's first frame.
    case greeting
    /// Nothing more will arrive.
    case ended(ConnectionEnd)
    /// The deadline has passed.
    case timeOver
  }

  // MARK: Delivering

  /// Delivers a frame, on the event loop's thread.
  ///
  /// - Throws: `WireError` for an unexpected answer, a second greeting, or too many waiting requests.
  func deliver(_ received: ReceivedFrame) throws(WireError) {
    try state.change { (state) throws(WireError) in
      if state.end == nil { try state.put(received) }
    }
  }

  /// Records that nothing more will arrive. The first reason counts.
  func close(_ reason: ConnectionEnd) {
    state.change { if $0.end == nil { $0.end = reason } }
  }

  // MARK: Waiting

  /// Announces that an answer will be awaited. Call this before writing the message.
  func expect(_ number: UInt64) { state.withLock { _ = $0.awaited.insert(number) } }

  /// Drops an answer that is not awaited any more.
  func forget(_ number: UInt64) {
    state.withLock { state in
      state.awaited.remove(number)
      state.answers[number] = nil
    }
  }

  func greeting(until deadline: Deadline) -> Event {
    wait(until: deadline) { $0.hasGreeting ? .greeting : nil }
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
    wait(until: deadline) { state in
      // In the order of arrival, because an object in the answer may be released right after it.
      let answer = number.flatMap { state.answers[$0] }
      if takingRequests, state.takenEver < answer?.requestsBefore ?? .max, state.hasRequests {
        // An endless stream of requests must not hide that the answer is late.
        if deadline?.isOver == true { return .timeOver }
        if let request = state.takeRequest() { return .request(request) }
      }
      if let number, let answer {
        state.answers[number] = nil
        return .answer(answer.result)
      }
      return nil
    }
  }

  private func wait(until deadline: Deadline?, _ look: (inout State) -> Event?) -> Event {
    func event(_ state: inout State) -> Event? {
      look(&state) ?? state.end.map(Event.ended)
    }
    guard let deadline else { return state.wait(for: event) }
    return state.wait(until: deadline.time, for: event) ?? .timeOver
  }
}

extension Mailbox.State {
  fileprivate mutating func put(_ received: ReceivedFrame) throws(WireError) {
    if !hasGreeting {
      guard case .hello(let version) = received.frame else {
        throw WireError("sent something else before its greeting")
      }
      guard version == WireFrame.version else {
        throw WireError("speaks version \(version) of the protocol, this host \(WireFrame.version)")
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
      guard requests.count - taken < Mailbox.maximumRequests, waitingBytes <= Mailbox.maximumBytes
      else {
        throw WireError("sends faster than it is answered")
      }
      requests.append((received.frame, received.size))
      cameEver += 1
    }
  }

  private mutating func answer(
    _ number: UInt64, _ result: Result<WireValue, RemoteError>
  ) throws(WireError) {
    guard awaited.remove(number) != nil else {
      throw WireError("answered message \(number), which waits for no answer")
    }
    answers[number] = Mailbox.Answer(result: result, requestsBefore: cameEver)
  }

  fileprivate var hasRequests: Bool { taken < requests.count }

  fileprivate mutating func takeRequest() -> WireFrame? {
    guard hasRequests else { return nil }
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
