import CarobRuntime
import Synchronization

/// An entry of a notification center: an observer, its message or block, and the name and object that it observes.
final class Observation: Sendable {
  /// The way in which an observer is called.
  enum Way: Sendable {
    /// By a message with the notification, or without an argument.
    case send(Selector)
    /// By the block of a token, which the center keeps.
    case call(NotificationToken)
  }

  let observer: WeakBox
  let way: Way
  /// The name of the notifications; nil for all.
  let name: ExactString?
  /// The object that they are about; nil for any.
  let about: WeakBox?
  /// The rank among all: lower numbers come first. Set with the center's lock held, before another thread sees it.
  let order = Atomic(0)
  /// Whether it was removed: then the observer is not called any more.
  private let isRemoved = Atomic(false)

  init(_ observer: WeakBox, _ way: Way, name: String?, about: WeakBox?) {
    self.observer = observer
    self.way = way
    self.name = name.map(ExactString.init)
    self.about = about
  }

  var number: Int { order.load(ordering: .relaxed) }

  /// Whether it was removed, or the observer is gone.
  var isOver: Bool { isRemoved.load(ordering: .relaxed) || observer.object == nil }

  /// Marks it as removed. To be called with the center's lock held.
  func markRemoved() { isRemoved.store(true, ordering: .relaxed) }

  /// Releases a block. To be called without the center's lock.
  func end() {
    if case .call(let token) = way { token.end() }
  }

  /// Sends a notification to the observer.
  ///
  /// - Returns: false when the observer is gone.
  /// - Throws: the observer's error.
  func tell(_ notification: NotificationBox) throws -> Bool {
    if isRemoved.load(ordering: .relaxed) { return true }
    guard let observer = observer.object else { return false }
    switch way {
    case .call(let token): try token.tell(notification)
    case .send(let selector):
      if selector.argumentCount == 1 {
        try HandlerCall.send(selector, to: observer, notification)
      } else {
        try observer.send(selector)
      }
    }
    return true
  }
}
