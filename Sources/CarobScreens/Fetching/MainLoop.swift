import CarobRuntime
import Foundation
import InstantCocoaRemote

/// The loop on which answers arrive.
enum MainLoop {
  /// The time after which a turn without an answer ends, in seconds.
  private static let longestTurn = 0.01

  /// Lets what waits on the main queue happen, and what of some work waits for its turn. Autoreleased objects go.
  @MainActor static func turn(_ work: PendingWork) {
    autoreleasePool {
      let limit = Date(timeIntervalSinceNow: longestTurn)
      // Without anything to wait for it comes back at once. The main actor of an asynchronous `main` has another thread.
      if !Thread.isMainThread || !RunLoop.main.run(mode: .default, before: limit) {
        Thread.sleep(until: limit)
      }
    }
    work.runBlocks()
  }
}
