import CarobLibc

/// Reads the counter of the allocator that was loaded before the C library's.
struct AllocationCounter {
  /// How often each operation is performed before and while its allocations are counted.
  private static let turns = 1000

  private let read: @convention(c) () -> UInt64

  /// Nil when that allocator is not there.
  init?() {
    guard let symbol = dlsym(nil, "carob_allocation_count") else { return nil }
    // SAFETY: `count_allocations.c` defines a function of this type under that name.
    read = unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
  }

  /// The allocations of so many turns, after as many to warm up.
  func count(_ probe: Probe) throws -> UInt64 {
    for _ in 0..<Self.turns { try probe.run() }
    let before = read()
    for _ in 0..<Self.turns { try probe.run() }
    return read() - before
  }
}
