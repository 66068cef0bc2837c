import CIsolation
import CarobRuntime
import CarobLibc

/// A page that two processes share: the child writes there which handler it runs and that its stack has overflowed,
/// and the host reads it when the child has died. Writing is a copy of a few bytes, with nobody waiting for it.
///
/// The child writes on its main thread; the host reads when the child is gone.
package final class HandlerNote: @unchecked Sendable {
  // SAFETY: the pointer is constant; who uses the page when is said above. What the host reads was written
  // by somebody it does not trust, and is taken for any bytes.
  private let page: UnsafeMutablePointer<UInt8>

  /// The size of the page; a longer name is cut short.
  private static let size = 4096
  /// How much of it names have; behind that is whether the stack has overflowed.
  private static let nameSize = size - MemoryLayout<Int32>.size

  /// Makes a page; nil, with `errno`, when there can be none.
  ///
  /// - Parameter descriptor: becomes the descriptor of its file, for the child. The caller closes it.
  package init?(makingFile descriptor: inout CInt) {
    guard let page = carob_isolation_make_memory(Self.size, &descriptor) else { return nil }
    self.page = page.assumingMemoryBound(to: UInt8.self)
  }

  /// Maps the page that the host has made; nil when there is none.
  package init?(file descriptor: CInt) {
    guard let page = carob_isolation_map_memory(Self.size, descriptor) else { return nil }
    self.page = page.assumingMemoryBound(to: UInt8.self)
  }

  deinit { carob_isolation_unmap_memory(page, Self.size) }

  /// Writes a name over the one before; the empty name for no handler. Copies that the plugin has made of its process write
  /// nothing.
  func write(_ name: String) {
    if carob_isolation_is_stray() { return }
    var name = name
    name.withUTF8 { bytes in
      let count = min(bytes.count, Self.nameSize - 1)
      // SAFETY: the page has room for that many bytes and the NUL.
      if let start = bytes.baseAddress { page.update(from: start, count: count) }
      page[count] = 0
    }
  }

  private var overflow: UnsafeMutablePointer<Int32> {
    // SAFETY: the page has room for it, at an aligned place.
    UnsafeMutableRawPointer(page).advanced(by: Self.nameSize).assumingMemoryBound(to: Int32.self)
  }

  /// From now on notes when the stack of the calling thread overflows. The page stays mapped.
  package func watchStack() {
    _ = Unmanaged.passRetained(self)
    carob_isolation_note_overflow(overflow)
  }

  /// Whether a process that this signal ended was ended because its stack overflowed.
  package func hasOverflowed(endedBy signal: Int32) -> Bool {
    [SIGSEGV, SIGBUS].contains(signal) && overflow.pointee != 0
  }

  /// The name; nil for none.
  var name: String? {
    // SAFETY: no more than the page is read, whatever is in it.
    let length = strnlen(UnsafeRawPointer(page).assumingMemoryBound(to: CChar.self), Self.nameSize)
    if length == 0 { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: page, count: length), as: UTF8.self)
    return text.onOneLine
  }
}
