import CarobFoundation
import CarobRuntime
import Foundation

/// Waits for expectations, and says how it ended. [any-thread]
public final class XCTWaiter: Object {
  /// How a wait ended, by XCTWaiterResult.
  enum Outcome: Int {
    case completed = 1
    case timedOut = 2
    case incorrectOrder = 3
    case invertedFulfillment = 4
    case interrupted = 5
  }

  /// The end of a wait.
  struct End {
    let outcome: Outcome
    /// The expectations that were not met, or were met though they must not be, or in a wrong order.
    var unmet: [XCTestExpectation] = []
    /// The failure of the test; nil when all went well.
    var issue: TestIssue?
    /// The waiter around this one whose time was over.
    var interrupter: XCTWaiter?
  }

  /// A wait that is under way.
  private struct Frame {
    let waiter: XCTWaiter
    let end: Date
    let thread: UInt
  }

  /// The waits of all threads, the last one last.
  private static let frames = Locked<[Frame]>([])

  private struct State {
    weak var delegate: Object?
    var fulfilled: [XCTestExpectation] = []
    var failure: TestIssue?
  }

  private let state = Locked(State())

  /// The longest turn of the run loop, in seconds. Short, because other threads may fulfil an expectation meanwhile.
  private static let longestTurn = 0.005

  /// Runs the loop of this thread in the default mode until all expectations are fulfilled, or the time is over.
  ///
  /// - Throws: the error of an expectation's predicate.
  private static func wait(
    for expectations: [XCTestExpectation], _ seconds: Double, inOrder isOrdered: Bool,
    until end: Date, within outer: [Frame]
  ) throws -> End {
    let needed = expectations.filter { !$0.isInverted }
    let unwanted = expectations.filter(\.isInverted)
    while true {
      try autoreleasePool { for expectation in expectations { try expectation.check() } }
      if unwanted.isEmpty, needed.allSatisfy(\.isFulfilled) { break }
      if let happened = unwanted.first(where: \.isFulfilled) {
        return End(
          outcome: .invertedFulfillment, unmet: [happened],
          issue: TestIssue(
            "Asynchronous wait failed: Fulfilled inverted expectation \"\(happened.text)\"."))
      }
      guard end.timeIntervalSinceNow > 0 else { break }
      if let late = outer.first(where: { $0.end.timeIntervalSinceNow <= 0 }) {
        return End(
          outcome: .interrupted, unmet: needed.filter { !$0.isFulfilled },
          issue: TestIssue(
            "Asynchronous wait failed: Interrupted by timeout of containing waiter \(late.waiter)."),
          interrupter: late.waiter)
      }
      try autoreleasePool {
        let turn = min(end, Date(timeIntervalSinceNow: longestTurn))
        // Without sources, the run loop returns at once.
        if try !NSRunLoop.takeTurn(before: turn) { Thread.sleep(until: turn) }
      }
    }
    let missing = needed.filter { !$0.isFulfilled }
    if !missing.isEmpty {
      let names = missing.map { "\"\($0.text)\"" }.joined(separator: ", ")
      return End(
        outcome: .timedOut, unmet: missing,
        issue: TestIssue(
          "Asynchronous wait failed: Exceeded timeout of \(String(format: "%g", seconds)) seconds, with unfulfilled "
            + "expectations: \(names)."))
    }
    guard isOrdered else { return End(outcome: .completed) }
    for (first, second) in zip(needed, needed.dropFirst()) where first.order > second.order {
      return End(
        outcome: .incorrectOrder, unmet: [first, second],
        issue: TestIssue(
          "Asynchronous wait failed: Failed due to expectation fulfilled in incorrect order: requires "
            + "\"\(first.text)\", actually fulfilled \"\(second.text)\"."))
    }
    return End(outcome: .completed)
  }

  /// Makes a waiter that fails a test.
  convenience init(delegate: XCTestCase) {
    self.init()
    state.withLock { $0.delegate = delegate }
  }

  /// The failure of the last wait, in words; nil when all went well.
  var failure: TestIssue? { state.withLock { $0.failure } }

  private static let timedOut = Message<(XCTWaiter, ArrayBox) -> Void>(
    "waiter:didTimeoutWithUnfulfilledExpectations:")
  private static let wrongOrder =
    Message<(XCTWaiter, XCTestExpectation, XCTestExpectation) -> Void>(
      "waiter:fulfillmentDidViolateOrderingConstraintsForExpectation:requiredExpectation:")
  private static let inverted = Message<(XCTWaiter, XCTestExpectation) -> Void>(
    "waiter:didFulfillInvertedExpectation:")
  private static let interrupted = Message<(XCTWaiter, XCTWaiter) -> Void>(
    "nestedWaiter:wasInterruptedByTimedOutWaiter:")

  /// Waits, and tells the delegate if that fails.
  ///
  /// - Throws: the error of an expectation's predicate, or of the delegate.
  @discardableResult
  func wait(
    _ expectations: [XCTestExpectation], _ seconds: Double, inOrder isOrdered: Bool
  ) throws -> Int {
    TestRecorder.runningCase?.forget(expectations)
    let limit = Date(timeIntervalSinceNow: seconds)
    let frame = Frame(waiter: self, end: limit, thread: UInt(pthread_self()))
    let outer = Self.frames.withLock { frames in
      defer { frames.append(frame) }
      return frames.filter { $0.thread == frame.thread }
    }
    defer {
      Self.frames.withLock { frames in
        let index = frames.lastIndex { $0.waiter === self && $0.thread == frame.thread }
        if let index { frames.remove(at: index) }
      }
    }
    let end = try Self.wait(
      for: expectations, seconds, inOrder: isOrdered, until: limit, within: outer)
    let fulfilled = expectations.filter { $0.order > 0 }.sorted { $0.order < $1.order }
    state.set(\.fulfilled, to: fulfilled)
    state.set(\.failure, to: end.issue)
    try tellDelegate(end)
    return end.outcome.rawValue
  }

  private func tellDelegate(_ end: End) throws {
    guard let delegate = state.withLock({ $0.delegate }) else { return }
    switch end.outcome {
    case .completed: break
    case .timedOut where delegate.responds(to: Self.timedOut.selector):
      try Self.timedOut(delegate, self, ArrayBox(end.unmet))
    case .incorrectOrder where delegate.responds(to: Self.wrongOrder.selector):
      try Self.wrongOrder(delegate, self, end.unmet[1], end.unmet[0])
    case .invertedFulfillment where delegate.responds(to: Self.inverted.selector):
      try Self.inverted(delegate, self, end.unmet[0])
    case .interrupted where delegate.responds(to: Self.interrupted.selector):
      if let outer = end.interrupter { try Self.interrupted(delegate, self, outer) }
    default: break
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTWaiter.self, "Waits for expectations, and says how the wait ended."
    ) { waiter in
      waiter.declareProtocol(
        """
        @protocol XCTWaiterDelegate <NSObject>
        @optional
        - (void)waiter:(XCTWaiter *)waiter \
        didTimeoutWithUnfulfilledExpectations:(NSArray<XCTestExpectation *> *)unfulfilled
        - (void)waiter:(XCTWaiter *)waiter \
        fulfillmentDidViolateOrderingConstraintsForExpectation:(XCTestExpectation *)expectation \
        requiredExpectation:(XCTestExpectation *)requiredExpectation
        - (void)waiter:(XCTWaiter *)waiter \
        didFulfillInvertedExpectation:(XCTestExpectation *)expectation
        - (void)nestedWaiter:(XCTWaiter *)waiter \
        wasInterruptedByTimedOutWaiter:(XCTWaiter *)outerWaiter
        """,
        "Hears why a wait failed.")
      waiter.method("- (instancetype)initWithDelegate:(nullable id<XCTWaiterDelegate>)delegate") {
        (this, delegate: Object?) in
        this.state.withLock { $0.delegate = delegate }
        return this
      }
      waiter.property(
        "@property (nullable, weak) id<XCTWaiterDelegate> delegate",
        get: { this -> Object? in this.state.withLock { $0.delegate } },
        set: { (this, delegate: Object?) in this.state.withLock { $0.delegate = delegate } })
      waiter.property(
        "@property (readonly) NSArray<XCTestExpectation *> *fulfilledExpectations"
      ) { this in ArrayBox(this.state.withLock { $0.fulfilled }) }
      defineWaiting(waiter)
    }
  }

  private static func defineWaiting(_ waiter: ClassMembers<XCTWaiter>) {
    waiter.method(
      """
      - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations \
      timeout:(NSTimeInterval)seconds
      """
    ) { (this, expectations: [XCTestExpectation], seconds: Double) in
      try this.wait(expectations, seconds, inOrder: false)
    }
    waiter.method(
      """
      - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations \
      timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder
      """
    ) { (this, expectations: [XCTestExpectation], seconds: Double, isOrdered: Bool) in
      try this.wait(expectations, seconds, inOrder: isOrdered)
    }
    waiter.classMethod(
      """
      + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations \
      timeout:(NSTimeInterval)seconds
      """
    ) { (_, expectations: [XCTestExpectation], seconds: Double) in
      try XCTWaiter().wait(expectations, seconds, inOrder: false)
    }
    waiter.classMethod(
      """
      + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations \
      timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder
      """
    ) { (_, expectations: [XCTestExpectation], seconds: Double, isOrdered: Bool) in
      try XCTWaiter().wait(expectations, seconds, inOrder: isOrdered)
    }
  }
}
