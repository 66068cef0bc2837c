import CarobRuntime

/// A class whose instances have a table of pointers.
protocol PointerTableOwner: Object {
  var table: PointerTable { get set }
  var keyRules: PointerRules { get }
  var valueRules: PointerRules { get }
  var mutations: MutationCount { get }
}

/// What hashes, compares, copies and drops pointers calls the program, which may let go of the collection meanwhile. The
/// methods that throw raise an exception then. The others do not use the collection after that.
extension PointerTableOwner {
  /// Finds an entry. Calls no program while the table is accessed.
  func number(of key: UnsafeMutableRawPointer?) throws -> Int? {
    let (table, rules) = (table, keyRules)
    return try CollectionMutation.holding(self) {
      try table.find(key, try rules.hash(of: key), rules)
    }
  }

  /// The entry with an equal key, if its objects are there.
  func member(
    _ key: UnsafeMutableRawPointer?
  ) throws -> (key: LoadedPointer, value: LoadedPointer)? {
    guard let number = try number(of: key), let entry = table[number],
      let key = entry.key.loaded, let value = entry.value.loaded
    else { return nil }
    return (key, value)
  }

  /// Sets the value of a key; the key of an entry stays.
  func insert(_ value: UnsafeMutableRawPointer?, forKey key: UnsafeMutableRawPointer?) throws {
    try CollectionMutation.holding(self) {
      let hash = try keyRules.hash(of: key)
      let (before, rules) = (table, keyRules)
      let found = try before.find(key, hash, rules)
      let held = try valueRules.hold(value)
      if let found, let old = table.replace(found, value: held) {
        valueRules.drop(old.value)
        return withExtendedLifetime(old) {}
      }
      drop(takeDead(mustFind: false))
      let kept = try keyRules.hold(key)
      table.append(PointerTable.Entry(key: kept, value: held, hash: hash))
      mutations.note()
    }
  }

  /// Removes the entry with an equal key.
  func removeEntry(of key: UnsafeMutableRawPointer?) throws {
    guard let number = try number(of: key) else { return }
    remove(number)
  }

  private func remove(_ number: Int) {
    guard let old = table.remove(number) else { return }
    mutations.note()
    drop([old])
  }

  /// Removes all entries.
  func removeAllEntries() {
    let old = table
    table = PointerTable()
    mutations.note()
    drop(old.all)
  }

  /// Removes entries whose objects are gone, and returns them.
  private func takeDead(mustFind: Bool) -> [PointerTable.Entry] {
    guard keyRules.isWeak || valueRules.isWeak else { return [] }
    return table.dead(mustFind: mustFind).compactMap { table.remove($0) }
  }

  /// Lets go of entries that were removed.
  private func drop(_ entries: [PointerTable.Entry]) {
    let (keys, values) = (keyRules, valueRules)
    for entry in entries {
      keys.drop(entry.key)
      values.drop(entry.value)
    }
  }

  /// The number of entries whose objects are there.
  var liveCount: Int {
    let dead = takeDead(mustFind: true)
    let count = table.count
    drop(dead)
    return count
  }

  /// The entries whose objects are there.
  var liveEntries: [(key: LoadedPointer, value: LoadedPointer)] {
    table.all.compactMap { entry in
      guard let key = entry.key.loaded, let value = entry.value.loaded else { return nil }
      return (key, value)
    }
  }

  /// Gives a loop the next keys.
  func next(in enumeration: FastEnumeration) -> UInt {
    enumeration.next(mutations: mutations.address) { place in
      while let (number, entry) = table.entry(after: Int(clamping: place)) {
        place = UInt(number)
        guard let key = entry.key.loaded, entry.value.loaded != nil else { continue }
        return .some(keyRules.isWeak ? key.lent() : key.address)
      }
      return nil
    }
  }
}

extension LoadedPointer {
  /// The object, if the pointers of the collection are objects.
  func object(_ rules: PointerRules) -> Object? {
    if let owner { return owner }
    return rules.areObjects ? address.flatMap { try? Object.argument($0) } : nil
  }
}
