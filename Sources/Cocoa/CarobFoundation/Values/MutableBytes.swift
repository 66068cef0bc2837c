import CarobLibc

/// Bytes in memory of C that can grow. The address stays the same until the length changes.
///
/// A method for which there is not enough memory returns false, and changes nothing.
struct MutableBytes: ~Copyable {
  private(set) var address: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity = 16

  init() {
    guard let made = calloc(1, capacity) else { fatalError("out of memory") }
    address = made
  }

  /// Continues in memory from `malloc` that is handed over.
  init(adopting memory: UnsafeMutableRawPointer, count: Int) {
    address = memory
    self.count = count
    capacity = count
  }

  deinit { free(address) }

  /// Makes room for a total number of bytes. Unwritten ones are zero.
  ///
  /// - Returns: whether there is enough memory.
  mutating func reserve(_ wanted: Int) -> Bool {
    guard wanted > capacity else { return true }
    let larger = max(wanted, capacity + capacity / 2)
    guard let moved = calloc(1, larger) else { return false }
    // SAFETY: there is room for `count` bytes in both.
    memcpy(moved, address, count)
    free(address)
    address = moved
    capacity = larger
    return true
  }

  /// Makes it longer, with zeros, or shorter.
  ///
  /// - Returns: whether there is memory for it.
  mutating func setCount(_ new: Int) -> Bool {
    let moves = new > capacity
    guard reserve(new) else { return false }
    // The program may have written beyond the length. Memory that moved is new there.
    // SAFETY: there is room for `new` bytes.
    if new > count, !moves { memset(address + count, 0, new - count) }
    count = new
    return true
  }

  /// Adds bytes, which may be some of these, if there is room without a move.
  ///
  /// - Returns: whether there is.
  @inline(__always)
  mutating func appendInPlace(_ source: UnsafeRawPointer, _ length: Int) -> Bool {
    guard length <= capacity - count else { return false }
    // SAFETY: there is room for them.
    memmove(address + count, source, length)
    count += length
    return true
  }

  /// Replaces bytes by others, which may be some of these.
  ///
  /// - Returns: whether there is memory for them.
  mutating func replace(_ range: Range<Int>, with source: UnsafeRawPointer?, _ length: Int) -> Bool
  {
    let new = count - range.count + length
    // The inserted bytes may lie in the memory that moves.
    let copy = length > 0 ? malloc(length) : nil
    defer { free(copy) }
    if length > 0 {
      guard let copy else { return false }
      // SAFETY: there is room for `length` bytes; no source stands for zeros.
      if let source { memcpy(copy, source, length) } else { memset(copy, 0, length) }
    }
    guard reserve(new) else { return false }
    // SAFETY: both the old bytes and the new ones fit into the capacity.
    memmove(
      address + range.lowerBound + length, address + range.upperBound, count - range.upperBound)
    if let copy { memcpy(address + range.lowerBound, copy, length) }
    count = new
    return true
  }
}
