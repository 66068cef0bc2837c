import CarobLibc
import CarobRuntime
import Foundation

extension LockedCondition {
  /// Waits like `wait(until:for:)` of the runtime: for ever if there is no limit, and not at all if it is NaN.
  func wait<Result>(until limit: Date?, for body: (inout Value) -> Result?) -> Result? {
    guard let limit else { return wait(for: body) }
    // Distant dates would not fit into a number of seconds. The maximum of 0 and NaN is 0.
    let seconds = min(max(0, limit.timeIntervalSince1970), 1e11)
    let nanoseconds = seconds.truncatingRemainder(dividingBy: 1) * 1e9
    return wait(until: timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds)), for: body)
  }
}
