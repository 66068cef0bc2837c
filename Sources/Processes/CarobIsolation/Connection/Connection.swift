import CarobLibc
import CarobRuntime
import NIOCore
import Synchronization

/// Exchanges messages with another process, through a socket on an event loop.
///
/// The sender of a message waits for the answer, and handles requests of the other side meanwhile, so both sides may
/// call each other back. The event loop's thread transfers bytes, and never waits for an answer. [any-thread]
final class Connection: @unchecked Sendable {
  // SAFETY: all fields are constant, and safe to use from any thread, but those that `state` guards.
  let objects: ObjectTable
  let mailbox = Mailbox()
  /// The messages that the other side may send to our objects.
  let access: ObjectAccess
  /// The time limit for messages without another one; nil for none.
  private let deadline: Duration?

  private struct State {
    var channel: (any Channel)?
    var signatures: [String: MethodSignature] = [:]
    /// The deadlines of messages, by the thread that sends them; the innermost is last.
    var deadlines: [UInt: [Deadline]] = [:]
    var selectors: [String] = []
    /// The number of nested requests being answered.
    var depth = 0
    /// The selectors and encodings that the other side has used.
    var names: Set<String> = []
  }

  private let state = Locked(State())
  private let lastNumber = Atomic<UInt64>(0)
  /// The number of bytes written that the other side has not taken.
  private let waiting = Atomic(0)
  /// Makes sure that the other side is gone, and returns the error for the loss.
  private let explain: @Sendable (ConnectionLoss) -> IsolationError
  /// Whether this thread may handle requests.
  private let handlesRequests: @Sendable () -> Bool

  /// The most nested messages.
  static let maximumDepth = 64

  /// The most selectors and encodings of the other side.
  static let maximumNames = 16_384

  init(
    root: Object?, access: ObjectAccess, deadline: Duration? = nil,
    handlesRequests: @escaping @Sendable () -> Bool = { true },
    explain: @escaping @Sendable (ConnectionLoss) -> IsolationError
  ) {
    objects = ObjectTable(root: root)
    self.access = access
    self.deadline = deadline
    self.handlesRequests = handlesRequests
    self.explain = explain
  }

  /// Opens the connection: sends the greeting.
  func open(_ channel: any Channel) {
    state.withLock { $0.channel = channel }
    _ = try? write(.hello(version: WireFrame.version))
  }

  /// Returns the proxy for the other side's root object.
  func root() throws(IsolationError) -> RemoteObject {
    do throws(WireError) {
      return try objects.proxy(0) { RemoteObject(0, className: "root", of: self) }
    } catch {
      throw explain(.malformed(error))
    }
  }

  // MARK: Requests

  /// Runs `body`, which answers a request.
  ///
  /// - Throws: `WireError` when too many messages are nested.
  func nested<Result>(_ body: () throws -> Result) throws -> Result {
    let depth = state.withLock { state in
      state.depth += 1
      return state.depth
    }
    defer { state.withLock { $0.depth -= 1 } }
    if depth > Self.maximumDepth {
      throw WireError("nests more than \(Self.maximumDepth) messages")
    }
    return try body()
  }

  /// Counts a name or an encoding, which will never be freed.
  ///
  /// - Throws: `WireError` when there are too many.
  func learn(_ name: String) throws(WireError) {
    let count = state.withLock { state in
      state.names.insert(name)
      return state.names.count
    }
    if count > Self.maximumNames { throw WireError("uses more than \(Self.maximumNames) names") }
  }

  /// Ends the connection, because the other side violates the protocol.
  func lose(_ error: WireError) -> IsolationError { explain(.malformed(error)) }

  // MARK: Sending

  /// Sends a message and sets its result.
  ///
  /// - Throws: `RemoteError` for the method's error; `IsolationError`.
  func send(_ invocation: NSInvocation, to number: UInt64) throws {
    guard let selector = invocation.selector?.name else { throw IsolationError.notRunning }
    try InvocationCoding.check(invocation.signature, of: selector)
    let coding = InvocationCoding(self)
    let message = WireMessage(
      object: number, selector: selector, types: invocation.signature.encoding.encoding,
      arguments: try coding.arguments(of: invocation))
    let result = try exchange(selector) { .message(number: $0, message) }
    do {
      try coding.setResult(result, of: invocation)
    } catch let error as WireError {
      throw lose(error)
    }
  }

  /// Returns the method signature of an object of the other side; nil when it has no such method.
  /// Caches signatures by the object's class.
  ///
  /// - Throws: `RemoteError`, `IsolationError`.
  func signature(
    of selector: Selector, for number: UInt64, className: String
  ) throws -> MethodSignature? {
    let key = "\(className) \(selector)"
    if let known = state.withLock({ $0.signatures[key] }) { return known }
    let answer = try exchange("methodSignatureForSelector:") {
      .signature(number: $0, object: number, selector: selector.name)
    }
    switch answer {
    case .none: return nil
    case .string(let types):
      let signature: MethodSignature
      do {
        signature = try MethodSignature.interned(types)
      } catch {
        throw explain(.malformed(WireError("sent types that are none: \(error)")))
      }
      state.withLock { $0.signatures[key] = signature }
      return signature
    default: throw explain(.malformed(WireError("answered with other than types")))
    }
  }

  /// Writes a message, and handles requests until its answer arrives.
  private func exchange(_ selector: String, _ frame: (UInt64) -> WireFrame) throws -> WireValue {
    if let deadline, limit == nil {
      return try within(deadline) { try exchange(selector, frame) }
    }
    precondition(
      state.withLock { $0.channel?.eventLoop.inEventLoop } != true,
      "\(selector) was sent on the thread that has to read its answer")
    let number = lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    mailbox.expect(number)
    defer { mailbox.forget(number) }
    state.withLock { $0.selectors.append(selector) }
    defer { state.withLock { _ = $0.selectors.popLast() } }
    try write(frame(number))
    let takesRequests = handlesRequests()
    while true {
      let deadline = limit
      switch mailbox.next(
        answering: number, takingRequests: takesRequests, until: deadline)
      {
      case .answer(let answer): return try answer.get()
      case .request(let request): try whileTheOtherWaits { try handle(request) }
      case .ended(let end): throw explain(ConnectionLoss(end))
      case .timeOver:
        // The deadline may have been extended meanwhile.
        if let deadline, limit == deadline {
          throw explain(.timeOver)
        }
      case .greeting: break
      }
    }
  }

  /// Handling a request normally takes less than this.
  private static let briefly = Duration.milliseconds(100)

  /// Runs `body`. If it takes long, for example because a reader of the output pauses, extends the
  /// other side's deadlines.
  private func whileTheOtherWaits(_ body: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    defer {
      let taken = ContinuousClock.now - start
      if taken > Self.briefly {
        moveDeadlines { $0.later(by: taken) }
      }
    }
    try body()
  }

  /// The selector of the outermost message, for errors.
  var selector: String? { state.withLock { $0.selectors.first } }

  /// Runs `body` with a time limit for all of its messages. An earlier outer limit still applies.
  func within<Result>(_ duration: Duration, _ body: () throws -> Result) rethrows -> Result {
    let wanted = Deadline(in: duration)
    let thread = Self.thread
    state.withLock { state in
      let outer = state.deadlines[thread]?.last
      state.deadlines[thread, default: []].append(outer.map { min($0, wanted) } ?? wanted)
    }
    defer {
      state.withLock { state in
        _ = state.deadlines[thread]?.popLast()
        if state.deadlines[thread]?.isEmpty == true { state.deadlines[thread] = nil }
      }
    }
    return try body()
  }

  private static var thread: UInt { UInt(pthread_self()) }

  /// The deadline for this thread's messages; nil for none.
  private var limit: Deadline? {
    let thread = Self.thread
    return state.withLock { $0.deadlines[thread]?.last }
  }

  private func moveDeadlines(_ move: (Deadline) -> Deadline) {
    state.withLock { state in
      state.deadlines = state.deadlines.mapValues { $0.map(move) }
    }
  }

  /// Sets the deadline of all waiting messages, from now on.
  func extendDeadline(_ duration: Duration) {
    let later = Deadline(in: duration)
    moveDeadlines { _ in later }
  }

  /// Releases the object of a deallocated proxy.
  func release(_ number: UInt64) {
    let times = objects.forget(number)
    // The root object is never released.
    if number != 0, times > 0 { try? write(.release(object: number, times: times)) }
  }

  /// - Throws: `IsolationError` when the frame is too large, or the connection is closed.
  func write(_ frame: WireFrame) throws(IsolationError) {
    guard let channel = state.withLock({ $0.channel }) else { throw .notRunning }
    var body = channel.allocator.buffer(capacity: 256)
    body.writeInteger(UInt32(0))
    frame.write(to: &body)
    let size = body.readableBytes - 4
    guard size <= WireFrame.largest else { throw .tooLarge(size, limit: WireFrame.largest) }
    body.setInteger(UInt32(size), at: body.readerIndex)
    let count = body.readableBytes
    let (before, _) = waiting.add(count, ordering: .relaxed)
    // Both sides read all the time, so the other process is stopped, or does not read on purpose.
    if before > Mailbox.maximumBytes {
      mailbox.close(.malformed(WireError("does not read what it is sent")))
      channel.close(promise: nil)
    }
    // A waiting sender notices when writing fails.
    channel.writeAndFlush(body).whenComplete { [self] _ in
      waiting.subtract(count, ordering: .relaxed)
    }
  }

  /// Closes the socket. All waiting senders get an error.
  func close(_ end: ConnectionEnd) {
    mailbox.close(end)
    let channel = state.withLock { state in
      defer { state.channel = nil }
      return state.channel
    }
    channel?.close(promise: nil)
    objects.removeAll()
  }
}

/// The reason why an answer will not come.
enum ConnectionLoss {
  case closed, stopped, timeOver
  case malformed(WireError)
  case flood(String)

  init(_ end: ConnectionEnd) {
    switch end {
    case .closed: self = .closed
    case .stopped: self = .stopped
    case .malformed(let error): self = .malformed(error)
    case .flood(let what): self = .flood(what)
    }
  }
}
