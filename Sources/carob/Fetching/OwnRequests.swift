import CarobRenderers
import Dispatch
import InstantCocoaRemote

/// The requests of a plugin's own, beside those of the data: how long they are waited for. Each may be followed by
/// another for ever, so that there is a limit for all of them. [main-thread]
@MainActor
final class OwnRequests {
  /// How many turns of the loop what was cancelled has to be told.
  private static let turnsForCancelling = 100

  /// How many seconds longer they are waited for, so that one that gets no answer fails by itself.
  nonisolated static let grace = 2.0

  private let timeout: Double
  private let hasOption: Bool
  private var end: DispatchTime?
  private var isGivenUp = false

  /// - Parameters:
  ///   - timeout: how many seconds they are waited for when all else has ended.
  ///   - hasOption: whether an option can change that.
  init(timeout: Double, hasOption: Bool) {
    self.timeout = timeout
    self.hasOption = hasOption
  }

  /// Whether there are any that are worth waiting for. When they take too long they are cancelled, which is told.
  ///
  /// - Parameter begin: called when the time begins to count.
  func areGoingOn(_ begin: () -> Void) -> Bool {
    if isGivenUp || PendingWork.isEmpty { return false }
    guard let end else {
      self.end = .now() + timeout + Self.grace
      begin()
      return true
    }
    if .now() < end { return true }
    isGivenUp = true
    ProgressLine.erase()
    let advice = hasOption ? "; give them more time with --timeout" : ""
    Output.complain(
      "warning: requests of the plugin's own had not ended after \(timeout) seconds, and were "
        + "cancelled\(advice)", as: .warning)
    cancel()
    return false
  }

  /// The time counts anew when they are waited for again.
  func restart() { end = nil }

  /// Cancels them, and lets that be told.
  func cancel() {
    for _ in 0..<Self.turnsForCancelling where !PendingWork.isEmpty {
      // What was told meanwhile may have begun others.
      PendingWork.cancelRequests()
      MainLoop.turn()
    }
  }
}
