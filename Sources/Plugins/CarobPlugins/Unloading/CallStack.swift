import CCarob

/// The call stack of this thread, which shows before a plugin is unloaded whether code of it is running.
enum CallStack {
  /// Return addresses, nearest first. There are none where the C library cannot tell, and none beyond a function that was
  /// compiled without unwind tables.
  static func addresses(atMost limit: Int) -> [UInt] {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { buffer in
      // SAFETY: the buffer has that capacity, and the function returns how many elements it wrote.
      let count = carob_call_stack(buffer.baseAddress, buffer.count)
      return buffer.prefix(count).map { UInt(bitPattern: $0) }
    }
  }

  /// All return addresses that `addresses(atMost:)` finds.
  ///
  /// - Complexity: O(depth).
  static func allAddresses() -> [UInt] {
    var limit = 1024
    while true {
      let found = addresses(atMost: limit)
      if found.count < limit { return found }
      limit *= 4
    }
  }
}
