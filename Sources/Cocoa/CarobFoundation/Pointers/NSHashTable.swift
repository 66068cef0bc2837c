import CarobRuntime

/// A set that may hold its members weakly, or any pointers. [one thread at a time]
final class NSHashTable: Object, PointerTableOwner {
  // No code of a program runs during an access, so exclusivity needs no check: see `PointerTable`.
  @exclusivity(unchecked) var table = PointerTable()
  var keyRules = PointerRules.strongObjects
  /// Values stand for nothing.
  var valueRules: PointerRules { PointerRules(2 | 1 << 8) }
  let mutations = MutationCount()

  convenience init(_ rules: PointerRules) {
    self.init(isa: Self.runtimeClass)
    keyRules = rules
  }

  override func releaseContents() { removeAllEntries() }

  /// The members that are objects.
  var objects: [Object] { liveEntries.compactMap { $0.key.object(keyRules) } }

  /// Whether the other has equal members.
  override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NSHashTable else { return false }
    if other === self { return true }
    return (try? liveCount == other.liveCount && isSubset(of: other)) ?? false
  }

  override var hash: Int { liveCount }

  override var objectDescription: String {
    let (entries, rules) = (liveEntries, keyRules)
    let shown = Nesting.describing(self) {
      entries.map { rules.text(of: $0.key.address) }.sorted().joined(separator: ", ")
    }
    return "NSHashTable {\(shown)}"
  }

  func insert(_ member: UnsafeMutableRawPointer?) throws {
    guard try number(of: member) == nil else { return }
    try insert(nil, forKey: member)
  }

  func contains(_ member: UnsafeMutableRawPointer?) throws -> Bool {
    try self.member(member) != nil
  }

  func isSubset(of other: NSHashTable) throws -> Bool {
    for entry in liveEntries where try !other.contains(entry.key.address) { return false }
    return true
  }

  /// Makes a table of the receiving class.
  static func make(_ cls: ClassObject, _ rules: PointerRules) throws -> NSHashTable {
    let made = try cls.makeInstance(as: NSHashTable.self)
    made.keyRules = rules
    return made
  }

  /// States the members of `NSHashTable`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSHashTable.self, "A set that may hold its members weakly, or any pointers."
    ) { table in
      defineMaking(table)
      defineReading(table)
      defineChanging(table)
      defineAlgebra(table)
      definePointers(table)
    }
  }
}
