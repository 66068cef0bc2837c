import CCarob

/// The method cache of a class: an open-addressing table of entries by selector index.
///
/// ```
/// objc_class.dtable → carob_method_cache { mask, superseded, …, slots[mask + 1] }
///                                                                ↓
///                                     carob_method_entry { receiver_class, imp, selector, … }
/// ```
///
/// Readers without a lock: `carob_cached_entry` (look-ups), `carob_site_imp` (call sites of Swift and of
/// plugins, which hold an entry and read its `receiver_class` and `imp`).
///
/// Writers, always with the runtime's lock: `insert` and `replace` (slots, grown tables),
/// `MethodLookup.fill` and `clear` (`imp` and `absent` of an entry).
///
/// Why a reader never sees a stale method after a change has returned: the change clears `imp` of every
/// entry it concerns before it returns, and a reader that finds null asks `MethodLookup`, which takes the
/// lock. A reader that loaded `imp` just before the change calls the old implementation, as it would have
/// if it had been a moment earlier.
///
/// Why an entry may be kept by call sites: it is never freed, not even with its class. An entry never changes its
/// class, selector or encoding; when a method is replaced by one of another encoding, a new entry takes the slot, and
/// the old one stays cleared until that encoding comes back. So a call site checks types once, when it takes the entry.
///
/// Reclamation: a table that grew keeps the smaller one (`superseded`), because a reader may still be in
/// it. Sizes double, so all superseded tables together are smaller than the current one. Entries are one
/// per class, selector and encoding. Neither depends on how many changes are made.
///
/// Invariants: `mask + 1` is a power of two; at least half of the slots are null, so that a search ends;
/// slots go from null to an entry and from an entry to another of the same selector, never back.
package enum MethodCache {
  /// Allocates an empty table.
  ///
  /// - Precondition: `slots` is a power of two.
  static func make(slots: Int) -> UnsafeMutablePointer<carob_method_cache> {
    assert(slots > 0 && slots & (slots - 1) == 0, "a cache has a power of two of slots")
    let header = MemoryLayout<carob_method_cache>.size
    let bytes = header + (slots - 1) * MemoryLayout<UnsafeRawPointer?>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: MemoryLayout<carob_method_cache>.alignment)
    // SAFETY: zero bytes are a valid header and null slots; the memory is `bytes` long.
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    let cache = memory.assumingMemoryBound(to: carob_method_cache.self)
    cache.pointee.mask = UInt(slots - 1)
    return cache
  }

  /// Makes an entry and publishes it, replacing an entry of the same selector.
  static func insert(
    _ entry: UnsafeMutablePointer<carob_method_entry>, into data: ClassData,
    _ state: inout RuntimeState
  ) {
    var cache = data.cache
    if (data.entries.count + 1) * 2 > Int(cache.pointee.mask + 1) {
      let grown = make(slots: Int(cache.pointee.mask + 1) * 2)
      for slot in 0...Int(cache.pointee.mask) {
        if let kept = slots(cache)[slot] { place(kept, in: grown) }
      }
      data.replaceCache(with: grown)
      cache = grown
    }
    data.entries.append(entry)
    state.methodEntries[entry.pointee.selector, default: []].append(entry)
    if let other = place(entry, in: cache) {
      data.entriesBySelector[entry.pointee.selector, default: [other]].append(entry)
    }
  }

  /// Puts an earlier entry back into its slot.
  static func replace(
    _ entry: UnsafeMutablePointer<carob_method_entry>, in data: ClassData,
    _ state: inout RuntimeState
  ) {
    place(entry, in: data.cache)
  }

  /// Makes a class and its subclasses look a selector up again.
  ///
  /// - Complexity: O(subclasses), or O(entries of the selector × depth) when these are fewer.
  static func clear(
    _ selector: Selector, in cls: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState
  ) {
    let entries = state.methodEntries[selector.index] ?? []
    let didReachAll = ClassTree.forEach(from: cls, atMost: entries.count, &state) { cls in
      // Only the entry in the slot is ever filled, also when a selector has several.
      if let entry = carob_cached_entry(cls, selector.index) { clear(entry) }
    }
    if didReachAll { return }
    let top = RuntimeClass(record: cls)
    for entry in entries {
      guard let receiver = entry.pointee.receiver_class.map(RuntimeClass.init) else { continue }
      if receiver.isSubclass(of: top) { clear(entry) }
    }
  }

  private static func clear(_ entry: MethodEntry) {
    carob_store_absent(entry, 0)
    carob_store_imp(entry, nil)
  }

  /// Clears the absences of a class and its subclasses, so that their next look-ups search again.
  ///
  /// - Complexity: O(entries of the class and its subclasses).
  static func forgetAbsences(in cls: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState)
  {
    ClassTree.forEach(from: cls, &state) { cls in
      for entry in ClassData.of(cls).entries { carob_store_absent(entry, 0) }
    }
  }

  /// Makes a class and its subclasses look everything up again.
  ///
  /// - Complexity: O(entries of the class and its subclasses).
  static func clearAll(in cls: UnsafeMutablePointer<objc_class>, _ state: inout RuntimeState) {
    ClassTree.forEach(from: cls, &state) { cls in
      for entry in ClassData.of(cls).entries { clear(entry) }
    }
  }

  /// Puts an entry into the slot of its selector; returns the entry that was there.
  @discardableResult
  private static func place(
    _ entry: UnsafeMutablePointer<carob_method_entry>,
    in cache: UnsafeMutablePointer<carob_method_cache>
  ) -> UnsafeMutablePointer<carob_method_entry>? {
    let mask = cache.pointee.mask
    var slot = entry.pointee.selector & mask
    while let occupant = slots(cache)[Int(slot)],
      occupant.pointee.selector != entry.pointee.selector
    {
      slot = (slot + 1) & mask
    }
    let other = slots(cache)[Int(slot)]
    carob_store_slot(cache, slot, entry)
    return other
  }

  private static func slots(
    _ cache: UnsafeMutablePointer<carob_method_cache>
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<carob_method_entry>?> {
    // SAFETY: `slots` is the last member and continues past the header for `mask + 1` elements.
    let offset = MemoryLayout<carob_method_cache>.offset(of: \.slots) ?? 32
    return (UnsafeMutableRawPointer(cache) + offset)
      .assumingMemoryBound(to: UnsafeMutablePointer<carob_method_entry>?.self)
  }
}

extension MethodCache {
  /// The code that a message to an object calls, for senders that call it themselves because they know its types; nil when the
  /// method is not in the class's cache, or has other types.
  ///
  /// - Complexity: O(1).
  /// - Safety: the id must be that of a living object, a class or a block.
  @inline(__always)
  package static func code(
    for id: UnsafeMutableRawPointer, _ selector: Selector, taking kinds: ArgumentKinds,
    returning result: PassingKind
  ) -> IMP? {
    guard let entry = carob_cached_entry(Object.dispatchRecord(of: id), selector.index),
      let imp = carob_entry_imp(entry), entry.pointee.argument_kinds == kinds.word,
      entry.pointee.result_kind == UInt32(result.rawValue)
    else { return nil }
    return imp
  }
}
