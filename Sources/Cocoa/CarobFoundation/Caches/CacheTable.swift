import CarobRuntime

/// The entries of a cache, in the order in which they were used.
///
/// Code of plugins compares keys, which happens elsewhere; this returns the candidates of a hash.
struct CacheTable: Sendable {
  struct Slot: Sendable {
    let key: CachedObject
    var object: CachedObject
    var cost: Int
    let hash: UInt
    /// Distinguishes the entry from earlier ones in the same place.
    let number: Int
    fileprivate var newer: Int?
    fileprivate var older: Int?
  }

  private var slots: [Slot?] = []
  private var free: [Int] = []
  private var places: [UInt: [Int]] = [:]
  private var newest: Int?
  private var oldest: Int?
  private var numbers = 0

  private(set) var count = 0
  private(set) var totalCost = 0

  /// The entries of a hash, with their places.
  func candidates(_ hash: UInt) -> [(place: Int, slot: Slot)] {
    (places[hash] ?? []).compactMap { place in slots[place].map { (place, $0) } }
  }

  /// The entry at a place, if it still has that number. The place may be gone by now.
  func slot(_ place: Int, _ number: Int) -> Slot? {
    guard slots.indices.contains(place), let slot = slots[place], slot.number == number else {
      return nil
    }
    return slot
  }

  /// Makes an entry the newest.
  mutating func use(_ place: Int) {
    guard newest != place else { return }
    unlink(place)
    link(place)
  }

  /// Adds the newest entry.
  mutating func add(_ key: CachedObject, _ object: CachedObject, hash: UInt, cost: Int) {
    numbers += 1
    let slot = Slot(key: key, object: object, cost: cost, hash: hash, number: numbers)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      slots[place] = slot
    } else {
      place = slots.count
      slots.append(slot)
    }
    places[hash, default: []].append(place)
    link(place)
    count += 1
    totalCost = totalCost.saturatingSum(cost)
  }

  /// Takes an entry out.
  mutating func remove(_ place: Int) -> CachedObject? {
    guard let slot = slots[place] else { return nil }
    unlink(place)
    slots[place] = nil
    free.append(place)
    places[slot.hash]?.removeAll { $0 == place }
    if places[slot.hash]?.isEmpty == true { places[slot.hash] = nil }
    count -= 1
    totalCost = count == 0 ? 0 : max(0, totalCost - slot.cost)
    return slot.object
  }

  /// Removes the entry that was not used for the longest time.
  mutating func removeOldest() -> CachedObject? { oldest.flatMap { remove($0) } }

  /// Removes all entries, the oldest first.
  mutating func removeAll() -> [CachedObject] {
    var all: [CachedObject] = []
    var next = oldest
    while let place = next, let slot = slots[place] {
      all.append(slot.object)
      next = slot.newer
    }
    // Numbers are not reused, since a caller may ask for an entry that is gone.
    let numbers = numbers
    self = CacheTable()
    self.numbers = numbers
    return all
  }

  private mutating func link(_ place: Int) {
    slots[place]?.older = newest
    slots[place]?.newer = nil
    if let newest { slots[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    guard let slot = slots[place] else { return }
    if let newer = slot.newer { slots[newer]?.older = slot.older } else { newest = slot.older }
    if let older = slot.older { slots[older]?.newer = slot.newer } else { oldest = slot.newer }
  }
}

/// An object that threads pass to each other.
struct CachedObject: @unchecked Sendable {
  // SAFETY: any thread may retain and release objects; threads that share one agree on its contents.
  let object: Object

  init(_ object: Object) { self.object = object }
}

extension Int {
  /// The sum; the largest number on overflow.
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
