import CarobRuntime

/// Entries by pointers, in the order in which they were added, for `NSMapTable` and `NSHashTable`.
///
/// Finding calls programs, and changing does not: a change takes the number of an entry that was found, and returns what it
/// removed, to be let go of when the access is over.
struct PointerTable {
  struct Entry {
    let key: HeldPointer
    let value: HeldPointer
    let hash: UInt
  }

  private var entries: [Int: Entry] = [:]
  private var numbers: [UInt: [Int]] = [:]
  /// The numbers in their order, also of entries that are gone.
  private var order: [Int] = []
  private var last = 0
  /// The number of entries at which those of objects that are gone are looked for.
  private var limit = 16

  /// The number of entries, also of those whose objects are gone.
  var count: Int { entries.count }

  /// The entry of a number; nil when it is gone.
  subscript(number: Int) -> Entry? { entries[number] }

  /// The number of the entry with an equal key.
  ///
  /// - Throws: the error of `isEqual:`.
  func find(
    _ key: UnsafeMutableRawPointer?, _ hash: UInt, _ rules: PointerRules
  ) throws -> Int? {
    for number in numbers[hash] ?? [] {
      guard let entry = entries[number], let other = entry.key.loaded else { continue }
      if try withExtendedLifetime(other.owner, { try rules.isEqual(other.address, key) }) {
        return number
      }
    }
    return nil
  }

  /// Adds an entry at the end.
  mutating func append(_ entry: Entry) {
    last += 1
    entries[last] = entry
    numbers[entry.hash, default: []].append(last)
    order.append(last)
  }

  /// Gives an entry another value, and returns the entry before.
  mutating func replace(_ number: Int, value: HeldPointer) -> Entry? {
    guard let old = entries[number] else { return nil }
    entries[number] = Entry(key: old.key, value: value, hash: old.hash)
    return old
  }

  /// Removes an entry, and returns it.
  mutating func remove(_ number: Int) -> Entry? {
    guard let old = entries.removeValue(forKey: number) else { return nil }
    numbers[old.hash]?.removeAll { $0 == number }
    if numbers[old.hash]?.isEmpty == true { numbers[old.hash] = nil }
    if order.count > 32, entries.count < order.count / 2 {
      order.removeAll { entries[$0] == nil }
    }
    return old
  }

  /// The numbers of entries whose objects are gone. Only looks for them now and then, unless they must be found.
  mutating func dead(mustFind: Bool) -> [Int] {
    guard mustFind || entries.count >= limit else { return [] }
    defer { limit = max(16, entries.count * 2) }
    return order.filter { number in
      guard let entry = entries[number] else { return false }
      return entry.key.loaded == nil || entry.value.loaded == nil
    }
  }

  /// The first entry behind a number, with its own number.
  func entry(after number: Int) -> (number: Int, entry: Entry)? {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle] <= number { low = middle + 1 } else { high = middle }
    }
    for next in order[low...] {
      if let entry = entries[next] { return (next, entry) }
    }
    return nil
  }

  /// All entries, in their order.
  var all: [Entry] { order.compactMap { entries[$0] } }
}
