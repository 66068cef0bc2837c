import CCarob
import CarobLibc

/// The memory of objects' blocks.
enum BlockMemory {
  /// Zeroed memory for a block.
  ///
  /// - Parameters:
  ///   - size: the bytes from the object pointer on.
  ///   - alignment: a power of two from `Object.blockHeader` on.
  /// - Returns: the object pointer, which has a header before it; nil when memory is short.
  @inline(__always)
  static func allocate(size: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    guard alignment == Object.blockHeader else { return allocateAligned(size, alignment) }
    return carob_allocate_zeroed(Object.blockHeader + size).map { $0 + Object.blockHeader }
  }

  @inline(never)
  private static func allocateAligned(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer? {
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, alignment, alignment + size) == 0, let memory else { return nil }
    memset(memory, 0, alignment + size)
    return memory + alignment
  }

  /// Frees a block.
  ///
  /// - Safety: the object pointer must be one that `allocate` made, with a header that tells its alignment.
  @inline(__always)
  static func free(_ id: UnsafeMutableRawPointer) {
    CarobLibc.free(id - BlockFlags.alignment(of: id))
  }
}
