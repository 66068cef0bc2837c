import CarobRuntime

/// An event that a test waits for. [any-thread]
public final class XCTestExpectation: Object {
  private struct State {
    var text = ""
    var count: UInt = 0
    var expected: UInt = 1
    var isInverted = false
    var refusesMore = false
    weak var test: XCTestCase?
    /// The number of the last fulfilment among all, which grows with time.
    var order = 0
    /// Returns true once the event has happened; nil if a message fulfils the expectation.
    var condition: (() throws -> Bool)?
    var observer: Object?
  }

  private let state = Locked(State())
  private static let fulfillments = Locked(0)

  convenience init(_ text: String, of test: XCTestCase) {
    self.init(isa: Self.runtimeClass)
    state.withLock { state in
      state.text = text
      state.test = test
      // As in the expectations that XCTestCase makes.
      state.refusesMore = true
    }
  }

  /// The event, in words.
  var text: String { state.withLock { $0.text } }

  /// Whether the event happened as often as expected.
  var isFulfilled: Bool { state.withLock { $0.count >= $0.expected } }

  /// Whether the event must not happen.
  var isInverted: Bool { state.withLock { $0.isInverted } }

  /// The time of the last fulfilment, for comparisons with other expectations.
  var order: Int { state.withLock { $0.order } }

  /// Sets a condition that the waiting test checks until it is true.
  func expect(_ condition: @escaping () throws -> Bool) {
    state.set(\.condition, to: condition)
  }

  /// Retains an object for the life of the expectation.
  func keep(_ observer: Object) { state.set(\.observer, to: observer) }

  /// Checks the condition, if there is one.
  ///
  /// - Throws: the condition's error.
  func ask() throws {
    guard let condition = state.withLock({ $0.condition }), try condition() else { return }
    state.set(\.condition, to: nil)
    try fulfill(ifNeeded: true)
  }

  /// Counts one fulfilment.
  ///
  /// - Parameter ifNeeded: whether to ignore fulfilments beyond the expected number.
  /// - Throws: an exception when there was one fulfilment too many, and the test must stop.
  func fulfill(ifNeeded: Bool = false) throws {
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
        this.state.withLock { $0.text = text }
        return this
      }
      expectation.method("- (void)fulfill") { try $0.fulfill() }
      expectation.property(
        "@property (nonatomic, copy) NSString *expectationDescription", get: { $0.text },
        set: { (this, text: String) in this.state.withLock { $0.text = text } })
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
