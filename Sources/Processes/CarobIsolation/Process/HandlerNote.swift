import CarobProcess
import CarobRuntime

/// A shared page in which the child writes the name of the running handler, and whether its stack has
/// overflowed. The host reads it after the child has died. Writing copies a few bytes, and never waits.
///
/// Only the child's main thread writes.
package final class HandlerNote: Sendable {
  // The host does not trust these bytes, which a plugin may have written.
  private let memory: SharedMemory

  /// The size of the page; longer names are cut.
  private static let size = 4096
  /// The bytes for the name. The flag for a stack overflow follows.
  private static let nameSize = size - MemoryLayout<Int32>.size

  /// Makes a page.
  ///
  /// - Parameter descriptor: set to the descriptor of its file, for the child. The caller closes it.
  /// - Throws: `ProcessError` when the system refuses.
  package init(makingFile descriptor: inout CInt) throws(ProcessError) {
    memory = try SharedMemory(size: Self.size, file: &descriptor)
  }

  /// Maps the host's page; nil when there is none.
  package init?(file descriptor: CInt) {
    guard let memory = SharedMemory(size: Self.size, mapping: descriptor) else { return nil }
    self.memory = memory
  }

  /// Writes the name of the handler; empty for none. Does nothing in forks that the plugin made.
  func write(_ name: String) {
    if Worker.isCopied { return }
    var name = name
    name.withUTF8 { bytes in
      let count = min(bytes.count, Self.nameSize - 1)
      // SAFETY: the page has room for that many bytes and the NUL.
      memory.bytes.copyMemory(
        from: UnsafeRawBufferPointer(start: bytes.baseAddress, count: count))
      memory.bytes[count] = 0
    }
  }

  /// Records stack overflows of the calling thread from now on. The page stays mapped.
  package func watchStack() { memory.noteOverflow(at: Self.nameSize) }

  /// Returns whether a stack overflow caused this signal, which ended the process.
  package func hasOverflowed(endedBy signal: Int32) -> Bool {
    CrashSignal.isOfMemory(signal)
      && memory.bytes.load(fromByteOffset: Self.nameSize, as: Int32.self) != 0
  }

  /// The name; nil for none.
  var name: String? {
    let bytes = memory.bytes.prefix(Self.nameSize).prefix { $0 != 0 }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self).onOneLine
  }
}
