import Foundation

/// Files, pipes and devices that are read to their end, which may never come. [any-thread]
public enum DataStream {
  /// How many bytes are read unless somebody says otherwise: 1 GiB, since all of them are kept in memory.
  public static let maximumBytes = 1 << 30

  /// How many bytes are read at a time: of a large file, and of what does not say how many it has.
  private static let chunk = 1 << 20
  /// The least that is read at a time.
  private static let smallChunk = 1 << 14

  /// All that is left to read.
  ///
  /// - Throws: `MappingError` when it cannot be read, or has more bytes than the limit. What a regular file has
  ///   is known before anything is read.
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
      // With room for one more, the end is seen at once. Files of the kernel say that they have none.
      chunk = min(chunk, max(smallChunk, Int(status.st_size) + 1))
    }
    var part = [UInt8](repeating: 0, count: min(chunk, limit + 1))
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
