import CCarob

/// The call stack of this thread, which shows whether code of a plugin is running.
enum CallStack {
  /// Returns the return addresses, nearest first. The list is empty if the C library does not
  /// support this, and ends at a function without unwind tables.
  static func addresses(atMost limit: Int) -> [UInt] {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { buffer in
      // SAFETY: the buffer has that capacity, and the function returns how many elements it wrote.
      let count = carob_call_stack(buffer.baseAddress, buffer.count)
      return buffer.prefix(count).map { UInt(bitPattern: $0) }
    }
  }

  /// Returns all return addresses.
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
