import Foundation

/// What tells one state of a file from another.
package struct FileStamp: Hashable {
  private let inode: UInt64
  private let size: UInt64
  private let modified: Date

  /// The stamp of the file that a path leads to; nil when there is none.
  package init?(of path: String) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      let inode = attributes[.systemFileNumber] as? NSNumber,
      let size = attributes[.size] as? NSNumber,
      let modified = attributes[.modificationDate] as? Date
    else { return nil }
    self.inode = inode.uint64Value
    self.size = size.uint64Value
    self.modified = modified
  }

  /// A number for the state, the same in every process. Another state has another one, most likely.
  package var number: Int64 {
    // `hashValue` is another one in each process.
    [inode, size, modified.timeIntervalSinceReferenceDate.bitPattern]
      .reduce(1) { $0 &* 31 &+ Int64(bitPattern: $1) }
  }
}
