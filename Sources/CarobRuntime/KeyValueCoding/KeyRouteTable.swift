import CCarob
import Synchronization

/// The routes that were found, by class and key: an open-addressing table that is read without a lock.
///
/// An entry is made once for a class and key and is never freed; that it holds for a generation (see
/// `Generation`) is part of it, and a route of an earlier one is replaced in place. A table that grew keeps the
/// smaller one, because a reader may still be in it; sizes double, so that all of them together are smaller than
/// the current one.
///
/// Keys may come from outside, so there is a limit to how many are kept and how long they are. What is not kept
/// is searched for each time. [any-thread]
final class KeyRouteTable: @unchecked Sendable {
  // SAFETY: `slots` and what it points at are atomic; entries are constant or atomic, and never freed.

  /// The most entries kept.
  static let mostEntries = 1 << 14
  /// The longest key kept, in bytes.
  static let longestKey = 128

  /// Points at a word that tells the number of slots less one, and the slots behind it.
  private let slots: Atomic<UnsafeMutableRawPointer>

  private let count = Locked(0)

  init(slots: Int = 256) {
    self.slots = Atomic(Self.makeSlots(slots))
  }

  /// The route of a key for a class, unless it was never found or something has changed since.
  @inline(__always)
  func route(for cls: UnsafeMutablePointer<objc_class>, _ key: String) -> KeyRoute? {
    let route = key.utf8.withContiguousStorageIfAvailable { bytes -> KeyRoute? in
      let name = KeyRouteEntry.Name(cls, bytes)
      let found = Self.slot(of: name, in: slots.load(ordering: .acquiring))
      guard let entry = carob_load_pointer(found) else { return nil }
      // SAFETY: slots hold retained entries, for ever.
      return Unmanaged<KeyRouteEntry>.fromOpaque(entry)._withUnsafeGuaranteedRef { $0.route }
    }
    return route ?? nil
  }

  /// Keeps a route that was found in a generation, unless the table is full or the key is too long.
  func store(
    _ route: KeyRoute, for cls: UnsafeMutablePointer<objc_class>, _ key: String, generation: UInt
  ) {
    var key = key
    key.withUTF8 { bytes in
      guard bytes.count <= Self.longestKey else { return }
      let name = KeyRouteEntry.Name(cls, bytes)
      count.withLock { count in
        let found = Self.slot(of: name, in: slots.load(ordering: .acquiring))
        if let entry = carob_load_pointer(found) {
          // SAFETY: as above.
          Unmanaged<KeyRouteEntry>.fromOpaque(entry).takeUnretainedValue()
            .set(route, generation: generation)
        } else if count < Self.mostEntries {
          let entry = KeyRouteEntry(name)
          entry.set(route, generation: generation)
          count += 1
          insert(entry, count: count)
        }
      }
    }
  }

  /// - Locking: `count` is locked.
  private func insert(_ entry: KeyRouteEntry, count: Int) {
    var table = slots.load(ordering: .acquiring)
    let size = Int(Self.mask(table)) + 1
    if count * 2 > size {
      let grown = Self.makeSlots(size * 2)
      for index in 0..<size {
        guard let kept = carob_load_pointer(Self.slot(index, in: table)) else { continue }
        // SAFETY: as above.
        Self.place(Unmanaged<KeyRouteEntry>.fromOpaque(kept).takeUnretainedValue(), in: grown)
      }
      slots.store(grown, ordering: .releasing)
      table = grown
    }
    // Retained for the table, which never lets go.
    Self.place(Unmanaged.passRetained(entry).takeUnretainedValue(), in: table)
  }

  private static func place(_ entry: KeyRouteEntry, in table: UnsafeMutableRawPointer) {
    let found = slot(of: entry.name, in: table)
    carob_publish_pointer(found, Unmanaged.passUnretained(entry).toOpaque())
  }

  /// The slot of the entry, or the empty one where it would be.
  @inline(__always)
  private static func slot(
    of name: KeyRouteEntry.Name, in table: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let mask = mask(table)
    var index = name.hash & mask
    while true {
      let candidate = slot(Int(index), in: table)
      guard let entry = carob_load_pointer(candidate) else { return candidate }
      // SAFETY: slots hold retained entries, for ever.
      let isFound = Unmanaged<KeyRouteEntry>.fromOpaque(entry)._withUnsafeGuaranteedRef {
        $0.name.isSame(as: name)
      }
      if isFound { return candidate }
      // At least half of the slots are empty, so that the search ends.
      index = (index + 1) & mask
    }
  }

  @inline(__always)
  private static func mask(_ table: UnsafeMutableRawPointer) -> UInt { table.load(as: UInt.self) }

  @inline(__always)
  private static func slot(
    _ index: Int, in table: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    // SAFETY: `makeSlots` made room for `mask + 1` pointers behind the mask.
    (table + MemoryLayout<UInt>.size).assumingMemoryBound(to: UnsafeMutableRawPointer?.self) + index
  }

  /// - Precondition: `count` is a power of two.
  private static func makeSlots(_ count: Int) -> UnsafeMutableRawPointer {
    assert(count > 0 && count & (count - 1) == 0, "a table has a power of two of slots")
    let word = MemoryLayout<UInt>.size
    let table = UnsafeMutableRawPointer.allocate(byteCount: (count + 1) * word, alignment: word)
    table.initializeMemory(as: UInt8.self, repeating: 0, count: (count + 1) * word)
    table.storeBytes(of: UInt(count - 1), as: UInt.self)
    return table
  }
}
