#if Isolation
import CarobRuntime
import CarobScreens
import Foundation

/// What the main thread is to do, from other threads. [any-thread]
package final class Inbox: Sendable {
  /// Something to do.
  package enum Item: Sendable {
    /// Shows a screen on a stream: that of a session, or a new one. `after` is the last batch that the client has.
    case open(session: Int?, after: Int?, EventStream)
    /// A stream has gone.
    case closed(session: Int, EventStream)
    case call(Call)
    /// Something that those who look are to know, such as the messages of a compiler.
    case tell(String)
    /// Ends the server.
    case end
  }

  /// Something that a page asks for.
  package struct Call: Sendable {
    package enum What: String, CaseIterable, Sendable { case event, inspect, views, log, restart }

    package let what: What
    package let session: Int
    package let body: Data
    package let reply: @Sendable (WebResponse) -> Void
  }

  private let items = Locked<[Item]>([])

  /// How much may wait, as while a plugin's handler does not return.
  package static let maximumItems = 1000

  package init() {}

  /// Leaves something, and wakes the main thread.
  ///
  /// - Returns: whether it was left; false when too much waits. Ends are always left.
  @discardableResult
  package func put(_ item: Item) -> Bool {
    let isLeft = items.withLock { items in
      switch item {
      case .open, .call, .tell: if items.count >= Self.maximumItems { return false }
      case .closed, .end: break
      }
      items.append(item)
      return true
    }
    LiveLoop.wake()
    return isLeft
  }

  /// Takes what is there, in order.
  func take() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
#endif
