import Foundation

/// Reads files, pipes and devices to their end, which may never come. [any-thread]
public enum DataStream {
  /// The default limit: 1 GiB, because all bytes are kept in memory.
  public static let maximumBytes = 1 << 30

  /// The maximum number of bytes per read, and the usual one when the size is unknown.
  private static let chunk = 1 << 20
  /// The minimum number of bytes per read.
  private static let smallChunk = 1 << 14

  /// Reads to the end.
  ///
  /// - Throws: `MappingError` when the file cannot be read, or is longer than the limit. Checks a regular file's size
  ///   before it reads.
  /// - Complexity: O(length).
  package static func bytes(
    of file: FileHandle, limit: Int = maximumBytes
  ) throws(MappingError) -> [UInt8] {
    let descriptor = file.fileDescriptor
    var bytes: [UInt8] = []
    var chunk = chunk
    var status = stat()
    // SAFETY: the descriptor is open as long as the handle, and the structure is this function's own.
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      if status.st_size > limit { throw .tooLong(limit) }
      bytes.reserveCapacity(Int(status.st_size))
      // With room for one byte more, the first read sees the end. Files of the kernel report the size 0.
      chunk = min(chunk, max(smallChunk, Int(status.st_size) + 1))
    }
    var part = [UInt8](repeating: 0, count: limit < chunk ? limit + 1 : chunk)
    while true {
      // SAFETY: as above; no more bytes are read than the array has.
      let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .unreadable(String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      if bytes.count + count > limit { throw .tooLong(limit) }
      bytes += part[..<count]
    }
  }
}
