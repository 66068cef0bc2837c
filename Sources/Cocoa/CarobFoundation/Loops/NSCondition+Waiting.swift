import Foundation

extension NSCondition {
  /// The longest single wait, in seconds. Foundation traps on moments that are centuries away.
  private static let longestWait = 1e9

  /// Waits until a moment; for ever if nil, and not at all if the moment is NaN.
  ///
  /// - Returns: false when the time was over. Callers then check their condition again.
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
