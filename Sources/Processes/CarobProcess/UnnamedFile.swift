import Foundation

/// A file without a name in the temporary folder. Child processes get it only as a given
/// descriptor. It is removed when all descriptors are closed.
package final class UnnamedFile: Sendable {
  package let descriptor: CInt

  /// The folder of the file.
  package static var folder: String { FileManager.default.temporaryDirectory.path }

  /// Makes an empty file.
  ///
  /// - Throws: `ProcessError` when the file cannot be made.
  package init() throws(ProcessError) {
    var template = Array("\(Self.folder)/carob-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    if descriptor < 0 { throw ProcessError("\(Self.folder): cannot be written") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Keeps the file open for the life of this process.
  ///
  /// - Returns: the descriptor.
  package func leftOpen() -> CInt {
    _ = Unmanaged.passRetained(self)
    return descriptor
  }

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
