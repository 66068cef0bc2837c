import CProcess
import CarobLibc

/// Memory that two processes have. [any-thread]
package final class SharedMemory: @unchecked Sendable {
  // SAFETY: the pointer is constant. Who writes where is up to both processes.
  /// The memory, of zeros at first. The other process may write anything there.
  package let bytes: UnsafeMutableRawBufferPointer

  /// Makes memory.
  ///
  /// - Parameter file: becomes the descriptor of its file, for the other process. The caller closes it.
  /// - Throws: `ProcessError` when there can be none.
  package init(size: Int, file: inout CInt) throws(ProcessError) {
    guard let memory = carob_process_make_memory(size, &file) else {
      throw ProcessError("no memory can be shared")
    }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  /// Maps the memory that the other process has made; nil when there is none.
  package init?(size: Int, mapping file: CInt) {
    guard let memory = carob_process_map_memory(size, file) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  deinit { carob_process_unmap_memory(bytes.baseAddress, bytes.count) }

  /// From now on writes 1 when the stack of the calling thread overflows. The memory stays mapped.
  ///
  /// - Parameter offset: where the number is, an `Int32`.
  package func noteOverflow(at offset: Int) {
    _ = Unmanaged.passRetained(self)
    // SAFETY: the caller has room there, at an aligned place.
    carob_process_note_overflow(
      bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Int32.self))
  }
}
