import CarobLibc
import Foundation

/// Writes files completely or not at all. [any-thread]
enum AtomicFile {
  /// An error of the system.
  struct Failure: Error, CustomStringConvertible {
    private let path: String
    private let number: Int32

    init(_ path: String, _ number: Int32) {
      self.path = path
      self.number = number
    }

    /// The path and the reason.
    var description: String { "\(path): \(String(cString: strerror(number)))" }
  }

  /// Replaces a file by one that only its owner can read. Makes the folder if there is none.
  ///
  /// - Returns: the stamp of the new file.
  /// - Throws: `Failure`; then the old file is untouched.
  static func write(_ data: Data, to path: String) throws(Failure) -> FileStamp {
    let temporary = "\(path).\(getpid()).new"
    let file = try open(temporary)
    var info = stat()
    guard writes(data, to: file), fsync(file) == 0, fstat(file, &info) == 0 else {
      let number = errno
      close(file)
      unlink(temporary)
      throw Failure(temporary, number)
    }
    close(file)
    guard rename(temporary, path) == 0 else {
      let number = errno
      unlink(temporary)
      throw Failure(path, number)
    }
    return FileStamp(info)
  }

  /// Makes a file's folder, which only the user can read.
  static func makeFolder(of path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    // If this fails, opening the file fails with the reason.
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private static func open(_ path: String) throws(Failure) -> Int32 {
    // A file that an earlier process with this number left.
    unlink(path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let file = CarobLibc.open(path, flags, 0o600)
    guard file >= 0 else { throw Failure(path, errno) }
    return file
  }

  private static func writes(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        // SAFETY: the part has this number of bytes.
        let count = CarobLibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        if count > 0 { rest = rest.dropFirst(count) }
      }
      return true
    }
  }
}

/// Keeps other processes from replacing a file, as long as it lives.
final class FileLock {
  private let file: Int32

  /// Waits for the lock. Nil, with the number in `errno`, when the file cannot be opened.
  init?(_ path: String) {
    AtomicFile.makeFolder(of: path)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(file) }
}
