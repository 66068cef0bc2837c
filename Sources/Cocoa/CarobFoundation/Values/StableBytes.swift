import CarobRuntime
import Synchronization
import CarobLibc

/// Bytes that an object hands out to C, made on first need, at one address as long as the object lives.
/// [any-thread]
struct StableBytes: ~Copyable {
  private let address = Atomic<UnsafeMutableRawPointer?>(nil)

  deinit {
    free(address.load(ordering: .acquiring))
  }

  /// The bytes, if they were ever needed.
  var known: UnsafeMutableRawPointer? { address.load(ordering: .acquiring) }

  /// The bytes; `make` returns them in memory from `malloc`, which this value then owns.
  ///
  /// - Precondition: `make` always gives the same bytes.
  func address(_ make: () -> UnsafeMutableRawPointer?) -> UnsafeRawPointer {
    if let known = address.load(ordering: .acquiring) { return UnsafeRawPointer(known) }
    guard let copy = make() else { fatalError("out of memory") }
    let (isOurs, winner) = address.compareExchange(
      expected: nil, desired: copy, ordering: .acquiringAndReleasing)
    if isOurs { return UnsafeRawPointer(copy) }
    free(copy)
    guard let winner else { preconditionFailure("publishing a pointer left none") }
    return UnsafeRawPointer(winner)
  }
}
