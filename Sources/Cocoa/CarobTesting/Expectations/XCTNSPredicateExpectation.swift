import CarobFoundation
import CarobRuntime

/// An expectation that a predicate fulfils, which the waiting thread evaluates in each turn. [any-thread]
public final class XCTNSPredicateExpectation: XCTestExpectation {
  private struct State {
    var predicate: PredicateBox?
    var subject: Object?
    var handler: Block?
  }

  private let state = Locked(State())

  private static let evaluate = Message<(Object?) -> Bool>("evaluateWithObject:")

  /// Expects a predicate to become true.
  ///
  /// - Parameter handler: a block that is called when the predicate is true, and tells whether to wait no more; nil for
  ///   true.
  convenience init(_ predicate: PredicateBox, for subject: Object?, _ handler: Block?) {
    self.init()
    state.set(\.handler, to: handler)
    expect(predicate, subject)
  }

  private func expect(_ predicate: PredicateBox, _ subject: Object?) {
    let name = subject.map { "object \($0)" } ?? "nil"
    set(text: "Expect predicate `\(predicate)` for \(name)")
    let old = state.withLock { state in
      defer { (state.predicate, state.subject) = (predicate, subject) }
      return state
    }
    withExtendedLifetime(old) {}
  }

  override func check() throws {
    let (predicate, subject, handler) = state.withLock { ($0.predicate, $0.subject, $0.handler) }
    guard !isFulfilled, let predicate, try Self.evaluate(predicate, subject) else { return }
    if let handler, try !handler.call(returning: Bool.self) { return }
    try fulfill(ifNeeded: true)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTNSPredicateExpectation.self,
      "An expectation that a predicate fulfils, which is evaluated while a test waits."
    ) { expectation in
      expectation.method(
        "- (instancetype)initWithPredicate:(NSPredicate *)predicate object:(nullable id)object"
      ) { (this, predicate: PredicateBox, object: Object?) in
        this.expect(predicate, object)
        return this
      }
      expectation.property("@property (readonly, copy) NSPredicate *predicate") {
        this -> Object? in this.state.withLock { $0.predicate }
      }
      expectation.property("@property (nullable, readonly, strong) id object") {
        this -> Object? in this.state.withLock { $0.subject }
      }
      expectation.property("@property (nullable, copy) BOOL (^handler)(void)") { this -> Block? in
        this.state.withLock { $0.handler }
      } set: { (this, block: Block?) in
        this.state.set(\.handler, to: block)
      }
    }
  }
}
