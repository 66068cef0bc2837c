import Foundation

/// Writes files and makes folders, with errors from `errno`, because Foundation's errors do not cover all of its values.
enum FileSystem {
  /// Writes a file, possibly over an existing one.
  ///
  /// - Parameter advice: the user's remedy when it cannot be written.
  static func write(
    _ bytes: [UInt8], to path: String, advice: String
  ) throws(CommandError) {
    // Writing to a named pipe without a reader would wait for ever.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o666)
    if descriptor < 0 { throw .cannotWrite(path, errno, advice: advice) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw .cannotWrite(path, ENXIO, advice: advice)
    }
    if !write(bytes, to: descriptor) { throw .cannotWrite(path, errno, advice: advice) }
  }

  /// Writes bytes to an open file.
  ///
  /// - Returns: false on failure; `errno` has the reason.
  static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var start = 0
    while start < bytes.count {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return false }
      start += max(count, 0)
    }
    return true
  }

  /// Makes a folder and those above it, unless they exist.
  ///
  /// - Parameter advice: the user's remedy when it cannot be made.
  static func makeFolder(_ path: String, advice: String) throws(CommandError) {
    var failure = mkdir(path, 0o777) == 0 ? 0 : errno
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if failure == ENOENT, above != path, !FileManager.default.fileExists(atPath: above) {
      try makeFolder(above, advice: advice)
      failure = mkdir(path, 0o777) == 0 ? 0 : errno
    }
    if failure != 0 && failure != EEXIST { throw .cannotWrite(path, failure, advice: advice) }
  }
}
