import CarobRuntime

/// A dictionary that may hold its keys and values weakly, or any pointers. Keys are not copied. [one thread at a time]
final class NSMapTable: Object, PointerTableOwner {
  // No code of a program runs during an access, so exclusivity needs no check: see `PointerTable`.
  @exclusivity(unchecked) var table = PointerTable()
  var keyRules = PointerRules.strongObjects
  var valueRules = PointerRules.strongObjects
  let mutations = MutationCount()

  convenience init(_ keys: PointerRules, _ values: PointerRules) {
    self.init(isa: Self.runtimeClass)
    (keyRules, valueRules) = (keys, values)
  }

  override func releaseContents() { removeAllEntries() }

  /// The keys that are objects.
  var keys: [Object] { liveEntries.compactMap { $0.key.object(keyRules) } }

  /// The values that are objects.
  var values: [Object] { liveEntries.compactMap { $0.value.object(valueRules) } }

  /// Whether the other has equal values for equal keys.
  override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NSMapTable else { return false }
    if other === self { return true }
    let entries = liveEntries
    guard entries.count == other.liveCount else { return false }
    let rules = valueRules
    let areEqual = try? CollectionMutation.holding(other) {
      try entries.allSatisfy { entry in
        guard let value = try other.member(entry.key.address)?.value else { return false }
        return try rules.isEqual(entry.value.address, value.address)
      }
    }
    return areEqual ?? false
  }

  override var hash: Int { liveCount }

  override var objectDescription: String {
    let (entries, keys, values) = (liveEntries, keyRules, valueRules)
    let shown = Nesting.describing(self) {
      entries.map { entry in
        "\(keys.text(of: entry.key.address)) -> \(values.text(of: entry.value.address))"
      }.sorted().joined(separator: ", ")
    }
    return "NSMapTable {\(shown)}"
  }

  /// The entries as a dictionary, whose keys are not copied.
  var dictionary: DictionaryBox {
    var entries = ObjectTable<Object>()
    let (keys, values) = (keyRules, valueRules)
    for (key, value) in liveEntries {
      if let key = key.object(keys), let value = value.object(values) {
        entries[key] = value
      }
    }
    return DictionaryBox(entries: entries)
  }

  /// Makes a table of the receiving class.
  static func make(
    _ cls: ClassObject, _ keys: PointerRules, _ values: PointerRules
  ) throws -> NSMapTable {
    let made = try cls.makeInstance(as: NSMapTable.self)
    (made.keyRules, made.valueRules) = (keys, values)
    return made
  }

  /// States the members of `NSMapTable`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSMapTable.self, "A dictionary that may hold keys and values weakly, or any pointers."
    ) { table in
      defineMaking(table)
      defineReading(table)
      defineChanging(table)
      definePointers(table)
    }
  }
}
