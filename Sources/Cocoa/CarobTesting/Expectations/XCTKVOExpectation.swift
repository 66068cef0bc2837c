import CarobFoundation
import CarobRuntime

/// An expectation that a change of an observed value fulfils. [any-thread]
public final class XCTKVOExpectation: XCTestExpectation {
  private struct State {
    var keyPath = ""
    var subject: Object?
    var expected: Object?
    var options: KeyValueObservingOptions = []
    var handler: Block?
    /// Ends the observation when it is released; nil when it has ended.
    var observation: KeyValueObservation?
  }

  private let state = Locked(State())

  /// The options for a value that is expected, which may be there already; without one, for the next change.
  private static func options(for expected: Object?) -> KeyValueObservingOptions {
    expected == nil ? [.new, .old] : [.initial, .new, .old]
  }

  /// Expects a change from now on.
  ///
  /// - Parameters:
  ///   - expected: the value after the change; nil for any.
  ///   - handler: a block that tells, instead of the value, whether a change is the expected one.
  convenience init(
    _ keyPath: String, of subject: Object, expected: Object? = nil, handler: Block? = nil
  ) throws {
    self.init()
    state.set(\.handler, to: handler)
    try observe(keyPath, subject, expected, Self.options(for: expected))
  }

  private func observe(
    _ keyPath: String, _ subject: Object, _ expected: Object?, _ options: KeyValueObservingOptions
  ) throws {
    let change = expected.map { "to be '\($0)'" } ?? "to change"
    set(text: "Expect value of '\(keyPath)' of \(subject) \(change)")
    let old = state.withLock { state in
      defer {
        state.keyPath = keyPath
        state.subject = subject
        state.expected = expected
        state.options = options
        state.observation = nil
      }
      return state
    }
    withExtendedLifetime(old) {}
    let observation = try subject.observe(keyPath, options: options) { [weak self] change in
      try self?.receive(change)
    }
    state.set(\.observation, to: observation)
    // The present value may have been the expected one.
    if isFulfilled { end() }
  }

  private func receive(_ change: KeyValueChange) throws {
    let state = state.withLock { $0 }
    guard let subject = state.subject, !isFulfilled else { return }
    if let handler = state.handler {
      guard try handler.call(subject, change.dictionary, returning: Bool.self) else { return }
    } else if let expected = state.expected {
      guard let value = try subject.value(forKeyPath: state.keyPath),
        try Equality.isEqual(value, expected)
      else { return }
    }
    try fulfill(ifNeeded: true)
    if isFulfilled { end() }
  }

  private func end() {
    state.withLock { state in
      defer { state.observation = nil }
      return state.observation
    }?.invalidate()
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTKVOExpectation.self, "An expectation that a change of an observed value fulfils."
    ) { expectation in
      expectation.method("- (instancetype)initWithKeyPath:(NSString *)keyPath object:(id)object") {
        (this, keyPath: String, object: Object) in
        try this.observe(keyPath, object, nil, options(for: nil))
        return this
      }
      expectation.method(
        """
        - (instancetype)initWithKeyPath:(NSString *)keyPath object:(id)object \
        expectedValue:(nullable id)expectedValue
        """
      ) { (this, keyPath: String, object: Object, expected: Object?) in
        try this.observe(keyPath, object, expected, options(for: expected))
        return this
      }
      expectation.method(
        """
        - (instancetype)initWithKeyPath:(NSString *)keyPath object:(id)object \
        expectedValue:(nullable id)expectedValue options:(NSKeyValueObservingOptions)options
        """
      ) { (this, keyPath: String, object: Object, expected: Object?, options: UInt) in
        try this.observe(keyPath, object, expected, KeyValueObservingOptions(rawValue: options))
        return this
      }
      defineProperties(expectation)
    }
  }

  private static func defineProperties(_ expectation: ClassMembers<XCTKVOExpectation>) {
    expectation.property("@property (readonly, copy) NSString *keyPath") { this in
      this.state.withLock { $0.keyPath }
    }
    expectation.property("@property (readonly, strong) id observedObject") { this -> Object? in
      this.state.withLock { $0.subject }
    }
    expectation.property("@property (nullable, readonly, strong) id expectedValue") {
      this -> Object? in this.state.withLock { $0.expected }
    }
    expectation.property("@property (readonly) NSKeyValueObservingOptions options") { this in
      this.state.withLock { $0.options.rawValue }
    }
    expectation.property(
      "@property (nullable, copy) BOOL (^handler)(id observedObject, NSDictionary *change)"
    ) { this -> Block? in
      this.state.withLock { $0.handler }
    } set: { (this, block: Block?) in
      this.state.set(\.handler, to: block)
    }
  }
}
