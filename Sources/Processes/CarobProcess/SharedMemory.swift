import CProcess
import CarobLibc

/// Memory shared by two processes. [any-thread]
package final class SharedMemory: @unchecked Sendable {
  // SAFETY: the pointer is constant. Both processes must agree on who writes where.
  /// The memory, zero at first. The other process may write anything to it.
  package let bytes: UnsafeMutableRawBufferPointer

  /// Makes shared memory.
  ///
  /// - Parameter file: set to the descriptor of its file, for the other process. The caller closes it.
  /// - Throws: `ProcessError` when the system refuses.
  package init(size: Int, file: inout CInt) throws(ProcessError) {
    guard let memory = carob_process_make_memory(size, &file) else {
      throw ProcessError("no memory can be shared")
    }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  /// Maps the memory that the other process made; nil on failure.
  package init?(size: Int, mapping file: CInt) {
    guard let memory = carob_process_map_memory(size, file) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  deinit { carob_process_unmap_memory(bytes.baseAddress, bytes.count) }

  /// Records stack overflows of the calling thread from now on, by writing 1. The memory stays mapped.
  ///
  /// - Parameter offset: the offset of the number, an `Int32`.
  package func noteOverflow(at offset: Int) {
    _ = Unmanaged.passRetained(self)
    // SAFETY: the caller has room there, at an aligned place.
    carob_process_note_overflow(
      bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Int32.self))
  }
}
