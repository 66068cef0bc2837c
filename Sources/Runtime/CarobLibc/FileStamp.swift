/// The identity, size and modification time of a file, to tell whether the file has changed.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of the file at a path; nil when there is none.
  package init?(of path: String) {
    var status = stat()
    // SAFETY: the structure is this function's own.
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of a file whose `stat` is known.
  package init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
  }

  /// A hash of the stamp that every process computes alike.
  package var number: Int64 {
    // `hashValue` differs between processes.
    [Int64(bitPattern: inode), size, seconds, nanoseconds].reduce(1) { $0 &* 31 &+ $1 }
  }
}
