import CarobRuntime
import CCarob

/// The routes that were found, by class and key, read without a lock.
///
/// An entry is made once for a class and key and never freed. It has the generation (see
/// `Generation`) for which it holds; a route of an earlier one is replaced in place.
///
/// Keys may come from data, so the number of entries and the length of keys are limited. Other
/// keys are searched for each time. [any-thread]
final class KeyRouteTable: Sendable {
  static let maximumEntries = 1 << 14
  /// The maximum length of a key, in bytes.
  static let longestKey = 128

  private let entries = PublishedTable<KeyRouteEntry>()

  /// The number of entries; writers hold its lock.
  private let count = Locked(0)

  /// The route of a key for a class, unless it was never found or is out of date. Takes no lock.
  ///
  /// - Complexity: O(length of the key).
  @inline(__always)
  func route(for cls: UnsafeMutablePointer<objc_class>, _ key: String) -> KeyRoute? {
    let route = key.utf8.withContiguousStorageIfAvailable { bytes -> KeyRoute? in
      entry(KeyRouteEntry.Name(cls, bytes))?.pointee.route
    }
    return route ?? nil
  }

  /// Stores a route that was found in a generation, unless the table is full or the key is too long.
  func store(
    _ route: KeyRoute, for cls: UnsafeMutablePointer<objc_class>, _ key: String, generation: UInt
  ) {
    var key = key
    key.withUTF8 { bytes in
      guard bytes.count <= Self.longestKey else { return }
      let name = KeyRouteEntry.Name(cls, bytes)
      count.withLock { count in
        if let entry = entry(name) {
          entry.pointee.set(route, generation: generation)
        } else if count < Self.maximumEntries {
          let entry = UnsafeMutablePointer(allocating: KeyRouteEntry(name))
          entry.pointee.set(route, generation: generation)
          entries.insert(UnsafePointer(entry), count: count) { $0.pointee.name.hash }
          count += 1
        }
      }
    }
  }

  @inline(__always)
  private func entry(_ name: KeyRouteEntry.Name) -> UnsafePointer<KeyRouteEntry>? {
    entries.element(hash: name.hash) { $0.pointee.name.isSame(as: name) }
  }
}
