import CarobRuntime
import Foundation

/// The loop on which answers arrive.
enum MainLoop {
  /// The time after which a turn without an answer ends, in seconds.
  private static let longestTurn = 0.01

  /// Lets what waits on the main queue happen. Autoreleased objects go.
  static func turn() {
    autoreleasePool {
      let limit = Date(timeIntervalSinceNow: longestTurn)
      // Without anything to wait for it comes back at once.
      if !RunLoop.main.run(mode: .default, before: limit) { Thread.sleep(until: limit) }
    }
  }
}
