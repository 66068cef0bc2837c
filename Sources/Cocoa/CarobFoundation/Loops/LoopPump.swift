import Foundation

/// Wakes the main run loop when an item of `NSRunLoop` is due, so that code which turns Swift's
/// `RunLoop.main` also serves plugins.
///
/// Each mode has one timer, which stays: Foundation on Linux never frees one. Only used with the
/// lock of the main loop held.
struct LoopPump {
  private struct ModeTimer: @unchecked Sendable {
    // SAFETY: only used with the loop's lock held, except for its firing, which the run loop
    // does; Core Foundation's timers have their own locks.
    let timer: Timer
    var date: Double
  }

  private var timers: [String: ModeTimer] = [:]

  /// Makes sure that a mode is served at a time, or earlier.
  mutating func wake(_ mode: String, at due: Double, _ serve: @escaping @Sendable (String) -> Void)
  {
    if var known = timers[mode] {
      guard due < known.date else { return }
      known.date = due
      timers[mode] = known
      // Foundation ignores a date that is not later than the last firing.
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

  /// Leaves the modes alone for a short time, in which their items are served otherwise.
  mutating func pause() {
    let end = Date.timeIntervalSinceReferenceDate + Self.pause
    for (mode, known) in timers where known.date < end {
      timers[mode]?.date = end
      known.timer.fireDate = Date(timeIntervalSinceReferenceDate: end)
    }
  }

  /// Drops the time of a mode that was served.
  mutating func clear(_ mode: String) { timers[mode]?.date = .infinity }

  /// The modes that have timers.
  var modes: [String] { Array(timers.keys) }

  private static let shortest = 1e-5
  private static let pause = 0.05
  private static let interval = 1e9
  private static let never = Date.distantFuture.timeIntervalSinceReferenceDate
}
