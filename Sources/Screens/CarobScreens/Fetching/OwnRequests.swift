import CarobRuntime
import Dispatch
import Foundation
import InstantCocoaRemote

/// The requests of a plugin's own, beside those of the data: how long they are waited for. Each may be followed by
/// another for ever, so that there is a limit for all of them. [main-thread]
@MainActor
final class OwnRequests {
  /// The seconds after which a turn without an answer ends.
  private static let longestTurn = 0.01

  /// How many turns of the loop what was cancelled has to be told.
  private static let turnsForCancelling = 100

  /// How many seconds longer they are waited for, so that one that gets no answer fails by itself.
  nonisolated static let grace = 2.0

  private let timeout: Double
  private let work: PendingWork
  private let warnings: ScreenWarnings
  private let advice: String
  private var end: DispatchTime?
  private var isGivenUp = false

  /// - Parameters:
  ///   - timeout: how many seconds they are waited for when all else has ended.
  ///   - advice: how that can be changed; empty when it cannot.
  init(_ work: PendingWork, timeout: Double, advice: String, _ warnings: ScreenWarnings) {
    self.work = work
    self.timeout = timeout
    self.advice = advice
    self.warnings = warnings
  }

  /// Whether there are any that are worth waiting for. When they take too long they are cancelled, which is told.
  ///
  /// - Parameter begin: called when the time begins to count.
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

  /// The time counts anew when they are waited for again.
  func restart() { end = nil }

  /// Runs the main loop once, for a moment at most, and the blocks of the plugin's work that wait.
  func turn() {
    LiveLoop.turn(upTo: Self.longestTurn)
    work.runBlocks()
  }

  /// Cancels them, and lets that be told.
  func cancel() {
    for _ in 0..<Self.turnsForCancelling where !work.isEmpty {
      // What was told meanwhile may have begun others.
      work.cancelRequests()
      turn()
    }
  }
}
