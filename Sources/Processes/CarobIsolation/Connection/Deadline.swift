import CarobLibc

/// A moment on the monotonic clock until which to wait.
struct Deadline: Comparable {
  /// Nanoseconds on `CLOCK_MONOTONIC`.
  private let nanoseconds: Int64

  /// A moment in the future.
  init(in duration: Duration) {
    self = Deadline(nanoseconds: Self.now).later(by: duration)
  }

  private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  private static var now: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  var isOver: Bool { nanoseconds <= Self.now }

  func later(by duration: Duration) -> Deadline {
    let (seconds, attoseconds) = duration.components
    // Limits the wait to a year, which cannot overflow.
    let wait = min(seconds, 31_536_000) * 1_000_000_000 + attoseconds / 1_000_000_000
    return Deadline(nanoseconds: nanoseconds + wait)
  }

  /// The moment for POSIX functions.
  var time: timespec {
    timespec(
      tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }

  static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}
