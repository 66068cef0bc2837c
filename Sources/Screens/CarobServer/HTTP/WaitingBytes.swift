#if Isolation
import Synchronization

/// How many bytes were answered or sent and not taken by their clients, of all connections together. [any-thread]
final class WaitingBytes: Sendable {
  private let count = Atomic(0)
  private let maximum: Int

  init(maximum: Int) { self.maximum = maximum }

  /// Counts bytes.
  ///
  /// - Returns: whether there was room for more.
  func add(_ bytes: Int) -> Bool {
    count.add(bytes, ordering: .relaxed).oldValue < maximum
  }

  /// Says that bytes were taken, or are not wanted any more.
  func remove(_ bytes: Int) { count.subtract(bytes, ordering: .relaxed) }
}
#endif
