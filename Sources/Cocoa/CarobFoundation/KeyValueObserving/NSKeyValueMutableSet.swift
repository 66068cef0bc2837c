import CarobRuntime

/// A mutable set that stands for an object's set of a key: changing it changes the object.
/// `-mutableSetValueForKey:` returns one.
///
/// Its members are read anew with each message. [one thread at a time]
final class NSKeyValueMutableSet: MutableSetBox {
  private var owner: Object?
  private var key = ""

  convenience init(of owner: Object, key: String) throws {
    self.init(isa: Self.runtimeClass)
    self.owner = owner
    self.key = key
    members = try currentMembers()
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSKeyValueMutableSet.self) { set in
      CollectionProxy.addMethods(
        of: [MutableSetBox.runtimeClass, SetBox.runtimeClass], to: set
      ) { (this, body) in try this.changing(body) }
    }
  }

  private func currentMembers() throws -> ObjectSet {
    guard let owner, let value = try owner.value(forKey: key) else { return ObjectSet() }
    if let set = value as? SetBox { return set.members }
    throw MessageError.unexpectedObject(
      "a set", "\(value.runtimeClass.withArticle)",
      position: "the value for key \"\(key)\" of \(owner.runtimeClass.withArticle)")
  }

  /// Runs a method of `NSMutableSet` on a copy of the members, and applies its changes to the set.
  private func changing(_ body: () throws -> Void) throws {
    let old = try currentMembers()
    if members.count != old.count || !members.isSubset(of: old) { members = old }
    try body()
    let (gone, come) = (old.subtracting(members), members.subtracting(old))
    if gone.count > 0, come.count > 0, !KeyNames(key).hasSetAccessors(in: owner?.isa ?? isa) {
      // Only `setSet:` does both.
      return try change(.set, members, to: members)
    }
    if gone.count > 0 { try change(.minus, gone, to: old.subtracting(gone)) }
    if come.count > 0 { try change(.union, come, to: old.subtracting(gone).union(come)) }
  }

  private func change(
    _ mutation: KeyValueSetMutation, _ objects: ObjectSet, to all: ObjectSet
  ) throws {
    guard let owner else { return }
    let names = KeyNames(key)
    let operand = SetBox(objects.keys)
    if names.hasSetAccessors(in: owner.isa) {
      let verb = mutation == .union ? "add" : "remove"
      func method(_ pattern: String) -> Selector? {
        names.selector(verb + pattern).flatMap { owner.isa.responds(to: $0) ? $0 : nil }
      }
      if let many = method("*:"), objects.count > 1 || method("*Object:") == nil {
        try owner.send(many, operand)
      } else if let one = method("*Object:") {
        for object in operand.objects { try owner.send(one, object) }
      }
      return
    }
    let old = try owner.value(forKey: key)
    try KeyValueObserving.changeUnlessManual(key, of: owner, .members(mutation, operand)) {
      () throws(MessageError) in
      let new = MutableSetBox()
      new.members = all
      try KeyValueObserving.set(new, of: owner, key, names) {
        guard let old = old as? MutableSetBox, type(of: old) == MutableSetBox.self else {
          return false
        }
        old.members = all
        return true
      }
    }
  }
}
