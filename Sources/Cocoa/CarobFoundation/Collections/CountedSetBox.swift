import CarobRuntime

/// A set that counts how often each member was added. Registered as `NSCountedSet`. [one thread at a time]
public final class CountedSetBox: MutableSetBox {
  /// The number of times that each member was added; 1 for members that are missing here.
  private var counts: [HashedObject: Int] = [:]

  public override class var runtimeName: String { "NSCountedSet" }

  package override func fill(_ objects: [Object]) {
    super.fill(objects)
    var counts: [HashedObject: Int] = [:]
    for object in objects { counts[HashedObject(object: object), default: 0] += 1 }
    self.counts = counts.filter { $0.value > 1 }
  }

  /// The number of times that the object is in the set.
  public func count(of object: Object) -> Int {
    let key = HashedObject(object: object)
    return members.contains(key) ? counts[key] ?? 1 : 0
  }

  public override func insert(_ object: Object) {
    let key = HashedObject(object: object)
    if members.insert(key).inserted {
      counts[key] = nil
    } else {
      counts[key] = (counts[key] ?? 1) + 1
    }
  }

  public override func remove(_ object: Object) {
    let key = HashedObject(object: object)
    switch counts[key] ?? 1 {
    case 1:
      members.remove(key)
      counts[key] = nil
    case 2: counts[key] = nil
    case let count: counts[key] = count - 1
    }
  }

  /// A copy with the same counts.
  private func countedCopy() -> CountedSetBox {
    let copy = CountedSetBox()
    copy.members = members
    copy.counts = counts
    return copy
  }

  /// `{(a [2], b [1])}`, sorted as text.
  public override var objectDescription: String {
    let shown = Nesting.describing(self) {
      objects.map { "\($0) [\(count(of: $0))]" }.sorted().joined(separator: ", ")
    }
    return "{(\(shown))}"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: CountedSetBox.self) { set in
      set.method("copyWithZone:") { (this, _: Pointer) in this.countedCopy() }
      set.method("mutableCopyWithZone:") { (this, _: Pointer) in this.countedCopy() }
      set.method("countForObject:") { (this, object: Object?) in
        UInt(object.map(this.count(of:)) ?? 0)
      }
    }
  }
}
