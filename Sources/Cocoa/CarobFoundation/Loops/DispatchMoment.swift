import CarobLibc
import CarobRuntime
import Foundation

/// The meaning of a `dispatch_time_t`: nanoseconds of the clock that starts with the machine, or,
/// if negative, of the wall clock.
enum DispatchMoment {
  /// A number of seconds from now.
  case inSeconds(Double)
  /// A number of seconds from now, by the wall clock.
  case at(Double)
  case never

  init(_ time: UInt64) {
    switch time {
    case 0: self = .inSeconds(0)
    case .max: self = .never
    case let time where Int64(bitPattern: time) < 0:
      let wall = Double(bitPattern64(time)) / 1e9
      self = .at(max(0, wall - Date().timeIntervalSince1970))
    default:
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
      self = .inSeconds(max(0, Double(time) / 1e9 - seconds))
    }
  }

  /// The end of the wait; nil for ever.
  var date: Date? {
    switch self {
    case .inSeconds(let seconds), .at(let seconds): Date(timeIntervalSinceNow: seconds)
    case .never: nil
    }
  }
}

/// The nanoseconds of a wall clock time.
private func bitPattern64(_ time: UInt64) -> Int64 { 0 &- Int64(bitPattern: time) }
