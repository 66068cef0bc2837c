import CarobRuntime

/// Something that is to happen while a test waits. Registered as `XCTestExpectation`. [any-thread]
public final class TestExpectation: Object {
  private struct State {
    var text = ""
    var count: UInt = 0
    var expected: UInt = 1
    var isInverted = false
    var refusesMore = false
    weak var test: TestCase?
    /// When it was fulfilled last, as a number that grows.
    var order = 0
    /// Says whether it has happened; nil for what is fulfilled by a message.
    var condition: (() throws -> Bool)?
    /// What observes for it.
    var observer: Object?
  }

  private let state = Locked(State())
  private static let fulfillments = Locked(0)

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "XCTestExpectation" }

  /// An expectation of a test.
  convenience init(_ text: String, of test: TestCase) {
    self.init(isa: Self.runtimeClass)
    state.withLock { state in
      state.text = text
      state.test = test
      // As for those that XCTestCase makes.
      state.refusesMore = true
    }
  }

  /// What is expected, in words.
  var text: String { state.withLock { $0.text } }

  /// Whether it happened as often as it is to.
  var isFulfilled: Bool { state.withLock { $0.count >= $0.expected } }

  /// Whether it is not to happen.
  var isInverted: Bool { state.withLock { $0.isInverted } }

  /// When it was fulfilled, compared with others.
  var order: Int { state.withLock { $0.order } }

  /// Has `condition` asked, by whoever waits, until it says yes.
  func expect(_ condition: @escaping () throws -> Bool) {
    state.withLock { $0.condition = condition }
  }

  /// Keeps an object as long as this lives.
  func keep(_ observer: Object) { state.withLock { $0.observer = observer } }

  /// Asks the condition, if there is one.
  ///
  /// - Throws: what it raises.
  func ask() throws {
    guard let condition = state.withLock({ $0.condition }), try condition() else { return }
    state.withLock { $0.condition = nil }
    try fulfill(ifNeeded: true)
  }

  /// Counts that it happened.
  ///
  /// - Parameter ifNeeded: whether it counts for nothing when it has happened as often as it is to.
  /// - Throws: an exception when that was once too often, and the test is not to go on.
  func fulfill(ifNeeded: Bool = false) throws {
    let number = Self.fulfillments.withLock { number in
      number += 1
      return number
    }
    let (isTooMuch, test, text) = state.withLock { state in
      if ifNeeded, state.count >= state.expected { return (false, TestCase?.none, "") }
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
    definition.members(of: TestExpectation.self) { expectation in
      expectation.method("initWithDescription:") { (this, text: String) in
        this.state.withLock { $0.text = text }
        return this
      }
      expectation.method("fulfill") { try $0.fulfill() }
      expectation.property("expectationDescription") {
        $0.text
      } set: { (this, text: String) in
        this.state.withLock { $0.text = text }
      }
      expectation.property("expectedFulfillmentCount") { this in
        this.state.withLock { $0.expected }
      } set: { (this, count: UInt) in
        guard count > 0 else {
          throw RaisedError(
            "an expectation is to be fulfilled once at least; set inverted for one that is not",
            exceptionName: "NSInternalInconsistencyException")
        }
        this.state.withLock { $0.expected = count }
      }
      expectation.property("assertForOverFulfill") { this in
        this.state.withLock { $0.refusesMore }
      } set: { (this, value: Bool) in
        this.state.withLock { $0.refusesMore = value }
      }
      expectation.property("inverted") {
        $0.isInverted
      } set: { (this, value: Bool) in
        this.state.withLock { $0.isInverted = value }
      }
      expectation.method("isInverted") { $0.isInverted }
    }
  }
}
