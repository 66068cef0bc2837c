import CarobFoundation
import CarobRuntime
import Dispatch
import Foundation
import InstantCocoaRemote

/// The requests that a plugin makes itself, besides those for the data. Each may start another, so
/// there is a time limit for all of them together. [main-thread]
@MainActor
final class OwnRequests {
  /// The longest time for a turn of the loop, in seconds.
  private static let longestTurn = 0.01

  /// The number of turns of the loop in which cancelled requests can call back.
  private static let turnsForCancelling = 100

  /// Seconds added to the timeout, so that a request without an answer fails by itself first.
  nonisolated static let grace = 2.0

  private let timeout: Double
  private let work: PendingWork
  private let warnings: ScreenWarnings
  private let advice: String
  private var end: DispatchTime?
  private var isGivenUp = false

  /// - Parameters:
  ///   - timeout: the seconds to wait for the requests after everything else has ended.
  ///   - advice: the end of the warning, which says how to change the timeout; empty when it cannot be changed.
  init(_ work: PendingWork, timeout: Double, advice: String, _ warnings: ScreenWarnings) {
    self.work = work
    self.timeout = timeout
    self.advice = advice
    self.warnings = warnings
  }

  /// Returns whether requests are pending and still in time. When time is up, cancels them and warns.
  ///
  /// - Parameter begin: called when the time starts.
  func areGoingOn(_ begin: () -> Void) -> Bool {
    if isGivenUp || work.isEmpty { return false }
    guard let end else {
      self.end = .now() + timeout + Self.grace
      begin()
      return true
    }
    if .now() < end { return true }
    isGivenUp = true
    warnings.tell(
      "requests of the plugin's own had not ended after \(timeout) seconds, and were "
        + "cancelled\(advice)")
    cancel()
    return false
  }

  /// Starts the time anew with the next wait.
  func restart() { end = nil }

  /// The longest time to wait for blocks, in seconds.
  private static let longestForBlocks = 2.0

  /// Takes turns of the loop until the blocks that programs have given to dispatch queues have ended, or time is up.
  ///
  /// - Returns: whether there were blocks, which may have begun requests; false when some have not ended.
  func waitForBlocks() -> Bool {
    if OS_dispatch_queue.unfinishedBlocks == 0 { return false }
    let end = DispatchTime.now() + Self.longestForBlocks
    while OS_dispatch_queue.unfinishedBlocks > 0, .now() < end { turn() }
    // For what the last block has asked for, such as layout.
    turn()
    if OS_dispatch_queue.unfinishedBlocks == 0 { return true }
    warnings.tell(
      "blocks on dispatch queues had not ended after \(Self.longestForBlocks) seconds; the screen may lack what they do"
    )
    return false
  }

  /// Runs the main loop once, for at most `longestTurn`, and then the plugin's waiting blocks.
  func turn() {
    LiveLoop.turn(upTo: Self.longestTurn)
    work.runBlocks()
  }

  /// Cancels the requests and runs their callbacks.
  func cancel() {
    for _ in 0..<Self.turnsForCancelling where !work.isEmpty {
      // Callbacks may have started new requests.
      work.cancelRequests()
      turn()
    }
  }
}
