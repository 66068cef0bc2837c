import CarobRuntime

/// A collection whose objects are in a table.
protocol ObjectTableOwner: Object {
  associatedtype Held
  /// The table as it is now.
  var table: ObjectTable<Held> { get }
}

extension ObjectTable {
  /// Finds a key in the table of a collection, which may change while the key is compared.
  ///
  /// - Returns: nil if the table has changed meanwhile, or the program has let go of the collection or the key, which are gone
  ///   when this returns. Then an error is left to the calling program, or logged.
  /// - Complexity: O(1) if the hashes differ. Neither retains nor allocates as long as no messages are needed.
  @inline(__always)
  static func find<Owner: ObjectTableOwner>(_ key: Object, in owner: Owner) -> Place?
  where Owner.Held == Value {
    let kind = PlainKey(key)
    if kind != .other {
      let hash = mixed(kind.hash(of: key))
      // Not retained: nothing changes the table here.
      guard let entries = owner.table.unownedEntries else { return Place(hash: hash, index: nil) }
      if let place = entries.plainPlace(of: key, hash, kind) { return place }
    }
    return search(for: key, kind, in: owner)
  }

  @inline(never)
  private static func search<Owner: ObjectTableOwner>(
    for key: Object, _ kind: PlainKey, in owner: Owner
  ) -> Place? where Owner.Held == Value {
    var (heldKey, heldOwner) = (key, owner as Object)
    // The hash first: the table may change meanwhile.
    let hash = mixed(kind.hash(of: key))
    let before = owner.table
    let place = before.place(of: key, hash, kind)
    // A collection in itself has two references here.
    if heldKey === heldOwner { heldKey = NullBox.shared }
    if before.isIdentical(to: owner.table), !CollectionMutation.isLast(&heldKey),
      !CollectionMutation.isLast(&heldOwner)
    {
      return place
    }
    CollectionMutation.raise(by: heldOwner)
    return nil
  }

  /// The place of a key. Sends messages if they are needed.
  func place(of key: Object) -> Place {
    let kind = PlainKey(key)
    return place(of: key, Self.mixed(kind.hash(of: key)), kind)
  }

  /// The place of a key whose hash is known.
  func place(of key: Object, hash: UInt32) -> Place { place(of: key, hash, PlainKey(key)) }

  private func place(of key: Object, _ hash: UInt32, _ kind: PlainKey) -> Place {
    guard let buffer else { return Place(hash: hash, index: nil) }
    let entries = Entries(buffer)
    // Identity first: it asks nobody.
    let index =
      entries.firstIndex(hash) { $0.toOpaque() == Unmanaged.passUnretained(key).toOpaque() }
      ?? entries.firstIndex(hash) { other in
        kind.isEqual(key, other) ?? Equality.isEqualOrLogs(other.takeUnretainedValue(), key)
      }
    withExtendedLifetime(buffer) {}
    return Place(hash: hash, index: index)
  }

  /// The entries without a reference to them; nil when there never were any.
  ///
  /// - Safety: valid as long as something else holds the table, and until it changes.
  var unownedEntries: Entries? { buffer.map(Entries.init) }

  /// The memory of a buffer, for a search or a loop.
  ///
  /// - Safety: valid as long as the buffer, and until it changes.
  struct Entries {
    let counts: Header
    let entries: UnsafeMutablePointer<Entry>

    @inline(__always) init(_ buffer: Buffer) {
      (counts, entries) = buffer.withUnsafeMutablePointers { ($0.pointee, $1) }
    }

    /// Writes the ids of keys, as many as there is room for, and moves the index behind them. Counts no references.
    ///
    /// - Returns: the number of ids.
    @inline(__always)
    func readIDs(
      from index: inout Int, into room: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>
    ) -> Int {
      let end = Int(counts.end)
      var count = 0
      while count < room.count, index < end {
        if entries[index].count != 0 {
          room[count] = entries[index].key._withUnsafeGuaranteedRef { $0.id }
          count &+= 1
        }
        index &+= 1
      }
      return count
    }

    /// The place of a string or a number; nil when it has to be compared by messages.
    @inline(__always)
    func plainPlace(of key: Object, _ hash: UInt32, _ kind: PlainKey) -> Place? {
      var needsMessage = false
      let index = firstIndex(hash) { other in
        if other.toOpaque() == Unmanaged.passUnretained(key).toOpaque() { return true }
        if let isEqual = kind.isEqual(key, other) { return isEqual }
        needsMessage = true
        return true
      }
      return needsMessage ? nil : Place(hash: hash, index: index)
    }

    /// The first entry with a hash whose key meets the condition.
    @inline(__always)
    func firstIndex(_ hash: UInt32, _ isOne: (Unmanaged<Object>) -> Bool) -> Int? {
      if counts.scale == 0 {
        var place = Int(counts.start)
        let end = Int(counts.end)
        while place < end {
          if entries[place].hash == hash, entries[place].count != 0,
            isOne(entries[place].key)
          {
            return place
          }
          place &+= 1
        }
        return nil
      }
      let slots = UnsafeMutableRawPointer(entries + Int(counts.capacity))
        .assumingMemoryBound(to: UInt32.self)
      let mask = 1 &<< Int(counts.scale) &- 1
      var slot = Buffer.home(hash, counts.scale)
      while true {
        let place = Int(slots[slot]) &- 1
        if place < 0 { return nil }
        if entries[place].hash == hash, isOne(entries[place].key) { return place }
        slot = (slot &+ 1) & mask
      }
    }
  }
}
