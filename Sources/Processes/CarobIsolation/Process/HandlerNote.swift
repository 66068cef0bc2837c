import CarobProcess
import CarobRuntime

/// A page that two processes share: the child writes there which handler it runs and that its stack has overflowed,
/// and the host reads it when the child has died. Writing is a copy of a few bytes, with nobody waiting for it.
///
/// The child writes on its main thread; the host reads when the child is gone.
package final class HandlerNote: Sendable {
  // What the host reads was written by somebody it does not trust, and is taken for any bytes.
  private let memory: SharedMemory

  /// The size of the page; a longer name is cut short.
  private static let size = 4096
  /// How much of it names have; behind that is whether the stack has overflowed.
  private static let nameSize = size - MemoryLayout<Int32>.size

  /// Makes a page.
  ///
  /// - Parameter descriptor: becomes the descriptor of its file, for the child. The caller closes it.
  /// - Throws: `ProcessError` when there can be none.
  package init(makingFile descriptor: inout CInt) throws(ProcessError) {
    memory = try SharedMemory(size: Self.size, file: &descriptor)
  }

  /// Maps the page that the host has made; nil when there is none.
  package init?(file descriptor: CInt) {
    guard let memory = SharedMemory(size: Self.size, mapping: descriptor) else { return nil }
    self.memory = memory
  }

  /// Writes a name over the one before; the empty name for no handler. Copies that the plugin has made of its process write
  /// nothing.
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

  /// From now on notes when the stack of the calling thread overflows. The page stays mapped.
  package func watchStack() { memory.noteOverflow(at: Self.nameSize) }

  /// Whether a process that this signal ended was ended because its stack overflowed.
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
