import CarobLibc

/// Bytes in memory of C that can grow. The address stays the same until the length changes.
struct MutableBytes: ~Copyable {
  private(set) var address: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity = 16

  init() {
    guard let made = calloc(1, capacity) else { fatalError("out of memory") }
    address = made
  }

  deinit { free(address) }

  /// Makes room for so many bytes in all.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, capacity + capacity / 2)
    guard let moved = realloc(address, larger) else { fatalError("out of memory") }
    address = moved
    capacity = larger
  }

  /// Makes it longer, with zeros, or shorter.
  mutating func setCount(_ new: Int) {
    reserve(new)
    // SAFETY: there is room for `new` bytes.
    if new > count { memset(address + count, 0, new - count) }
    count = new
  }

  /// Puts bytes in the place of others. They may be some of these.
  mutating func replace(_ range: Range<Int>, with source: UnsafeRawPointer?, _ length: Int) {
    let new = count - range.count + length
    // What is inserted may lie in the memory that moves.
    let copy = length > 0 ? malloc(length) : nil
    defer { free(copy) }
    if length > 0 {
      guard let copy else { fatalError("out of memory") }
      // SAFETY: there is room for `length` bytes; no source stands for zeros.
      if let source { memcpy(copy, source, length) } else { memset(copy, 0, length) }
    }
    reserve(new)
    // SAFETY: both the old bytes and the new ones fit into the capacity.
    memmove(
      address + range.lowerBound + length, address + range.upperBound, count - range.upperBound)
    if let copy { memcpy(address + range.lowerBound, copy, length) }
    count = new
  }
}
