import CarobRuntime

extension ObjectTable {
  /// One entry. A hole is left where an entry was removed: its count is 0, and it has neither key nor value.
  struct Entry {
    /// The upper half of the key's hash, mixed. See `mixed(_:)`.
    let hash: UInt32
    /// The number of times that the key was inserted, for a counted set; 0 for a hole.
    var count: UInt32
    /// The key, with a reference that the entry owns.
    let key: Unmanaged<Object>
    var value: Value
  }

  /// The number of entries in a buffer, and its size.
  struct Header {
    /// The number of entries, without holes.
    var count: Int32 = 0
    /// The places of the first entry and behind the last one.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The number of places for entries.
    let capacity: Int32
    /// The number of slots is 2 to this power; 0 for a small table, which has no slots.
    let scale: Int32
  }

  /// The memory of a table, one block: a header, the entries in the order of their insertion, and the slots.
  ///
  /// A slot has the place of an entry plus one, or 0. It is the first free one from the entry's hash on. In a table
  /// without slots the hashes are compared one after the other.
  final class Buffer: ManagedBuffer<Header, Entry> {
    /// The maximum capacity of a table without slots.
    static var smallCapacity: Int { 8 }

    /// An empty buffer for at least a number of entries.
    static func make(_ minimum: Int) -> Buffer {
      precondition(minimum < 1 << 30, "a collection of \(minimum) objects is too large")
      let isSmall = minimum <= smallCapacity
      // A quarter of the slots stays free, so that searches end soon.
      let scale = isSmall ? 0 : Int.bitWidth - ((minimum * 4 + 2) / 3 - 1).leadingZeroBitCount
      let capacity = isSmall ? (minimum <= 4 ? 4 : 8) : (1 << scale) / 4 * 3
      let slotBytes = isSmall ? 0 : 4 << scale
      let stride = MemoryLayout<Entry>.stride
      let made = create(minimumCapacity: capacity + (slotBytes + stride - 1) / stride) { _ in
        Header(capacity: Int32(capacity), scale: Int32(scale))
      }
      let buffer = unsafeDowncast(made, to: Buffer.self)
      if !isSmall { buffer.slots.initialize(repeating: 0, count: 1 << scale) }
      return buffer
    }

    /// The header, without a check of exclusivity: nobody is called during a change.
    @inline(__always) var counts: Header {
      get { withUnsafeMutablePointerToHeader { $0.pointee } }
      _modify { yield &withUnsafeMutablePointerToHeader({ $0 }).pointee }
    }

    /// The places for entries.
    ///
    /// - Safety: valid as long as the buffer.
    @inline(__always) var entries: UnsafeMutablePointer<Entry> {
      withUnsafeMutablePointerToElements { $0 }
    }

    /// The slots, behind the entries.
    ///
    /// - Safety: valid as long as the buffer.
    @inline(__always) var slots: UnsafeMutablePointer<UInt32> {
      // SAFETY: `make` allocates them there; entries have a larger alignment.
      UnsafeMutableRawPointer(entries + Int(counts.capacity))
        .assumingMemoryBound(to: UInt32.self)
    }

    /// The slot where the search for a hash begins.
    @inline(__always) static func home(_ hash: UInt32, _ scale: Int32) -> Int {
      Int(hash &>> UInt32(truncatingIfNeeded: 32 &- scale))
    }

    deinit {
      let entries = entries
      for place in Int(counts.start)..<Int(counts.end) where entries[place].count != 0 {
        // SAFETY: an entry that is no hole is initialized, and owns a reference to its key.
        entries[place].key.release()
        (entries + place).deinitialize(count: 1)
      }
    }

    /// Notes an entry in the slots.
    func noteSlot(_ place: Int) {
      let scale = counts.scale
      if scale == 0 { return }
      let (slots, mask) = (slots, 1 << Int(scale) - 1)
      var slot = Self.home(entries[place].hash, scale)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(place + 1)
    }

    /// Frees the slot of an entry, and moves those behind it that would not be found any more.
    func clearSlot(_ place: Int) {
      let scale = counts.scale
      if scale == 0 { return }
      let (entries, slots, mask) = (entries, slots, 1 << Int(scale) - 1)
      var free = Self.home(entries[place].hash, scale)
      while slots[free] != UInt32(place + 1) { free = (free + 1) & mask }
      var next = (free + 1) & mask
      while slots[next] != 0 {
        let home = Self.home(entries[Int(slots[next]) - 1].hash, scale)
        if (next - home) & mask >= (next - free) & mask {
          slots[free] = slots[next]
          free = next
        }
        next = (next + 1) & mask
      }
      slots[free] = 0
    }

    /// Leaves a hole where an entry was taken out.
    func leaveHole(_ place: Int) {
      // SAFETY: the count is the second field. The rest of a hole is not read.
      UnsafeMutableRawPointer(entries + place).storeBytes(of: 0, toByteOffset: 4, as: UInt32.self)
      counts.count -= 1
      while counts.start < counts.end, entries[Int(counts.start)].count == 0 { counts.start += 1 }
      while counts.start < counts.end, entries[Int(counts.end) - 1].count == 0 { counts.end -= 1 }
      if counts.count == 0 { (counts.start, counts.end) = (0, 0) }
    }

    /// A buffer with the same entries at the same places.
    func clone() -> Buffer {
      let made = Buffer.make(Int(counts.capacity))
      let (from, to) = (entries, made.entries)
      (made.counts.count, made.counts.start, made.counts.end) = (
        counts.count, counts.start, counts.end
      )
      for place in Int(counts.start)..<Int(counts.end) {
        // SAFETY: the new buffer has the same capacity. A hole has nothing but its count.
        if from[place].count == 0 {
          UnsafeMutableRawPointer(to + place)
            .storeBytes(of: 0, toByteOffset: 4, as: UInt32.self)
        } else {
          _ = from[place].key.retain()
          (to + place).initialize(to: from[place])
        }
      }
      if counts.scale > 0 { made.slots.update(from: slots, count: 1 << Int(counts.scale)) }
      return made
    }

    /// A buffer with the same entries, in their order and without holes.
    ///
    /// - Parameter isMoving: whether the entries leave this buffer, rather than being copied.
    func copied(_ minimum: Int, isMoving: Bool) -> Buffer {
      let made = Buffer.make(minimum)
      let (from, to) = (entries, made.entries)
      var end = 0
      for place in Int(counts.start)..<Int(counts.end) where from[place].count != 0 {
        // SAFETY: the entry is no hole, and the new buffer has room for all.
        if isMoving {
          (to + end).moveInitialize(from: from + place, count: 1)
        } else {
          _ = from[place].key.retain()
          (to + end).initialize(to: from[place])
        }
        made.noteSlot(end)
        end += 1
      }
      made.counts.count = Int32(end)
      made.counts.end = Int32(end)
      if isMoving { (counts.count, counts.start, counts.end) = (0, 0, 0) }
      return made
    }
  }
}
