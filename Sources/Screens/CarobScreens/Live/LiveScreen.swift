import CarobRuntime
import Dispatch
import Foundation

/// An open screen that takes events and sends changes: a `LiveSession`, or one in another process.
///
/// No call waits for fetched data. A front end runs a loop on the main thread:
///
///     while true {
///       for event in events.take() { outcome(screen.handle(event)) }
///       LiveLoop.turn(upTo: screen.longestTurn)
///       for batch in screen.changes() { draw(batch) }
///     }
@MainActor
public protocol LiveScreen: AnyObject {
  /// The number of the last batch of changes.
  var version: Int { get }

  /// Whether the screen has ended. Then no more changes follow.
  var hasEnded: Bool { get }

  /// The longest time for a turn of the main loop, in seconds, so that no change comes late.
  var longestTurn: Double { get }

  /// Performs an action of the user. `changes` returns its effects.
  func handle(_ event: LiveEvent) -> LiveOutcome

  /// Returns the batches since the last call, in order. Call it after each turn of the loop.
  ///
  /// - Complexity: O(nodes + rows that are shown).
  func changes() -> [LiveBatch]

  /// Returns the whole screen, as changes that begin with `screen`, with the number of the last batch. It
  /// replaces all batches up to that number, including those that `changes` has not returned.
  func snapshot() -> LiveBatch

  /// Returns the origin of a visible row.
  ///
  /// - Throws: `ScreenError` when the row is not visible, or the plugin fails.
  func inspect(_ place: LivePlace, of list: Int) throws(ScreenError) -> LiveInspection

  /// Returns the views of the visible screen.
  ///
  /// - Throws: `ScreenError` when the plugin fails.
  func views() throws(ScreenError) -> LiveView

  /// Closes the screen and cancels its fetches. Further events are refused.
  func close()
}

extension LiveScreen {
  /// A quarter of a second, because blocks on the main queue end a turn early.
  public var longestTurn: Double { 0.25 }
}

/// The main loop of a front-end.
public enum LiveLoop {
  /// Runs timers, responses and blocks of the main queue, or waits for one of them.
  ///
  /// Never call it in a block of the main queue, because it would not run the blocks that wait there.
  ///
  /// - Parameter seconds: the longest time to wait.
  @MainActor public static func turn(upTo seconds: Double) {
    autoreleasePool {
      let limit = Date(timeIntervalSinceNow: seconds)
      // `run` returns at once when it has no sources. With an asynchronous `main`, the main actor has another thread.
      if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: limit) {
        Thread.sleep(until: limit)
      }
    }
  }

  /// Ends the wait of `turn`. [any-thread]
  public static func wake() { DispatchQueue.main.async {} }
}
