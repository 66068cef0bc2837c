import Foundation

/// Stands for what is in a file, as long as the process runs. Two that differ are equal once in 2⁶⁴ times.
struct FileContents: Hashable {
  private let size: Int
  private let hash: Int

  /// Reads a copy, which nobody writes to.
  ///
  /// - Throws: `PluginError` when that fails.
  /// - Complexity: O(size)
  init(of copy: PrivateCopy) throws(PluginError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: copy.path), options: .alwaysMapped)
    } catch {
      throw .unreadable(copy.path, "\(error.localizedDescription)")
    }
    var hasher = Hasher()
    // SAFETY: the bytes are read while they are lent.
    data.withUnsafeBytes { hasher.combine(bytes: $0) }
    size = data.count
    hash = hasher.finalize()
  }
}
