import CarobFoundation
import CarobRuntime

/// Fulfils an expectation when a notification is posted. The expectation retains it; the center refers to it weakly.
final class NotificationObserver: Object {
  private struct State {
    weak var expectation: XCTestExpectation?
    var handler: Block?
  }

  private let state = Locked(State())

  private static let heard = Selector("heard:")

  override class var runtimeName: String { "CarobNotificationObserver" }

  /// Observes notifications of the default center.
  ///
  /// - Parameters:
  ///   - object: the subject of the notifications; nil for any object.
  ///   - handler: a block `^BOOL (NSNotification *)` that tells whether a notification is the expected one; nil when
  ///     each is.
  static func observe(
    _ name: String, _ object: Object?, for expectation: XCTestExpectation, _ handler: Block?
  ) throws {
    let observer = NotificationObserver()
    observer.state.withLock { state in
      state.expectation = expectation
      state.handler = handler
    }
    expectation.keep(observer)
    try NSNotificationCenter.shared.add(observer, heard, name: name, object: object)
  }

  private func hear(_ notification: Object) throws {
    let (expectation, handler) = state.withLock { ($0.expectation, $0.handler) }
    guard let expectation else { return }
    if let handler, try !handler.call(notification, returning: Bool.self) { return }
    try expectation.fulfill(ifNeeded: true)
    if expectation.isFulfilled { NSNotificationCenter.shared.remove(self, name: nil, object: nil) }
  }

  /// Defines the message that the center sends.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NotificationObserver.self) { observer in
      observer.method("heard:") { (this, notification: Object) in try this.hear(notification) }
    }
  }
}
