import CarobLibc

/// A moment by a clock that nobody sets, until which something is waited for.
struct Deadline: Comparable {
  /// Nanoseconds since the machine was started.
  private let nanoseconds: Int64

  /// So long from now.
  init(in duration: Duration) {
    self = Deadline(nanoseconds: Self.now).later(by: duration)
  }

  private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  private static var now: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// Whether the moment has passed.
  var isOver: Bool { nanoseconds <= Self.now }

  /// The moment so much later.
  func later(by duration: Duration) -> Deadline {
    let (seconds, attoseconds) = duration.components
    // A year is as good as for ever, and cannot overflow.
    let wait = min(seconds, 31_536_000) * 1_000_000_000 + attoseconds / 1_000_000_000
    return Deadline(nanoseconds: nanoseconds + wait)
  }

  /// For the functions that wait.
  var time: timespec {
    timespec(
      tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }

  static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}
