import Foundation

/// Wakes the main run loop when something of `NSRunLoop` is due, so that whoever turns Swift's `RunLoop.main` serves plugins too.
///
/// There is one timer for each mode, which stays: Foundation on Linux never frees one. Used with the lock of the main loop
/// held only.
struct LoopPump {
  private struct ModeTimer: @unchecked Sendable {
    // SAFETY: used with the loop's lock held only, but for its firing, which is the run loop's; Core Foundation's timers have
    // locks of their own.
    let timer: Timer
    var date: Double
  }

  private var timers: [String: ModeTimer] = [:]

  /// Sees to it that a mode is served at a time, or earlier.
  mutating func wake(_ mode: String, at due: Double, _ serve: @escaping @Sendable (String) -> Void)
  {
    if var known = timers[mode] {
      guard due < known.date else { return }
      known.date = due
      timers[mode] = known
      // A date that is not later than that of the last firing counts for nothing.
      let earliest = Date.timeIntervalSinceReferenceDate + Self.shortest
      known.timer.fireDate = Date(timeIntervalSinceReferenceDate: max(due, earliest))
      return
    }
    let first = max(due, Date.timeIntervalSinceReferenceDate)
    let timer = Timer(
      fire: Date(timeIntervalSinceReferenceDate: min(first, Self.never)), interval: Self.interval,
      repeats: true
    ) { _ in
      serve(mode)
    }
    timers[mode] = ModeTimer(timer: timer, date: due)
    RunLoop.main.add(timer, forMode: RunLoop.Mode(rawValue: mode))
  }

  /// Forgets when a mode was to be served, after it was.
  mutating func clear(_ mode: String) { timers[mode]?.date = .infinity }

  /// The modes that have timers.
  var modes: [String] { Array(timers.keys) }

  private static let shortest = 1e-5
  private static let interval = 1e9
  private static let never = Date.distantFuture.timeIntervalSinceReferenceDate
}
