import CarobRuntime
import Dispatch
import Foundation

/// A screen that is open, changes by itself, and takes events: a `LiveSession`, or one in a process of its own.
///
/// Nothing of it waits for what is fetched. A front-end has a loop, on the main thread:
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

  /// Whether the screen has ended, so that there are no more changes.
  var hasEnded: Bool { get }

  /// How many seconds a turn of the loop may wait, so that no change is late.
  var longestTurn: Double { get }

  /// Does what a user does. What is other then comes with `changes`.
  func handle(_ event: LiveEvent) -> LiveOutcome

  /// The batches of changes that were not handed out yet, in order. Call it after each turn of the loop.
  ///
  /// - Complexity: O(nodes + rows that are shown).
  func changes() -> [LiveBatch]

  /// All that is shown, as changes that begin with `screen`. It has the number of the last batch: who gets it needs none of the
  /// batches up to that one, also of those that `changes` has not handed out.
  func snapshot() -> LiveBatch

  /// How a row that is shown came about.
  ///
  /// - Throws: `ScreenError` when it is not shown, or the plugin fails.
  func inspect(_ place: LivePlace, of list: Int) throws(ScreenError) -> LiveInspection

  /// The views of what is seen.
  ///
  /// - Throws: `ScreenError` when the plugin fails.
  func views() throws(ScreenError) -> LiveView

  /// Lets go of the screen, and of what it still fetches. Further events are refused.
  func close()
}

extension LiveScreen {
  /// A quarter of a second: the main queue ends a turn when something happens.
  public var longestTurn: Double { 0.25 }
}

/// The main loop of a front-end.
public enum LiveLoop {
  /// Runs timers, answers that arrived, and blocks of the main queue, or waits for one of them.
  ///
  /// Never call it inside of a block of the main queue: it would not see the blocks that wait there.
  ///
  /// - Parameter seconds: how long to wait.
  @MainActor public static func turn(upTo seconds: Double) {
    autoreleasePool {
      let limit = Date(timeIntervalSinceNow: seconds)
      // Without anything to wait for it comes back at once. The main actor of an asynchronous `main` has another thread.
      if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: limit) {
        Thread.sleep(until: limit)
      }
    }
  }

  /// Ends the wait of `turn`. [any-thread]
  public static func wake() { DispatchQueue.main.async {} }
}
