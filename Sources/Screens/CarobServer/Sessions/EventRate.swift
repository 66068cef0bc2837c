#if Isolation
import CarobRuntime

/// Limits the rate of events of each session: `perSecond` at once, and as many again each second. [any-thread]
final class EventRate: Sendable {
  private let perSecond: Double
  private let left = Locked<[Int: (count: Double, at: ContinuousClock.Instant)]>([:])
  /// The most sessions to remember; beyond that all start anew.
  private static let maximumSessions = 1024

  init(perSecond: Double) { self.perSecond = perSecond }

  /// Counts an event; false when there were too many.
  func allows(_ session: Int, at now: ContinuousClock.Instant = .now) -> Bool {
    left.withLock { left in
      if left.count > Self.maximumSessions { left = [:] }
      var known = left[session] ?? (perSecond, now)
      known.count = min(perSecond, known.count + (now - known.at) / .seconds(1) * perSecond)
      known.at = now
      defer { left[session] = known }
      guard known.count >= 1 else { return false }
      known.count -= 1
      return true
    }
  }
}
#endif
