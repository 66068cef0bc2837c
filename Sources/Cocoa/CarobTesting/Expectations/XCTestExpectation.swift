import CarobFoundation
import CarobRuntime

/// An event that a test waits for. [any-thread]
public class XCTestExpectation: Object {
  private struct State {
    var text = ""
    var count: UInt = 0
    var expected: UInt = 1
    var isInverted = false
    var refusesMore = false
    weak var test: XCTestCase?
    /// The number of the last fulfilment among all, which grows with time.
    var order = 0
  }

  private let state = Locked(State())
  private static let fulfillments = Locked(0)

  /// Makes it an expectation of a test, which fails when it is fulfilled too often.
  final func belong(to test: XCTestCase) {
    state.withLock { state in
      state.test = test
      state.refusesMore = true
    }
  }

  /// The event, in words.
  final var text: String { state.withLock { $0.text } }

  /// Sets the words for the event.
  final func set(text: String) { state.withLock { $0.text = text } }

  /// Whether the event happened as often as expected.
  final var isFulfilled: Bool { state.withLock { $0.count >= $0.expected } }

  /// Whether the event must not happen.
  var isInverted: Bool { state.withLock { $0.isInverted } }

  /// The time of the last fulfilment, for comparisons with other expectations.
  final var order: Int { state.withLock { $0.order } }

  /// Fulfils an expectation that nothing else fulfils, if its event has happened. The waiting thread calls it in each turn.
  ///
  /// - Throws: the error of the code that tells whether the event has happened.
  func check() throws {}

  /// Counts one fulfilment.
  ///
  /// - Parameter ifNeeded: whether to ignore fulfilments beyond the expected number.
  /// - Throws: an exception when there was one fulfilment too many, and the test must stop.
  final func fulfill(ifNeeded: Bool = false) throws {
    let number = Self.fulfillments.withLock { number in
      number += 1
      return number
    }
    let (isTooMuch, test, text) = state.withLock { state in
      if ifNeeded, state.count >= state.expected { return (false, XCTestCase?.none, "") }
      state.count += 1
      state.order = number
      return (state.refusesMore && state.count > state.expected, state.test, state.text)
    }
    NSRunLoop.endTurnOfWait()
    guard isTooMuch else { return }
    let issue = TestIssue(
      "API violation - multiple calls made to -[XCTestExpectation fulfill] for \(text).",
      isExpected: false)
    if let test { try test.record(issue) } else { TestRecorder.recordUnattributed(issue) }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTestExpectation.self, "Something that is to happen while a test waits."
    ) { expectation in
      expectation.method("- (instancetype)initWithDescription:(NSString *)description") {
        (this, text: String) in
        this.set(text: text)
        return this
      }
      expectation.method("- (void)fulfill") { try $0.fulfill() }
      expectation.property(
        "@property (nonatomic, copy) NSString *expectationDescription", get: { $0.text },
        set: { (this, text: String) in this.set(text: text) })
      expectation.property("@property (nonatomic) NSUInteger expectedFulfillmentCount") { this in
        this.state.withLock { $0.expected }
      } set: { (this, count: UInt) in
        guard count > 0 else {
          throw RaisedError(
            "an expectation is to be fulfilled once at least; set inverted for one that is not",
            exceptionName: "NSInternalInconsistencyException")
        }
        this.state.withLock { $0.expected = count }
      }
      expectation.property(
        "@property (nonatomic) BOOL assertForOverFulfill",
        get: { this in this.state.withLock { $0.refusesMore } },
        set: { (this, value: Bool) in this.state.withLock { $0.refusesMore = value } })
      expectation.property(
        "@property (nonatomic, getter=isInverted) BOOL inverted", get: { $0.isInverted },
        set: { (this, value: Bool) in this.state.withLock { $0.isInverted = value } })
    }
  }
}
