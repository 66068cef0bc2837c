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

  package init() {}

  /// Leaves something, and wakes the main thread.
  package func put(_ item: Item) {
    items.withLock { $0.append(item) }
    LiveLoop.wake()
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
