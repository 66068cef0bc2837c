import Foundation

extension NSCondition {
  /// So many seconds at a time. Foundation traps on moments that are centuries away.
  private static let longestWait = 1e9

  /// Waits until a moment; nil stands for ever, and for a moment that is no number it does not wait.
  ///
  /// - Returns: false when the time was over. Whoever waits looks again at what it waits for.
  func wait(before limit: Date?) -> Bool {
    guard let limit else {
      wait()
      return true
    }
    let seconds = limit.timeIntervalSinceNow
    guard seconds > 0 else { return false }
    let next = min(seconds, Self.longestWait)
    return wait(until: Date(timeIntervalSinceNow: next)) || seconds > next
  }
}
