import Foundation

/// A file without a name, in the folder for temporary files. Programs that are started get it only if they are given
/// its descriptor. It goes when nobody has it any more.
package final class UnnamedFile: Sendable {
  /// The file.
  package let descriptor: CInt

  /// The folder that it is in.
  package static var folder: String { FileManager.default.temporaryDirectory.path }

  /// Makes an empty one.
  ///
  /// - Throws: `ProcessError` when there is no room or no right to.
  package init() throws(ProcessError) {
    var template = Array("\(Self.folder)/carob-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    if descriptor < 0 { throw ProcessError("\(Self.folder): cannot be written") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Leaves it open as long as this process lasts.
  ///
  /// - Returns: its descriptor.
  package func leftOpen() -> CInt {
    _ = Unmanaged.passRetained(self)
    return descriptor
  }

  /// All that is in it.
  package var contents: [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
