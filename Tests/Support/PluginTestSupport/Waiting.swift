import Foundation

// Tests wait for a condition, never for a time. Where a limit is needed, it is this one.

/// A limit for what must come: far longer than a busy machine needs, so that only what never comes
/// fails.
package enum TimeLimit {
  /// The limit in seconds.
  package static let seconds = 300

  /// The limit.
  package static let generous = Duration.seconds(seconds)

  /// The limit in seconds, as options of commands take it.
  package static let text = "\(seconds)"
}

/// How long to wait between two looks.
private let pauseOfLooks = 0.01

/// Waits until a condition is true, which is looked at at once, and then every 10 ms.
///
/// - Returns: whether it became true before the limit.
package func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  let end = ContinuousClock.now + TimeLimit.generous
  while true {
    // Looked at before, so that a condition that takes its time has a last look.
    let isLast = ContinuousClock.now >= end
    if try condition() { return true }
    if isLast { return false }
    Thread.sleep(forTimeInterval: pauseOfLooks)
  }
}

/// Like the other `eventually`, and holds no thread of Swift's pool.
///
/// - Returns: whether it became true before the limit, and before the task was cancelled.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async rethrows -> Bool {
  let end = ContinuousClock.now + TimeLimit.generous
  while true {
    let isLast = ContinuousClock.now >= end
    if try condition() { return true }
    if isLast { return false }
    do {
      try await Task.sleep(for: .seconds(pauseOfLooks))
    } catch {
      return false
    }
  }
}

/// Gives time for what cannot be seen. Only where there is no condition to wait for: on a slow
/// machine the test can miss a mistake, and never fails by chance.
package func pauseForWhatCannotBeSeen() {
  Thread.sleep(forTimeInterval: 0.3)
}
