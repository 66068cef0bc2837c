#if Isolation
import CarobRuntime
import CarobScreens
import Foundation

/// Work for the main thread, from other threads. [any-thread]
package final class Inbox: Sendable {
  /// A piece of work.
  package enum Item: Sendable {
    /// Shows a screen on a stream: that of a session, or a new one. `after` is the client's last batch.
    case open(session: Int?, after: Int?, EventStream)
    /// A stream has closed.
    case closed(session: Int, EventStream)
    case call(Call)
    /// A message for all pages, such as a compiler's output.
    case tell(String)
    /// Has the plugin save its state, and passes that on.
    case saveState(@Sendable (KeptState?) -> Void)
    case end
  }

  /// A call from a page.
  package struct Call: Sendable {
    package enum What: String, CaseIterable, Sendable { case event, inspect, views, log, restart }

    package let what: What
    package let session: Int
    package let body: Data
    package let reply: @Sendable (WebResponse) -> Void
  }

  private let items = Locked<[Item]>([])

  /// The most items that may wait, for example while a plugin's handler does not return.
  package static let maximumItems = 1000

  package init() {}

  /// Adds an item and wakes the main thread.
  ///
  /// - Returns: false when too many items wait. `closed`, `saveState` and `end` are always added.
  @discardableResult
  package func put(_ item: Item) -> Bool {
    let isLeft = items.withLock { items in
      switch item {
      case .open, .call, .tell: if items.count >= Self.maximumItems { return false }
      case .closed, .saveState, .end: break
      }
      items.append(item)
      return true
    }
    LiveLoop.wake()
    return isLeft
  }

  func take() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}
#endif
