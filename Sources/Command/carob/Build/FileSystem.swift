import Foundation

/// Files and folders that are made, with the system's own reasons when they cannot be. Foundation's errors do not
/// have them all.
enum FileSystem {
  /// Writes a file; one that is there is written over.
  ///
  /// - Parameter advice: what a user may do when it cannot be written.
  static func write(
    _ bytes: [UInt8], to path: String, advice: String
  ) throws(CommandError) {
    // A named pipe may have nobody who reads it, now or later.
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
  /// - Returns: whether all were written; `errno` says why not.
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

  /// Makes a folder and those above it, if they are not there.
  ///
  /// - Parameter advice: what a user may do when it cannot be made.
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
