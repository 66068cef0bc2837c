#if Isolation
import Synchronization

/// Counts the bytes that wait for the clients of all connections. [any-thread]
final class WaitingBytes: Sendable {
  private let count = Atomic(0)
  private let maximum: Int

  init(maximum: Int) { self.maximum = maximum }

  /// Adds bytes.
  ///
  /// - Returns: false when the limit was reached before.
  func add(_ bytes: Int) -> Bool {
    count.add(bytes, ordering: .relaxed).oldValue < maximum
  }

  /// Subtracts bytes that were taken or dropped.
  func remove(_ bytes: Int) { count.subtract(bytes, ordering: .relaxed) }
}
#endif
