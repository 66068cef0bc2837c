import CCarob

/// A hash table whose elements are never removed, and which is read without a lock.
///
/// Elements are pointers to records that last for ever. Open addressing, at most half full. Readers load the
/// slots, and then an element, with acquire order; a writer stores them with release order, one writer at a time.
/// Slots that grew too small stay, because a reader may still be in them; sizes double, so all superseded
/// slots together are fewer than the current ones.
package struct PublishedTable<Element: ~Copyable>: @unchecked Sendable {
  // SAFETY: `head` is only accessed atomically. Its target is constant but for slots, which are
  // atomic too and go from null to an element, once.

  /// Points at the current slots: a mask, then `mask + 1` pointers.
  @usableFromInline let head: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// An empty table.
  package init() { self.init(head: .init(allocating: nil)) }

  /// The table at an address, which holds null at first.
  init(head: UnsafeMutablePointer<UnsafeMutableRawPointer?>) { self.head = head }

  /// The element of a hash for which `matches` returns true; nil when there is none. [any-thread]
  ///
  /// - Complexity: O(1) expected.
  @inlinable @inline(__always)
  package func element(
    hash: UInt, where matches: (UnsafePointer<Element>) -> Bool
  ) -> UnsafePointer<Element>? {
    guard let slots = carob_load_pointer(head) else { return nil }
    // SAFETY: the mask is the first word, and slot numbers are below `mask + 1`; a table is never full.
    let mask = slots.load(as: UInt.self)
    var number = hash & mask
    while let element = carob_load_pointer(Self.slot(number, of: slots)) {
      let element = UnsafePointer(element.assumingMemoryBound(to: Element.self))
      if matches(element) { return element }
      number = (number + 1) & mask
    }
    return nil
  }

  /// Adds an element, which readers find from now on.
  ///
  /// - Parameters:
  ///   - count: the number of elements so far.
  ///   - hashOf: the hash of an element.
  /// - Precondition: one thread at a time; nothing equal is there; the element lasts for ever.
  package func insert(
    _ element: UnsafePointer<Element>, count: Int, hashOf: (UnsafePointer<Element>) -> UInt
  ) {
    var slots = carob_load_pointer(head) ?? Self.makeSlots(64)
    let mask = slots.load(as: UInt.self)
    if (count + 1) * 2 > Int(mask + 1) {
      let grown = Self.makeSlots(Int(mask + 1) * 2)
      for number in 0...mask {
        if let old = carob_load_pointer(Self.slot(number, of: slots)) {
          let old = UnsafePointer(old.assumingMemoryBound(to: Element.self))
          Self.place(old, hash: hashOf(old), in: grown)
        }
      }
      slots = grown
    }
    Self.place(element, hash: hashOf(element), in: slots)
    carob_store_pointer(head, slots)
  }

  private static func place(
    _ element: UnsafePointer<Element>, hash: UInt, in slots: UnsafeMutableRawPointer
  ) {
    let mask = slots.load(as: UInt.self)
    var number = hash & mask
    while carob_load_pointer(slot(number, of: slots)) != nil { number = (number + 1) & mask }
    carob_store_pointer(
      slot(number, of: slots), UnsafeMutableRawPointer(mutating: UnsafeRawPointer(element)))
  }

  @inlinable @inline(__always)
  static func slot(
    _ number: UInt, of slots: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    // SAFETY: `makeSlots` gave the slots room after the mask.
    (slots + 8).assumingMemoryBound(to: UnsafeMutableRawPointer?.self) + Int(number)
  }

  private static func makeSlots(_ count: Int) -> UnsafeMutableRawPointer {
    let bytes = 8 + count * MemoryLayout<UnsafeMutableRawPointer?>.stride
    let slots = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 8)
    // SAFETY: freshly allocated; zero bytes are null slots.
    slots.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    slots.storeBytes(of: UInt(count - 1), as: UInt.self)
    return slots
  }
}
