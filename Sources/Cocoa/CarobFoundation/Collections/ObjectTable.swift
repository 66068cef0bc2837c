import CarobRuntime

/// Objects, each with a value, distinguished by `isEqual:` and `hash`: the contents of dictionaries and sets.
///
/// The order is that in which the keys were inserted; a removal keeps the order of the others. A table is a value:
/// copies share one buffer until one of them changes. The hash of each key is kept.
///
/// Two strings or two numbers of Foundation's own classes are compared without a message. Others get `hash` and
/// `isEqual:`, and may do anything then. So the object that owns a table looks for a key over a copy
/// (`find(_:in:of:)`), and then changes the table where it was found. These changes call nobody: they return what was
/// removed, which the caller releases when they are over. An object whose method raises an error is equal to itself only.
package struct ObjectTable<Value> {
  /// The entries; nil when there never were any.
  private(set) var buffer: Buffer?

  /// An empty table.
  package init() {}

  /// An empty table with room for a number of keys.
  package init(minimumCapacity: Int) {
    if minimumCapacity > 0 { buffer = Buffer.make(minimumCapacity) }
  }

  /// The number of keys.
  @inline(__always) package var count: Int { buffer.map { Int($0.counts.count) } ?? 0 }

  /// Whether both are copies of one table, and neither has changed since.
  func isIdentical(to other: Self) -> Bool { buffer === other.buffer }

  /// The hash of a key, mixed so that its upper bits depend on all.
  @inline(__always) static func mixed(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt(bitPattern: hash) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }

  /// The place of a key, or its absence, with its hash.
  struct Place {
    let hash: UInt32
    /// The index of an equal key; nil when there is none.
    let index: Int?
  }
}

// MARK: Reading

extension ObjectTable: Collection {
  package var startIndex: Int { buffer.map { Int($0.counts.start) } ?? 0 }

  package var endIndex: Int { buffer.map { Int($0.counts.end) } ?? 0 }

  package func index(after index: Int) -> Int {
    guard let buffer else { return index }
    var next = index + 1
    while next < buffer.counts.end, buffer.entries[next].count == 0 { next += 1 }
    return next
  }

  package subscript(index: Int) -> (key: Object, value: Value) {
    (key(at: index), value(at: index))
  }

  /// The buffer of a table with entries.
  private var used: Buffer {
    guard let buffer else { preconditionFailure("an empty table has no entry") }
    return buffer
  }

  /// The key at an index.
  func key(at index: Int) -> Object { used.entries[index].key.takeUnretainedValue() }

  /// The index of a key, which gets no message.
  ///
  /// - Complexity: O(n).
  func index(identicalTo key: Object) -> Int? { indices.first { self.key(at: $0) === key } }

  /// The value at an index.
  func value(at index: Int) -> Value { used.entries[index].value }

  /// The kept hash of the key at an index.
  func hash(at index: Int) -> UInt32 { used.entries[index].hash }

  /// The number of times that the key at an index was inserted.
  func multiplicity(at index: Int) -> Int { Int(used.entries[index].count) }

  /// The keys, in their order.
  package var keys: [Object] { list { key(at: $0) } }

  /// The values, in the order of the keys.
  package var values: [Value] { list { value(at: $0) } }

  @inline(__always) private func list<Element>(_ element: (Int) -> Element) -> [Element] {
    // Swift writes the count into the storage, which all empty arrays share.
    if isEmpty { return [] }
    return Array(unsafeUninitializedCapacity: count) { room, filled in
      var index = startIndex
      while index < endIndex {
        // SAFETY: there is room for as many elements as there are entries.
        room.initializeElement(at: filled, to: element(index))
        filled += 1
        index = self.index(after: index)
      }
    }
  }

  /// Whether there is an equal key.
  package func contains(_ key: Object) -> Bool { place(of: key).index != nil }
}

// MARK: Changing

extension ObjectTable {
  /// Makes the buffer this table's own, with its holes, so that indices stay valid.
  private mutating func makeUnique() -> Buffer {
    if !isKnownUniquelyReferenced(&buffer) { buffer = used.clone() }
    return used
  }

  /// Makes the buffer this table's own, with room behind the last entry.
  private mutating func makeRoom(_ additional: Int) -> Buffer {
    let isUnique = isKnownUniquelyReferenced(&buffer)
    guard let old = buffer else {
      let made = Buffer.make(additional)
      buffer = made
      return made
    }
    let (count, end) = (Int(old.counts.count), Int(old.counts.end))
    let capacity = Int(old.counts.capacity)
    let made: Buffer
    if end + additional <= capacity {
      if isUnique { return old }
      made = old.clone()
    } else {
      // If a quarter are holes, it is nearly enough to close them.
      let hasHoles = (end - count) * 4 >= capacity
      let wanted = hasHoles ? count + count / 2 : count * 2
      made = old.copied(Swift.max(count + additional, wanted), isMoving: isUnique)
    }
    buffer = made
    return made
  }

  /// Makes room for keys that will be inserted.
  package mutating func reserveCapacity(_ minimum: Int) {
    if minimum > count { _ = makeRoom(minimum - count) }
  }

  /// Inserts a key behind the others. Calls nobody.
  ///
  /// - Precondition: there is no equal key, and the hash is that of its `Place`.
  /// - Complexity: O(1) on average.
  mutating func append(_ key: Object, _ value: Value, hash: UInt32) {
    let buffer = makeRoom(1)
    let place = Int(buffer.counts.end)
    // SAFETY: there is room for one more. The entry owns the reference.
    (buffer.entries + place).initialize(
      to: Entry(hash: hash, count: 1, key: .passRetained(key), value: value))
    buffer.counts.end += 1
    buffer.counts.count += 1
    buffer.noteSlot(place)
  }

  /// Replaces the value at an index, and returns the old one. Calls nobody.
  mutating func replaceValue(at index: Int, with value: Value) -> Value {
    let entries = makeUnique().entries
    let old = entries[index].value
    entries[index].value = value
    return old
  }

  /// Changes the number of times that a key counts as inserted. Calls nobody.
  mutating func setMultiplicity(_ count: Int, at index: Int) {
    makeUnique().entries[index].count = UInt32(clamping: count)
  }

  /// Removes and returns an entry. Calls nobody, as long as the caller keeps what it gets.
  ///
  /// - Complexity: O(1) on average.
  mutating func remove(at index: Int) -> (key: Object, value: Value) {
    let buffer = makeUnique()
    buffer.clearSlot(index)
    // SAFETY: the index is that of an entry, whose reference is the caller's now.
    let entry = (buffer.entries + index).move()
    buffer.leaveHole(index)
    let header = buffer.counts
    if header.end - header.start > 32, header.count * 4 < header.end - header.start {
      self.buffer = buffer.copied(Int(header.count) * 2, isMoving: true)
    }
    return (entry.key.takeRetainedValue(), entry.value)
  }
}
