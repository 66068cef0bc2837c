import CarobFoundation
import CarobRuntime

/// An expectation that a notification fulfils. It is the observer; the center refers to it weakly. [any-thread]
public final class XCTNSNotificationExpectation: XCTestExpectation {
  private struct State {
    var name = ""
    var subject: Object?
    var center = NSNotificationCenter.shared
    var handler: Block?
  }

  private let state = Locked(State())

  private static let received = Selector("_received:")

  /// Expects a notification from now on.
  ///
  /// - Parameters:
  ///   - subject: the object of the notification; nil for any.
  ///   - handler: a block that tells whether a notification is the expected one; nil when each is.
  convenience init(
    _ name: String, from subject: Object?, in center: NSNotificationCenter? = nil, _ handler: Block?
  ) throws {
    self.init()
    state.set(\.handler, to: handler)
    try observe(name, subject, center)
  }

  private func observe(
    _ name: String, _ subject: Object?, _ center: NSNotificationCenter?
  ) throws {
    let center = center ?? .shared
    let source = subject.map { "\($0)" } ?? "any object"
    set(text: "Expect notification '\(name)' from \(source)")
    let old = state.withLock { state in
      defer { (state.name, state.subject, state.center) = (name, subject, center) }
      return state
    }
    withExtendedLifetime(old) {}
    try center.add(self, Self.received, name: name, object: subject)
  }

  private func receive(_ notification: Object) throws {
    let (center, handler) = state.withLock { ($0.center, $0.handler) }
    if let handler, try !handler.call(notification, returning: Bool.self) { return }
    try fulfill(ifNeeded: true)
    if isFulfilled { center.remove(self, name: nil, object: nil) }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTNSNotificationExpectation.self, "An expectation that a notification fulfils."
    ) { expectation in
      expectation.method("- (instancetype)initWithName:(NSString *)name") { (this, name: String) in
        try this.observe(name, nil, nil)
        return this
      }
      expectation.method(
        "- (instancetype)initWithName:(NSString *)name object:(nullable id)object"
      ) { (this, name: String, object: Object?) in
        try this.observe(name, object, nil)
        return this
      }
      expectation.method(
        """
        - (instancetype)initWithName:(NSString *)name object:(nullable id)object \
        notificationCenter:(NSNotificationCenter *)notificationCenter
        """
      ) { (this, name: String, object: Object?, center: NSNotificationCenter) in
        try this.observe(name, object, center)
        return this
      }
      expectation.property("@property (readonly, copy) NSString *notificationName") { this in
        this.state.withLock { $0.name }
      }
      expectation.property("@property (nullable, readonly, strong) id observedObject") {
        this -> Object? in this.state.withLock { $0.subject }
      }
      expectation.property(
        "@property (readonly, strong) NSNotificationCenter *notificationCenter"
      ) { this in this.state.withLock { $0.center } }
      expectation.property(
        "@property (nullable, copy) BOOL (^handler)(NSNotification *notification)"
      ) { this -> Block? in
        this.state.withLock { $0.handler }
      } set: { (this, block: Block?) in
        this.state.set(\.handler, to: block)
      }
      expectation.method("_received:") { (this, notification: Object) in
        try this.receive(notification)
      }
    }
  }
}
