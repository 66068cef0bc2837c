import CCarob

/// What is being called on this thread.
enum CallStack {
  /// Return addresses, nearest first. None where the C library cannot tell; the search ends at a function that was
  /// compiled without unwind tables.
  static func addresses(atMost room: Int) -> [UInt] {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: room) { buffer in
      // SAFETY: the buffer has that room, and as many of its elements are written as the function says.
      let count = carob_call_stack(buffer.baseAddress, buffer.count)
      return buffer.prefix(count).map { UInt(bitPattern: $0) }
    }
  }

  /// All of them.
  ///
  /// - Complexity: O(depth).
  static func allAddresses() -> [UInt] {
    var room = 1024
    while true {
      let found = addresses(atMost: room)
      if found.count < room { return found }
      room *= 4
    }
  }
}
