import Foundation

/// Identifies the contents of a file, during the life of the process. Different contents are equal
/// with a probability of 2⁻⁶⁴.
struct FileContents: Hashable {
  private let size: Int
  private let hash: Int

  /// Reads a copy, which nothing writes to.
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
