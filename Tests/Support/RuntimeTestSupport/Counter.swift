import Synchronization

/// A number that any thread may raise.
public final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  /// A counter at zero.
  public init() {}

  /// Raises it by one.
  public func add() { count.wrappingAdd(1, ordering: .relaxed) }

  /// The number now.
  public var value: Int { count.load(ordering: .acquiring) }
}
